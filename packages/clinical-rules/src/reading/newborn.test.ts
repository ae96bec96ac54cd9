import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import { isOfInfantBile, newbornBilirubin } from './newborn-bilirubin.ts';
import { newbornInfection } from './newborn.ts';
import { readPlainReport } from './plain-report.ts';
import { AT, plainRow } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import type { Finding } from './reading.ts';
import { rowsOf } from './rows.ts';

type Find = typeof newbornInfection;
const findingsBy = (find: Find, rows: readonly PlainRow[], age: string, more: object = {}) => {
  const { record, judged } = readPlainReport({ at: AT, sex: '男', age, results: rows.map(plainRow), ...more });
  return find(rowsOf(record, judged), judged, record.patient);
};

const white = (value: string): PlainRow => ['WBC', value, '10^9/L', '5-20'];
const platelets = (value: string): PlainRow => ['PLT', value, '10^9/L', '150-400'];
const crp = (value: string): PlainRow => ['CRP', value, 'mg/L', '0-8'];
const pct = (value: string): PlainRow => ['PCT', value, 'ng/mL', '0-0.5'];

describe('two markers of an infection of a newborn (neonatal sepsis, 2019)', () => {
  const of = (rows: readonly PlainRow[], age = '10天') => findingsBy(newbornInfection, rows, age);
  const is = (rows: readonly PlainRow[], age = '10天') => of(rows, age).length === 1;

  test.each<[string, PlainRow, PlainRow]>([
    ['few white cells', white('4.9'), white('5')],
    ['many white cells', white('20'), white('19.9')],
    ['few platelets', platelets('100'), platelets('101')],
    ['CRP', crp('10'), crp('9.9')],
    ['procalcitonin', pct('0.5'), pct('0.49')],
  ])('%s count from their limit on', (_what, at, beyond) => {
    const beside = at[0] === 'CRP' ? pct('0.6') : crp('30');
    expect([is([at, beside]), is([beyond, beside]), is([at])]).toEqual([true, false, false]);
  });

  test('white cells may be more in the first three days', () => {
    expect([
      is([white('29.9'), crp('30')], '3天'),
      is([white('30'), crp('30')], '3天'),
      is([white('29.9'), crp('30')], '4天'),
    ]).toEqual([...[false, true, true]]);
    const tagged = { birth: '', age: '', tags: ['新生儿'] };
    expect(findingsBy(newbornInfection, [white('25'), crp('30')], '', tagged)).toHaveLength(1);
  });

  test('are one finding of the day, told by what has no clause of its own', () => {
    const text = '血小板 90 ×10⁹/L，C反应蛋白 30 mg/L，新生儿败血症待排（非特异指标 2 项）';
    const [found] = of([['K', '4.5', 'mmol/L', '3.5-5.5'], crp('30'), platelets('90')]);
    expect(found).toMatchObject({
      findingId: 'newborn:infection',
      kind: 'row',
      title: '新生儿败血症待排',
      text,
      urgency: 2,
      evidences: ['now-3', 'now-2'],
      valueText: '90 ×10⁹/L',
      actions: actionsFor('newborn:infection'),
      words: {
        lead: '血小板 90 ×10⁹/L、C反应蛋白 30 mg/L，新生儿败血症待排',
        phrase: '新生儿败血症待排（血小板 90 ×10⁹/L）',
      },
      rank: { harm: 'B', rowOrder: 2 },
    });
    expect(found?.rank.catalogueOrder).toBeLessThan(1000);
    expect(of([platelets('20'), crp('30')])[0]?.words.phrase).toBe('新生儿败血症待排（C反应蛋白 30 mg/L）');
    expect(of([white('1'), platelets('20')])[0]?.words.phrase).toMatch(/^新生儿败血症待排（白细胞计数 1 /);
  });

  test('are none of somebody older, nor beside a sepsis of anybody', () => {
    expect(is([platelets('90'), crp('30')], '29天')).toBe(false);
    const { record, judged } = readPlainReport({
      at: AT,
      sex: '男',
      age: '10天',
      results: [platelets('90'), crp('30')].map(plainRow),
    });
    const septic = {
      ...judged,
      inference: { ...judged.inference, diagnoses: [{ id: 'SEPSIS' }] },
    } as unknown as typeof judged;
    const other = {
      ...judged,
      inference: { ...judged.inference, diagnoses: [{ id: 'BACT' }] },
    } as unknown as typeof judged;
    const rows = rowsOf(record, judged);
    expect([septic, other].map((each) => newbornInfection(rows, each, record.patient).length)).toEqual([0, 1]);
  });
});

describe('the bilirubin of a newborn', () => {
  const total = (value: string): PlainRow => ['TBIL', value, 'μmol/L', '0-205'];
  const direct = (value: string): PlainRow => ['DBIL', value, 'μmol/L', '0-6.8'];
  const COOMBS: PlainRow = ['COOMBS', '阳性', '', '阴性'];
  const of = (rows: readonly PlainRow[], age = '5天') => findingsBy(newbornBilirubin, rows, age);
  const titles = (rows: readonly PlainRow[], age = '5天') =>
    of(rows, age).map(({ title, urgency }) => [title, urgency]);

  test.each<[string, string, readonly (readonly [string, number])[]]>([
    // 20, 25 and 30 mg/dL; 12.9 and, on the first day, 5 mg/dL.
    ['511', '5天', [['新生儿危险性高胆红素血症', 1]]],
    ['510', '5天', [['新生儿极重度高胆红素血症', 1]]],
    ['428', '5天', [['新生儿极重度高胆红素血症', 1]]],
    ['427', '5天', [['新生儿重度高胆红素血症', 1]]],
    ['343', '5天', [['新生儿重度高胆红素血症', 1]]],
    ['342', '5天', [['新生儿病理性黄疸待排', 2]]],
    ['222', '5天', [['新生儿病理性黄疸待排', 2]]],
    ['221', '5天', []],
    ['86', '5天', []],
    ['86', '0天', [['生后 24 小时内黄疸，病理性待排', 2]]],
    ['85', '0天', []],
    ['86', '1天', []],
    ['400', '60天', []],
  ])('of %s μmol/L at %s is %j', (value, age, expected) => {
    expect(titles([total(value)], age)).toEqual(expected);
  });

  test.each<[string, string, readonly (readonly [string, number])[]]>([
    ['34.1', '5天', [['新生儿胆汁淤积待排', 2]]],
    ['34', '5天', []],
    // 1.0 mg/dL in the first year (NASPGHAN/ESPGHAN 2017).
    ['17.2', '60天', [['婴儿胆汁淤积，胆道闭锁待排', 2]]],
    ['17.1', '60天', []],
    ['40', '1岁', []],
    ['40', '2岁', []],
    ['40', '', []],
  ])('a direct one of %s at %s is %j', (value, age, expected) => {
    expect(titles([direct(value)], age)).toEqual(expected);
  });

  test('beside antibodies on the cells is of the mother, whatever the degree', () => {
    expect(titles([total('400'), COOMBS])).toEqual([['新生儿重度高胆红素血症，新生儿溶血病待排', 1]]);
    expect(titles([total('210'), COOMBS])).toEqual([['新生儿溶血病待排', 2]]);
    expect([titles([total('100'), COOMBS]), titles([total('210'), ['COOMBS', '阴性', '', '阴性']])]).toEqual([[], []]);
    expect(titles([direct('30'), COOMBS])).toEqual([]);
    expect(titles([total('210'), ['HBSAG', '阳性', '', '阴性']])).toEqual([]);
    expect(titles([direct('20'), total('300'), COOMBS], '60天')).toEqual([['婴儿胆汁淤积，胆道闭锁待排', 2]]);
  });

  test('is told with its row and steps, a cholestasis with the enzymes that are high beside it', () => {
    const [found] = of([['K', '4.5', 'mmol/L', '3.5-5.5'], total('400')]);
    expect(found).toMatchObject({
      ...{ findingId: 'newborn:bilirubin:TBIL', kind: 'row', text: '总胆红素 400 μmol/L，新生儿重度高胆红素血症' },
      ...{ evidences: ['now-2'], valueText: '400 μmol/L', actions: actionsFor('infant:TBIL>') },
      words: { lead: '总胆红素 400 μmol/L，新生儿重度高胆红素血症' },
      rank: { harm: 'D', organ: 'liver', rowOrder: 1 },
    });
    expect(found?.rank.catalogueOrder).toBeLessThan(1000);
    const beside: readonly PlainRow[] = [
      direct('80'),
      ['TBIL', '120', 'μmol/L', '0-23'],
      ['IBIL', '40', 'μmol/L', '0-17'],
      ['ALP', '900', 'U/L', '100-400'],
      ['GGT', '300', 'U/L', '5-60'],
      ['TBA', '30', 'μmol/L', '0-10'],
      ['ALT', '90', 'U/L', '9-50'],
      ['GGT', '30', 'U/L', '5-60'],
    ];
    expect(of(beside, '60天')[0]?.evidences).toEqual(['now-1', 'now-2', 'now-3', 'now-4', 'now-5', 'now-6']);
    // What is a danger by itself has a line of its own.
    const critical: PlainRow = ['TBIL', '400', 'μmol/L', '0-23'];
    expect(of([direct('80'), critical], '60天')[0]?.evidences).toEqual(['now-1']);
    expect(of([total('300'), ['GGT', '300', 'U/L', '5-60']])[0]?.evidences).toEqual(['now-1']);
  });

  test('takes the place of the cholestasis of adults', () => {
    const told = [{ findingId: 'newborn:bilirubin:DBIL' }] as unknown as readonly Finding[];
    const other = [{ findingId: 'newborn:bilirubin:TBIL' }] as unknown as readonly Finding[];
    const is = (id: string, of: readonly Finding[]) => isOfInfantBile({ id }, of);
    expect([is('CHOL', told), is('CHOL', other), is('HEMO', told), is('CHOL', [])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
