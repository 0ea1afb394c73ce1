"""Who listens and who uses the keyboard: what is said when, where the focus goes, what keys do."""

from tests.browser.playing import until
from tests.browser.staging import SETTLED, first, in_hand

# Each text that appears in a region that a screen reader watches, with how it is said.
LISTEN = """() => {
  window.spoken = [];
  const live = "[aria-live], [role=log], [role=status], [role=alert]";
  const polite = { assertive: "assertive", alert: "assertive" };
  window.listener?.disconnect();
  window.listener = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "childList" ? addedNodes : [target]) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        const how = region?.getAttribute("aria-live") ?? region?.getAttribute("role");
        if (region && node.textContent) spoken.push([polite[how] ?? "polite", node.textContent]);
      }
    }
  });
  listener.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
FOCUS = "document.activeElement.outerHTML.slice(0, 90)"
LEGAL = """document.activeElement.closest('.legal') !== null
  || document.activeElement.querySelector('.legal') !== null
  || document.activeElement.closest('.bar') !== null"""


def listen(stage):
    stage.page.wait_for_timeout(SETTLED)  # what has been said before is not listened to
    stage.page.evaluate(LISTEN)


def spoken(stage):
    until(stage, lambda: stage.page.evaluate("spoken.length"))
    stage.page.wait_for_timeout(SETTLED // 2)
    said = stage.page.evaluate("spoken")
    stage.page.evaluate("spoken = []")
    return said


def test_news_are_spoken_in_one_piece_and_a_turn_at_once_however_often(stage):
    page, moment = stage.page, stage.show(first(stage.game, in_hand))
    assert page.locator("[role=log]").count() == 1
    assert page.locator("[aria-live=assertive]").count() == 1
    log, seq = moment["log"][-3:], moment["log"][-1]["seq"]
    stage.tell(t="ev", seq=moment["seq"] + 1, ask=None)
    listen(stage)
    for number, line in enumerate(log, 1):
        stage.tell(t="ev", seq=moment["seq"] + 1, events=[line | {"seq": seq + number}])
    lines = page.locator(".story-list li").filter(has_not=page.locator(".said"))
    told = spoken(stage)
    news = [line.rpartition("\u00a0")[0] for line in lines.all_text_contents()[-3:]]
    assert told == [["polite", " ".join(news)]]
    for again in (4, 5):
        stage.tell(t="ev", seq=moment["seq"] + 1, events=[log[-1] | {"seq": seq + again}])
        assert spoken(stage) == [["polite", news[-1]]]
    for _ in range(2):
        stage.tell(t="ev", seq=moment["seq"] + 2, ask=moment["ask"])
        ((how, words),) = spoken(stage)
        assert how == "assertive"
        assert words == f"Your turn {page.locator('.prompt').inner_text()}"


def test_the_focus_goes_to_the_question_only_where_it_would_be_lost(stage):
    page, moment = stage.page, stage.show(first(stage.game, in_hand))
    asked = {"t": "ev", "seq": moment["seq"] + 1, "ask": moment["ask"]}
    page.keyboard.press("Tab")
    for place in (".tools .tool:last-of-type", ".story-list :is(a, button)[tabindex='0']"):
        page.locator(place).last.focus()
        before = page.evaluate(FOCUS)
        listen(stage)
        stage.tell(**asked)
        assert [how for how, _ in spoken(stage)] == ["assertive"]
        assert page.evaluate(FOCUS) == before
    (hand,) = (zone for zone in moment["scene"]["zones"] if zone["kind"] == "hand")
    card = page.locator(".hand [data-item]").first
    card.focus()
    rest = [item for item in hand["items"] if item["id"] != card.get_attribute("data-item")]
    stage.tell(t="ev", seq=moment["seq"] + 1, ask=None, zones={"hand": hand | {"items": rest}})
    stage.tell(**asked)
    page.wait_for_timeout(SETTLED)
    assert page.evaluate(LEGAL)
    page.mouse.click(2, 2)
    page.evaluate("document.activeElement.blur()")
    stage.tell(**asked)
    page.wait_for_timeout(SETTLED)
    assert page.evaluate("document.activeElement === document.body")


def test_each_key_does_what_the_help_says_it_does(stage):
    page = stage.page
    stage.show(first(stage.game, in_hand), undo=True)
    page.route("**/hint", lambda route: route.fulfill(json=[]))
    press = page.keyboard.press
    page.locator(".hand [tabindex='0']").focus()
    for key, shown in (("i", ".modal-card"), ("?", ".modal-help")):
        press(key)
        page.locator(shown).wait_for()
        press("Escape")
        page.locator(shown).wait_for(state="detached")
    press("l")
    assert page.evaluate("document.activeElement.closest('.story') !== null")
    with page.expect_popup() as opened:
        press("r")
    assert f"/rules/{stage.game}#" in opened.value.url
    opened.value.close()
    with page.expect_response("**/hint"):
        press("h")
    press("u")
    until(stage, lambda: stage.sent)
    (sent,) = stage.sent
    assert sent["t"] == "undo"
    stage.tell(t="ack", cid=sent["cid"], seq=0)
