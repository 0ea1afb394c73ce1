import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { again, goOn } from "../chrome/onward";
import { CardFace } from "../draw/Card";
import { Icon } from "../draw/Icon";
import { coaching, over } from "../replay/lesson";
import { ask, begun, give, kept, note, personName, picked, ready, reason, say, split, table, tell, undo, unpick } from "../table/store";
import { cardByKey } from "../table/cards";
import { Line, RuleLink } from "../text/Line";
import { t } from "../text/language";
import type { Answer, Ask, Card, Text } from "../wire";
import { hinted, HintButton } from "./Hint";
import { byButton, byTarget, said } from "./choice";
import { Countdown } from "./Countdown";
import { Orders } from "./Orders";
import { rest, splitAnswer } from "./split";
import { Splitter } from "./Splitter";

/** At a table with clocks their place is kept while none runs, so that the table stays where it is. */
const timed = signal(false);
ask.subscribe((asked) => {
  if (asked?.deadline != null) timed.value = true;
});

/** The one place where the table asks and is answered; it keeps its place and size when nothing is asked. */
export function Bar() {
  const asked = ask.value;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    reveal();
    greet(bar.current!);
  }, [asked?.id]);
  return (
    <section ref={bar} class={`bar${asked ? " asked" : ""}`} aria-label={t("ui-bar")}>
      {asked ? <Question asked={asked} /> : table.value!.resting && !table.value!.over ? <Resting /> : <Rest />}
      {timed.value && asked?.deadline == null && (
        <div class="countdown" aria-hidden="true">
          {"\u00a0"}
        </div>
      )}
    </section>
  );
}

/** What can be picked comes into view, if nothing that can be is in view already. */
function reveal(): void {
  if (!document.querySelector(".hand .legal, .players .legal")) document.querySelector(".felt .legal")?.scrollIntoView({ block: "nearest" });
}

/** The keyboard's user whose focus went with the played card is taken to what can be answered; nobody else is moved. */
function greet(bar: HTMLElement): void {
  if (document.activeElement !== document.body || !document.documentElement.classList.contains("by-keyboard")) return;
  const first = document.querySelector<HTMLElement>(".legal[data-rove], .legal [data-rove]") ?? bar.querySelector("button");
  first?.focus();
}

function Words({ prompt, why, rule }: { prompt: Text; why?: Text | null; rule?: string | null }) {
  return (
    <div class="bar-words">
      <p class="prompt">
        <Line text={prompt} />
      </p>
      {coaching.value && (
        <p class="note" role="status">
          <Line text={coaching.value} /> <RuleLink rule={rule} />
        </p>
      )}
      {reason.value ? (
        <p class="refusal" role="alert">
          <Line text={reason.value} /> <RuleLink rule={reason.value.rule} />
        </p>
      ) : note.value ? (
        <p class="why" role="status">
          <Line text={note.value} />
        </p>
      ) : (
        !coaching.value &&
        (hinted() ??
        ((why || rule) && (
          <p class="why">
            {why && <Line text={why} />} <RuleLink rule={rule ?? why?.rule} /> <HintButton />
          </p>
        )))
      )}
    </div>
  );
}

const Resting = () => (
  <>
    <Words prompt={{ key: "ui-resting" }} why={{ key: "ui-resting-why" }} />
    {table.value!.seat !== null && (
      <div class="answers">
        <button type="button" class="button button-main" onClick={() => tell({ t: "rest", rest: false })}>
          {t("ui-rest-on")}
        </button>
      </div>
    )}
  </>
);

function Rest() {
  const state = table.value!;
  if (state.over)
    return (
      <>
        <Icon name="laurel" class="laurels" />
        <Words prompt={state.over.text} />
        <div class="answers">
          {state.seat !== null && (
            <a class="button" href={`/t/${state.table}/story`}>
              {t("ui-story-card")}
            </a>
          )}
          <a class="button" href={`/t/${state.table}/${state.seat === null ? "watch/" : ""}replay`}>
            {t("ui-replay")}
          </a>
          <a class={`button${state.seat === null ? " button-main" : ""}`} href="/">
            {t("ui-home")}
          </a>
          {state.seat !== null && (
            <button type="button" class="button button-main" onClick={() => (state.next ? goOn() : void again())}>
              {t(state.next ? "ui-go-on" : "ui-again")}
            </button>
          )}
        </div>
      </>
    );
  if (over.value)
    return (
      <>
        <Words prompt={{ key: "ui-lesson-over" }} />
        <div class="answers">
          <a class="button button-main" href="/">
            {t("ui-lesson-play")}
          </a>
        </div>
      </>
    );
  if (state.thinking !== null)
    return (
      <>
        <Words prompt={{ key: "ui-window-open" }} why={{ key: "ui-thinking", args: { count: state.thinking } }} />
        <Orders />
      </>
    );
  const others = state.waiting.filter((seat) => seat !== state.seat);
  const prompt = { key: others.length ? "ui-waiting-for" : "ui-wait", args: { names: others.map(personName).join(", "), count: others.length } };
  return (
    <>
      <Words prompt={prompt} why={state.seat === null ? { key: "ui-watching" } : null} />
      <Orders />
    </>
  );
}

/** The card that everyone may answer, as the question names it. */
function answered(asked: Ask): Card | null {
  const named = Object.values(asked.prompt.args ?? {}).find((arg) => String(arg).startsWith("card:"));
  return named && table.value!.thinking !== null ? cardByKey(String(named).slice("card:".length)) : null;
}

function Question({ asked }: { asked: Ask }) {
  const splits = asked.kind === "allocate" || asked.kind === "amount";
  const picks = byTarget(asked).length > 0;
  const card = answered(asked);
  const cancels = splits || picks;
  // Where it moves no other button.
  const oops = kept.value && (
    <button type="button" class="button cancel oops" onClick={undo}>
      {t("ui-oops")}
    </button>
  );
  return (
    <>
      {card && (
        <span class="bar-card">
          <CardFace card={card} />
        </span>
      )}
      <Words prompt={asked.prompt} why={kept.value ? { key: "ui-kept" } : (asked.why ?? card?.text ?? null)} rule={asked.rule} />
      {asked.deadline !== null && <Countdown key={`${asked.id} ${asked.deadline}`} deadline={asked.deadline} />}
      <Orders />
      {splits && <Splitter asked={asked} />}
      <div class="answers">
        {!cancels && oops}
        {splits && <Confirm answers={splitAnswer(asked, split.value)} missing={t("ui-rest", { count: rest(asked, split.value) })} />}
        {picks && <Confirm answers={said(asked, picked.value)} missing={t("ui-pick-first")} />}
        {byButton(asked).map((answer) => (
          <AnswerButton key={answer.a} answer={answer} />
        ))}
        {cancels &&
          (oops || (
            <button type="button" class="button cancel" aria-disabled={!begun.value} onClick={unpick}>
              {t("ui-cancel")}
            </button>
          ))}
      </div>
    </>
  );
}

/** The main button stays where it is, with or without something to confirm. */
function Confirm({ answers, missing }: { answers: Answer[]; missing: string }) {
  if (answers.length) return answers.map((answer) => <AnswerButton key={answer.a} answer={answer} main={answers.length === 1} confirms />);
  return (
    <button type="button" class="button button-main" aria-disabled="true">
      {missing}
    </button>
  );
}

function AnswerButton({ answer, main = answer.style === "main", confirms }: { answer: Answer; main?: boolean; confirms?: boolean }) {
  const style = main ? " button-main" : answer.style === "danger" ? " button-danger" : "";
  return (
    <button
      type="button"
      class={`button${style}`}
      data-confirms={confirms}
      data-pass={answer.style === "pass" || undefined}
      aria-disabled={!ready.value}
      onClick={() => give(answer)}
    >
      {say(answer.text)}
      {answer.style === "pass" && <kbd aria-hidden="true">{t("ui-key-space")}</kbd>}
    </button>
  );
}
