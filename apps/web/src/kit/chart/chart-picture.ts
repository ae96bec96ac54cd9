import { CHART_COLOURS, CHART_FONT } from './chart-palette.ts';

/** One block of a picture: a heading and under it a drawn chart or lines of text. */
export interface PictureBlock {
  readonly title: string;
  readonly aside: string;
  /** A chart as SVG text. */
  readonly svg?: string;
  readonly lines?: readonly string[];
  /** Size of the chart, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the picture per pixel of the screen, so that it is sharp when printed. */
const SCALE = 2;
const MARGIN = 24;
const GAP = 24;
const HEAD = 56;
const BLOCK_HEAD = 30;
const LINE = 20;
const FOOT = 28;

function loadSvg(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The chart could not be drawn'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/**
 * Draws charts in two columns under a heading, as PNG.
 * @throws when the browser cannot draw it
 */
export async function chartPicture(
  heading: { title: string; note: string; foot: string },
  blocks: readonly PictureBlock[],
): Promise<Blob> {
  const images = await Promise.all(
    blocks.map(({ svg }) => (svg === undefined ? Promise.resolve(undefined) : loadSvg(svg))),
  );
  const columns = blocks.length > 1 ? 2 : 1;
  const width = Math.max(...blocks.map((block) => block.width));
  const rowHeight = BLOCK_HEAD + GAP + Math.max(...blocks.map((block) => block.height));
  const rows = Math.ceil(blocks.length / columns);
  const whole = {
    width: 2 * MARGIN + columns * width + (columns - 1) * GAP,
    height: HEAD + rows * rowHeight + FOOT,
  };
  const canvas = document.createElement('canvas');
  canvas.width = whole.width * SCALE;
  canvas.height = whole.height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left') => {
    pen.font = `${font} ${CHART_FONT}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  pen.scale(SCALE, SCALE);
  pen.fillStyle = CHART_COLOURS.sheet;
  pen.fillRect(0, 0, whole.width, whole.height);
  write(heading.title, MARGIN, 36, '600 20px', CHART_COLOURS.ink);
  write(heading.note, whole.width - MARGIN, 36, '13px', CHART_COLOURS.ink2, 'right');
  blocks.forEach((block, index) => {
    const x = MARGIN + (index % columns) * (width + GAP);
    const y = HEAD + Math.floor(index / columns) * rowHeight;
    pen.fillStyle = CHART_COLOURS.ink;
    pen.fillRect(x, y, width, 1);
    write(block.title, x, y + 22, '600 14px', CHART_COLOURS.ink);
    write(block.aside, x + width, y + 22, '13px', CHART_COLOURS.ink2, 'right');
    const image = images[index];
    if (image) pen.drawImage(image, x, y + BLOCK_HEAD, block.width, block.height);
    block.lines?.forEach((line, row) => write(line, x, y + BLOCK_HEAD + LINE * (row + 1), '13px', CHART_COLOURS.ink));
  });
  write(heading.foot, MARGIN, whole.height - 12, '12px', CHART_COLOURS.ink3);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
