import { patterns } from "./patterns";

/** Shapes that every card uses, once in the page. */
export function Defs() {
  return (
    <svg class="defs" aria-hidden="true" width="0" height="0">
      {patterns().map(({ id, box, stroke, fill }) => (
        <symbol key={id} id={`pattern-${id}`} viewBox={box} preserveAspectRatio="xMidYMid slice">
          {fill && <path class="pattern-fill" d={fill} />}
          {stroke && <path class="pattern-line" d={stroke} />}
        </symbol>
      ))}
      <symbol id="shield" viewBox="0 0 42 46">
        <path class="shield-rim" d="M21 1.5C30 1.5 38 1.5 39.5 3S41 13 40.5 22c-.6 12-9 18.5-19.5 22.5C10.5 40.5 2.1 34 1.5 22 1 13 1 4.5 2.5 3S12 1.5 21 1.5Z" />
        <path class="shield-face" d="M21 5C29 5 34.5 5 35.7 6.2S37.2 14 36.7 21.5c-.5 9.5-7 15-15.7 18.6C12.3 36.5 5.8 31 5.3 21.5 4.8 14 5.1 7.4 6.3 6.2S13 5 21 5Z" />
      </symbol>
    </svg>
  );
}
