import { describe, expect, it } from 'vitest';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { adrenalCortexRule } from './adrenal-cortex-rule.ts';
import { answerAdrenalCortex, readAdrenalInput, type AdrenalWireInput } from './adrenal-cortex-wire.ts';
import { evaluateAdrenalCortex } from './adrenal-cortex.ts';

const answer = answerAdrenalCortex;
const missing = (input: AdrenalWireInput) => evaluateAdrenalCortex(readAdrenalInput(input)).missing;
const GENERAL_TIPS = [
  '雌激素与妊娠会升高皮质醇结合球蛋白，总皮质醇可假性升高',
  '外源性糖皮质激素、利福平、苯妥英会干扰地塞米松抑制试验',
  '午夜皮质醇的界值适用于清醒时采血',
];
const ASSAY_TIP = '500 nmol/L 界值来自早期免疫测定，新方法的界值较低，请参照本院方法';

describe('what each test says', () => {
  it('of an excess, test by test', () => {
    const work = { cortisol_8am: 642, cortisol_midnight: 452, dst_1mg: 286, ufc: 1184, ufc_uln: 350, acth: 68.2 };
    expect(answer({ ...work, hddst_suppression: 72 }).findings).toEqual([
      { code: 'midnight', label: '午夜皮质醇', text: '升高' },
      { code: 'rhythm', label: '皮质醇节律', text: '消失' },
      { code: 'dst', label: '1 mg 地塞米松抑制试验', text: '未抑制' },
      { code: 'autonomy', label: '如为肾上腺意外瘤', text: '自主分泌' },
      { code: 'ufc', label: '24小时尿游离皮质醇', text: '升高（超过参考上限 3 倍）' },
      { code: 'cushing', label: '皮质醇增多症筛查', text: '支持' },
      { code: 'acth_dependence', label: 'ACTH依赖性', text: 'ACTH依赖性' },
      { code: 'source', label: '大剂量地塞米松抑制试验', text: '支持库欣病' },
      { code: 'insufficiency', label: '肾上腺皮质功能减退', text: '不支持' },
    ]);
  });

  it('of a deficiency, with its form', () => {
    const { findings, conclusion, tips } = answer({ cortisol_8am: 60, acth: 200 });
    expect(findings).toEqual([
      { code: 'insufficiency', label: '肾上腺皮质功能减退', text: '支持' },
      { code: 'ai_type', label: '减退类型', text: '原发性' },
    ]);
    expect(conclusion).toBe('支持肾上腺皮质功能减退（原发性）');
    expect(tips).toEqual([...GENERAL_TIPS, ASSAY_TIP]);
  });

  it('nothing of deficiency where nothing speaks of it', () => {
    expect(answer({ dst_1mg: 40 })).toMatchObject({
      findings: [{ code: 'dst', label: '1 mg 地塞米松抑制试验', text: '已抑制' }],
      tips: GENERAL_TIPS,
    });
  });

  it('where nothing can be concluded', () => {
    expect(answer({})).toMatchObject({ findings: [], contributions: [], distance: [], tips: GENERAL_TIPS });
    expect(adrenalCortexRule.vector({})).toEqual({
      missing: ['cortisol_8am', 'cortisol_midnight', 'dst_1mg', 'ufc', 'acth_stim_peak'],
      invalid: [],
    });
    expect(adrenalCortexRule.vector({ dst_1mg: 40, acth: 20_001 })).toEqual({
      missing: ['cortisol_8am', 'cortisol_midnight', 'ufc', 'acth_stim_peak'],
      invalid: ['acth'],
    });
  });
});

it('names its rule, its sources and what awaits review', () => {
  const { review_notes: notes, rule_version: version, contributions } = answer({ dst_1mg: 60 });
  expect(version).toBe('adrenal-1.1.0');
  expect(notes).toEqual(
    (['adrenal_rhythm', 'adrenal_acth_zone', 'adrenal_recalled', 'plausible_range_ours'] as const).map(
      (note) => REVIEW_NOTE_TEXT[note],
    ),
  );
  expect(contributions).toEqual([
    {
      item: 'dst_1mg',
      label: '1 mg 地塞米松抑制后皮质醇',
      value: '60 nmol/L',
      points: 1,
      source: 'Endocrine Society 2008（库欣综合征诊断）、2016（肾上腺皮质功能减退）；库欣综合征专家共识（2011年）',
    },
  ]);
  expect(evaluateAdrenalCortex(readAdrenalInput({ dst_1mg: 60 })).ruleId).toBe('adrenal-cortex');
});

it.each<[AdrenalWireInput, number]>([
  [{ cortisol_midnight: 208 }, 1],
  [{ cortisol_midnight: 100 }, 0],
  [{ dst_1mg: 40 }, 0],
  [{ dst_1mg: '<60' }, 0],
  [{ ufc: 400, ufc_uln: 350 }, 1],
  [{ ufc: 300, ufc_uln: 350 }, 0],
])('%j carries %d points', (input, points) => {
  expect(answer(input).contributions[0]?.points).toBe(points);
});

it.each<[string, AdrenalWireInput, readonly string[]]>([
  ['the screening tests', { cortisol_8am: 600 }, ['cortisol_midnight', 'dst_1mg', 'ufc']],
  ['a test that leaves it open', { cortisol_8am: 600, dst_1mg: '<60' }, ['cortisol_midnight', 'dst_1mg', 'ufc']],
  [
    'the limit of the urine, not the urine',
    { cortisol_8am: 600, cortisol_midnight: 40, dst_1mg: 40, ufc: 300 },
    ['ufc_uln'],
  ],
  [
    'the urine again, when its bound says nothing beside the limit',
    { cortisol_8am: 600, cortisol_midnight: 40, dst_1mg: 40, ufc: '<400', ufc_uln: 350 },
    ['ufc'],
  ],
  [
    'ACTH for a positive screen',
    { cortisol_8am: 600, cortisol_midnight: 300, dst_1mg: 40, ufc: 1, ufc_uln: 350 },
    ['acth'],
  ],
  [
    'the high-dose test for an excess that depends on ACTH',
    { cortisol_8am: 600, cortisol_midnight: 300, dst_1mg: 40, ufc: 1, ufc_uln: 350, acth: 60 },
    ['hddst_suppression'],
  ],
  [
    'no high-dose test for one that does not',
    { cortisol_8am: 600, cortisol_midnight: 300, dst_1mg: 40, ufc: 1, ufc_uln: 350, acth: 5 },
    [],
  ],
  ['the morning value', { cortisol_midnight: 40, dst_1mg: 40, ufc: 1, ufc_uln: 350 }, ['cortisol_8am']],
  [
    'the stimulation test for an uncertain morning value',
    { cortisol_8am: 200, cortisol_midnight: 40, dst_1mg: 40, ufc: 1, ufc_uln: 350 },
    ['acth_stim_peak'],
  ],
  [
    'nothing after a sufficient peak',
    { acth_stim_peak: 600, cortisol_midnight: 40, dst_1mg: 40, ufc: 1, ufc_uln: 350 },
    [],
  ],
  [
    'a peak that is only bounded',
    { acth_stim_peak: '>300', cortisol_midnight: 40, dst_1mg: 40, ufc: 1, ufc_uln: 350 },
    ['acth_stim_peak'],
  ],
])('asks for %s', (_, input, expected) => {
  expect(missing(input)).toEqual(expected);
});

describe('the rhythm', () => {
  it.each<[AdrenalWireInput]>([
    [{ cortisol_midnight: 40 }],
    [{ cortisol_midnight: 40, cortisol_8am: 0 }],
    [{ cortisol_midnight: 40, cortisol_8am: '>500' }],
    [{ cortisol_midnight: '<50', cortisol_8am: 500 }],
  ])('is not told from %j', (input) => {
    expect(answer(input).findings.map(({ code }) => code)).not.toContain('rhythm');
  });
});

describe('units', () => {
  it('cortisol keeps the unit that it was reported in', () => {
    const reported = (cortisol_unit: string | null) => {
      const { set, unit } = readAdrenalInput({ dst_1mg: 1.8, cortisol_unit }).dst1mg ?? {};
      return [set?.low, unit];
    };
    expect(reported('μg/dL')).toEqual([1.8, 'μg/dL']);
    expect(reported(null)).toEqual([1.8, 'nmol/L']);
  });

  it.each([7, 'mmHg', {}])('%j is none of cortisol', (cortisol_unit) => {
    expect(readAdrenalInput({ dst_1mg: 60, cortisol_unit }).dst1mg).toBeNull();
  });

  it('the limit of ACTH is in the unit of ACTH, and none below or at 0', () => {
    expect(readAdrenalInput({ acth_uln: 10, acth_unit: 'pmol/L' }).acthUpper).toBe(10);
    expect(readAdrenalInput({ acth_uln: 50 }).acthUpper).toBe(50);
    // 1 ng/dL is 10 pg/mL.
    expect(readAdrenalInput({ acth_uln: 5, acth_unit: 'ng/dL' }).acthUpper).toBeCloseTo(50);
    for (const acth_uln of [0, -1, undefined]) expect(readAdrenalInput({ acth_uln }).acthUpper).toBeNull();
    expect(readAdrenalInput({ acth_uln: 50, acth_unit: 'mmHg' }).acthUpper).toBeNull();
  });
});

describe('distance', () => {
  const step = (input: AdrenalWireInput, item: string) =>
    answer(input).distance.flatMap((row) => (row.item === item ? [[row.from, row.to, row.target]] : []));

  it('ACTH to the other form of a deficiency: twice its limit, 63.3 pg/mL unless another is printed', () => {
    expect(step({ cortisol_8am: 60, acth: 126 }, 'acth')).toEqual([['126 pg/mL', '126.7 pg/mL', '减退类型：原发性']]);
    expect(step({ cortisol_8am: 60, acth: 101, acth_uln: 50 }, 'acth')).toEqual([
      ['101 pg/mL', '100 pg/mL', '减退类型：继发性可能'],
    ]);
  });

  it('the high-dose test to the other source', () => {
    const excess = { dst_1mg: 300, acth: 60 };
    expect(step({ ...excess, hddst_suppression: 45 }, 'hddst_suppression')).toEqual([['45%', '50%', '支持库欣病']]);
    expect(step({ ...excess, hddst_suppression: 51 }, 'hddst_suppression')).toEqual([['51%', '49.9%', '支持异位ACTH']]);
    expect(step({ dst_1mg: 40, hddst_suppression: 45 }, 'hddst_suppression')).toEqual([]);
  });

  it('urine without a limit has none', () => {
    expect(step({ dst_1mg: 300, ufc: 300 }, 'ufc')).toEqual([]);
  });
});
