import { describe, expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { diagnosisGraph, NODE_TYPE, reportGraph, UNINTERPRETED_KEY } from './graph.ts';
import { readCondition } from './condition-text.ts';
import { inferDiagnoses } from './infer.ts';
import {
  conditionText,
  diagnosisSummary,
  figureText,
  labText,
  linkKnowledges,
  RELIABILITY_COLOUR,
  unusableText,
} from './wording.ts';
import { UNDETERMINED_TEXT } from '../flags/wording.ts';

function inferenceOf(labs: Record<string, number | string>) {
  const rows = Object.entries(labs).map(([code, result]) => ({
    laboratoryId: code,
    code,
    result,
    unit: findItem(code)?.unit ?? '',
  }));
  return inferDiagnoses({ rows, person: { sex: 'female', ageYears: 32 } });
}

describe('the graph of a diagnosis', () => {
  const graphOf = (id: string) => diagnosisGraph(inferenceOf({ HGB: 85, MCV: 70, FER: 6, CEA: 30 }), id);

  // covers A-2.7-36..38
  it('numbers diagnosis 1, intermediate 2 and lab 3', () => {
    expect(NODE_TYPE).toEqual({ diagnosis: 1, intermediate: 2, lab: 3 });
    expect(graphOf('IDA')?.nodes.map((node) => `${node.type} ${node.name}`)).toEqual([
      '1 缺铁性贫血',
      '2 贫血',
      '2 铁缺乏',
      '2 小细胞低色素',
      '3 血红蛋白',
      '3 铁蛋白',
      '3 平均红细胞体积',
    ]);
  });

  it('gives each link its share of the score', () => {
    const rates = graphOf('IDA')?.links.map((link) => `${link.source} > ${link.target} ${link.rate}`);
    expect(rates).toEqual([
      'intermediate:IDA:贫血 > diagnosis:IDA 0.2',
      'lab:HGB > intermediate:IDA:贫血 0.2',
      'intermediate:IDA:铁缺乏 > diagnosis:IDA 0.6',
      'lab:FER > intermediate:IDA:铁缺乏 0.6',
      'intermediate:IDA:小细胞低色素 > diagnosis:IDA 0.2',
      'lab:MCV > intermediate:IDA:小细胞低色素 0.2',
    ]);
  });

  it('says on what a link stands', () => {
    const link = graphOf('IDA')?.links.find((row) => row.source === 'lab:FER');
    expect(link && linkKnowledges(link)).toEqual([
      '铁蛋白 6 ng/mL，符合「< 30 ng/mL」→ 铁缺乏（计 3 分；血液病诊断及疗效标准；WHO 2020（铁蛋白））',
    ]);
  });

  it('gives each of two labs behind one finding what is its own', () => {
    const graph = diagnosisGraph(inferenceOf({ HGB: 85, MCV: 70, MCH: 22, FER: 6 }), 'IDA');
    const finding = graph?.links.filter(({ target }) => target === 'intermediate:IDA:小细胞低色素') ?? [];
    expect(finding.map(({ source, satisfied }) => [source, satisfied.map(({ edge }) => edge.lab)])).toEqual([
      ['lab:MCV', ['MCV']],
      ['lab:MCH', ['MCH']],
    ]);
  });

  it('exists only for a diagnosis that the report shows', () => {
    expect(graphOf('DM')).toBeUndefined();
  });

  it('links only nodes that it holds', () => {
    const keys = new Set(graphOf('IDA')?.nodes.map((node) => node.key));
    expect(graphOf('IDA')?.links.length).toBeGreaterThan(0);
    for (const link of graphOf('IDA')?.links ?? [])
      expect([keys.has(link.source), keys.has(link.target)]).toEqual([true, true]);
  });
});

describe('the graph of a report', () => {
  it('shares labs between diagnoses and hangs the rest on the uninterpreted node', () => {
    const graph = reportGraph(inferenceOf({ GLU: 22, BHB: 5.2, PH: 7.1, MCHC: 380 }));
    expect(graph.nodes.filter((node) => node.key === 'lab:GLU')).toHaveLength(1);
    expect(graph.links.filter((link) => link.source === 'lab:GLU').map((link) => link.target)).toEqual([
      'intermediate:DKA:高血糖',
      'intermediate:DM:高血糖',
    ]);
    expect(graph.nodes.find((node) => node.key === UNINTERPRETED_KEY)?.name).toBe('未能解读的检验项目');
    expect(graph.links.filter((link) => link.target === UNINTERPRETED_KEY)).toEqual([
      { source: 'lab:MCHC', target: 'uninterpreted', rate: 0, satisfied: [], citation: '' },
    ]);
    const keys = new Set(graph.nodes.map(({ key }) => key));
    expect(graph.links.filter(({ source, target }) => !keys.has(source) || !keys.has(target))).toEqual([]);
  });

  it('gives a shared lab the strongest colour that it supports', () => {
    // HKREN, more urgent, is amber; CKD red: both stand on the eGFR.
    const inference = inferenceOf({ K: 6.6, EGFR: 39, UACR: 326, HGB: 103 });
    const lines = inference.diagnoses.map(({ id, urgency, reliable }) => `${id} ${urgency} ${reliable}`);
    expect(lines).toEqual(expect.arrayContaining(['HKREN 2 1', 'CKD 3 2']));
    expect(reportGraph(inference).nodes.find((node) => node.key === 'lab:EGFR')?.reliable).toBe(2);
  });

  it('has no such node when every abnormal row is used', () => {
    const graph = reportGraph(inferenceOf({ GLU: 8 }));
    expect(graph.nodes.some((node) => node.key === UNINTERPRETED_KEY)).toBe(false);
  });

  it('links a derived figure to every row behind it', () => {
    const graph = reportGraph(inferenceOf({ MCV: 65, RBC: 5.9, FER: 100 }));
    const sources = graph.links
      .filter((link) => link.target === 'intermediate:THAL:Mentzer指数降低')
      .map((link) => link.source);
    expect(sources).toEqual(['lab:MCV', 'lab:RBC']);
  });
});

describe('wording', () => {
  // covers A-2.7-39..41
  it('colours reliability 2 red, 1 amber, 0 blue', () => {
    expect(RELIABILITY_COLOUR).toEqual({ 2: 'red', 1: 'amber', 0: 'blue' });
  });

  it.each([
    ['H', '升高'],
    ['N|H', '正常或升高'],
    ['L', '降低'],
    ['POS', '阳性'],
    ['NEG', '阴性'],
    ['POS|>=0.35', '阳性或≥ 0.35'],
    ['<=5', '≤ 5'],
    ['AGE_HF', '高于年龄界值（<50岁 450，50～75岁 900，>75岁 1800 pg/mL）'],
    ['AGE_DD', '高于年龄校正界值（>50岁为年龄×0.01，否则 0.5 mg/L FEU）'],
    ['<30', '< 30'],
    ['>=7.0', '≥ 7.0'],
    ['<4|>12', '< 4 或 > 12'],
    ['6.1..6.99', '6.1–6.99'],
    ['x>=3', '≥ 3 倍上限'],
    ['x>1.5', '> 1.5 倍上限'],
    ['d>6', '超过上限 > 6'],
  ] as const)('%s reads %s', (condition, text) => {
    expect(conditionText(readCondition(condition))).toBe(text);
  });

  it('names labs and derived figures', () => {
    expect(labText('HGB')).toBe('血红蛋白');
    expect(labText('R_MENTZER')).toContain('Mentzer');
    expect(labText('X-99')).toBe('X-99');
    expect(['AGE', 'SEX', 'PREG'].map(labText)).toEqual(['年龄', '性别', '妊娠']);
  });

  it('says which of several conditions of one lab counts', () => {
    // A prothrombin time 11 s above its limit: 3 s give 1 point, 6 s 2 points, of which the larger counts.
    const graph = diagnosisGraph(inferenceOf({ PLT: 40, DD: 1, PT: 25 }), 'DIC');
    const link = graph?.links.find(({ source, target }) => source === 'lab:PT' && target.endsWith('凝血因子消耗'));
    const shares = link && linkKnowledges(link).map((line) => line.replace(/^.*?→[^（]*（(.*?)；.*$/, '$1'));
    expect(shares).toEqual(['不重复计分', '计 2 分']);
  });

  it('calls a calcium that no albumin corrects the total one', () => {
    const names = (labs: Record<string, number>) =>
      inferenceOf(labs)
        .diagnoses.flatMap(({ satisfied }) => satisfied)
        .filter(({ edge }) => edge.lab === 'R_CACORR')
        .map(figureText);
    expect(new Set(names({ CA: 2.8 }))).toEqual(new Set(['总钙']));
    expect(new Set(names({ CA: 2.8, ALB: 42 }))).toEqual(new Set([labText('R_CACORR')]));
    expect(figureText({ edge: { lab: 'K' }, codes: ['K'] } as unknown as Parameters<typeof figureText>[0])).toBe('钾');
  });

  it('says why a row takes no part', () => {
    expect((['not_in_catalogue', 'repeated', 'text_result'] as const).map(unusableText)).toEqual([
      '项目不在目录中',
      '同一项目重复，仅取首条参与判读',
      UNDETERMINED_TEXT.text_result,
    ]);
  });

  it('sums a diagnosis up in three findings, and says what would tell more where it is not well supported', () => {
    const summary = (labs: Record<string, number | string>) => inferenceOf(labs).diagnoses.map(diagnosisSummary);
    expect(summary({ HGB: 85, MCV: 70, FER: 6 })).toEqual([
      '贫血、铁缺乏、小细胞低色素；可补查转铁蛋白饱和度、平均红细胞血红蛋白含量',
    ]);
    // What is worked out is not asked for, and of what is red, or whole, nothing.
    expect(summary({ FOBT: '阳性' })).toEqual(['粪便隐血；可补查血红蛋白']);
    expect(summary({ HGB: 85, MCV: 70, MCH: 22, FER: 6 })).toEqual(['贫血、铁缺乏、小细胞低色素']);
    expect(summary({ WBC: 2.9, HGB: 88, PLT: 60, BLAST: '阴性' })).toEqual(['白细胞减少、贫血、血小板减少']);
    // Red, and four findings.
    expect(summary({ PLT: 45, DD: 6, PT: 18, FIB: 0.8 })[0]).toBe('血小板消耗、纤溶亢进、凝血因子消耗');
  });
});
