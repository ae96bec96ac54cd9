import type { GastricReport } from '@jianwei/api-client/model';
import { GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { recordText } from '../shared/record-text.ts';

/** Stands in the place of the points. */
export const NO_SCORE = '暂无评分';

/** What the score lacks and the conclusion does not name itself; undefined where that is nothing. */
export function missingText({ conclusion = '', missing = [] }: GastricReport): string | undefined {
  const unnamed = missing.filter((item) => !conclusion.includes(item));
  return unnamed.length === 0 ? undefined : `未取得：${unnamed.join('、')}`;
}

/** What the screen says where there is no sentence: the points or that there are none, and the group. */
function figures({ score, level, abc }: GastricReport): string[] {
  const points = score === undefined || score === null ? NO_SCORE : `${score} 分`;
  return [[points, level && GASTRIC_LEVEL_TEXT[level]].filter(Boolean).join(' '), abc ? `ABC(D) 法 ${abc} 组` : ''];
}

/** What a doctor pastes into the record. */
export function gastricRecordText(report: GastricReport): string {
  const { conclusion = '', tips = [] } = report;
  return recordText(
    { time: report.report_time, name: '胃功能血清学' },
    [...(conclusion === '' ? figures(report) : [conclusion]), missingText(report), ...tips],
    report.review_notes,
  );
}
