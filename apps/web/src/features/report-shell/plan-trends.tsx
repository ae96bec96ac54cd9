import type { LabPlan, Patient } from '@jianwei/api-client/model';
import { useListPlans } from '@jianwei/api-client/plans/plans';
import { ChartLine } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { Button } from '../../kit/ui/button.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './plan-trends.module.css';
import page from './shell-page.module.css';

interface PlanTrendsProps {
  patient: Patient;
  Trend: ComponentType<TrendSlotProps>;
}

function Plan({ plan, onOpen }: { plan: LabPlan; onOpen: () => void }) {
  const items = plan.laboratories.map((item) => item.standard_laboratory_name).join('、');
  return (
    <li className={styles.plan}>
      <h3>{plan.plan_name}</h3>
      <p>
        {plan.laboratories.length} 项：{items}
      </p>
      <Button
        size="small"
        icon={<ChartLine size={14} strokeWidth={1.6} aria-hidden="true" />}
        aria-label={`查看「${plan.plan_name}」的趋势`}
        onClick={onOpen}
      >
        查看趋势
      </Button>
    </li>
  );
}

/** 指标趋势: the plans for this patient; the one whose trend is open stands in the address. */
export function PlanTrends({ patient, Trend }: PlanTrendsProps) {
  const [query, setQuery] = useSearchParams();
  const patientId = patient.patient_id;
  const plans = useListPlans({ patient_id: patientId }, { request: { suppress: true } });
  const opened = plans.data?.data.find((plan) => plan.plan_id === query.get('plan'));
  const open = (planId: string | null) => {
    const next = new URLSearchParams(query);
    if (planId === null) next.delete('plan');
    else next.set('plan', planId);
    setQuery(next, { replace: planId === null });
  };
  return (
    <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="指标趋势">
      <SectionHeading title="指标趋势" aside={plans.data && `${plans.data.data.length} 个趋势方案`} rule="below" />
      <QueryState
        query={plans}
        loading={<BlockSkeleton lines={3} />}
        empty={({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>该患者还没有趋势方案，可在报告详情的「趋势方案」中新建。</p>
          ) : undefined
        }
      >
        {({ data }) => (
          <ul className={styles.plans}>
            {data.map((plan) => (
              <Plan key={plan.plan_id} plan={plan} onOpen={() => open(plan.plan_id)} />
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
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}
