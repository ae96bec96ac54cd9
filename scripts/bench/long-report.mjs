// The report of 5,000 rows: its first rows beside antd's virtual Table, and what the screen shows while it is scrolled.
import { withPages } from './limit-pages.mjs';
import { median } from './load.mjs';
import { mediansOfRounds } from './rounds.mjs';
import { openSlowTab, untilShown } from './slow-tab.mjs';
import { framesOf, scriptTasks, traceWhile } from './trace.mjs';

/** Of the seeded hospital: 5,000 rows. */
export const REPORT = 'R1091-01';
const ROUNDS = 15;
const SCROLL_PX = 30_000;
const SCROLL_PX_PER_S = 5000;
const SCROLL_PASSES = 5;
/** Three rows: more room than this without a word in it is a blank. */
const BLANK_PX = 87;

async function firstRows(browser, address, selector) {
  const slow = await openSlowTab(browser);
  await slow.tab.goto(address);
  const shown = await untilShown(slow, slow.tab.locator('#show'), selector);
  await slow.close();
  return shown;
}

/** Milliseconds to the first rows: from pressing a button, where all is loaded. */
export function measureFirstRows(browser, port) {
  return withPages('long-report', port, (pages) =>
    mediansOfRounds(
      {
        'antd virtual Table (limit)': () => firstRows(browser, `${pages}/antd.html`, '.ant-table-row'),
        'table of results': () => firstRows(browser, `${pages}/lab.html`, 'tbody th[scope=row]'),
      },
      ROUNDS,
      'work',
    ),
  );
}

/** Runs in the page: the most rows in the document, looked at in every frame. */
function watchRows() {
  window.mostRows = 0;
  const look = () => {
    window.mostRows = Math.max(window.mostRows, document.querySelectorAll('main table tr').length);
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page. */
function toTop() {
  let scroller = document.querySelector('main table');
  while (scroller.scrollTop === 0) scroller = scroller.parentElement;
  scroller.scrollTop = 0;
}

/**
 * Runs in a page of its own: the tallest strip, in pixels of the window, that holds nothing in each picture.
 * @param {{ frames: string[], area: { x: number, y: number, width: number, height: number }, windowWidth: number }} given
 */
async function tallestBlanks({ frames, area, windowWidth }) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const blanks = [];
  for (const frame of frames) {
    const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${frame}`)).blob());
    const scale = picture.width / windowWidth;
    const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((part) => Math.floor(part * scale));
    [canvas.width, canvas.height] = [picture.width, picture.height];
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(x, y, width, height);
    let [run, tallest] = [0, 0];
    for (let line = 0; line < height; line += 1) {
      let [dark, light] = [255, 0];
      for (let column = 0; column < width; column += 1) {
        const tone = data[(line * width + column) * 4 + 1];
        dark = Math.min(dark, tone);
        light = Math.max(light, tone);
      }
      run = light - dark > 24 ? 0 : run + 1;
      tallest = Math.max(tallest, run);
    }
    blanks.push(tallest / scale);
  }
  return blanks;
}

/** The names of the rows as they stand in the window, below the head of the table. */
async function areaOfNames(tab) {
  const results = await tab.locator('main section[aria-label=检验结果]').boundingBox();
  const head = await tab.locator('main thead th').first().boundingBox();
  const top = head.y + head.height;
  return { x: head.x, y: top, width: head.width, height: results.y + results.height - top - 10 };
}

/** One pass, from the top: down, and a third of it up again, read from a trace. */
async function passOver(browser, { tab, session }, area) {
  const scroll = (yDistance) =>
    session.send('Input.synthesizeScrollGesture', {
      x: area.x + 40,
      y: area.y + 200,
      yDistance,
      speed: SCROLL_PX_PER_S,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  // The first movement compiles what moves.
  await scroll(-600);
  await tab.evaluate(toTop);
  await tab.waitForTimeout(1000);
  // What loading the page or the pass before left behind is not this pass's work.
  await session.send('HeapProfiler.collectGarbage');
  const events = await traceWhile(
    browser,
    tab,
    async () => {
      await scroll(-SCROLL_PX);
      await scroll(SCROLL_PX / 3);
    },
    { screenshots: true },
  );
  const rows = await tab.evaluate(() => window.mostRows);
  const tasks = scriptTasks(events);
  const reader = await browser.newPage();
  const blanks = await reader.evaluate(tallestBlanks, { frames: framesOf(events), area, windowWidth: 1440 });
  await reader.close();
  return {
    rows,
    pictures: blanks.length,
    blankFrames: blanks.filter((height) => height > BLANK_PX).length,
    tallestBlank: Math.max(...blanks),
    scriptTasks: tasks.length,
    longestTask: Math.max(...tasks),
    longTasks: tasks.filter((milliseconds) => milliseconds > 50).length,
  };
}

/**
 * Scrolls the product's own page of the report, several times. The longest task of a pass is decided by whether the collection of
 * garbage falls into a busy moment, so it is the median of the passes; rows and blanks are those of the worst pass.
 */
export async function measureScrolling(browser, { web, prepare }) {
  const slow = await openSlowTab(browser, { prepare });
  await slow.tab.goto(`${web}/detail?report_id=${REPORT}`);
  await slow.tab.locator('main tbody th[scope=row]').first().waitFor();
  await slow.tab.waitForTimeout(1500);
  const area = await areaOfNames(slow.tab);
  await slow.tab.evaluate(watchRows);
  const passes = [];
  for (let pass = 0; pass < SCROLL_PASSES; pass += 1) passes.push(await passOver(browser, slow, area));
  await slow.close();

  const worst = (figure) => Math.max(...passes.map((pass) => pass[figure]));
  const longest = passes.map(({ longestTask }) => longestTask);
  console.log(`longest task of each pass: ${longest.map(Math.round).join(', ')} ms`);
  return {
    ...Object.fromEntries(Object.keys(passes[0]).map((figure) => [figure, worst(figure)])),
    longestTask: median(longest),
  };
}
