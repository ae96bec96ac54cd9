import type { ModelReport } from '@jianwei/api-client/model';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { recordText } from '../shared/record-text.ts';

export const NO_CONCLUSION = '暂无结论';
export const CONCLUSION_TITLE = '综合判断';

/** The conclusion in its parts, one a line; 暂无结论 where the rule draws none. */
export function conclusionLines({ conclusion = '' }: ModelReport): string[] {
  return conclusion === '' ? [NO_CONCLUSION] : conclusion.split('；');
}

/** Powers of ten inside a text as they are set in print: 620 ×10^6/L becomes 620 ×10⁶/L. */
export function printedPowers(text: string): string {
  return text.replace(/[×*]?10\^(-?)(\d+)/g, (_whole, minus: string, digits: string) =>
    unitText(`10^${digits}`).replace('10', minus === '' ? '10' : '10⁻'),
  );
}

/** What could not be used, as one sentence; undefined where nothing is missing. */
export function missingText({ missing = [] }: ModelReport): string | undefined {
  return missing.length === 0 ? undefined : `缺少：${missing.join('、')}`;
}

/**
 * What a doctor pastes into the record.
 * @param name of the tool
 * @param given what the conclusion rests on and does not say itself, such as a ratio with its cut-off
 */
export function modelRecordText(report: ModelReport, name: string, given?: string): string {
  const { conclusion = '' } = report;
  const parts = conclusion === '' ? [NO_CONCLUSION, missingText(report)] : [given, conclusion];
  return recordText({ time: report.report_time, name }, parts, report.review_notes);
}
