import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../draw/Icon";
import { t } from "../text/language";

interface Props {
  label: string;
  class?: string;
  close(): void;
  children: ComponentChildren;
}

/** The browser's own modal dialog: it keeps the focus, gives it back, and Esc closes it. */
export function Modal({ label, class: extra = "", close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The finger whose long press opened the dialog is lifted over it, which the browser calls a click.
  const pressed = useRef(false);
  const outside = (event: UIEvent) => event.target === dialog.current;
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={`modal ${extra}`}
      aria-label={label}
      onClose={close}
      onPointerDown={(event) => (pressed.current = outside(event))}
      onClick={(event) => pressed.current && outside(event) && close()}
    >
      {children}
      <button type="button" class="modal-close" aria-label={t("ui-close")} onClick={close}>
        <Sign name="close" />
      </button>
    </dialog>
  );
}
