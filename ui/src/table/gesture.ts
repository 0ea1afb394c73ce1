import { useRef } from "preact/hooks";
import { makeGhost } from "./ghost";

const DRAG = 8;
const HOLD = 500;

interface Gestures {
  click(): void;
  /** Long press, or right click. */
  hold?: () => void;
  /** Let go over something else after a drag; where it may be dropped is the caller's affair. */
  drop?: (x: number, y: number) => void;
}

/**
 * The one recogniser: a press becomes a click, a hold or a drag, never two of them.
 * The browser's own click comes last and is dropped if the press was something else; a click from the keyboard has no press.
 */
export function useGesture({ click, hold, drop }: Gestures) {
  const press = useRef<{ x: number; y: number; timer: number; ghost: HTMLElement | null } | null>(null);
  const spent = useRef(false);

  const end = (element: HTMLElement) => {
    clearTimeout(press.current?.timer);
    press.current?.ghost?.remove();
    press.current = null;
    element.classList.remove("dragged");
  };

  return {
    onPointerDown(event: PointerEvent) {
      spent.current = false;
      if (event.button !== 0) return;
      const timer = window.setTimeout(() => {
        if (!press.current || press.current.ghost || !hold) return;
        spent.current = true;
        hold();
      }, HOLD);
      press.current = { x: event.clientX, y: event.clientY, timer, ghost: null };
    },
    onPointerMove(event: PointerEvent) {
      const start = press.current;
      if (!start || (spent.current && !start.ghost)) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!start.ghost) {
        if (Math.hypot(x, y) < DRAG) return;
        clearTimeout(start.timer);
        if (!drop) return;
        const element = event.currentTarget as HTMLElement;
        spent.current = true;
        start.ghost = makeGhost(element);
        element.classList.add("dragged");
        element.setPointerCapture(event.pointerId);
      }
      start.ghost.style.translate = `${x}px ${y}px`;
    },
    onPointerUp(event: PointerEvent) {
      const dragged = press.current?.ghost;
      end(event.currentTarget as HTMLElement);
      if (dragged) drop?.(event.clientX, event.clientY);
    },
    onPointerCancel(event: PointerEvent) {
      spent.current = true;
      end(event.currentTarget as HTMLElement);
    },
    onClick(event: MouseEvent) {
      const byPointer = event.detail > 0;
      if (!byPointer || !spent.current) click();
      spent.current = false;
    },
    onContextMenu(event: MouseEvent) {
      if (!hold) return;
      event.preventDefault();
      // A long press has been told already when the browser calls it a right click.
      if (!spent.current) hold();
      spent.current = true;
      end(event.currentTarget as HTMLElement);
    },
  };
}
