/** A copy of a card that may be anywhere on the page, where no zone clips it. */
export function makeGhost(element: HTMLElement): HTMLElement {
  const { x, y, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-item", "data-rove", "tabindex"]) ghost.removeAttribute(name);
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty("--card-w", getComputedStyle(element).getPropertyValue("--card-w"));
  document.body.append(ghost);
  return ghost;
}
