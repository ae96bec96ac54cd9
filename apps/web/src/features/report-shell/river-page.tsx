import { useState, type ComponentType } from 'react';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { usePointWindow } from '../../kit/chart/use-point-window.ts';
import { WindowPager } from '../../kit/chart/window-pager.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { DayTable } from './day-table.tsx';
import { OfReport } from './of-report.tsx';
import type { PatientDay } from './patient-days.ts';
import { PlanTrends } from './plan-trends.tsx';
import { riverHeight, type RiverKind } from './river-bands.ts';
import { RiverChart } from './river-chart.tsx';
import styles from './river-page.module.css';
import page from './shell-page.module.css';
import { useShellReport } from './shell-report.ts';
import { usePatientDays } from './use-patient-days.ts';

/** Days on screen at a time. */
const WINDOW = 12;

const KINDS: readonly { value: RiverKind; label: string }[] = [
  { value: 'system', label: '按疾病系统' },
  { value: 'diagnosis', label: '按疑似诊断' },
];

const MEANING: Readonly<Record<RiverKind, string>> = {
  system: '带宽为该系统当日疑似诊断的项数',
  diagnosis: '带宽为可靠性：低一格、中两格、高三格',
};

/** Days to hide so that the report's day stands in the middle of the window, or as near to it as the ends allow. */
function daysAfter(days: readonly PatientDay[], reportId: string): number {
  const index = days.findIndex((day) => day.reports.some((report) => report.report_id === reportId));
  return index < 0 ? 0 : Math.max(0, days.length - index - WINDOW / 2);
}

function River({ days, reportId }: { days: readonly PatientDay[]; reportId: string }) {
  const [kind, setKind] = useState<RiverKind>('system');
  const window = usePointWindow(days.length, WINDOW, daysAfter(days, reportId));
  const shown = days.slice(window.start, window.end);
  const reports = days.reduce((sum, day) => sum + day.reports.length, 0);
  return (
    <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="健康趋势">
      <div className={`jw-row jw-wrap jw-between ${page.head ?? ''}`}>
        <h1 className={`jw-song ${page.title ?? ''}`}>健康趋势</h1>
        <div className="jw-row jw-wrap jw-gap-12">
          <span className={page.facts}>
            共 {days.length} 天 {reports} 份报告
          </span>
          <WindowPager
            label="健康趋势的时间范围"
            window={window}
            from={shown[0]?.date ?? ''}
            to={shown.at(-1)?.date ?? ''}
          />
        </div>
      </div>
      {days.length === 1 ? (
        <p className={styles.single}>只有一天的报告，两天以上时画出趋势。</p>
      ) : (
        <>
          <div className={`jw-row jw-wrap ${styles.legend ?? ''}`}>
            <Segmented label="趋势的内容" options={KINDS} value={kind} onChange={setKind} />
            <span className={page.facts}>{MEANING[kind]}。空白表示当日报告未提示，不代表已排除；点按某日打开报告</span>
          </div>
          <div className={page.wide}>
            <RiverChart days={shown} kind={kind} full={riverHeight(days, kind)} reportId={reportId} />
          </div>
        </>
      )}
      <div className={`${page.wide ?? ''} ${styles.table ?? ''}`}>
        <DayTable caption="逐日报告与疑似诊断" days={shown.toReversed()} reportId={reportId} />
      </div>
    </section>
  );
}

function Days() {
  const { reportId, patient } = useShellReport();
  const days = usePatientDays();
  if (days.data !== undefined && days.data.length > 0) {
    return <River key={patient?.patient_id} days={days.data} reportId={reportId} />;
  }
  return (
    <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="健康趋势">
      <h1 className={`jw-song ${page.title ?? ''}`}>健康趋势</h1>
      <QueryState query={days} loading={<BlockSkeleton lines={8} />}>
        {() => <EmptyState title="该患者暂无检验报告" />}
      </QueryState>
    </section>
  );
}

/** 健康趋势: what the patient's reports suggest from day to day, and the trends of the patient's plans. */
export function RiverPage({ Trend }: { Trend: ComponentType<TrendSlotProps> }) {
  return (
    <OfReport title="健康趋势">
      {(_report, patient) => (
        <div className={`jw-stack jw-gap-16 ${page.page ?? ''}`}>
          <Days />
          {patient && <PlanTrends patient={patient} Trend={Trend} />}
        </div>
      )}
    </OfReport>
  );
}
