import type { KidneyReport, KidneyReportListItem } from '@jianwei/api-client/model';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { recordText } from '../shared/record-text.ts';
import { cellOf, stageText } from './ckd-stages.ts';

/** Why no cell is marked; '' where one is. */
export function ungradedText(report: KidneyReport): string {
  const { evidence_inference: inference, missing = [] } = report;
  if (cellOf(inference)) return '';
  if (missing.length > 0) return `缺少${missing.join('、')}，本次不能定位到分期格`;
  const absent = [inference.lab_y === '' && 'GFR 分期', inference.lab_x === '' && '白蛋白尿分级'].filter(Boolean);
  if (absent.length > 0) return `缺少${absent.join('、')}，本次不能定位到分期格`;
  return `「${stageText(inference)}」不是本表的分期，未作标记`;
}

/** 上次为高危（G3a A2）, and when. */
export function previousText(previous: KidneyReportListItem): string {
  const { evidence_inference: inference, report_time: time } = previous;
  return `上次为${inference?.reliable_name ?? ''}（${stageText(inference)}，${formatDate(time)}）`;
}

/** What a doctor pastes into the record. */
export function conclusionText(report: KidneyReport): string {
  const conclusion = report.conclusion ?? [report.diagnosis_name, report.evidence_inference.reliable_name].join('，');
  const sources = (report.sources ?? []).map(({ label, value }) => `${label} ${value}`).join('，');
  return recordText(
    { time: report.report_time, name: 'CKD分期' },
    [conclusion, sources, ...(report.tips ?? [])],
    report.review_notes,
  );
}
