import { find, t } from "../text/language";
import { say, table } from "../table/store";
import type { Card, Pip } from "../wire";
import { Crest, Icon } from "./Icon";

/** The game's own name for something that the look knows by a general one: a family, a mark, an icon. */
const named = (what: string, id: string) => find(`${table.value?.game}-${what}-${id}`);

/** Marks that change the frame, and those that only the opened card tells; all others are emblems. */
const FRAMES = new Set(["inverted"]);
const QUIET = new Set(["reconstruction"]);
const told = (card: Card) => (card.marks ?? []).filter((mark) => !FRAMES.has(mark));
const emblems = (card: Card) => told(card).filter((mark) => !QUIET.has(mark));

/** A card in words: its name, family, type and numbers; then what else is to be said of it here. */
export function cardLabel(card: Card, more: string[] = []): string {
  const numeral = card.numeral && named("pip", "numeral");
  const pips = (card.pips ?? []).map((pip) => `${named("pip", pip.icon) ?? pip.icon} ${pip.value}`);
  const marks = told(card).map((mark) => named("mark", mark) ?? mark);
  const face = [t(card.key), named("family", card.family), card.type && say(card.type), numeral && `${numeral} ${card.numeral}`, ...pips, ...marks];
  return [face.filter(Boolean).join(", "), ...more].join("; ");
}

const frame = (card: Card) => (card.marks?.includes("inverted") ? " inverted" : "");

function Shield({ numeral }: { numeral: string }) {
  return (
    <span class="shield">
      <svg viewBox="0 0 42 46" aria-hidden="true">
        <use href="#shield" />
      </svg>
      <span class="numeral">{numeral}</span>
    </span>
  );
}

function Picture({ card }: { card: Card }) {
  return (
    <span class="picture hatch">
      {card.pattern && (
        <svg class="pattern" aria-hidden="true">
          <use href={`#pattern-${card.pattern}`} />
        </svg>
      )}
      <Icon name={card.icon} class="art" />
    </span>
  );
}

const Pips = ({ pips }: { pips: Pip[] }) => (
  <span class="pips">
    {pips.map((pip) => (
      <span key={pip.icon} class="pip">
        <Icon name={pip.icon} />
        {pip.value}
      </span>
    ))}
  </span>
);

const Emblems = ({ card }: { card: Card }) => emblems(card).map((mark) => <Icon key={mark} name={mark} class="emblem" />);

/** More letters than two lines hold at the usual size, or a word that one doesn't. */
const LONG = /.{25}|\S{16}/;
const Name = ({ name }: { name: string }) => <span class={`name${LONG.test(name) ? " long" : ""}`}>{name}</span>;

/** The card as it lies on the table or in the hand; what it is called, its holder says. */
export function CardFace({ card }: { card: Card }) {
  return (
    <span class={`card family-${card.family}${frame(card)}`} aria-hidden="true">
      <Picture card={card} />
      <Name name={t(card.key)} />
      <span class="band hatch">
        <Crest family={card.family} />
        <Emblems card={card} />
        <Pips pips={card.pips ?? []} />
      </span>
      {card.numeral && <Shield numeral={card.numeral} />}
    </span>
  );
}

export function CardBack() {
  return (
    <span class="card back" aria-hidden="true">
      <svg class="pattern">
        <use href="#pattern-back" />
      </svg>
      <span class="seal">
        <Icon name="laurel" />
      </span>
    </span>
  );
}

export function FullCard({ card }: { card: Card }) {
  const family = named("family", card.family);
  return (
    <article class={`full-card family-${card.family}${frame(card)}`} aria-label={cardLabel(card)}>
      <span class="edge hatch" />
      <header>
        {card.numeral && <Shield numeral={card.numeral} />}
        <h2>{t(card.key)}</h2>
      </header>
      <Picture card={card} />
      <Pips pips={card.pips ?? []} />
      <p class="type-row">
        <b>{card.type && say(card.type)}</b>
        {family && <i>{family}</i>}
        <Emblems card={card} />
        <Crest family={card.family} />
      </p>
      <div class="text-box">
        {told(card).map((mark) => (
          <p key={mark}>
            <span class="chip">{named("mark", mark) ?? mark}</span> {find(`${table.value?.game}-mark-${mark}.text`)}
          </p>
        ))}
        {(card.terms ?? []).map((term, place) => (
          <p key={place}>{say(term)}</p>
        ))}
        {card.text && <p>{say(card.text)}</p>}
        {card.flavour && <p class="flavour">{say(card.flavour)}</p>}
      </div>
    </article>
  );
}
