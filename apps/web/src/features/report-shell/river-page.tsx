import type { Patient } from '@jianwei/api-client/model';
import { useListPlans } from '@jianwei/api-client/plans/plans';
import { ChartLine } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { usePointWindow, WindowPager } from '../../kit/chart/window-pager.tsx';
import { useAddress } from '../../kit/lib/address.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { DayTable, type PatientDay, usePatientDays } from './day-table.tsx';
import { useShellReport } from './report-shell.tsx';
import { RiverChart, riverHeight, type RiverKind } from './river-chart.tsx';
import { OfReport, Sheet, ShellPage } from './shell-page.tsx';
import styles from './shell.module.css';

/** Days on screen at a time. */
const WINDOW = 12;

const KINDS: readonly { value: RiverKind; label: string }[] = [
  { value: 'system', label: '按疾病系统' },
  { value: 'diagnosis', label: '按诊断' },
];

const MEANING: Readonly<Record<RiverKind, string>> = {
  system: '带宽为该系统当日诊断的项数',
  diagnosis: '带宽为可靠性：低一格、中两格、高三格；已知的疾病一格',
};

/** Days to hide so that the report's day stands in the middle of the window, or as near to it as the ends allow. */
function daysAfter(days: readonly PatientDay[], reportId: string): number {
  const index = days.findIndex((day) => day.reports.some((report) => report.report_id === reportId));
  return index < 0 ? 0 : Math.max(0, days.length - index - WINDOW / 2);
}

function River({ days }: { days: readonly PatientDay[] }) {
  const { reportId } = useShellReport();
  const [kind, setKind] = useState<RiverKind>('system');
  const window = usePointWindow(days.length, WINDOW, daysAfter(days, reportId));
  const shown = days.slice(window.start, window.end);
  const reports = days.reduce((sum, day) => sum + day.reports.length, 0);
  return (
    <Sheet
      label="健康趋势"
      title="健康趋势"
      aside={
        <div className="jw-row jw-wrap jw-gap-12">
          <span className="jw-table-text jw-ink-3">
            共 {days.length} 天 {reports} 份报告
          </span>
          <WindowPager
            label="健康趋势的时间范围"
            window={window}
            from={shown[0]?.date ?? ''}
            to={shown.at(-1)?.date ?? ''}
          />
        </div>
      }
    >
      {days.length === 1 ? (
        <p className="jw-table-text jw-ink-3">只有一天的报告，两天以上时画出趋势。</p>
      ) : (
        <>
          <div className={`jw-row jw-wrap ${styles.choice}`}>
            <div className="jw-row jw-no-print">
              <Segmented label="趋势的内容" options={KINDS} value={kind} onChange={setKind} />
            </div>
            <span className="jw-table-text jw-ink-3">{MEANING[kind]}。空白表示当日没有列出诊断；点按某日打开报告</span>
          </div>
          <div className={`jw-print-flow ${styles.wide}`}>
            <RiverChart days={shown} kind={kind} full={riverHeight(days, kind)} />
          </div>
        </>
      )}
      <div className={`jw-print-flow ${styles.wide} ${styles.days}`}>
        <DayTable caption="逐日报告与诊断" days={shown.toReversed()} />
      </div>
    </Sheet>
  );
}

function Days() {
  const { patient } = useShellReport();
  const days = usePatientDays();
  if (days.data !== undefined && days.data.length > 0) return <River key={patient?.patient_id} days={days.data} />;
  return (
    <Sheet label="健康趋势" title="健康趋势">
      <QueryState query={days} lines={8}>
        {() => <EmptyState title="该患者暂无检验报告" />}
      </QueryState>
    </Sheet>
  );
}

function PlanTrends({ patient, Trend }: { patient: Patient; Trend: ComponentType<TrendSlotProps> }) {
  const [query, change] = useAddress();
  const patientId = patient.patient_id;
  const plans = useListPlans({ patient_id: patientId }, { request: { suppress: true } });
  const opened = plans.data?.data.find((plan) => plan.plan_id === query.get('plan'));
  return (
    <Sheet label="指标趋势">
      <SectionHeading title="指标趋势" aside={plans.data && `${plans.data.data.length} 个趋势方案`} rule="below" />
      <QueryState
        query={plans}
        empty={({ data }) =>
          data.length === 0 && (
            <p className={`jw-table-text jw-ink-3 ${styles.none}`}>
              该患者还没有趋势方案，可在报告详情的「趋势方案」中新建。
            </p>
          )
        }
      >
        {({ data }) => (
          <ul className={`jw-grid ${styles.cards} ${styles.plans}`}>
            {data.map(({ plan_id: id, plan_name: name, laboratories }) => (
              <li key={id} className="jw-row jw-gap-12">
                <div className="jw-grow">
                  <h3 className="jw-body">{name}</h3>
                  <p className="jw-note jw-ellipsis">
                    {laboratories.length} 项：{laboratories.map((item) => item.standard_laboratory_name).join('、')}
                  </p>
                </div>
                <Button
                  size="small"
                  className="jw-no-print"
                  icon={<ChartLine size={14} />}
                  aria-label={`查看「${name}」的趋势`}
                  onClick={() => change({ plan: id })}
                >
                  查看趋势
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {opened && (
        <Trend
          title={opened.plan_name}
          laboratories={opened.laboratories}
          planId={opened.plan_id}
          patientId={patientId}
          patient={patient}
          onClose={() => change({ plan: '' }, { replace: true })}
        />
      )}
    </Sheet>
  );
}

/** 健康趋势: what the patient's reports suggest from day to day, and the trends of the patient's plans. */
export function RiverPage({ Trend }: { Trend: ComponentType<TrendSlotProps> }) {
  return (
    <OfReport title="健康趋势">
      {(_report, patient) => (
        <ShellPage>
          <Days />
          {patient && <PlanTrends patient={patient} Trend={Trend} />}
        </ShellPage>
      )}
    </OfReport>
  );
}
