import type { Reading, ReadingFinding, ReportData } from '@jianwei/api-client/model';
import { reportOf } from './report-answers.ts';

/** A finding; what is not told stands as for a row of urgency 3 seen for the first time. */
export function findingOf(
  part: Partial<ReadingFinding> & Pick<ReadingFinding, 'finding_id' | 'title'>,
): ReadingFinding {
  return { kind: 'row', text: part.title, urgency: 3, status: 'new', known: false, evidences: [], ...part };
}

/** A critical potassium, the diagnosis on the same row, a tool and a known disease unchanged. */
export const FINDINGS = {
  potassium: findingOf({
    finding_id: 'row:R1-K',
    kind: 'critical',
    title: '高钾血症',
    text: '血钾 5.62 mmol/L（3.5–5.3），6 日升 0.51，高于本报告区间，Mg 1.18 未降：不支持 EDTA 污染',
    urgency: 1,
    status: 'worse',
    evidences: ['R1-K'],
    value_text: '5.62 mmol/L',
    change_text: '6 日升 0.51',
    copy_text: '2025-11-18 09:42 血钾 5.62 mmol/L（3.5–5.3），较 2025-11-12 08:15 的 5.11 升 0.51。',
  }),
  diagnosis: findingOf({
    finding_id: 'diagnosis:HYPK',
    kind: 'diagnosis',
    title: '重度高钾血症',
    urgency: 1,
    evidences: ['R1-K', 'R1-NA'],
    diagnosis_id: 'HYPK',
  }),
  tool: findingOf({
    finding_id: 'tool:3:acid-base',
    kind: 'tool',
    title: '呼吸性酸中毒，急慢性待选',
    urgency: 2,
    evidences: ['R1-NA'],
    value_text: 'pH 7.312',
    api_type: 3,
  }),
  known: findingOf({
    finding_id: 'diagnosis:LOW',
    kind: 'diagnosis',
    title: '已知高尿酸血症',
    status: 'same',
    known: true,
    diagnosis_id: 'LOW',
  }),
} as const;

/** A reading of these findings, with the headline, the steps and the unread row of a report that is critical. */
export function readingOf(part: Partial<Reading> = {}): Reading {
  return {
    version: '1.0',
    level: 'critical',
    urgency: 1,
    headline: [
      { text: '血钾 5.62 mmol/L，危急，6 日升 0.51：立即心电图', finding_id: FINDINGS.potassium.finding_id },
      { text: '呼吸性酸中毒（pH 7.312）', finding_id: FINDINGS.tool.finding_id },
      { text: '已知高尿酸血症', finding_id: FINDINGS.known.finding_id },
    ],
    findings: Object.values(FINDINGS),
    actions: [
      { action_id: 'A-K-H:1', text: '立即心电图、心电监护', source: '急性高钾血症指南 2023' },
      { action_id: 'A-K-H:2', text: '另侧静脉急查血钾', source: '急性高钾血症指南 2023' },
    ],
    unread: [
      {
        laboratory_id: 'R1-CAST',
        laboratory_name: '尿沉渣管型镜检',
        original_result: '透明管型 0-1/LP',
        reason: '结果为文本，未能解读',
      },
    ],
    states: [],
    tools: [{ api_type: 3, name: '血气分析', quiet: false }],
    ...part,
  };
}

/** A reading that has nothing to say. */
export const QUIET: Partial<Reading> = {
  level: 'normal',
  headline: [{ text: '本次 2 项检验结果均在各自参考区间内' }],
  findings: [],
  actions: [],
  unread: [],
  tools: [],
};

/** The report R1 with a reading. */
export const readReport = (part: Partial<Reading> = {}): ReportData => ({
  ...reportOf('R1', '顾怀远'),
  reading: readingOf(part),
});
