import type { SharedReport } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { unitText } from '../../parts/lab/lab-text.ts';
import { demoText, directionOf, FOOTER, personLine, unreadText } from './lay-words.ts';

const WIDTH = 750;
const MARGIN = 40;
const LINE = 44;

interface Line {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
  readonly height: number;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'currentcolor';
}

/** Lines as wide as the picture. */
function wrap(pen: CanvasRenderingContext2D, line: Line): Line[] {
  pen.font = line.font;
  const rows: string[] = [''];
  for (const letter of line.text) {
    const row = `${rows.at(-1) ?? ''}${letter}`;
    if (pen.measureText(row).width > WIDTH - 2 * MARGIN) rows.push(letter);
    else rows[rows.length - 1] = row;
  }
  return rows.map((text) => ({ ...line, text }));
}

function linesOf(report: SharedReport): Line[] {
  const { lay } = report;
  if (lay === undefined) return [];
  const [ink, grey] = [colour('--ink'), colour('--ink-3')];
  const [sans, song] = [colour('--sans'), colour('--song')];
  const plain = (text: string, of = ink): Line => ({ text, font: `26px ${sans}`, colour: of, height: LINE });
  const items = lay.groups.flatMap((group) => group.items).filter(({ rank }) => rank !== undefined);
  return [
    plain([...personLine(report), ...(demoText(report.demo) === '' ? [] : [demoText(report.demo)])].join('  '), grey),
    { text: lay.headline, font: `bold 40px ${song}`, colour: ink, height: 64 },
    plain(lay.advice.sentence),
    ...items.map((item) => {
      const { mark, word } = directionOf(item);
      const tone = item.direction === 'low' ? '--low' : '--high';
      const reference = item.reference === '' ? '' : `（${item.reference}）`;
      return plain(
        `${item.plain_name} ${item.value} ${unitText(item.unit)} ${mark === '' ? word : mark} ${reference}`,
        colour(tone),
      );
    }),
    ...(unreadText(lay) === '' ? [] : [plain(unreadText(lay))]),
    plain(`${lay.in_range_count} 项在参考区间内`, grey),
    plain(`${FOOTER}。${lay.review}`, grey),
  ];
}

/** The report as a picture of this device, its name masked. Null where the browser draws none. */
export function drawReport(report: SharedReport): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  const lines = linesOf(report).flatMap((line) => wrap(pen, line));
  canvas.width = WIDTH;
  canvas.height = lines.reduce((sum, { height }) => sum + height, 2 * MARGIN);
  pen.fillStyle = colour('--sheet');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  let top = MARGIN;
  for (const { text, font, colour: ink, height } of lines) {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, MARGIN, top + height * 0.7);
    top += height;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Saves it under a name that says nothing of the patient. Answers whether it could be drawn. */
export async function saveReportPicture(report: SharedReport): Promise<boolean> {
  const blob = await drawReport(report);
  if (blob === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `检验解读-${formatDate(report.report_time)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  return true;
}
