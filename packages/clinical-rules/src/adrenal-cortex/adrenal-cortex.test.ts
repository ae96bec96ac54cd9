import { describe, expect, it } from 'vitest';
import { adrenalInputProblem, answerAdrenalCortex, readAdrenalInput } from './adrenal-cortex-wire.ts';
import type { AdrenalWireInput } from './adrenal-cortex-wire.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';
import type { AdrenalAssessment } from './adrenal-cortex.ts';

function assess(input: AdrenalWireInput): AdrenalAssessment {
  const result = evaluateAdrenalCortex(readAdrenalInput(input));
  return result.status === 'complete' ? result : expect.unreachable('no result');
}

describe('screening for excess', () => {
  it.each([
    [50, 'normal'],
    [50.1, 'uncertain'],
    [207, 'uncertain'],
    [207.1, 'raised'],
    ['<50', 'normal'],
    ['>207', 'raised'],
    ['>100', 'uncertain'],
  ])('midnight cortisol of %s nmol/L is %s', (cortisol_midnight, expected) => {
    expect(assess({ cortisol_midnight }).midnight).toBe(expected);
  });

  it.each([
    [49.9, 'suppressed', null],
    [50, 'suppressed', null],
    [50.1, 'not_suppressed', 'possible'],
    [138, 'not_suppressed', 'possible'],
    [138.1, 'not_suppressed', 'autonomous'],
    ['<27.6', 'suppressed', null],
    ['<60', null, null],
    ['>60', 'not_suppressed', null],
  ])('%s nmol/L after 1 mg dexamethasone', (dst_1mg, dst, autonomy) => {
    expect(assess({ dst_1mg })).toMatchObject({ dst, autonomy });
  });

  it.each([
    [350, 'normal'],
    [350.1, 'raised'],
    [1050, 'raised'],
    [1050.1, 'strongly_raised'],
  ])('urinary cortisol of %s with a limit of 350', (ufc, expected) => {
    expect(assess({ ufc, ufc_uln: 350 }).ufc).toBe(expected);
  });

  it('urinary cortisol without a limit decides nothing, and the limit is asked for', () => {
    expect(assess({ ufc: 900 })).toMatchObject({ ufc: null, cushing: null });
    expect(assess({ ufc: 900 }).missing).toContain('ufc_uln');
  });

  it.each([
    [{ dst_1mg: 40 }, null],
    [{ dst_1mg: 60 }, 'suspected'],
    [{ dst_1mg: 60, cortisol_midnight: 210 }, 'supported'],
    [{ cortisol_midnight: 210, ufc: 400, ufc_uln: 350 }, 'supported'],
    [{ dst_1mg: 60, cortisol_midnight: 210, ufc: 400, ufc_uln: 350 }, 'supported'],
  ])('%o', (input, cushing) => {
    expect(assess(input).cushing).toBe(cushing);
  });

  it('only three known and negative tests are called a negative screen', () => {
    const negative = { dst_1mg: 40, cortisol_midnight: 44, ufc: 200, ufc_uln: 350 };
    expect(assess(negative).isCushingScreenNegative).toBe(true);
    expect(answerAdrenalCortex(negative).conclusion).toBe('皮质醇增多症三项筛查均未达阳性标准');
    expect(assess({ ...negative, ufc: null }).isCushingScreenNegative).toBe(false);
    expect(assess({ ...negative, cortisol_midnight: 80 }).isCushingScreenNegative).toBe(false);
  });

  it.each([
    [249.9, 'kept'],
    [250, 'lost'],
  ])('a midnight value of %s beside 500 in the morning', (cortisol_midnight, rhythm) => {
    expect(assess({ cortisol_8am: 500, cortisol_midnight }).rhythm).toBe(rhythm);
  });

  it.each([
    [9.9, 'independent'],
    [10, 'uncertain'],
    [20, 'uncertain'],
    [20.1, 'dependent'],
    ['<5', 'independent'],
  ])('ACTH of %s pg/mL with a positive screen', (acth, expected) => {
    expect(assess({ dst_1mg: 60, acth }).acthDependence).toBe(expected);
    expect(assess({ dst_1mg: 40, acth }).acthDependence).toBeNull();
  });

  it.each([
    [49.9, 'ectopic'],
    [50, 'pituitary'],
  ])('high-dose suppression of %s %%', (hddst_suppression, expected) => {
    expect(assess({ dst_1mg: 60, acth: 60, hddst_suppression }).acthSource).toBe(expected);
    expect(assess({ dst_1mg: 60, acth: 15, hddst_suppression }).acthSource).toBeNull();
  });
});

describe('insufficiency', () => {
  it.each([
    [{ acth_stim_peak: 499.9 }, 'supported'],
    [{ acth_stim_peak: 500 }, 'not_supported'],
    // The stimulation test decides before the morning value.
    [{ acth_stim_peak: 520, cortisol_8am: 60 }, 'not_supported'],
    [{ cortisol_8am: 82.9 }, 'supported'],
    [{ cortisol_8am: 83 }, 'uncertain'],
    [{ cortisol_8am: 499.9 }, 'uncertain'],
    [{ cortisol_8am: 500 }, 'not_supported'],
    [{ cortisol_8am: 139.9, acth: 126.7 }, 'supported'],
    [{ cortisol_8am: 140, acth: 126.7 }, 'uncertain'],
    [{ cortisol_8am: 139.9, acth: 126.6 }, 'uncertain'],
    // Twice the limit that the report prints.
    [{ cortisol_8am: 139.9, acth: 101, acth_uln: 50 }, 'supported'],
  ])('%o', (input, expected) => {
    expect(assess(input).insufficiency).toBe(expected);
  });

  it.each([
    [126.6, 'secondary'],
    [126.7, 'primary'],
    [null, null],
  ])('ACTH of %s tells the form, and without it none is named', (acth, expected) => {
    const result = assess({ cortisol_8am: 60, acth });
    expect(result.insufficiencyType).toBe(expected);
    expect(result.missing.includes('acth')).toBe(acth === null);
  });

  it('ACTH in pmol/L is converted: 28 pmol/L is 127.1 pg/mL', () => {
    expect(assess({ cortisol_8am: 60, acth: 28, acth_unit: 'pmol/L' }).insufficiencyType).toBe('primary');
    expect(assess({ cortisol_8am: 60, acth: 27.8, acth_unit: 'pmol/L' }).insufficiencyType).toBe('secondary');
  });
});

describe('cut-offs are those published in the reported unit', () => {
  it.each([
    [{ acth_stim_peak: 18 }, { insufficiency: 'not_supported' }],
    [{ acth_stim_peak: '18.0' }, { insufficiency: 'not_supported' }],
    [{ acth_stim_peak: 17.9 }, { insufficiency: 'supported' }],
    [{ cortisol_8am: 18 }, { insufficiency: 'not_supported' }],
    [{ cortisol_8am: 3 }, { insufficiency: 'uncertain' }],
    [{ cortisol_8am: 2.9 }, { insufficiency: 'supported' }],
    [{ cortisol_8am: 4.9, acth: 126.7 }, { insufficiency: 'supported' }],
    [{ cortisol_8am: 5, acth: 126.7 }, { insufficiency: 'uncertain' }],
    [{ dst_1mg: 1.8 }, { dst: 'suppressed' }],
    [{ dst_1mg: 1.9 }, { dst: 'not_suppressed', autonomy: 'possible' }],
    [{ dst_1mg: 5 }, { dst: 'not_suppressed', autonomy: 'possible' }],
    [{ dst_1mg: 5.1 }, { dst: 'not_suppressed', autonomy: 'autonomous' }],
    [{ cortisol_midnight: 1.8 }, { midnight: 'normal' }],
  ])('%o in μg/dL', (input, expected) => {
    expect(assess({ ...input, cortisol_unit: 'μg/dL' })).toMatchObject(expected);
  });

  it('each value may have a unit of its own, and is shown in it', () => {
    const input = { cortisol_8am: 300, acth_stim_peak: 18, acth_stim_peak_unit: 'ug/dl' };
    expect(assess(input).insufficiency).toBe('not_supported');
    const values = answerAdrenalCortex(input).contributions.map(({ value }) => value);
    expect(values).toEqual(['300 nmol/L', '18 μg/dL']);
  });

  it('a rhythm of two units is compared in one: 9 μg/dL is 248.3 nmol/L', () => {
    const rhythm = (cortisol_midnight: number) =>
      assess({ cortisol_8am: 500, cortisol_midnight, cortisol_midnight_unit: 'μg/dL' }).rhythm;
    expect([rhythm(9), rhythm(9.1)]).toEqual(['kept', 'lost']);
  });

  it('a limit that is published in one unit only is converted, and told', () => {
    const answer = answerAdrenalCortex({ dst_1mg: 60, acth: 2.2, acth_unit: 'pmol/L' });
    expect(answer.tips).toContain('ACTH 界值 10、20 pg/mL 换算为 2.2、4.4 pmol/L');
    expect(answer.distance.find(({ item }) => item === 'acth')?.from).toBe('2.2 pmol/L');
  });

  it('the distance is told in the reported unit', () => {
    const [step] = answerAdrenalCortex({ acth_stim_peak: 18, cortisol_unit: 'μg/dL' }).distance;
    expect(step).toMatchObject({ from: '18 μg/dL', to: '17.9 μg/dL', target: '肾上腺皮质功能减退：支持' });
  });
});

describe('the answer', () => {
  it('says the whole of a work-up', () => {
    const answer = answerAdrenalCortex({
      cortisol_8am: 642,
      cortisol_midnight: 452,
      dst_1mg: 286,
      ufc: 1184,
      ufc_uln: 350,
      acth: 68.2,
      hddst_suppression: 72,
    });
    expect(answer.conclusion).toBe('支持皮质醇增多症，ACTH依赖性，支持库欣病；不支持肾上腺皮质功能减退');
    expect(answer.missing).toEqual([]);
    expect(answer.review_notes.length).toBeGreaterThan(0);
    expect(answer.contributions.filter(({ points }) => points === 1).map(({ item }) => item)).toEqual([
      'cortisol_midnight',
      'dst_1mg',
      'ufc',
    ]);
    expect(answer.contributions.find(({ item }) => item === 'acth')?.value).toBe('68.2 pg/mL');
  });

  it('a single positive test is suspect and asks for repetition', () => {
    expect(answerAdrenalCortex({ dst_1mg: 60 }).conclusion).toBe('皮质醇增多症可疑，建议复查');
  });

  it('without any deciding value there is no conclusion, and they are all named', () => {
    expect(answerAdrenalCortex({ acth: 20 })).toMatchObject({
      conclusion: '',
      findings: [],
      missing: [
        '皮质醇(8时)',
        '皮质醇(0时)',
        '1 mg 地塞米松抑制后皮质醇',
        '24小时尿游离皮质醇',
        'ACTH兴奋试验皮质醇峰值',
      ],
    });
  });

  it('an implausible value gives no conclusion and is named', () => {
    expect(answerAdrenalCortex({ cortisol_8am: 10001, dst_1mg: 60 })).toMatchObject({ conclusion: '' });
    expect(answerAdrenalCortex({ cortisol_8am: -1 }).missing).toContain('皮质醇(8时)（超出合理范围）');
    expect(adrenalInputProblem({ cortisol_8am: 10000 })).toBeNull();
    expect(adrenalInputProblem({ cortisol_8am: 10001 })).toBe('皮质醇(8时)应在 0–10000 nmol/L 之间');
    expect(adrenalInputProblem({ hddst_suppression: 101 })).toBe('大剂量地塞米松抑制率应在 -200–100% 之间');
  });

  it('a unit that is none of the analyte makes the numbers unusable', () => {
    expect(answerAdrenalCortex({ cortisol_8am: 60, cortisol_unit: 'mmHg' }).conclusion).toBe('');
  });
});
