import {
  useGetAldosteronismReport,
  useListAldosteronismReports,
} from '@jianwei/api-client/aldosteronism/aldosteronism';
import type { AldosteronismReport, ReportListEntry } from '@jianwei/api-client/model';
import type { Screen } from '@jianwei/clinical-rules/aldosteronism/aldosteronism';
import { SCREEN_TEXT } from '@jianwei/clinical-rules/aldosteronism/wording';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ModelView } from '../lab-report/model-view.tsx';
import { useLabReports } from '../lab-report/use-lab-reports.ts';
import { BandScale } from '../shared/band-scale.tsx';
import styles from './aldosteronism.module.css';

/** Primary aldosteronism: the ratio of aldosterone to renin against its cut-off, and what the tests after it say. */
export function AldosteronismView(props: AssessmentViewProps) {
  const reports = useLabReports<ReportListEntry, AldosteronismReport>(props, {
    apiType: 12,
    timelineTitle: '醛固酮与肾素报告',
    useReports: useListAldosteronismReports,
    useReport: useGetAldosteronismReport,
  });
  const report = reports.report.data;
  return (
    <ModelView
      {...reports}
      figure={report && <RatioFigure report={report} />}
      drawnFindings={['arr', 'screen']}
      given={report && ratioText(report)}
    />
  );
}

/** The ratio as the record says it; undefined where there is none. */
function ratioText({ arr, arr_cutoff: cutoff }: AldosteronismReport): string | undefined {
  if (arr === undefined) return undefined;
  return `醛固酮/肾素比值 ${arr}${cutoff === undefined ? '' : `（切点 ${cutoff}）`}`;
}

/** The scale ends at this many cut-offs. */
const SCALE_CUTOFFS = 3;

const TONES: Record<Screen, 'high' | 'amber' | 'ok'> = {
  positive: 'high',
  suspect: 'amber',
  negative: 'ok',
  negative_low_renin: 'ok',
};

/** Tone of the result of the screen, which the wire gives in words; words of a newer rule get none. */
function toneOf(screen: string): string | undefined {
  const code = (Object.keys(SCREEN_TEXT) as Screen[]).find((key) => SCREEN_TEXT[key] === screen);
  return code && TONES[code];
}

/** The ratio of aldosterone to renin, where it stands against its cut-off, and the result of the screen. */
function RatioFigure({ report }: { report: AldosteronismReport }) {
  const { arr, arr_terms: terms, arr_cutoff: cutoff, screen } = report;
  if (arr === undefined) return null;
  return (
    <div className={styles.figure}>
      <p className="jw-row jw-wrap jw-baseline">
        <span className="jw-table-text jw-ink-2">醛固酮/肾素比值</span>
        <span className={styles.ratio}>{arr}</span>
        <span className="jw-table-text jw-ink-2">{terms}</span>
        {screen !== undefined && (
          <span className={`jw-tag jw-end jw-strong ${styles.screen}`} data-tone={toneOf(screen)}>
            筛查{screen}
          </span>
        )}
      </p>
      {cutoff !== undefined && (
        <BandScale
          value={arr}
          bands={[
            { name: '低于切点', range: `< ${cutoff}`, tone: 'ok', to: cutoff },
            { name: '达到切点', range: `≥ ${cutoff}`, tone: 'high', to: cutoff * SCALE_CUTOFFS },
          ]}
        />
      )}
    </div>
  );
}
