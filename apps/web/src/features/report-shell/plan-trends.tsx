import type { Patient } from '@jianwei/api-client/model';
import { useListPlans } from '@jianwei/api-client/plans/plans';
import { ChartLine } from 'lucide-react';
import type { ComponentType } from 'react';
import { useAddress } from '../../kit/lib/use-address.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { Sheet } from './shell-page.tsx';
import styles from './shell.module.css';

/** 指标趋势: the plans for this patient; the one whose trend is open stands in the address. */
export function PlanTrends({ patient, Trend }: { patient: Patient; Trend: ComponentType<TrendSlotProps> }) {
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
                  icon={<ChartLine size={14} strokeWidth={1.6} aria-hidden="true" />}
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
