/** Colours of the theme that the drawings use. */
export const colours = {
  pine: '#15625E',
  pineLight: '#2B7F79',
  tile: '#E1EEEA',
  sheet: '#FFFFFF',
  rule: '#E6E2D9',
  ink: '#16211F',
  inkSoft: '#65706C',
  high: '#B3261E',
  low: '#1B5EA6',
} as const;

const fonts = "'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** A coordinate with at most two decimals. */
export function at(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function label(
  x: number,
  y: number,
  text: string,
  style: { size?: number; colour?: string; anchor?: 'start' | 'middle' | 'end' } = {},
): string {
  const { size = 12, colour = colours.ink, anchor = 'start' } = style;
  return `<text x="${at(x)}" y="${at(y)}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, more = ''): string {
  return `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${colour}"${more}/>`;
}

/** A whole picture; the title is what a screen reader says. */
export function picture(width: number, height: number, title: string, content: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`,
    ` font-family="${fonts}"><title>${escapeXml(title)}</title>`,
    ...content,
    '</svg>',
  ].join('');
}
