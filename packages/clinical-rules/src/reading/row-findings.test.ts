import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { READING_VERSION, saysMore } from './row-findings.ts';
import { findingOf, textOf, potassium, haemoglobin, flagged } from './row-findings.test-support.ts';
import type { Around } from './row-findings.test-support.ts';

describe('a row', () => {
  test('that is normal says nothing', () => {
    expect(findingOf(potassium('4.5'))).toBeNull();
  });

  test('out of its interval says value, interval and picture', () => {
    const found = findingOf(potassium('5.9'));
    expect(found).toEqual({
      findingId: 'row:now-2',
      kind: 'row',
      title: '高钾血症',
      text: '血钾 5.9 mmol/L（3.5-5.3），高于本报告区间',
      urgency: 2,
      status: 'new',
      isKnown: false,
      evidences: ['now-2'],
      valueText: '5.9 mmol/L',
      changeText: '',
      actions: [],
      apiType: null,
      diagnosisId: null,
      copyText: '2025-11-18 10:26 血钾 5.9 mmol/L（3.5-5.3）。',
      ruleId: 'reading/row',
      ruleVersion: READING_VERSION,
      words: { lead: '血钾 5.9 mmol/L，高于本报告区间', change: '', phrase: '高钾血症（5.9 mmol/L）' },
      rank: {
        ...{ organ: 'K', harm: 'A', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: false },
        ...{ distance: 0, isFast: false, reliable: 2, catalogueOrder: expect.any(Number) as number, rowOrder: 1 },
      },
    });
    expect(found?.rank.catalogueOrder).toBeLessThan(1000);
  });

  test('of no danger comes behind a diagnosis of the same', () => {
    expect(findingOf(['CRP', '12', 'mg/L', '0-10'])).toMatchObject({ urgency: 3, rank: { reliable: 0, harm: 'D' } });
  });

  test('that is critical says so first, with the steps of its item and its change', () => {
    const found = findingOf(potassium('6.82'), { then: [26, potassium('6.12')] });
    expect(found).toMatchObject({
      kind: 'critical',
      title: '高钾血症',
      urgency: 1,
      changeText: '26 小时升 0.70',
      actions: actionsFor('K>'),
      ruleId: 'reading/critical',
      words: { lead: '血钾 6.82 mmol/L，危急', change: '26 小时升 0.70' },
      rank: { isCriticalValue: true, reliable: 2, isFast: false },
    });
    expect(found?.rank.distance).toBeGreaterThan(0);
    expect(found?.text).toMatch(/^血钾 6.82 mmol\/L（3.5-5.3），26 小时升 0.70，高于本报告区间/);
    // A critical value tells what may be chance as well.
    expect(findingOf(potassium('6.5'), { then: [26, potassium('6.4')] })?.changeText).toBe('26 小时升 0.10');
    expect(findingOf(potassium('5.9'), { then: [26, potassium('5.8')] })?.changeText).toBe('');
    expect(findingOf(potassium('5.9'), { then: [26, potassium('5.0')] })?.changeText).toBe('26 小时升 0.90');
  });

  test.each<[string, PlainRow, Around, string | undefined]>([
    ['of an item with its own', potassium('2.5'), {}, 'K<'],
    ['of any critical item', ['CL', '128', 'mmol/L', '99-110'], {}, 'critical'],
    ['of an infant', potassium('7.9'), { of: { age: '2个月' } }, 'infant:K>'],
    ['none where it is not critical', potassium('5.9'), {}, undefined],
    ['of a haemoglobin that falls by days', haemoglobin('95'), { then: [100, haemoglobin('125')] }, 'HGB<'],
    ['none of one that falls slowly', haemoglobin('95'), { then: [1000, haemoglobin('125')] }, undefined],
    [
      'of a creatinine that rises by days',
      ['CREA', '150', 'μmol/L', '57-111'],
      { then: [24, ['CREA', '100', 'μmol/L', '57-111']] },
      'today:CREA>',
    ],
  ])('has the steps %s', (_what, row, around, selector) => {
    const steps = selector === undefined ? [] : (actionsFor(selector) ?? actionsFor(selector.replace('infant:', '')));
    expect(findingOf(row, around)?.actions).toEqual(steps);
  });
});

describe('a row out of its interval names', () => {
  test.each<[string, PlainRow, Around, string]>([
    ['the interval of the report', potassium('5.9'), {}, '高于本报告区间'],
    ['that of the catalogue', potassium('5.9', ''), {}, '血钾 5.9 mmol/L，高于目录区间'],
    [
      'that of a pregnancy',
      ['TSH', '5.5', 'mIU/L', ''],
      { of: { sex: '女', age: 28, tags: ['孕 10 周'] } },
      '高于孕期区间',
    ],
    ['the lower side', potassium('3.2'), {}, '低于本报告区间'],
    ['the limit of its name that it has not passed', potassium('5.4'), {}, '高于本报告区间，未达 5.5'],
    ['the limit itself', ['LAC', '2.0', 'mmol/L', '0.5-1.7'], {}, '高于本报告区间，未超过 2.0'],
    [
      'the limit itself, whatever else is found',
      ['LAC', '2.0', 'mmol/L', '0.5-1.7'],
      { beside: [['HBA1C', '9', '%', '4-6']] },
      '未超过 2.0',
    ],
    ['the lower one', ['NA', '136', 'mmol/L', '137-147'], {}, '低于本报告区间，未低于 135'],
    ['the lower one itself', ['NA', '135', 'mmol/L', '137-147'], {}, '未低于 135'],
    ['that of potassium', potassium('3.6', '3.8-5.3'), {}, '未低于 3.5'],
    ['that of lactate', ['LAC', '1.9', 'mmol/L', '0.5-1.7'], {}, '未达 2.0'],
    ['that of sodium', ['NA', '144', 'mmol/L', '135-143'], {}, '未达 145'],
  ])('%s', (_what, row, around, words) => {
    expect(textOf(row, around)).toContain(words);
  });

  test.each<[PlainRow, string]>([
    [potassium('5.6'), '高于本报告区间'],
    // Its diagnosis begins with the limit itself.
    [potassium('5.5'), '高于本报告区间'],
    [potassium('3.4'), '低于本报告区间'],
    [['LAC', '2.1', 'mmol/L', '0.5-1.7'], '高于本报告区间'],
    [['NA', '134', 'mmol/L', '137-147'], '低于本报告区间'],
    [['NA', '148', 'mmol/L', '137-147'], '高于本报告区间'],
    [['CL', '90', 'mmol/L', '99-110'], '低于本报告区间'],
  ])('no limit where it passed that, or has none: %j', (row, words) => {
    expect(textOf(row)).toMatch(new RegExp(`，${words}$`));
  });

  test('the limit in title and phrase, for such a row has no name of its own', () => {
    expect(findingOf(potassium('5.4'))).toMatchObject({
      title: '血钾高于区间（未达 5.5）',
      words: { phrase: '血钾高于区间（5.4 mmol/L，未达 5.5）', lead: '血钾 5.4 mmol/L，高于本报告区间，未达 5.5' },
    });
    expect(findingOf(['NA', '136', 'mmol/L', '137-147'])).toMatchObject({
      title: '血钠低于区间（未低于 135）',
      words: { phrase: '血钠低于区间（136 mmol/L，未低于 135）' },
    });
  });

  test('no interval of a word, whose range stands beside it, and its result once', () => {
    const found = findingOf(['HBSAG', '阳性', '', '阴性']);
    expect(found?.text).toBe(`${found?.title.replace(/阳性$/, '')} 阳性（参考 阴性）`);
    expect(found?.words.phrase).toBe(found?.title);
    const titre = findingOf(['ANA', '1:320', '', '<1:100']);
    expect(titre?.words.phrase).toBe(`${titre?.title}（1:320）`);
    expect(titre?.words.lead).toBe('抗核抗体 1:320');
  });

  test('that a printed interval of adults was not taken for a child', () => {
    const child = { of: { age: 3, sex: '男' } };
    expect(textOf(['CREA', '60', 'μmol/L', '57-111'], child)).toContain('高于儿童区间（打印的为成人区间，未采用）');
  });
});

describe('a row says beside its result', () => {
  test.each<[string, PlainRow, Around, string]>([
    ['a unit that its interval shows', ['K', '5.9', '', '3.5-5.3'], {}, '未注明单位，按其参考区间认作 mmol/L'],
    ['a unit that nobody knows', ['K', '5.9', ' 个 ', '3.5-5.3'], {}, '单位「个」未识别，按其参考区间认作 mmol/L'],
    ['that only its source calls it critical', potassium('5.9', '3.5-5.3', flagged('HH')), {}, '来源标记「HH」'],
    [
      'that its source says the other side',
      potassium('5.9', '3.5-5.3', flagged('L')),
      {},
      '来源标记降低，按其参考区间应为升高，请核对',
    ],
    [
      'that its source says the other side of a low one',
      potassium('3.2', '3.5-5.3', flagged('H')),
      {},
      '来源标记升高，按其参考区间应为降低，请核对',
    ],
    [
      'that its source says normal',
      potassium('5.9', '3.5-5.3', flagged('N')),
      {},
      '来源标记正常，按其参考区间应为升高，请核对',
    ],
    [
      'that a urine of no time has no interval',
      ['UNA', '300', 'mmol/L', '40-220', { specimen: '尿' }],
      {},
      '随机尿无统一参考区间，请结合同时血标本',
    ],
    [
      'what a pregnancy raises',
      ['AFP', '80', 'ng/mL', '0-7'],
      { of: { sex: '女', age: 28, tags: ['孕 18 周'] } },
      '妊娠期可生理性升高',
    ],
    [
      'what makes it false',
      ['BDG', '200', 'pg/mL', '0-60'],
      { known: ['haemodialysis'] },
      '血液透析（纤维素膜）可致假阳性',
    ],
    ['the limit of its age', ['DD', '0.6', 'mg/L FEU', '0-0.5'], {}, '未超过年龄校正界值'],
    [
      'that it has no creatinine before it',
      ['CREA', '900', 'μmol/L', '57-111'],
      {},
      '无既往肌酐，急性肾损伤与慢性肾脏病待鉴别',
    ],
    ['how its specimen was taken', potassium('5.9'), { beside: [['PLT', '1200', '10^9/L', '125-350']] }, '疑假性高钾'],
    [
      'what the red cells brought',
      ['ASC-PMN', '400', '10^6/L', '0-250'],
      { beside: [['ASC-RBC', '50000', '10^6/L', '']] },
      '血性腹水，扣除红细胞 50000 ÷ 250 后 200',
    ],
  ])('%s', (_what, row, around, words) => {
    expect(textOf(row, around)).toContain(words);
  });

  test.each<[string, PlainRow, Around, string]>([
    ['a unit that it says', potassium('5.9'), {}, '认作'],
    ['a flag that agrees', potassium('5.9', '3.5-5.3', flagged('H')), {}, '来源标记'],
    ['a flag that says less', potassium('5.9', '3.5-5.3', flagged('A')), {}, '来源标记'],
    ['a critical flag of what is critical', potassium('6.9', '3.5-5.3', flagged('HH')), {}, '来源标记'],
    ['a pregnancy of nobody who is pregnant', ['AFP', '80', 'ng/mL', '0-7'], { of: { sex: '女', age: 28 } }, '妊娠期'],
    [
      'a pregnancy that does not raise it',
      ['CEA', '80', 'ng/mL', '0-5'],
      { of: { sex: '女', age: 28, tags: ['孕 18 周'] } },
      '妊娠期',
    ],
    ['the limit of an age of an item below its interval', ['K', '3.0', 'mmol/L', '3.5-5.3'], {}, '年龄校正'],
  ])('not %s', (_what, row, around, words) => {
    expect(textOf(row, around)).not.toContain(words);
  });

  test.each(['AFP', 'CA125', 'HCG'])('that a pregnancy raises %s', (code) => {
    const pregnant = { of: { sex: '女', age: 28, tags: ['孕 18 周'] } };
    const unit = rowsIn([[code, '1']]).rows[0]?.judged.item?.unit ?? '';
    expect(textOf([code, '90', unit, '0-5'], pregnant)).toContain('妊娠期可生理性升高');
  });

  test('the lead without a baseline, and its steps', () => {
    const found = findingOf(['CREA', '900', 'μmol/L', '57-111']);
    expect(found?.words.lead).toBe('肌酐 900 μmol/L，危急，无既往肌酐');
    expect(found?.actions).toEqual(actionsFor('creatinine:first'));
  });

  test('the day on which its critical limit was told the first time (J-15)', () => {
    const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
    const after = (...values: readonly string[]) => {
      const earlier = values.map((value, at) => past(48 * (values.length - at), creatinine(value)));
      return findingOf(creatinine('600'), { of: { earlier } });
    };
    expect(after('560')?.text).toContain('危急界限首次报告，已于 2025-11-16 报告');
    expect(after('540', '560')?.text).toContain('已于 2025-11-14 报告');
    expect(after('560')?.words.lead).toBe('肌酐 600 μmol/L（危急界限首次报告，已于 2025-11-16 报告）');
    const below = findingOf(creatinine('500'), { then: [48, creatinine('560')] });
    expect(below?.text).not.toContain('首次报告');
    expect(textOf(potassium('5.9'), { then: [48, potassium('6.9')] })).not.toContain('首次报告');
  });

  test('the first day beyond its limit, not one before it, whatever the unit', () => {
    const of = (now: PlainRow, ...then: readonly (readonly [number, PlainRow])[]) =>
      findingOf(now, { of: { earlier: then.map(([hours, row]) => past(hours, row)) } })?.text;
    const creatinine = (value: string): PlainRow => ['CREA', value, 'μmol/L', '57-111'];
    expect(of(creatinine('600'), [48, creatinine('560')], [96, creatinine('100')])).toContain('已于 2025-11-16 报告');
    expect(of(creatinine('530'), [48, creatinine('560')])).not.toContain('首次报告');
    const inOther = (value: string): PlainRow => ['CREA', value, 'mg/dL', '0.6-1.3'];
    expect(of(inOther('7'), [48, inOther('6.5')])).toContain('已于 2025-11-16 报告');
  });

  test('that its source alone calls critical is as one that is', () => {
    expect(findingOf(potassium('5.9', '3.5-5.3', flagged('HH')))).toMatchObject({ kind: 'critical', urgency: 1 });
  });

  test('more than its result only where it tells of a first time or of a flag', () => {
    const says = (text: string) => saysMore({ text });
    expect([says('危急界限首次报告，已于'), says('来源标记「H」'), says('血钾 5.9')]).toEqual([true, true, false]);
  });
});
