import { describe, expect, test } from 'vitest';
import { pointOf } from '../flags/measured.ts';
import { adrenalCortexOf, manualInput } from './adrenal-cortex-facts.ts';
import { ALDOSTERONISM_CODES, aldosteronismOf } from './aldosteronism-facts.ts';
import { onlyReport, recordOf, reportOf } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const DAY = '2025-11-17';

/** A report of the day with rows, and other rows of another day or time. */
function besideOf(rows: readonly PlainRow[], time: string, others: readonly PlainRow[]) {
  const record = recordOf([
    { day: DAY, rows },
    { day: time, rows: others },
  ]);
  return [record, reportOf(record, DAY)] as const;
}

interface Unitary {
  readonly set: Parameters<typeof pointOf>[0];
  readonly unit: string;
}
const shown = (reported: Unitary | null | undefined) => reported && `${pointOf(reported.set)} ${reported.unit}`;

describe('adrenal cortex', () => {
  const inputs = (rows: readonly PlainRow[], manual = {}) =>
    adrenalCortexOf(...onlyReport(rows), manual)?.result.inputsUsed;

  test.each([
    ['COR8', 'cortisol8am'],
    ['COR16', 'cortisol4pm'],
    ['COR0', 'cortisolMidnight'],
    ['COR-DST', 'dst1mg'],
    ['DST1', 'dst1mg'],
    ['COR-STIM', 'acthStimPeak'],
  ] as const)('%s is the %s: in both units of the rule as printed, from others converted', (code, field) => {
    const of = (result: string, unit: string) => shown(inputs([[code, result, unit]])?.[field]);
    expect([of('300', 'nmol/L'), of('10', 'μg/dL')]).toEqual(['300 nmol/L', '10 μg/dL']);
    // Molar mass 362.46: 100 μg/L = 275.9 nmol/L.
    expect(Number.parseFloat(of('100', 'μg/L') ?? '')).toBeCloseTo(275.9, 0);
    expect(of('1', 'g')).toBeNull();
  });

  test('ACTH keeps its unit and brings its limit; urinary cortisol and the high-dose test have one unit', () => {
    const used = inputs([
      ['COR8', '300', 'nmol/L'],
      ['ACTH', '12', 'pmol/L', { range_text: '1.6–13.9' }],
      ['UFC', '900', 'nmol/24h', { range_text: '28–138' }],
      ['HDDST', '62', '%'],
    ]);
    expect([shown(used?.acth), used?.acthUpper, used?.ufcUpper]).toEqual(['12 pmol/L', 13.9, 138]);
    expect([pointOf(used?.ufc ?? null), pointOf(used?.hddstSuppression ?? null)]).toEqual([900, 62]);
    const bare = inputs([
      ['COR8', '300', 'nmol/L'],
      ['UFC', '90', 'nmol/24h'],
    ]);
    expect([bare?.acth, bare?.hddstSuppression]).toEqual([null, null]);
    expect(inputs([['HDDST', '62', 'fL']])?.hddstSuppression).toBeNull();
  });

  test.each(['COR8', 'COR16', 'COR-DST', 'DST1', 'COR-STIM', 'UFC', 'HDDST', 'ACTH'])(
    '%s of three days before or after completes a report, of four does not',
    (code) => {
      const ids = ['2025-11-14', '2025-11-20', '2025-11-13', '2025-11-21'].map(
        (day) =>
          adrenalCortexOf(...besideOf([['COR0', '320', 'nmol/L']], day, [[code, '40', unitOf(code)]]))?.laboratoryIds
            .length,
      );
      expect(ids).toEqual([2, 2, 1, 1]);
    },
  );

  test('a report with any cortisol is one of the tool, ACTH alone is none', () => {
    const codes = ['COR8', 'COR16', 'COR0', 'COR-DST', 'DST1', 'COR-STIM', 'UFC', 'HDDST'];
    expect(codes.filter((code) => inputs([[code, '40', unitOf(code)]]) === undefined)).toEqual([]);
    expect(inputs([['ACTH', '40', 'pg/mL']])).toBeUndefined();
  });

  test('values by hand come first, in their units, and the limit of ACTH follows into theirs', () => {
    const rows: readonly PlainRow[] = [
      ['COR8', '300', 'nmol/L'],
      ['ACTH', '12', 'pg/mL', { range_text: '7.2–63.3' }],
    ];
    const byHand = inputs(rows, {
      cortisol_8am: 9,
      acth_stim_peak: 20,
      cortisol_unit: 'μg/dL',
      acth: 5,
      acth_unit: 'pmol/L',
    });
    expect([shown(byHand?.cortisol8am), shown(byHand?.acthStimPeak), shown(byHand?.acth)]).toEqual([
      ...['9 μg/dL', '20 μg/dL', '5 pmol/L'],
    ]);
    // Molar mass 4541: 63.3 pg/mL = 13.9 pmol/L.
    expect(byHand?.acthUpper).toBeCloseTo(13.94, 1);
    expect([inputs(rows, { acth: 5 })?.acthUpper, inputs(rows, { acth_unit: 'pmol/L' })?.acthUpper]).toEqual([
      63.3, 63.3,
    ]);
    expect(inputs(rows, { acth: 5, acth_unit: 'mg' })?.acthUpper).toBeNull();
    // A limit is one of the laboratory: it does not come from hand, nor from a row that prints none.
    const typed = { acth: 5, acth_unit: 'pmol/L', cortisol_midnight: 8, cortisol_unit: 'μg/dL' };
    const [alone, midnight] = [inputs([['COR8', '300', 'nmol/L']], typed), inputs(rows, typed)?.cortisolMidnight];
    expect([shown(alone?.acth), alone?.acthUpper, shown(midnight)]).toEqual(['5 pmol/L', null, '8 μg/dL']);
    const urine = inputs(rows, { ufc: 400, ufc_uln: 150, hddst_suppression: 55, cortisol_unit: 'μg/dL' });
    expect([pointOf(urine?.ufc ?? null), urine?.ufcUpper, pointOf(urine?.hddstSuppression ?? null)]).toEqual([
      400, 150, 55,
    ]);
  });

  test('typed values are compared in nmol/L and pg/mL', () => {
    const units = { cortisol_unit: 'μg/dL', acth_unit: 'pmol/L' };
    const typed = {
      cortisol_4pm: 10,
      cortisol_midnight: null,
      dst_1mg: 1,
      acth_stim_peak: 2,
      acth: 10,
      ufc: 7,
      ufc_uln: 8,
    };
    const converted = manualInput({ ...typed, hddst_suppression: 0, ...units });
    expect(Object.keys(converted)).toEqual([
      ...['cortisol_4pm', 'dst_1mg', 'acth_stim_peak', 'acth', 'ufc', 'ufc_uln', 'hddst_suppression'],
    ]);
    // 27.59 nmol/L per μg/dL, 4.541 pg/mL per pmol/L.
    expect(converted.cortisol_4pm).toBeCloseTo(275.9, 0);
    expect(converted.dst_1mg).toBeCloseTo(27.59, 1);
    expect(converted.acth_stim_peak).toBeCloseTo(55.2, 0);
    expect(converted.acth).toBeCloseTo(45.41, 0);
    expect([converted.ufc, converted.ufc_uln, converted.hddst_suppression]).toEqual([7, 8, 0]);
    expect(manualInput({ cortisol_8am: 300, acth: 40 })).toEqual({ cortisol_8am: 300, acth: 40 });
    expect(manualInput({ cortisol_8am: 1, acth: 1, cortisol_unit: 'mg', acth_unit: 'mg' })).toEqual({
      ...{ cortisol_8am: Number.NaN, acth: Number.NaN },
    });
  });
});

function unitOf(code: string): string {
  return { UFC: 'nmol/24h', HDDST: '%', ACTH: 'pg/mL' }[code] ?? 'nmol/L';
}

describe('aldosteronism', () => {
  const inputs = (rows: readonly PlainRow[]) => aldosteronismOf(...onlyReport(rows))?.result.inputsUsed;
  const confirmation = (rows: readonly PlainRow[]) => {
    const found = inputs(rows)?.confirmation;
    const post = found && 'postPac' in found ? shown(found.postPac) : undefined;
    const pre = found && 'prePac' in found ? shown(found.prePac) : undefined;
    return [found?.type, post, pre];
  };

  test.each<[readonly PlainRow[], readonly unknown[]]>([
    [[['PAC-SIT', '12', 'ng/dL']], ['SIT', '12 ng/dL', undefined]],
    [[['PAC-SIT', '300', 'pmol/L']], ['SIT', '300 pmol/L', undefined]],
    [[['PAC-SIT-SEATED', '7', 'ng/dL']], ['SIT', '7 ng/dL', undefined]],
    [
      [
        ['PAC-CCT0', '700', 'pmol/L'],
        ['PAC-CCT2', '14', 'ng/dL'],
      ],
      ['CCT', '14 ng/dL', '700 pmol/L'],
    ],
    [[['PAC-CCT2', '14', 'ng/dL']], ['CCT', '14 ng/dL', null]],
    [[['PAC-FST', '8', 'ng/dL']], ['FST', '8 ng/dL', undefined]],
    [[['PAC-CCT0', '14', 'ng/dL']], [undefined, undefined, undefined]],
    [[['PAC', '14', 'ng/dL']], [undefined, undefined, undefined]],
  ])('of %j the confirmation is %j', (rows, expected) => {
    expect(confirmation(rows)).toEqual(expected);
  });

  test('saline is told as lying or seated, the urine with its sodium, each vein by its side', () => {
    const isSeated = (code: string) => {
      const found = inputs([[code, '7', 'ng/dL']])?.confirmation;
      return found?.type === 'SIT' && found.isSeated;
    };
    expect([isSeated('PAC-SIT'), isSeated('PAC-SIT-SEATED')]).toEqual([false, true]);
    const urine = inputs([
      ['UNA24', '220', ''],
      ['UALD24', '14', ''],
    ])?.confirmation;
    expect(urine?.type === 'ORAL_NA' && [pointOf(urine.urineNa), pointOf(urine.urineAldo)]).toEqual([220, 14]);
    const veins = (...rows: readonly PlainRow[]) => inputs(rows)?.veinSampling;
    expect(veins(['AVS-SI-L', '5'], ['AVS-SI-R', '6'], ['AVS-LI', '4.5'])).toMatchObject({
      ...{ selectivityLeft: 5, selectivityRight: 6, lateralisation: 4.5 },
    });
    expect(veins(['AVS-SI-L', '5'])).toMatchObject({
      selectivityLeft: 5,
      selectivityRight: null,
      lateralisation: null,
    });
    expect(veins(['AVS-SI-R', '6'])).toMatchObject({ selectivityLeft: null, selectivityRight: 6 });
    expect(veins(['AVS-LI', '4'])).toMatchObject({ lateralisation: 4 });
    expect(veins(['PAC', '14', 'ng/dL'])).toBeNull();
  });

  const PAC: PlainRow = ['PAC', '24', 'ng/dL'];

  test.each<[string, readonly PlainRow[], string, number | null]>([
    ['activity', [['PRA', '0.4', 'ng/mL/h']], 'PRA', 0.4],
    ['a concentration in units', [['DRC', '5', 'mU/L']], 'DRC_mU/L', 5],
    ['a concentration by mass', [['DRC', '6', 'pg/mL']], 'DRC_ng/L', 6],
    [
      'activity before concentration',
      [
        ['DRC', '5', 'mU/L'],
        ['PRA', '0.4', 'ng/mL/h'],
      ],
      'PRA',
      0.4,
    ],
    [
      'concentration where the activity cannot be read',
      [
        ['DRC', '5', 'mU/L'],
        ['PRA', '溶血', 'ng/mL/h'],
      ],
      'DRC_mU/L',
      5,
    ],
  ])('renin is taken as %s', (_what, rows, type, value) => {
    const used = inputs([PAC, ...rows]);
    expect([used?.reninType, pointOf(used?.renin ?? null)]).toEqual([type, value]);
  });

  test('a renin of the report comes before one of another day, a usable one before one that is not', () => {
    const of = (own: readonly PlainRow[], others: readonly PlainRow[]) =>
      aldosteronismOf(...besideOf([PAC, ...own], '2025-11-18', others));
    expect(of([['DRC', '5', 'mU/L']], [['PRA', '0.4', 'ng/mL/h']])?.laboratoryIds).toContain(`${DAY} DRC`);
    expect(of([['DRC', '溶血', 'mU/L']], [['PRA', '0.4', 'ng/mL/h']])?.laboratoryIds).toContain('2025-11-18 PRA');
    const unreadable = of([['DRC', '溶血', 'mU/L']], []);
    expect([unreadable?.rows.get('renin')?.value, unreadable?.laboratoryIds]).toEqual([null, [`${DAY} PAC`]]);
  });

  test.each([
    ['K', '3.1', 'mmol/L'],
    ['PRA', '0.4', 'ng/mL/h'],
    ['DRC', '5', 'mU/L'],
  ])('%s of three days around the aldosterone belongs to it, of four does not', (code, result, unit) => {
    const ids = ['2025-11-14', '2025-11-20', '2025-11-13', '2025-11-21'].map(
      (day) => aldosteronismOf(...besideOf([PAC], day, [[code, result, unit]]))?.laboratoryIds.length,
    );
    expect(ids).toEqual([2, 2, 1, 1]);
    expect(aldosteronismOf(...onlyReport([[code, result, unit]]))).toBeNull();
  });

  test.each([
    ['PAC-SIT', 'post_pac'],
    ['PAC-SIT-SEATED', 'post_pac'],
    ['PAC-CCT2', 'post_pac'],
    ['PAC-FST', 'post_pac'],
    ['PAC-CCT0', 'pre_pac'],
    ['UNA24', 'urine_na'],
    ['UALD24', 'urine_aldo'],
    ['AVS-SI-L', 'selectivity_left'],
    ['AVS-SI-R', 'selectivity_right'],
    ['AVS-LI', 'lateralisation'],
  ])('%s is read as %s, with the screening of the 90 days before it or the three after', (code, item) => {
    const days = ['2025-08-19', '2025-11-20', '2025-08-18', '2025-11-21'];
    const readings = days.map((day) => aldosteronismOf(...besideOf([[code, '8', 'ng/dL']], day, [PAC])));
    expect(readings.map((reading) => reading?.rows.has('pac'))).toEqual([true, true, false, false]);
    expect(readings[0]?.rows.get(item)?.row.code).toBe(code);
  });

  test('potassium is read in mmol/L', () => {
    const potassium = (unit: string) => aldosteronismOf(...onlyReport([PAC, ['K', '3.1', unit]]))?.rows.get('k')?.value;
    expect([potassium('mmol/L'), potassium('fL')]).toEqual([3.1, null]);
    const codes = ['PAC', 'PRA', 'DRC', 'K', 'PAC-SIT', 'NA'];
    expect(codes.filter((code) => !ALDOSTERONISM_CODES.has(code))).toEqual(['NA']);
    expect(pointOf(inputs([PAC, ['K', '3.1', 'mmol/L']])?.potassium ?? null)).toBe(3.1);
    expect(shown(inputs([PAC])?.pac)).toBe('24 ng/dL');
    expect(shown(inputs([['PAC', '500', 'pmol/L']])?.pac)).toBe('500 pmol/L');
  });
});
