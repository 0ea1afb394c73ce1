import "./css/pages.css";
