/** What a measure is called, behind the name of what is measured: 网织红细胞百分比 is asked for as 网织红细胞. */
const MEASURE = /(?<=..)(?:百分比|百分率|比率|绝对值|计数|浓度|测定|定量|活性|含量)$/;
const AS_SAID: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/特异性/g, '特异'],
  [/百分比$/, '比例'],
  [/百分比$|百分率$|比例$/, '百分数'],
  [/百分比$|比例$/, '比率'],
  [/百分比$|比例$/, '百分率'],
  [/百分比$|比例$/, '%'],
  [/^糖类抗原/, '癌抗原'],
  [/[()（）]/g, ''],
  [/^白细胞(?=介素)/, '白'],
  [/(?<=^载脂蛋白A)1$/, ''],
  [/嗜([酸碱])性/g, '嗜$1'],
  [/^平均红细胞(?=血红蛋白)/, '平均'],
  [/^平均(.+)(体积|血红蛋白)/, '$1平均$2'],
  [/^抗(?=.{2,}抗体$)/, ''],
  [/^抗双链DNA/i, '抗dsDNA'],
  [/(?<=..)抗体IgM$/, 'IgM'],
];

const ROMAN: Readonly<Record<string, string>> = { Ⅰ: '1', Ⅱ: '2', Ⅲ: '3', Ⅳ: '4', Ⅴ: '5' };

/** How people write the name of an item beside its own: CA199 for CA19-9, 前列腺特异抗原 without its 性. */
export function writtenNames(name: string): string[] {
  const figured = name.replaceAll(/[Ⅰ-Ⅴ]/g, (numeral) => ROMAN[numeral] ?? numeral);
  return [name, figured, ...AS_SAID.map(([pattern, said]) => name.replace(pattern, said))];
}

/** The name without what is measured of it: shorter, so it only counts where it names nothing else. */
export function withoutMeasure(name: string): string {
  return name.replace(MEASURE, '');
}
