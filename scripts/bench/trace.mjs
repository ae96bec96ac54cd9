// Reads a trace of Chromium: what the page's main thread did, and what was on screen.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
const PICTURES = 'disabled-by-default-devtools.screenshot';
/** Script itself; the events around it (dispatch, timers, frames) also hold work of the browser. */
const SCRIPT = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript']);

/** Traces the browser while `work` runs. Answers the events, by time. */
export async function traceWhile(browser, tab, work, { screenshots = false } = {}) {
  const categories = screenshots ? [...CATEGORIES, PICTURES] : CATEGORIES;
  await browser.startTracing(tab, { screenshots, categories });
  let text;
  try {
    await work();
  } finally {
    text = (await browser.stopTracing()).toString();
  }
  return JSON.parse(text).traceEvents.toSorted((a, b) => a.ts - b.ts);
}

/** The events of the main thread that ran the most script, which is the page's. */
function mainThread(events) {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const byThread = Map.groupBy(
    events.filter(({ pid, tid }) => isMain.has(`${pid}:${tid}`)),
    ({ pid, tid }) => `${pid}:${tid}`,
  );
  const scripts = (own) => own.filter(({ name }) => SCRIPT.has(name)).length;
  return [...byThread.values()].toSorted((a, b) => scripts(b) - scripts(a))[0] ?? [];
}

/** Milliseconds of the thread itself: what other processes take from it meanwhile does not count. */
const cost = ({ dur = 0, tdur = dur }) => tdur / 1000;
const endOf = ({ ts, dur = 0 }) => ts + dur;

/** Script events that lie in no other script event. */
function outerScripts(events) {
  let end = 0;
  return events.filter((event) => {
    if (!SCRIPT.has(event.name) || event.ph !== 'X' || event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}

/** The tasks of a thread. Two categories report each of them: the outer one of the two is enough. */
function tasksOf(own) {
  let end = 0;
  return own.filter((event) => {
    if (event.ph !== 'X' || !/RunTask$/.test(event.name) || event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}

/** Milliseconds of every task that ran script: whole, with the style, layout and paint that it brought about. */
export function scriptTasks(events) {
  const own = mainThread(events);
  const scripts = outerScripts(own);
  return tasksOf(own)
    .filter((task) => scripts.some(({ ts }) => ts >= task.ts && ts < endOf(task)))
    .map(cost);
}

/** The last mark of each text, all of one thread, and what that thread did. */
function marked(events, texts) {
  const marks = texts.map((text) => events.findLast(({ name, ph }) => name === text && ph !== 'E'));
  const [first] = marks;
  if (marks.includes(undefined)) throw new Error('The trace holds no marks');
  return { marks, own: events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid) };
}

function workIn(own, from, to) {
  return tasksOf(own).reduce((sum, task) => {
    const { ts, dur = 0 } = task;
    const inside = Math.min(ts + dur, to) - Math.max(ts, from);
    return inside > 0 ? sum + (cost(task) * inside) / dur : sum;
  }, 0);
}

/** Milliseconds that the main thread worked between two marks. */
export function workBetween(events, { begin, end }) {
  const { marks, own } = marked(events, [begin, end]);
  return workIn(own, marks[0].ts, marks[1].ts);
}

/**
 * Milliseconds from a mark until the frame in which another was set was handed over to be shown, on the clock and of work:
 * what waits for the paint, as effects do, is no part of it.
 */
export function untilFrame(events, { begin, seen }) {
  const { marks, own } = marked(events, [begin, seen]);
  const [from, inFrame] = marks.map(({ ts }) => ts);
  const frame = own.find(({ name, ph, ts }) => name === 'Commit' && ph === 'X' && ts >= inFrame);
  if (!frame) throw new Error('The trace holds no frame');
  return { clock: (endOf(frame) - from) / 1000, work: workIn(own, from, endOf(frame)) };
}

/** Milliseconds of script after each keydown, up to the next one. */
export function scriptPerKey(events) {
  const own = mainThread(events);
  const keys = own.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const scripts = outerScripts(own);
  return keys.map(({ ts }, index) => {
    const next = keys[index + 1]?.ts ?? Infinity;
    return scripts.filter((event) => event.ts >= ts && event.ts < next).reduce((sum, event) => sum + cost(event), 0);
  });
}

/** The frames that were on screen, as JPEG in base64. */
export const framesOf = (events) => events.filter(({ name }) => name === 'Screenshot').map(({ args }) => args.snapshot);
