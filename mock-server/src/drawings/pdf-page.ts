/** One paragraph of a page; sizes are points. */
export interface PdfParagraph {
  readonly text: string;
  readonly size: number;
  /** Space above it. */
  readonly above: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 64;
const LEADING = 1.5;
/** Width of an ASCII character, in units of the font size; all others are as wide as they are high. */
const HALF = 0.5;

/** UTF-16BE as hexadecimal text: the file stays plain ASCII. */
function hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase();
}

function advance(character: string): number {
  return character < '\u007f' ? HALF : 1;
}

/** Marks that may not begin a line. */
const CLOSING = new Set('，。；：、）》」！？');

function wrap(text: string, size: number): string[] {
  const limit = (WIDTH - 2 * MARGIN) / size;
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const character of text) {
    if (used + advance(character) > limit && !CLOSING.has(character)) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += character;
    used += advance(character);
  }
  return [...lines, line];
}

function pageContent(paragraphs: readonly PdfParagraph[]): string {
  let y = HEIGHT - MARGIN;
  const commands = paragraphs.flatMap(({ text, size, above }) => {
    y -= above;
    return wrap(text, size).map((line) => {
      y -= size * LEADING;
      return `BT /F1 ${size} Tf ${MARGIN} ${y.toFixed(1)} Td <${hex(line)}> Tj ET`;
    });
  });
  if (y < MARGIN) throw new RangeError('the text does not fit on one page');
  return commands.join('\n');
}

/**
 * A PDF file of one A4 page, as ASCII text. No font is embedded: the Chinese characters name a standard CJK font
 * (STSong-Light, UniGB-UCS2-H) that viewers bring or replace. Throws RangeError when the text needs more than a page.
 */
export function drawPdfPage(title: string, paragraphs: readonly PdfParagraph[]): string {
  const content = pageContent(paragraphs);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    // Characters 1 to 95 of Adobe-GB1 are those of ASCII.
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 6 0 R /DW 1000 /W [1 95 ${HALF * 1000}] >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title <FEFF${hex(title)}> >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = ['0000000000 65535 f ', ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `)];
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n${rows.join('\n')}\ntrailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
