"""Watches that nothing moves under a finger: between two presses of one decision everything keeps its place.

Looked at is what one sees at the moment of a press: the board, the question, the button bar, and every button that is
offered at both presses. The red button is always the same one, whatever it does; a row answers the question above it,
and to another question it is another answer. What was scrolled is counted back, a picked card is meant to be lifted,
and where a view, a sheet, a menu or a set of cards was opened in between nothing is compared. A decision ends when a
command is sent, or when the position changes.
"""

from playwright.sync_api import BrowserContext, Page

WATCH = """(() => {
    const NEAR = 2; // pixels that nobody notices
    const PARTS = { board: '.board', question: '.prompt', bar: '.actions' };
    const TARGETS = '.table :is(button, [data-target]):not([aria-disabled=true])';
    const PANES = '.actions > .set, [data-view][aria-pressed=true], .side.open, .veil, dialog[open], details[open],'
        + '.playback';
    const NEWS = /"type": ?"(position|changes)"/;
    window.moved = [];
    window.compared = 0;
    let decisions = 0;
    let before = null;

    const heard = new WeakSet();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        if (String(message).includes('"do":')) decisions += 1;
        if (!heard.has(this)) this.addEventListener('message', ({ data }) => NEWS.test(data) && (decisions += 1));
        heard.add(this);
        return send.call(this, message);
    };

    function placeOf(one) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const lifted = one instanceof HTMLElement ? new DOMMatrix(getComputedStyle(one).transform) : { e: 0, f: 0 };
        let [x, y] = [-lifted.e, -lifted.f];
        for (let around = one.parentElement; around; around = around.parentElement) {
            x += around.scrollLeft;
            y += around.scrollTop;
        }
        return [left + x, top + y, right + x, bottom + y];
    }

    function nameOf(one) {
        if (one.matches('.actions > .primary')) return 'the red button';
        const asked = one.matches('.row') ? ` of “${document.querySelector('.prompt b')?.innerText}”` : '';
        const { target, site, card, use, view, piece } = one.dataset;
        const called = target ?? site ?? card ?? use ?? view ?? piece;
        return (called ?? (one.ariaLabel || one.className.split(' ').slice(0, 3).join('.'))) + asked;
    }

    function look() {
        const places = new Map();
        for (const [name, part] of Object.entries(PARTS)) {
            const found = document.querySelector(part);
            if (found?.checkVisibility()) places.set(name, placeOf(found));
        }
        for (const one of document.querySelectorAll(TARGETS))
            if (one.checkVisibility({ visibilityProperty: true })) places.set(nameOf(one), placeOf(one));
        const open = [...document.querySelectorAll(PANES)].map((one) => one.dataset.view ?? one.className);
        return { decisions, pane: open.join(), places };
    }

    function note(event) {
        if (!document.querySelector('.table')) return;
        const now = look();
        if (before?.decisions === now.decisions && before.pane === now.pane) {
            window.compared += 1;
            for (const [name, place] of now.places) {
                const was = before.places.get(name);
                const far = was ? Math.max(...place.map((edge, index) => Math.abs(edge - was[index]))) : 0;
                const [from, to] = [was, place].map((box) => box?.map(Math.round));
                if (far > NEAR) window.moved.push(`${name}: [${from}] → [${to}] after ${before.press}`);
            }
        }
        const pressed = event.target.closest?.('button, [data-press]') ?? document.body;
        before = { ...now, press: event.key ?? nameOf(pressed) };
    }
    addEventListener('pointerdown', note, true);
    addEventListener('keydown', note, true);
})()"""


def watch(context: BrowserContext) -> None:
    """Every page that is opened from now on is watched."""
    context.add_init_script(WATCH)


def moved(page: Page) -> list[str]:
    """What has moved since the page was opened."""
    found: list[str] = page.evaluate("window.moved")
    return found


def compared(page: Page) -> int:
    """How many presses of one decision followed each other."""
    return int(page.evaluate("window.compared"))
