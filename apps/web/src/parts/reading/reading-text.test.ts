import type { KeyResult, ReportListItem } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FINDINGS, QUIET, readingOf, readReport } from '../../../test/reading-answers.ts';
import { clauseBeside, detailOf, headlineText, noteOf, readingText, sinceOf } from './reading-text.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
});

const key = (value: string, unit = ''): KeyResult => ({
  laboratory_id: 'L',
  laboratory_name: '项目',
  short_name: '',
  original_result: value,
  original_units: unit,
});
const clause = (headline: string[], ...results: KeyResult[]) =>
  clauseBeside({ reading: { level: 'focus', headline } } as ReportListItem, results);

describe('what a list says beside its results', () => {
  it.each([
    ['change and action', '血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图', '26 小时升 0.70：立即心电图'],
    ['the finding that the value belongs to', '血钾 6.82 mmol/L，疑似高钾血症', '疑似高钾血症'],
    [
      'a conclusion with its value in brackets',
      '呼吸性酸中毒（pH 6.82 mmol/L），急慢性待选',
      '呼吸性酸中毒（pH 6.82 mmol/L），急慢性待选',
    ],
    ['a value that only ends alike', '血钾 16.82 mmol/L，危急', '血钾 16.82 mmol/L'],
  ])('%s', (_what, text, shown) => expect(clause([text], key('6.82', 'mmol/L'))).toBe(shown));

  it('takes a value that stands beside it out of brackets that say more', () => {
    const text = '细菌性脑膜炎可能（脑脊液白细胞 620 ×10⁶/L，糖比 0.30）：立即血培养';
    expect(clause([text], key('620', '10^6/L'))).toBe('细菌性脑膜炎可能（糖比 0.30）：立即血培养');
    expect(clause([text], key('20', '10^6/L'))).toBe(text);
  });

  it('goes on to the next clause where the results say all of the first', () => {
    expect(clause(['C反应蛋白 9.6 mg/L，高于本报告区间', '疑似感染'], key('9.6', 'mg/L'))).toBe('疑似感染');
    expect(clause(['C反应蛋白 9.6 mg/L，高于本报告区间'], key('9.6', 'mg/L'))).toBe('');
  });

  it('knows a unit as it is printed', () => {
    expect(clause(['白细胞 31.2 ×10⁹/L，升高明显'], key('31.2', '10^9/L'))).toBe('升高明显');
    expect(clause(['eGFR 68 mL/min/1.73m²，低于本报告区间'], key('68', 'mL/min/1.73m2'))).toBe('');
  });

  it('says that a unit is not known', () => {
    expect(clause(['血钾 6.82 mmol/L，立即心电图'], key('6.82', '无法判定'))).toBe(
      '血钾 6.82 mmol/L，立即心电图（单位无法判定）',
    );
  });

  it('says so where one of several units is not known, and only beside what it says', () => {
    const pair = [key('6.82', 'mmol/L'), key('1.9', '无法判定')];
    expect(clause(['立即心电图'], ...pair)).toBe('立即心电图（单位无法判定）');
    expect(clause(['危急'], ...pair)).toBe('');
  });

  it('knows a value without a unit, and one of several in a bracket', () => {
    expect(clause(['pH 7.312，危急：立即血气'], key('7.312'))).toBe('危急：立即血气');
    const text = '感染可能（白细胞 620，糖比 0.30，蛋白 1.2）';
    expect(clause([text], key('620'), key('0.30'))).toBe('感染可能（蛋白 1.2）');
    expect(clause(['感染可能（白细胞 620，糖比 0.30）'], key('620'), key('0.30'))).toBe(
      '感染可能（白细胞 620，糖比 0.30）',
    );
    // A value that only ends alike.
    expect(clause(['感染可能（白细胞 1620，糖比 0.30）'], key('620'))).toBe('感染可能（白细胞 1620，糖比 0.30）');
    expect(clause(['感染可能（2 次白细胞 620，糖比 0.30）'], key('620'))).toBe('感染可能（糖比 0.30）');
  });

  it('is nothing without a reading', () => expect(clauseBeside({}, [])).toBe(''));
});

describe('what a finding adds', () => {
  it('to the headline, which may say it with its value in brackets', () => {
    const said = '原发性醛固酮增多症筛查阳性（ARR 162）伴低钾（3.08 mmol/L）';
    const headline = [{ text: `${said}：纠正血钾`, finding_ids: [] }];
    expect(detailOf({ ...readingOf(), headline, findings: [{ ...FINDINGS.tool, text: said }] })).toBe('');
  });

  it('to the headline', () => expect(detailOf(readingOf())).toBe('Mg 1.18 未降：不支持 EDTA 污染'));
  it('to its title, value and change', () => expect(noteOf(FINDINGS.potassium)).toBe('Mg 1.18 未降：不支持 EDTA 污染'));
  it.each([
    [
      '急性心肌损伤，急性心肌梗死待排（hs-cTn动态变化）',
      '肌钙蛋白 1.284 ng/mL，高于本报告区间；急性心肌梗死待排（hs-cTn动态变化）',
      '肌钙蛋白 1.284 ng/mL',
    ],
    ['筛查阳性，低钾', '筛查阳性（ARR 79.35）伴低钾（3.18 mmol/L）', ''],
    ['高钾血症', '高钾血症，Mg 1.18 未降：不支持 EDTA 污染；重度', 'Mg 1.18 未降：不支持 EDTA 污染；重度'],
  ])('says nothing of the title %s again', (title, text, note) =>
    expect(noteOf({ ...FINDINGS.tool, title, text, value_text: '', change_text: '' })).toBe(note),
  );

  it('is nothing in a quiet reading', () => expect(detailOf(readingOf(QUIET))).toBe(''));
});

it.each([
  ['慢性肾脏病 G3b，自 2024-01-09 起持续 22 个月，符合慢性；复查', '自 2024-01-09 起持续 22 个月，符合慢性'],
  ['慢性肾脏病 G3b，自 2024-01-09 起持续 22 个月，较上次加重', '自 2024-01-09 起持续 22 个月'],
  ['自 2024-01-09 起持续 22 个月；复查', '自 2024-01-09 起持续 22 个月'],
  ['自 2024 年起持续', ''],
  ['自 去年春天 起持续 9 个月', ''],
])('%s: the disease lasts %s', (text, since) => {
  expect(sinceOf({ text })).toBe(since);
});

it('the headline is one sentence', () => {
  const headline = ['钾 6.82', '已知高尿酸血症'].map((text) => ({ text, finding_ids: [] }));
  expect(headlineText({ headline })).toBe('钾 6.82；已知高尿酸血症');
});

describe('the copy of the whole', () => {
  it('leaves out what is not there: a time, rows that could not be read', () => {
    const { report_time: _, ...report } = readReport({ findings: [] });
    const lines = readingText(report, { ...readingOf({ findings: [] }), unread: [] });
    expect(lines.split('\n')).toEqual([expect.stringMatching(/^综合判读：/), '结果仅供临床参考，不替代医师诊断']);
  });

  it('is the headline, each dated sentence once, the unread rows with their reasons, and the reservation once', () => {
    const sentence = FINDINGS.potassium.copy_text ?? '';
    const findings = [FINDINGS.potassium, { ...FINDINGS.diagnosis, copy_text: sentence }, FINDINGS.tool];
    const report = readReport({ findings });
    expect(readingText(report, readingOf({ findings })).split('\n')).toEqual([
      '2025-11-18 09:42 综合判读：血钾 5.62 mmol/L，危急，6 日升 0.51：立即心电图；呼吸性酸中毒（pH 7.312）；已知高尿酸血症。',
      sentence,
      '未判读 1 项：尿沉渣管型镜检（结果为文本，未能解读）。',
      '结果仅供临床参考，不替代医师诊断',
    ]);
  });
});
