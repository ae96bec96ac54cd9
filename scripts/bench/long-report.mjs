// The report of 5,000 rows: its first rows beside antd's virtual Table, and what the screen shows while it is scrolled.
import { withPages } from './limit-pages.mjs';
import { mediansOfRounds } from './rounds.mjs';
import { openSlowTab, untilShown } from './slow-tab.mjs';
import { framesOf, scriptTasks, traceWhile } from './trace.mjs';

/** Of the seeded hospital: 5,000 rows. */
export const REPORT = 'R1091-01';
const ROUNDS = 7;
const SCROLL_PX = 30_000;
const SCROLL_PX_PER_S = 5000;
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

/** Runs in the page: rows in the document, at every frame while it is scrolled. */
function watchRows() {
  const seen = { rows: 0, frames: 0 };
  const look = () => {
    seen.rows = Math.max(seen.rows, document.querySelectorAll('main table tr').length);
    seen.frames += 1;
    requestAnimationFrame(look);
  };
  look();
  window.rowsSeen = seen;
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

/** Scrolls the product's own page of the report, down and a third of it up again, and reads it from a trace. */
export async function measureScrolling(browser, { web, prepare }) {
  const { context, tab, session } = await openSlowTab(browser, { prepare });
  await tab.goto(`${web}/detail?report_id=${REPORT}`);
  await tab.locator('main tbody th[scope=row]').first().waitFor();
  await tab.waitForTimeout(1500);
  const area = await areaOfNames(tab);
  const scroll = (yDistance) =>
    session.send('Input.synthesizeScrollGesture', {
      x: area.x + 40,
      y: area.y + 200,
      yDistance,
      speed: SCROLL_PX_PER_S,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  await tab.evaluate(watchRows);
  // The first movement compiles what moves.
  await scroll(-600);
  const events = await traceWhile(
    browser,
    tab,
    async () => {
      await scroll(-SCROLL_PX);
      await scroll(SCROLL_PX / 3);
    },
    { screenshots: true },
  );
  const { rows, frames } = await tab.evaluate(() => window.rowsSeen);
  await context.close();

  const tasks = scriptTasks(events);
  const reader = await browser.newPage();
  const blanks = await reader.evaluate(tallestBlanks, { frames: framesOf(events), area, windowWidth: 1440 });
  await reader.close();
  return {
    rows,
    frames,
    pictures: blanks.length,
    blankFrames: blanks.filter((height) => height > BLANK_PX).length,
    tallestBlank: Math.max(...blanks),
    scriptTasks: tasks.length,
    longestTask: Math.max(...tasks),
    longTasks: tasks.filter((milliseconds) => milliseconds > 50).length,
  };
}
