import { describe, expect, test } from 'vitest';
import { calciumClearance } from './calcium-clearance.ts';
import { by } from './finders.test-support.ts';
import { infectionCourse, knownAnaemia, knownSentence, pad } from './known-course.ts';
import { hoursToCritical, speedOf, urgencyOfRow } from './limits.ts';
import { lipidTarget } from './lipid-target.ts';
import { lowGlucose } from './low-glucose.ts';
import { AT, contextOf, readingOf } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { rowOf, rowsOf } from './usual-row.test-support.ts';

const usual =
  (code: string, unit: string, range: string) =>
  (value: string): PlainRow => [code, value, unit, range];
const K = usual('K', 'mmol/L', '3.5-5.3');
const PHOSPHATE = usual('P', 'mmol/L', '0.85-1.51');
const LDL = usual('LDL-C', 'mmol/L', '<3.4');
const PCT = usual('PCT', 'ng/mL', '0-0.05');
const HBV = usual('HBVDNA', 'IU/mL', '<20');
/** Haemoglobin in g/L, and in g/dL. */
const grams = usual('HGB', 'g/L', '130-175');
const perDecilitre = usual('HGB', 'g/dL', '13-17.5');

describe('the urgency of a row', () => {
  test('that shows nothing is none, nor what the kidneys of the patient explain', () => {
    expect(urgencyOfRow(rowOf(['BABES', '阴性', '', '阴性']))).toBe(3);
    // A lactate of 4 is a matter of minutes, whatever the laboratory calls critical.
    const lactate = (value: string) => {
      const { judged, ...row } = rowOf(['LAC', value, 'mmol/L', '0.5-1.7']);
      const { critical: _critical, ...flag } = judged.flag;
      return urgencyOfRow({ ...row, judged: { ...judged, flag } });
    };
    expect([lactate('4.0'), lactate('3.9')]).toEqual([1, 3]);
    // A joint as full as this is septic until its culture says otherwise (BSR 2006).
    const joint = (value: string) => urgencyOfRow(rowOf(['SF-WBC', value, '10^6/L', '']));
    expect([joint('25001'), joint('25000')]).toEqual([2, 3]);
    const phosphate = rowOf(PHOSPHATE('3.1'));
    expect([urgencyOfRow(phosphate), urgencyOfRow(phosphate, new Set(['CKD']))]).toEqual([2, 3]);
  });
});

describe('the speed of a change', () => {
  test('is that in the unit of the catalogue', () => {
    const troponin = usual('CTNI', 'ng/mL', '0-0.034');
    expect(speedOf(rowOf(perDecilitre('10.0'), [[24, perDecilitre('12.1')]]))?.urgency).toBe(1);
    expect(speedOf(rowOf(troponin('0.062'), [[24, troponin('0.050')]]))?.urgency).toBe(1);
    expect(speedOf(rowOf(troponin('0.060'), [[24, troponin('0.050')]]))).toBeNull();
    // A fifth of the last, of the other troponin too.
    const t = usual('CTNT', 'ng/L', '0-14');
    expect([speedOf(rowOf(t('49'), [[24, t('41')]])), speedOf(rowOf(t('50'), [[24, t('41')]]))?.urgency]).toEqual([
      null,
      1,
    ]);
    expect(speedOf(rowOf(grams('<100'), [[24, grams('121')]]))).toBeNull();
  });

  test('is told against the farthest result within its window', () => {
    const from = (first: string, second: string) =>
      speedOf(
        rowOf(grams('100'), [
          [10, grams(first)],
          [24, grams(second)],
        ]),
      )?.change.difference;
    expect([from('121', '130'), from('130', '121')]).toEqual([-30, -30]);
  });

  test('that will be critical within the day is one step more urgent', () => {
    const creatinine = usual('CREA', 'μmol/L', '57-111');
    const speed = (now: string, then: string) => speedOf(rowOf(creatinine(now), [[20, creatinine(then)]]));
    // 6.5 an hour: the 530 is 15.4 hours away; 2 an hour: it is days away.
    expect(speed('430', '300')).toMatchObject({ urgency: 1, forecast: '按目前速度约 16 小时达危急界限（外推）' });
    expect(speed('340', '300')).toMatchObject({ urgency: 2, forecast: '' });
  });

  test('leads to a critical limit only where it goes there', () => {
    // g/L: 70 falls by 1 an hour to 50.
    expect(hoursToCritical(rowOf(perDecilitre('7.0'), [[10, perDecilitre('8.0')]]))).toBe(20);
    // At the end of the day, and beyond it.
    expect([
      hoursToCritical(rowOf(grams('74'), [[10, grams('84')]])),
      hoursToCritical(rowOf(grams('75'), [[10, grams('85')]])),
    ]).toEqual([24, null]);
    expect(hoursToCritical(rowOf(K('3.3'), [[3, K('2.4')]]))).toBeNull();
    expect(hoursToCritical(rowOf(K('6.2'), [[3, K('5.6')]]))).toBeNull();
  });
});

test('a change is told with the decimals of a figure below ten', () => {
  const glucose = usual('GLU', 'mmol/L', '3.9-6.1');
  const text = (now: string, then: string) => rowOf(glucose(now), [[3, glucose(then)]]).change?.text;
  expect([text('10.0', '9.5'), text('9.9', '9.4')]).toEqual(['3 小时升 0.5', '3 小时升 0.50']);
});

test('a change within chance is so in every unit: 8 % of a haemoglobin', () => {
  const isBeyond = (now: string) => rowOf(perDecilitre(now), [[300, perDecilitre('14.0')]]).change?.isBeyondChance;
  expect([isBeyond('13.0'), isBeyond('12.8')]).toEqual([false, true]);
});

describe('the course of what is known', () => {
  test('of a treated infection is that of figures alone', () => {
    const course = (now: string) => infectionCourse(rowsOf([PCT(now)], [[24, PCT('10')]]).rows);
    expect([course('0.5'), course('<0.5'), infectionCourse([])]).toEqual(['PCT 较峰值降 95%', '', '']);
  });

  test('of an anaemia that stays is no change', () => {
    expect(knownAnaemia(rowsOf([grams('96')], [[240, grams('96')]]).rows, AT)).toBe('Hb 96，10 日 +0');
  });

  test.each<[string, string, string]>([
    ['32000', '200', '已知乙型肝炎，HBV DNA 32000 IU/mL，较 08-10 升 2.2 log'],
    ['320', '32000', '已知乙型肝炎，HBV DNA 320 IU/mL，较 08-10 降 2.0 log'],
    ['32000', '12000', '已知乙型肝炎，HBV DNA 32000 IU/mL，与上次相近'],
    ['<20', '12000', '已知乙型肝炎，HBV DNA <20 IU/mL'],
  ])('of a virus that counts %s after %s is told by tens', (now, then, text) => {
    const { rows } = rowsOf([K('4'), HBV(now)], [[2400, HBV(then)]]);
    expect(knownSentence('HBV', '乙型肝炎', undefined, rows, AT)).toBe(text);
  });

  test('a blank stands before a Latin name alone', () => {
    expect([pad('HIV感染'), pad('肝DNA')]).toEqual([' HIV感染', '肝DNA']);
  });
});

describe('a low glucose without a lower bound (ADA 2024)', () => {
  const of = by(lowGlucose);
  const glucose = (value: string, range: string): PlainRow => ['GLU', value, 'mmol/L', range];

  test.each<[string, PlainRow, object, string | undefined]>([
    ['of a load', glucose('3.2', '≤7.8'), {}, '所附区间无下限'],
    ['of a child without an interval', glucose('3.2', ''), { age: 8 }, '无参考区间'],
    ['that is critical', glucose('2.0', '≤7.8'), {}, undefined],
    ['that cannot be believed', glucose('0.2', '≤7.8'), {}, undefined],
    ['above the bound that is printed', glucose('3.5', '3.0-6.1'), {}, undefined],
    ['that is high by what is printed', glucose('3.5', '≤3.0'), {}, undefined],
  ])('%s: %#', (_what, row, more, note) => {
    const found = of([row], [], more);
    expect(found.map(({ text }) => text)).toEqual(
      note === undefined ? [] : [`血糖 3.2 mmol/L，偏低（< 3.9），${note}，请结合低血糖症状`],
    );
  });
});

test('LDL of a known disease is told once: by its target, unless the rule base says it', () => {
  const { rows, judged } = contextOf([LDL('2.5')]);
  const beside = (...ids: readonly string[]) => {
    const diagnoses = ids.map((id) => ({ id, evidences: [] })) as unknown as typeof judged.inference.diagnoses;
    return lipidTarget(rows, { ...judged, inference: { ...judged.inference, diagnoses } }, ['冠心病']).length;
  };
  expect([beside(), beside('DM'), beside('DM', 'LDLT')]).toEqual([1, 1, 0]);
});

test('a clearance needs a calcium and a creatinine of one urine', () => {
  const of = (...urine: readonly PlainRow[]) => {
    const { rows } = contextOf([['CA', '2.8', 'mmol/L', '2.11-2.52'], ['CREA', '80', 'μmol/L', '57-111'], ...urine]);
    return calciumClearance({ id: 'HPTH' } as Parameters<typeof calciumClearance>[0], rows)?.note;
  };
  // (5 × 0.08) ÷ (2.8 × 10) = 0.014.
  expect(of(['UCA', '5', 'mmol/L'], ['UCREA', '10', 'mmol/L'])).toContain('0.014（5 × 0.08 ÷ (2.8 × 10)）');
  expect([of(['UCA', '5', 'mmol/L']), of(['UCREA', '10', 'mmol/L']), of()]).toEqual(
    Array.from({ length: 3 }, () => '须与家族性低尿钙高钙血症鉴别：查尿钙、尿肌酐，算钙/肌酐清除率比'),
  );
});

describe('a whole reading', () => {
  test('names the cause of what a tool decides, whose step comes before those that look for one', () => {
    const fluid = (code: string, value: string, unit = '', range = ''): PlainRow => [
      ...([code, value, unit, range] as const),
      { specimen: '胸水' },
    ];
    const { findings } = readingOf([
      ...[fluid('PF-TP', '45', 'g/L'), fluid('PF-LDH', '320', 'U/L')],
      ['TP', '70', 'g/L', '65-85'],
      ['LDH', '220', 'U/L', '120-250'],
      fluid('PF-CYT', '找到腺癌细胞', '', '阴性'),
    ]);
    expect(findings[0]).toMatchObject({
      findingId: 'tool:6:light',
      words: { picture: { of: 'diagnosis:MPE', name: '恶性胸腔积液待排' } },
    });
    expect(findings[0]?.actions.map(({ id }) => id)).toEqual(['D-MPE:1', 'A-PLE:1', 'A-PLE:2']);
  });

  test('tells a row with the state that explains it', () => {
    const { findings } = readingOf([
      ['HBSAB', '200', 'mIU/mL', '0-10'],
      ['HBSAG', '阴性', '', '阴性'],
      ['HBCAB', '阴性', '', '阴性'],
    ]);
    expect(findings.map(({ text, words }) => [text, words.lead])).toEqual([
      [
        '乙肝表面抗体定量 200 mIU/mL（0-10），高于本报告区间；乙肝疫苗免疫（保护性抗体）',
        '乙肝表面抗体定量 200 mIU/mL，高于本报告区间，乙肝疫苗免疫（保护性抗体）',
      ],
    ]);
  });
});
