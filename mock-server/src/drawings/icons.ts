import { colours, picture } from './svg.ts';

/** Line drawings on a 24 x 24 field, one per application. */
const glyphs: Readonly<Record<string, { readonly name: string; readonly path: string }>> = {
  'blood-gas': {
    name: '血气分析',
    path: 'M12 3c3.5 4.4 5.5 7.3 5.5 10.2a5.5 5.5 0 0 1-11 0C6.5 10.3 8.5 7.4 12 3zM9.5 13.500h5M12 11v5',
  },
  ckd: {
    name: 'CKD分期',
    path: 'M10 4c-4 0-6 3.5-6 8s2 8 5 8c2.2 0 2.5-2 1.5-4s-.5-3 1-4 1.5-8-1.5-8zM14 4c4 0 6 3.5 6 8s-2 8-5 8',
  },
  grace: { name: 'Grace评分', path: 'M3 12h4l2-5 4 10 2.5-7 1.5 2h4' },
  pleural: {
    name: '胸腔积液鉴别',
    path: 'M12 4v8M12 9c-1 3-3 2-4 4-1.5 3-2 5-2 6.5 2.5.5 5-.5 5-3V12M12 9c1 3 3 2 4 4 1.5 3 2 5 2 6.5-2.5.5-5-.5-5-3V12',
  },
  gastric: { name: '胃功能血清学', path: 'M9 3v5c0 2-4 3-4 7a5 5 0 0 0 5 5c6 0 9-4 9-9 0-3-1.5-4-3.5-4S13 8.5 13 10' },
  'thyroid-followup': {
    name: '甲状腺用药随访',
    path: 'M7 5c-3 3-3 9 0 11 2 1.3 3.5 0 4-2h2c.5 2 2 3.3 4 2 3-2 3-8 0-11M12 14v6M9 20h6',
  },
  covid19: {
    name: '新冠分型辅助',
    path: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 7V3M12 21v-4M7 12H3M21 12h-4M8.5 8.5 5.6 5.600M18.4 18.400l-2.9-2.900M15.5 8.500l2.9-2.900M5.6 18.400l2.9-2.9',
  },
  'adrenal-cortex': {
    name: '肾上腺皮质',
    path: 'M4 17c1-6 4-11 8-11s7 5 8 11c-3 1.5-5-1-8-1s-5 2.5-8 1zM8 13c2-1.5 6-1.5 8 0',
  },
  aldosteronism: { name: '原发性醛固酮增多症', path: 'M4 18h16M6 18V9M12 18V5M18 18v-6M4 8l8-4 8 6' },
  'thyroid-function': {
    name: '甲状腺功能辅助',
    path: 'M7 4c-3.5 3.5-3.5 12 0 15 2.5 2 4-1 4-4h2c0 3 1.5 6 4 4 3.5-3 3.5-11.5 0-15M9 9h6',
  },
  'ckd-risk': { name: '慢性肾脏病风险模型', path: 'M4 4v16h16M7 16c3 0 4-3 5-6s3-5 7-5M7 20v-2M12 20v-3M17 20v-2' },
  cerebrospinal: {
    name: '脑脊液分析',
    path: 'M12 3c-4 0-7 2.5-7 6s2 4 2 6h3v6h4v-6h3c0-2 2-2.5 2-6s-3-6-7-6zM9 9h6M12 6v6',
  },
};

const prefix = 'icon-';

/** The icon `icon-<slug>` as SVG; undefined for a name nobody has. */
export function drawIcon(imageId: string): string | undefined {
  if (!imageId.startsWith(prefix)) return undefined;
  const slug = imageId.slice(prefix.length);
  const glyph = Object.hasOwn(glyphs, slug) ? glyphs[slug] : undefined;
  if (!glyph) return undefined;
  return picture(48, 48, glyph.name, [
    `<rect width="48" height="48" rx="6" fill="${colours.tile}"/>`,
    `<path transform="translate(9.6 9.6) scale(1.2)" d="${glyph.path}" fill="none" stroke="${colours.pine}" stroke-width="1.6"`,
    ' stroke-linecap="round" stroke-linejoin="round"/>',
  ]);
}
