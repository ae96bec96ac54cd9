import { describe, expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { compareWithPrevious } from '../delta/delta.ts';
import type { Observation } from '../delta/delta.ts';
import { flagResult } from '../flags/flag.ts';
import { inferDiagnoses } from '../lab-inference/infer.ts';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';
import { composeConclusion } from './conclusion.ts';
import type { ReportFinding } from './finding.ts';
import { selectFocus } from './focus.ts';
import { PATTERN_TEXT } from './patterns.ts';
import { ACTION_TEXT, conclusionCodes, conclusionText, diagnosisSummary } from './wording.ts';

const PERSON = { sex: 'male', ageYears: 62 } as const;
const NOW = '2025-11-18T09:42:00+08:00';

interface Lab {
  readonly code: string;
  readonly result: string;
  readonly unit?: string;
  /** Earlier results, newest first, one month apart. */
  readonly before?: readonly string[];
}

function read(labs: readonly Lab[]) {
  const findings = labs.map(({ code, result, unit = findItem(code)?.unit ?? '', before = [] }): ReportFinding => {
    const item = findItem(code);
    const specimen = item?.specimen ?? '';
    const history = before.map((earlier, index): Observation => {
      return {
        code,
        specimen,
        unit,
        result: earlier,
        time: `2025-${String(8 - index).padStart(2, '0')}-21T08:00:00+08:00`,
      };
    });
    const delta = compareWithPrevious({ code, specimen, unit, result, time: NOW }, history);
    const flag = flagResult({ result, unit, item, ...PERSON });
    return { laboratoryId: code, code, name: item?.name ?? code, result, unit, flag, delta };
  });
  const rows = labs.map(({ code, result, unit = findItem(code)?.unit ?? '' }) => ({
    laboratoryId: code,
    code,
    result,
    unit,
  }));
  const inference = inferDiagnoses({ rows, person: PERSON });
  const focus = selectFocus(findings, inference);
  const conclusion = composeConclusion({ findings, focus, inference });
  return { focus, inference, conclusion, codes: conclusionCodes(conclusion), ...conclusionText(conclusion) };
}

const KIDNEY: readonly Lab[] = [
  { code: 'CREA', result: '168', before: ['142', '130'] },
  { code: 'EGFR', result: '39', before: ['47', '52'] },
  { code: 'UACR', result: '326', before: ['210'] },
  { code: 'HGB', result: '103', before: ['109', '115', '121'] },
  { code: 'K', result: '5.62', before: ['5.11'] },
  { code: 'NA', result: '138.2' },
];

describe('the composed conclusion', () => {
  it('leads with the course of the kidneys, adds what no diagnosis tells, and asks for review', () => {
    const { headline, detail, codes } = read(KIDNEY);
    expect(headline).toBe('肾功能持续下降伴大量白蛋白尿，血钾升高，建议结合临床复核');
    expect(codes).toEqual(['pattern:CKD_DECLINE_A3', 'finding:K:high', 'action:review']);
    expect(detail).toContain('尿白蛋白/肌酐比值 326 mg/g，首次进入 A3 级');
    expect(detail).toContain('疑似诊断：慢性肾脏病（高）');
  });

  it('puts a critical value into the headline and asks to handle it first', () => {
    const { headline, codes } = read(KIDNEY.map((lab) => (lab.code === 'K' ? { ...lab, result: '6.8' } : lab)));
    expect(headline).toBe('肾功能持续下降伴大量白蛋白尿，血钾升高达危急值，宜优先处理');
    expect(codes).toEqual(['pattern:CKD_DECLINE_A3', 'critical:K:high', 'action:handle_first']);
  });

  it('names two critical values and counts more', () => {
    const { headline } = read([
      { code: 'K', result: '7' },
      { code: 'NA', result: '110' },
      { code: 'CA', result: '1.5' },
    ]);
    expect(headline).toMatch(/达危急值，.+达危急值，危急值共 3 项，宜优先处理$/);
  });

  it.each<[string, Lab[], string]>([
    ['only stage', [{ code: 'EGFR', result: '50' }], '肾小球滤过率下降或白蛋白尿，建议结合临床复核'],
    [
      'heavy albuminuria without a course',
      [
        { code: 'EGFR', result: '50' },
        { code: 'UACR', result: '500' },
      ],
      '肾损伤证据伴大量白蛋白尿，建议结合临床复核',
    ],
    [
      'a bound is not staged upwards',
      [
        { code: 'EGFR', result: '50' },
        { code: 'UACR', result: '<500' },
      ],
      '肾小球滤过率下降或白蛋白尿，建议结合临床复核',
    ],
    [
      'two disease systems',
      [
        { code: 'GLU', result: '9.8' },
        { code: 'HBA1C', result: '8.2' },
        { code: 'UA', result: '560' },
      ],
      '血糖指标达到糖尿病界值，血尿酸升高，建议结合临床复核',
    ],
    [
      'one abnormal row without a diagnosis',
      [
        { code: 'NA', result: '136.5' },
        { code: 'K', result: '4' },
      ],
      '血钠降低，建议复查',
    ],
    [
      'all normal',
      [
        { code: 'NA', result: '140' },
        { code: 'K', result: '4' },
      ],
      '本次检验结果均在参考区间内',
    ],
    [
      'normal as far as known',
      [
        { code: 'NA', result: '140' },
        { code: 'K', result: '溶血' },
      ],
      '可判定的项目未见异常，另有 1 项无法判定',
    ],
    ['nothing can be judged', [{ code: 'K', result: '溶血' }], '1 项结果均无法判定'],
    ['no rows', [], '本次报告没有可判读的检验结果'],
    [
      'a positive finding that is critical',
      [{ code: 'BC', result: '阳性' }],
      '降钙素原显著升高或血培养阳性，血培养阳性达危急值，宜优先处理',
    ],
  ])('%s', (_name, labs, headline) => {
    expect(read(labs).headline).toBe(headline);
  });

  it('says when no rule supports a diagnosis, and how many rows cannot be judged', () => {
    const { detail } = read([
      { code: 'CEA', result: '30' },
      { code: 'K', result: '溶血' },
    ]);
    expect(detail).toBe('癌胚抗原 30 ng/mL，首次检测。暂无规则支持的疑似诊断。1 项结果无法判定。');
  });

  it('tells slight deviations without a focus, and counts normal rows', () => {
    expect(read([{ code: 'NA', result: '136.5' }]).detail).toBe('钠 136.5 mmol/L，首次检测。暂无规则支持的疑似诊断。');
    expect(
      read([
        { code: 'NA', result: '140' },
        { code: 'K', result: '4' },
      ]).detail,
    ).toBe('2 项结果在各自参考区间内。');
  });

  it('does not repeat in the headline what a picture has told in another figure', () => {
    const { headline } = read([
      { code: 'EGFR', result: '20' },
      { code: 'CREA', result: '400' },
    ]);
    expect(headline).toBe('肾小球滤过率下降或白蛋白尿，建议结合临床复核');
  });

  it('carries version, source, footer and the notes of what rests on us', () => {
    const { conclusion } = read(KIDNEY);
    expect(conclusion).toMatchObject({ ruleId: 'conclusion', footer: 'reference_only' });
    expect(conclusion.reviewNotes).toEqual(['headline_ours', 'focus_order_ours', 'weights_ours', 'cut_offs_recalled']);
  });

  it('holds a phrase for every diagnosis and never claims one as established', () => {
    for (const rule of DIAGNOSES) expect(PATTERN_TEXT[rule.id]).toMatch(/[\u4e00-\u9fff]/);
    expect([...Object.values(PATTERN_TEXT), ...Object.values(ACTION_TEXT)].join('')).not.toMatch(/确诊|！/);
  });
});

describe('need_focus', () => {
  const labs = (rows: readonly Lab[]) => read(rows).focus.map((row) => row.finding.code);

  it('takes the strongest row of each section, four in all', () => {
    expect(labs(KIDNEY)).toEqual(['HGB', 'K', 'UACR', 'EGFR']);
  });

  it('puts critical values first and leaves none out', () => {
    const rows = [
      ...KIDNEY,
      { code: 'NA', result: '110' },
      { code: 'GLU', result: '30' },
      { code: 'CA', result: '1.5' },
      { code: 'MG', result: '0.3' },
    ];
    const { focus } = read(
      rows.filter((lab, index) => rows.findLastIndex((other) => other.code === lab.code) === index),
    );
    expect(focus.map((row) => row.finding.code).toSorted()).toEqual(['CA', 'GLU', 'MG', 'NA']);
    expect(focus.every((row) => row.reasons[0] === 'critical')).toBe(true);
  });

  it('rises with nearness to the critical limit', () => {
    expect(labs([{ code: 'K', result: '5.35' }])).toEqual([]);
    expect(labs([{ code: 'K', result: '5.9' }])).toEqual(['K']);
  });

  it('puts a value near its critical limit before one that only deviates more', () => {
    const { focus } = read([
      { code: 'CEA', result: '60' },
      { code: 'K', result: '5.62' },
    ]);
    expect(focus.map((row) => [row.finding.code, row.rank])).toEqual([
      ['K', 1],
      ['CEA', 0],
    ]);
  });

  it('chooses no row outside the catalogue, whose meaning is not known', () => {
    const outside = { code: 'HBSAB', result: '1000', unit: 'mIU/mL' };
    const flag = flagResult({ result: '1000', range: '<10' });
    const finding: ReportFinding = { ...outside, laboratoryId: 'x', name: '乙肝表面抗体', flag };
    const inference = inferDiagnoses({ rows: [], person: PERSON });
    const focus = selectFocus([finding], inference);
    expect(focus).toEqual([]);
    expect(conclusionText(composeConclusion({ findings: [finding], focus, inference })).headline).toBe(
      '乙肝表面抗体升高，建议复查',
    );
  });

  it('stays empty for slight deviations without weight as evidence', () => {
    expect(
      labs([
        { code: 'NA', result: '136.5' },
        { code: 'CL', result: '98.5' },
      ]),
    ).toEqual([]);
  });

  it('gives its reasons', () => {
    const [first] = read(KIDNEY).focus;
    expect(first?.reasons).toEqual(['deviation', 'near_critical', 'evidence', 'change']);
  });
});

describe('the summary of a diagnosis', () => {
  it('tells what was found, and what would settle a weaker one', () => {
    expect(read(KIDNEY).inference.diagnoses.map(diagnosisSummary)[0]).toBe('肾小球滤过率下降、白蛋白尿、肾性贫血');
    expect(
      read([
        { code: 'HGB', result: '90' },
        { code: 'MCV', result: '118' },
      ]).inference.diagnoses.map(diagnosisSummary),
    ).toEqual(['贫血、大细胞；可补查维生素B12、叶酸']);
  });
});
