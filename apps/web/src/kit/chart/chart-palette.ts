/**
 * Colours of charts. They are those of the theme's tokens, written out because a picture made of a chart has no style
 * sheet to look them up in.
 */
export const CHART_COLOURS = {
  ink: '#16211f',
  ink2: '#46524e',
  ink3: '#65706c',
  rule: '#e6e2d9',
  sheet: '#fff',
  pine700: '#124e4b',
  pine500: '#2b7f79',
  pine50: '#f1f7f5',
  pine100: '#e1eeea',
  high: '#b3261e',
  low: '#1b5ea6',
  amber: '#8a5a00',
  upperLimit: '#c4281c',
  lowerLimit: '#b97400',
} as const;

/**
 * The face of the page: a chart does not inherit it. Single quotes: the library writes them into an attribute of its SVG text,
 * where double ones would end the attribute.
 */
export const CHART_FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
