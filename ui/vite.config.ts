import { createReadStream, existsSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** In development the texts come from where the server keeps them; a made-up game's lie beside the mock frames. */
function locales(): Plugin {
  const folders = ["dev/locales", "../src/tertulia/locales"];
  return {
    name: "locales",
    configureServer(server) {
      server.middlewares.use("/locales", (request, response, next) => {
        const path = (request.url ?? "").split("?")[0]!;
        const file = folders.map((folder) => `${import.meta.dirname}/${folder}${path}`).find(existsSync);
        if (!file || path.includes("..")) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        createReadStream(file).pipe(response);
      });
    },
  };
}

export default defineConfig({
  base: "/static/dist/",
  plugins: [locales()],
  build: {
    outDir: "../src/tertulia/web/static/dist",
    emptyOutDir: true,
    manifest: true,
    // The page's content policy lets nothing be loaded from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { table: "src/main.tsx", pages: "src/pages.ts" } },
  },
});
