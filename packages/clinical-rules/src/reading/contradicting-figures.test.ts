import { describe, expect, test } from 'vitest';
import type { PlainRow } from './reading.test-support.ts';
import { findingsOf, keysOf, textsOf } from './contradicting.test-support.ts';

describe('sums and quotients', () => {
  const bile = (direct: string, total: string): PlainRow[] => [
    ['DBIL', direct, 'μmol/L', '0-6.8'],
    ['TBIL', total, 'μmol/L', '0-23'],
  ];
  const protein = (total: string, albumin: string, globulin: string): PlainRow[] => [
    ['TP', total, 'g/L', '65-85'],
    ['ALB', albumin, 'g/L', '40-55'],
    ['GLO', globulin, 'g/L', '20-40'],
  ];
  const cells = (neutrophils: string, ...beside: readonly PlainRow[]): PlainRow[] => [
    ['NEUT%', neutrophils, '%', '40-75'],
    ['LYM%', '30', '%', '20-50'],
    ['MONO%', '5', '%', '3-10'],
    ['EO%', '2', '%', '0.4-8'],
    ['BASO%', '1', '%', '0-1'],
    ...beside,
  ];
  const blood = (haemoglobin: string, haematocrit: string): PlainRow[] => [
    ['HGB', haemoglobin, 'g/L', '130-175'],
    ['HCT', haematocrit, 'L/L', '0.40-0.50'],
  ];

  test.each<[string, readonly PlainRow[], readonly string[]]>([
    ['more direct bilirubin than there is', bile('30', '20'), ['bilirubin']],
    ['as much', bile('20', '20'), []],
    ['more direct bilirubin, once read', [['DBIL', '溶血', 'μmol/L', '0-6.8'], ...bile('30', '20')], ['bilirubin']],
    ['no total', bile('30', '20').slice(0, 1), []],
    ['proteins that do not add up', protein('75', '40', '29.9'), ['protein']],
    ['proteins that are too many', protein('70', '45', '30.1'), ['protein']],
    ['proteins that nearly add up', protein('75', '40', '30'), []],
    ['no globulin', protein('75', '40', '20').slice(0, 2), []],
    ['cells above 103 %', cells('65.1'), ['differential']],
    ['cells of 103 %', cells('65'), []],
    ['cells of 97 %', cells('59'), []],
    ['cells below 97 %', cells('58.9'), ['differential']],
    ['cells that lack a kind', cells('30').slice(0, 4), []],
    ['blasts that make them whole', cells('48.9', ['BLAST', '10.1', '%', '0']), []],
    ['myelocytes that make them whole', cells('48.9', ['MYELO', '10.1', '%', '0']), []],
    ['atypical lymphocytes that make them whole', cells('48.9', ['ALYM', '10.1', '%', '0-2']), []],
    ['blasts that are not enough', cells('48.9', ['BLAST', '1', '%', '0']), ['differential']],
    ['blasts in a word', cells('48.9', ['BLAST', '见到', '%', '0']), ['differential']],
    ['blasts beside a whole', cells('62', ['BLAST', '10', '%', '0']), []],
    ['red cells with too much in them', blood('153', '0.40'), ['red-cells']],
    ['red cells with as much as they hold', blood('152', '0.40'), []],
    ['red cells with as little', blood('112', '0.40'), []],
    ['red cells with too little', blood('111', '0.40'), ['red-cells']],
    ['no haematocrit', blood('153', '0.40').slice(0, 1), []],
  ])('%s', (_what, rows, keys) => {
    expect(keysOf(rows)).toEqual(keys);
  });

  test('say what is wrong', () => {
    expect(textsOf(bile('30', '20'))).toEqual([
      '直接胆红素高于总胆红素，请核对（直接胆红素 30 μmol/L，总胆红素 20 μmol/L）',
    ]);
    expect(textsOf(protein('75', '40', '20'))[0]).toMatch(
      /^总蛋白与白蛋白、球蛋白之和不符，请核对（总蛋白 75 g\/L，白蛋白 40 g\/L，/,
    );
    expect(textsOf(cells('70'))[0]).toMatch(/^白细胞分类之和不为 100%，请核对（.*，合计 108.0 %）$/);
    expect(textsOf(blood('153', '0.40'))[0]).toMatch(
      /^血红蛋白与红细胞比容不符，请核对标本（血红蛋白 153 g\/L，红细胞比容 0.40/,
    );
  });
});

describe('a gas whose three figures do not agree (J-55)', () => {
  const gas = (ph: string, paco2: string, hco3: string): PlainRow[] => [
    ['PH', ph, '', '7.35-7.45'],
    ['PCO2', paco2, 'mmHg', '35-45'],
    ['HCO3', hco3, 'mmol/L', '22-27'],
  ];

  test.each([
    // Henderson: 24 × 40 / 24 = 40 nmol/L; pH 7.40 is 39.8, 7.36 is 43.7, 7.35 is 44.7.
    ['7.40', '40', '24', []],
    ['7.36', '40', '24', []],
    ['7.35', '40', '24', ['gas']],
    ['7.43', '40', '24', []],
    ['7.45', '40', '24', ['gas']],
  ])('%s, %s, %s: %j', (ph, paco2, hco3, keys) => {
    expect(keysOf(gas(ph, paco2, hco3))).toEqual(keys);
  });

  test('is told in the hydrogen of both ways; two figures are none', () => {
    const [found] = findingsOf(gas('7.20', '40', '24'));
    const title = '血气数据内部一致性欠佳，请核对标本及结果';
    expect(found).toMatchObject({
      title,
      text: `${title}（[H⁺] 由 pH 得 63.1，由 PaCO₂ 与 HCO₃⁻ 得 40.0 nmol/L）`,
      evidences: ['now-1', 'now-2', 'now-3'],
    });
    expect(keysOf([['PH', '溶血', '', '7.35-7.45'], ...gas('7.20', '40', '24')])).toEqual(['gas']);
    const three = gas('7.20', '40', '24');
    expect([0, 1, 2].map((at) => keysOf(three.filter((_, each) => each !== at)))).toEqual([[], [], []]);
  });
});

describe('a printed filtration that its creatinine does not give (J-55)', () => {
  const kidney = (egfr: string, creatinine = '88.4'): PlainRow[] => [
    ['EGFR', egfr, 'mL/min/1.73m²', '≥90'],
    ['CREA', creatinine, 'μmol/L', '57-111'],
  ];

  test.each<[string, object, readonly string[]]>([
    // CKD-EPI of a man of 62 with 1.00 mg/dL: 2021 142 × 1.111^-1.2 × 0.9938^62 = 85, 2009 141 × 1.111^-1.209 × 0.993^62 = 80.
    ['85', {}, []],
    ['75', {}, []],
    // Off from the equation of 2021, not from that of 2009.
    ['72', {}, []],
    ['69.9', {}, []],
    ['69', {}, ['filtration']],
    ['101', {}, ['filtration']],
    ['95', {}, []],
    ['30', { sex: '' }, []],
    ['30', { age: 17 }, []],
    ['30', { age: 18 }, ['filtration']],
    ['30', { age: null }, []],
  ])('%s of %j: %j', (egfr, person, keys) => {
    expect(keysOf(kidney(egfr), person)).toEqual(keys);
  });

  test('is told with what the creatinine gives; either alone is none', () => {
    expect(textsOf(kidney('30'))).toEqual(['eGFR 与肌酐不符，请核对（印示 30，按肌酐 88.4 μmol/L 自算 85）']);
    expect(findingsOf(kidney('30'))[0]?.evidences).toEqual(['now-1', 'now-2']);
    expect([keysOf(kidney('30').slice(0, 1)), keysOf(kidney('30').slice(1)), keysOf(kidney('30', '0'))]).toEqual([
      ...[[], [], []],
    ]);
  });
});
