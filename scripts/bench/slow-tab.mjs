// A tab of a slow machine, and stopwatches that run inside the page: nothing of the measuring side is in the figures.

import { traceWhile, untilFrame, workBetween } from './trace.mjs';

/** The bench's machine, slowed down: an old desktop of a ward. */
const CPU_THROTTLE = 4;
/** 10 Mbit/s and 40 ms: the line of a ward. */
const WARD_LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Marks in the trace: pressed, found in a frame before its paint, and painted for the last time. */
const MARKS = { begin: 'bench pressed', seen: 'bench seen', end: 'bench painted' };

/** Runs in the page before everything else. */
function installStopwatches(MARKS) {
  /** The moment the frame that is being made was painted; to be called from an animation frame. */
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(0);
  };
  /** Pages that are kept, or drawn ahead, stand in the document too. */
  const shown = (selector) => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  const isThere = (selector) => shown(selector) !== undefined;

  window.stopwatch = {
    /** Milliseconds from pressing until the selector is painted. */
    untilShown: (pressed, selector) =>
      new Promise((resolve) => {
        const begin = performance.now();
        performance.mark(MARKS.begin);
        const finish = (end) => {
          performance.mark(MARKS.end);
          resolve(end - begin);
        };
        const look = () => requestAnimationFrame(() => (isThere(selector) ? painted(finish) : look()));
        look();
        document.querySelector(pressed).click();
      }),
    /** Presses a key, and marks the frame in which another text stands in the selector. */
    untilOther: (key, selector) =>
      new Promise((resolve) => {
        const textOf = () => shown(selector)?.textContent ?? '';
        const before = textOf();
        const finish = () => {
          performance.mark(MARKS.seen);
          painted(resolve);
        };
        const isOther = () => !['', before].includes(textOf());
        const look = () => requestAnimationFrame(() => (isOther() ? finish() : look()));
        performance.mark(MARKS.begin);
        look();
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }),
    /**
     * Milliseconds from pressing until what is inside the selector was painted for the last time: nothing changed there for
     * `quiet` milliseconds after, and no skeleton stands in it.
     */
    untilSettled: (pressed, selector, quiet) =>
      new Promise((resolve) => {
        const begin = performance.now();
        performance.mark(MARKS.begin);
        let end;
        let timer;
        const settle = () => {
          const place = document.querySelector(selector);
          if (end === undefined || !place || place.querySelector('[aria-label="正在载入"]')) return wait();
          observer.disconnect();
          resolve(end - begin);
        };
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(settle, quiet);
        };
        const observer = new MutationObserver((changes) => {
          const isInside = (node) => node.nodeType === 1 && (node.closest(selector) ?? node.querySelector(selector));
          const concerns = changes.some(
            ({ target, addedNodes }) =>
              (target.nodeType === 1 ? target : target.parentElement)?.closest(selector) ||
              [...addedNodes].some(isInside),
          );
          if (!concerns) return;
          requestAnimationFrame(() =>
            painted((now) => {
              end = now;
              performance.mark(MARKS.end);
            }),
          );
          wait();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        wait();
        document.querySelector(pressed).click();
      }),
  };
}

/**
 * A tab of its own context behind a slow machine, and behind the line of a ward where it is wanted.
 * @param {{ prepare?: { script: Function, value: unknown }, line?: boolean }} options `prepare` runs before the page's scripts
 */
export async function openSlowTab(browser, { prepare, line = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  if (prepare) await context.addInitScript(prepare.script, prepare.value);
  const tab = await context.newPage();
  await tab.addInitScript(installStopwatches, MARKS);
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', WARD_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
  return { browser, context, tab, session, close: () => context.close() };
}

/** Attribute of what is about to be pressed. */
const PRESSED = 'data-pressed';

/**
 * Milliseconds on the clock, and of them what the page's main thread worked itself: the second is the same on a machine
 * that has other things to do. The call goes past Playwright, whose own script in the page would be counted.
 */
async function timed(slow, locator, call) {
  const { tab } = slow;
  await locator.evaluate((element, name) => element.setAttribute(name, ''), PRESSED);
  const figures = await measured(slow, call);
  await tab.evaluate((name) => document.querySelector(`[${name}]`)?.removeAttribute(name), PRESSED);
  return figures;
}

/** What the stopwatch says, and the trace of the time meanwhile. */
async function traced({ browser, tab, session }, call) {
  let value;
  const events = await traceWhile(browser, tab, async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `window.stopwatch.${call}`,
      awaitPromise: true,
      returnByValue: true,
    });
    value = result.value;
  });
  return { value, events };
}

async function measured(slow, call) {
  const { value: clock, events } = await traced(slow, call);
  return { clock, work: workBetween(events, MARKS) };
}

/** Presses what the locator finds, and waits until `selector` is painted. */
export const untilShown = (slow, locator, selector) =>
  timed(slow, locator, `untilShown('[${PRESSED}]', ${JSON.stringify(selector)})`);

/** Waits until nothing in the document has changed for so many milliseconds. */
export const untilStill = ({ tab }, quiet) =>
  tab.evaluate(
    (quiet) =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    quiet,
  );

const QUIET_MS = 1000;

/** Presses what the locator finds, and waits for the last paint of what is inside `selector`. */
export const untilSettled = (slow, locator, selector) =>
  timed(slow, locator, `untilSettled('[${PRESSED}]', ${JSON.stringify(selector)}, ${QUIET_MS})`);

/** Presses a key, and waits until another text is painted in `selector`. */
export async function untilOther(slow, key, selector) {
  const { events } = await traced(slow, `untilOther(${JSON.stringify(key)}, ${JSON.stringify(selector)})`);
  return untilFrame(events, MARKS);
}
