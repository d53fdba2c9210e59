"""Watches that whoever plays by keys sees where they are: at every key focus is on something, in sight, with a ring."""

from playwright.sync_api import BrowserContext, Page

WATCH = """(() => {
    window.unseen = [];
    let before = 'the beginning';

    function ringOf(one) {
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(one);
        const drawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return drawn || (one instanceof SVGElement && stroke !== 'none' && !stroke.endsWith(', 0)'));
    }

    function faultOf(one) {
        if (!one || one === document.body || one.id === 'app') return 'focus is lost';
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (!width || !height || right <= 0 || bottom <= 0) return 'out of sight';
        if (left >= innerWidth || top >= innerHeight) return 'out of sight';
        if (!one.matches(':focus-visible')) return 'not shown';
        const rings = [one, ...one.querySelectorAll('.wood')]; // a board may draw its own
        return rings.some(ringOf) ? null : 'without a ring';
    }

    addEventListener('keydown', ({ key }) => {
        if (!document.querySelector('.table')) return;
        const one = document.activeElement;
        const fault = faultOf(one);
        const name = one?.dataset?.target ?? `${one?.localName}.${one?.getAttribute?.('class')}`;
        if (fault) window.unseen.push(`${fault}: ${name} after ${before}`);
        before = `${key} in ${document.querySelector('.panel-body')?.className ?? ''}`;
    }, true);
})()"""


def watch(context: BrowserContext) -> None:
    """Every page that is opened from now on is watched."""
    context.add_init_script(WATCH)


def unseen(page: Page) -> str:
    """When and where focus could not be seen, a line each."""
    return str(page.evaluate("window.unseen.join('\\n')"))
