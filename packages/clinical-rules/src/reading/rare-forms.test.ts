import { describe, expect, test } from 'vitest';
import { past, readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

const headlineOf = (rows: readonly PlainRow[], more: object = {}): string =>
  readingOf(rows, more)
    .headline.map(({ text }) => text)
    .join('；');

/** A row that is called by a name of the hospital's own. */
const named = (name: string, value: string, unit = '', range = '', specimen = ''): PlainRow => [
  '',
  value,
  unit,
  range,
  { name, specimen },
];

describe('forms of reports that are met seldom', () => {
  test('a figure with words behind it that nobody knows is called in where it may be critical, and no other (J-51)', () => {
    const of = (value: string) => readingOf([['K', value, 'mmol/L', '3.5-5.3']]);
    const told = of('6.8 ①');
    expect([told.level, told.urgency, told.findings[0]?.text]).toEqual([
      'critical',
      1,
      '血钾 6.8 ①，本系统未能判读，如属实为危急值，请立即电话核实',
    ]);
    expect([of('5.1 ①').findings, of('5.1 ①').level]).toEqual([[], 'undetermined']);
  });

  test('platelets in giga per litre are counted, not weighed', () => {
    const { findings } = readingOf([['PLT', '18', 'G/L', '125-350']]);
    expect([findings[0]?.kind, findings[0]?.valueText]).toEqual(['critical', '18 ×10⁹/L']);
    expect(readingOf([['RBC', '4.5', 'T/L', '4.3-5.8']]).level).toBe('normal');
  });

  test('a word has no unit', () => {
    const [known] = readingOf([['HBVDNA', '未检测到', 'IU/mL', '<10']], { tags: ['慢性乙型肝炎'] }).findings;
    expect(known?.text ?? '').not.toContain('未检测到 IU');
  });

  test('a positive word stands once in a clause', () => {
    const rows: PlainRow[] = [['K', '2.9', 'mmol/L', '3.5-5.3'], named('寡克隆区带', '阳性（Ⅱ型，4条）', '', '阴性')];
    expect(headlineOf(rows)).toContain('寡克隆区带阳性（Ⅱ型，4条）');
  });

  test('blood of a vein inside its own intervals has no disorder', () => {
    const gas = (name: string): PlainRow[] => [
      named(`pH${name}`, '7.31', '', '7.31-7.41'),
      named(`PCO2${name}`, '48', 'mmHg', '41-51'),
      named(`HCO3-${name}`, '24', 'mmol/L', '22-26'),
    ];
    expect(readingOf(gas('(静脉)')).level).toBe('normal');
    expect(headlineOf(gas(''))).toContain('呼吸性酸中毒');
  });

  test('carbon dioxide that is retained under oxygen at pH below 7.25 threatens life (J-16)', () => {
    const gas = (ph: string): PlainRow[] => [
      ['PH', ph, '', '7.35-7.45'],
      ['PCO2', '68', 'mmHg', '35-45'],
      ['PO2', '58', 'mmHg', '80-100'],
      ['HCO3', '28.4', 'mmol/L', '22-27'],
      ['FIO2', '29', '%', ''],
    ];
    expect(headlineOf(gas('7.24'))).toMatch(/^氧合指数 200（PaO₂ 58，PaCO₂ 68，吸氧 29%）/);
    expect([readingOf(gas('7.24')).level, readingOf(gas('7.31')).level]).toEqual(['critical', 'focus']);
  });

  test('a ketoacidosis is named before its acidosis', () => {
    const rows: PlainRow[] = [
      ['K', '2.7', 'mmol/L', '3.5-5.3'],
      ['GLU', '31.2', 'mmol/L', '3.9-6.1'],
      ['BHB', '8.2', 'mmol/L', '<0.3'],
      ['PH', '6.98', '', '7.35-7.45'],
      ['PCO2', '14', 'mmHg', '35-45'],
      ['HCO3', '3.2', 'mmol/L', '22-26'],
    ];
    const told = headlineOf(rows);
    expect([told.includes('糖尿病酮症酸中毒'), told.includes('代谢性酸中毒')]).toEqual([true, false]);
    const pregnant = { sex: '女', age: 33, tags: ['妊娠期糖尿病', '妊娠31周'] };
    const low = rows.map((row): PlainRow => (row[0] === 'GLU' ? ['GLU', '9.2', 'mmol/L', '3.9-6.1'] : row));
    expect(
      readingOf(low, pregnant)
        .findings.map(({ text }) => text)
        .join(),
    ).toContain('已知妊娠期糖尿病，糖尿病酮症酸中毒可能');
  });

  test('two dangers of minutes are both told, in fewer words', () => {
    const rows: PlainRow[] = [
      ['NA', '119', 'mmol/L', '137-147'],
      ['TBIL', '186', 'μmol/L', '3.4-20.5'],
      ['INR', '2.4', '', '0.8-1.2'],
      ['CREA', '268', 'μmol/L', '57-97'],
      named('腹水白细胞', '2860', '10^6/L', '<500'),
      named('腹水多核细胞百分比', '82', '%'),
    ];
    const told = headlineOf(rows, { tags: ['肝硬化失代偿'], earlier: [past(120, ['NA', '126', 'mmol/L'])] });
    expect(told).toContain('肝衰竭待排（INR 2.4）');
    expect(told).toContain('自发性细菌性腹膜炎可能');
  });

  test('an anaemia of the day that takes the steps of a disease names it', () => {
    const rows: PlainRow[] = [
      ['HGB', '68', 'g/L', '130-175'],
      ['GLO', '98', 'g/L', '20-40'],
      ['CREA', '368', 'μmol/L', '57-111'],
    ];
    expect(headlineOf(rows)).toMatch(/^血红蛋白 68 g\/L，多发性骨髓瘤待排：/);
  });

  test('tumour cells of a fluid stand before what its cells and sugar look like', () => {
    const csf = (code: string, value: string, unit: string, range: string): PlainRow => [code, value, unit, range];
    const rows: PlainRow[] = [
      csf('CSF-P', '290', 'mmH2O', '80-180'),
      csf('CSF-WBC', '24', '10^6/L', '0-8'),
      csf('CSF-TP', '1.92', 'g/L', '0.15-0.45'),
      csf('CSF-GLU', '1.1', 'mmol/L', '2.5-4.5'),
      ['GLU', '6.0', 'mmol/L', '3.9-6.1'],
      named('脑脊液脱落细胞学', '查见恶性肿瘤细胞，考虑腺癌'),
    ];
    const { findings, unread } = readingOf(rows);
    expect([findings[0]?.title, findings[0]?.urgency, unread]).toEqual(['查见恶性细胞', 2, []]);
    expect(readingOf(rows.slice(0, -1)).findings[0]?.urgency).toBe(1);
  });

  test('red cells that clump in the cold, and lipids, say so', () => {
    const cells: PlainRow[] = [
      ['RBC', '1.02', '10^12/L', '3.8-5.1'],
      ['MCV', '118', 'fL', '82-100'],
      ['MCHC', '420', 'g/L', '316-354'],
    ];
    const texts = (rows: readonly PlainRow[]) =>
      readingOf(rows)
        .findings.map(({ text }) => text)
        .join();
    expect(texts(cells)).toContain('疑冷凝集，37℃ 温浴后复测');
    const fat: PlainRow[] = [
      ['HGB', '192', 'g/L', '130-175'],
      ['TG', '42', 'mmol/L', '0-1.7'],
    ];
    expect([
      texts(fat).includes('疑脂血致假性升高'),
      texts([...cells, ['TG', '42', 'mmol/L', '0-1.7']]).includes('冷凝集'),
    ]).toEqual([true, false]);
  });

  test('a word that should be positive is called negative, not lowered', () => {
    const [found] = readingOf([['RHD', '阴性', '', '']]).findings;
    expect(found?.title).toBe('Rh(D)血型阴性');
  });

  test('a crossmatch that clumps stops the transfusion, one that does not is none', () => {
    const of = (result: string) =>
      readingOf([named('交叉配血', result, '', '相合')]).findings.map(({ title }) => title);
    expect([of('主侧凝集(3+)'), of('主侧无凝集，次侧无凝集')]).toEqual([['交叉配血不合'], []]);
  });

  test('of two fungi that one glucan may be of the headline names the one that was found', () => {
    const rows: PlainRow[] = [
      ['GM', '1.8', 'GMI', '0-0.5'],
      ['BDG', '260', 'pg/mL', '0-100'],
      ['LDH', '420', 'U/L', '120-250'],
    ];
    const { diagnoses } = readingOf(rows);
    expect([
      diagnoses.includes('PJP'),
      headlineOf(rows).includes('曲霉'),
      headlineOf(rows).includes('肺孢子菌'),
    ]).toEqual([true, true, false]);
  });

  test('tumours of adults are not those of a child', () => {
    const rows: PlainRow[] = [['NSE', '386', 'ng/mL', '0-16.3']];
    expect([readingOf(rows).diagnoses, readingOf(rows, { age: 3 }).diagnoses]).toEqual([['NENX', 'SCLC'], ['NENX']]);
  });

  test('a tube that is well is no row that nobody read, one that is not is told', () => {
    const of = (state: string) => readingOf([['K', '4.2', 'mmol/L', '3.5-5.3'], named('标本状态', state)]).level;
    expect([of('合格'), of('轻度溶血')]).toEqual(['normal', 'focus']);
  });
});
