import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { useGetGastricReport, useListGastricReports } from '@jianwei/api-client/gastric/gastric';
import type { GastricReport, ReportListEntry } from '@jianwei/api-client/model';
import { ENDOSCOPY_YEARS, GASTRIC_HIGH_FROM, GASTRIC_MEDIUM_FROM } from '@jianwei/clinical-rules/gastric/gastric-table';
import { ABC_TEXT, GASTRIC_LEVEL_TEXT } from '@jianwei/clinical-rules/gastric/wording';
import { useEffect } from 'react';
import { SectionHeading } from '../../../kit/ui/section-heading.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ResultActions } from '../../../parts/result/result-actions.tsx';
import { ReviewNotes } from '../../../parts/result/review-notes.tsx';
import { ReferenceOnly, Remarks } from '../shared/result-parts.tsx';
import { LabReportView } from '../lab-report/lab-report-view.tsx';
import { LabResults } from '../lab-report/lab-results.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { BandTable } from '../shared/band-table.tsx';
import { Distance, Why } from '../shared/explained.tsx';
import { recordText } from '../shared/record-text.ts';
import styles from './gastric.module.css';

/** Failures of this tool are logged and never shown (specification A-8). */
const QUIET = { suppress: true } as const;

/** A failure ends the loading; all that it leaves is a line in the log. */
function useLoggedFailure<Query extends { error: Error | null }>(what: string, query: Query): Query {
  const { error } = query;
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error.message);
  }, [what, error]);
  return query;
}

/** Gastric serology: reports of the patient, what the open one means, its results. */
export function GastricView(props: AssessmentViewProps) {
  const reports = useLabReports<ReportListEntry, GastricReport>(props, {
    apiType: 7,
    timelineTitle: '胃功能报告',
    useReports: (patientId) =>
      useLoggedFailure('The list of gastric reports', useListGastricReports(patientId, { request: QUIET })),
    useReport: (id, options) =>
      useLoggedFailure('The gastric report', useGetGastricReport(id, { ...options, request: QUIET })),
  });
  return (
    <LabReportView
      {...reports}
      judgment={(report) => <GastricConclusion report={report} />}
      evidence={(report) => (
        <div className={styles.evidence}>
          <LabResults key={report.report_id} of="胃功能" report={report} onOpenTrend={props.onOpenTrend} />
          <Remarks title="提示" texts={report.tips} />
        </div>
      )}
    />
  );
}

/** The levels of the screening score. */
const LEVELS = [
  { level: 'low', tone: 'ok', range: `0–${GASTRIC_MEDIUM_FROM - 1}` },
  { level: 'medium', tone: 'amber', range: `${GASTRIC_MEDIUM_FROM}–${GASTRIC_HIGH_FROM - 1}` },
  { level: 'high', tone: 'high', range: `${GASTRIC_HIGH_FROM}–23` },
] as const;

/** Antibody against Helicobacter pylori and pepsinogen of each group of the ABC(D) method. */
const GROUPS = [
  ['A', '−', '−'],
  ['B', '+', '−'],
  ['C', '+', '+'],
  ['D', '−', '+'],
] as const;

/** Stands in the place of the points. */
const NO_SCORE = '暂无评分';

/** Score, ABC(D) group and the sentence for the record; what the score is made of; what it means among the others. */
function GastricConclusion({ report }: { report: GastricReport }) {
  const { score = null, level, abc, conclusion = '', contributions } = report;
  const missing = missingText(report);
  return (
    <>
      <SectionHeading level={3} title="综合判断" aside={<ResultActions isCompact text={gastricRecordText(report)} />} />
      <div data-tone={LEVELS.find((entry) => entry.level === level)?.tone}>
        <div className={`jw-row jw-wrap jw-baseline jw-between ${styles.hero}`}>
          {score === null ? (
            <p className={`jw-song ${styles.level}`}>{NO_SCORE}</p>
          ) : (
            <p className={`jw-ink-2 ${styles.points}`}>
              <span className={styles.score}>{score}</span> 分
              {level && (
                <span className={`jw-song jw-tone-ink ${styles.level}`}>{sayOf(level, GASTRIC_LEVEL_TEXT[level])}</span>
              )}
            </p>
          )}
          {abc && (
            <p className="jw-table-text jw-ink-2">
              ABC(D) 法<span className={`jw-song ${styles.letter}`}>{abc} 组</span>
            </p>
          )}
        </div>
        {conclusion !== '' && (
          <ul className={`jw-above-8 ${styles.conclusion}`}>
            {conclusion.split('；').map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
      {missing !== undefined && <p className="jw-table-text jw-ink-2 jw-above-8">{missing}</p>}
      <Why
        title={score === null ? '已有各项的得分' : `为什么是 ${score} 分`}
        aside={`${contributions?.length ?? 0} 项合计`}
        rows={contributions}
      />
      <Distance steps={report.distance} />
      <section className={`jw-above-20 ${styles.bands}`}>
        <SectionHeading level={3} rule="none" title="新型胃癌筛查评分" aside="0–23 分" />
        <BandTable
          caption="评分与胃镜间隔"
          columns={['风险等级', '评分', '胃镜间隔']}
          bands={LEVELS.map(({ level: own, range, tone }) => ({
            name: GASTRIC_LEVEL_TEXT[own],
            cells: [range, ENDOSCOPY_YEARS[own] === 1 ? '每年' : `每 ${ENDOSCOPY_YEARS[own]} 年`],
            tone,
            isCurrent: own === level,
          }))}
        />
      </section>
      <section className={`jw-above-20 ${styles.bands}`}>
        <SectionHeading level={3} rule="none" title="ABC(D) 法" />
        <BandTable
          caption="ABC(D) 法分组"
          columns={['分组', 'Hp 抗体', 'PG', '意义']}
          bands={GROUPS.map(([group, hp, pepsinogen]) => ({
            name: group,
            cells: [hp, pepsinogen, ABC_TEXT[group]],
            isCurrent: group === abc,
          }))}
        />
      </section>
      <ReviewNotes className="jw-above-20" notes={report.review_notes} ruleVersion={report.rule_version} />
      <ReferenceOnly />
    </>
  );
}

/** What the score lacks and the conclusion does not name itself; undefined where that is nothing. */
function missingText({ conclusion = '', missing = [] }: GastricReport): string | undefined {
  const unnamed = missing.filter((item) => !conclusion.includes(item));
  return unnamed.length === 0 ? undefined : `未取得：${unnamed.join('、')}`;
}

/** What a doctor pastes into the record; without a sentence the points, or that there are none, and the group. */
function gastricRecordText(report: GastricReport): string {
  const { score = null, level, abc, conclusion, tips = [] } = report;
  const points = score === null ? NO_SCORE : `${score} 分`;
  const figures = [
    [points, level && sayOf(level, GASTRIC_LEVEL_TEXT[level])].filter(Boolean).join(' '),
    abc && `ABC(D) 法 ${abc} 组`,
  ];
  return recordText(
    { time: report.report_time, name: '胃功能血清学' },
    [...(conclusion ? [conclusion] : figures), missingText(report), ...tips],
    report.review_notes,
  );
}
