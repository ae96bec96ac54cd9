import type { LabPlan, Patient } from '@jianwei/api-client/model';
import { useListPlans } from '@jianwei/api-client/plans/plans';
import { ChartLine } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrendSlotProps } from '../../shared/lib/detail-slots.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
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
  const { data, isError, refetch } = useListPlans({ patient_id: patientId }, { request: { suppress: true } });
  const opened = data?.data.find((plan) => plan.plan_id === query.get('plan'));
  const open = (planId: string | null) => {
    const next = new URLSearchParams(query);
    if (planId === null) next.delete('plan');
    else next.set('plan', planId);
    setQuery(next, { replace: planId === null });
  };
  return (
    <section className={`jw-sheet ${page.sheet ?? ''}`} aria-label="指标趋势">
      <SectionHeading title="指标趋势" aside={data && `${data.data.length} 个趋势方案`} rule="below" />
      {isError && !data && <Reload onReload={() => void refetch()} />}
      {!data && !isError && <BlockSkeleton lines={3} />}
      {data?.data.length === 0 && (
        <p className={styles.none}>该患者还没有趋势方案，可在报告详情的「趋势方案」中新建。</p>
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.plans}>
          {data.data.map((plan) => (
            <Plan key={plan.plan_id} plan={plan} onOpen={() => open(plan.plan_id)} />
          ))}
        </ul>
      )}
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
