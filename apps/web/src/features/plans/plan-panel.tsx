import type { LabPlan } from '@jianwei/api-client/model';
import { deletePlan, getListPlansQueryKey, invalidateListPlans, useListPlans } from '@jianwei/api-client/plans/plans';
import { useQueryClient } from '@tanstack/react-query';
import { ChartLine, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { PlanDrawer } from '../../parts/plan/plan-drawer.tsx';
import { planText } from '../../parts/plan/plan-text.ts';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import styles from './plan-panel.module.css';

/** 趋势方案: the plans for this patient; each can be looked at as a trend, edited and deleted. */
export function PlanPanel({ patientId, onClose, onOpenTrend }: DetailPanelProps) {
  const [edited, setEdited] = useState<{ plan?: LabPlan } | null>(null);
  const client = useQueryClient();
  const once = useOnce();
  const list = useListPlans({ patient_id: patientId });
  const hasPlans = list.data !== undefined && list.data.data.length > 0;

  const remove = async (plan: LabPlan) => {
    if (!(await confirm({ title: '是否确认删除？', content: plan.plan_name, danger: true }))) return;
    await deletePlan(plan.plan_id);
    notice.success('方案已删除');
    // Removed before the list is read again: a second click would try to delete a plan that no longer exists.
    client.setQueryData<typeof list.data>(
      getListPlansQueryKey({ patient_id: patientId }),
      (old) => old && { ...old, data: old.data.filter(({ plan_id: id }) => id !== plan.plan_id) },
    );
    void invalidateListPlans(client);
  };
  const create = (
    <Button icon={<Plus size={14} strokeWidth={1.8} />} onClick={() => setEdited({})}>
      {planText.create}
    </Button>
  );
  const entryOf = (plan: LabPlan) => {
    const { plan_id: planId, plan_name: name, laboratories } = plan;
    return (
      <li key={planId} className={styles.plan}>
        <h3 className="jw-heading jw-break">{name}</h3>
        <p className="jw-note">
          {laboratories.length} 项{plan.patient_id ? '' : '　适用所有患者'}
        </p>
        <p className={`jw-table-text jw-ink-2 ${styles.items}`}>
          {laboratories.map((item) => item.standard_laboratory_name).join('、')}
        </p>
        <div className={`jw-row jw-gap-6 ${styles.actions}`}>
          {onOpenTrend && (
            <Button
              size="small"
              icon={<ChartLine size={14} />}
              aria-label={`查看「${name}」的趋势`}
              onClick={() => onOpenTrend({ title: name, laboratories, planId })}
            >
              查看趋势
            </Button>
          )}
          <IconButton icon={Pencil} label={`编辑「${name}」`} title="编辑" onClick={() => setEdited({ plan })} />
          <IconButton
            icon={Trash2}
            label={`删除「${name}」`}
            title="删除"
            onClick={() => void once(() => remove(plan))}
          />
        </div>
      </li>
    );
  };
  return (
    <>
      <Panel aboveDock title="趋势方案" width={400} onClose={onClose} extra={hasPlans && create}>
        <QueryState
          query={list}
          failed="趋势方案未能载入"
          lines={4}
          empty={({ data }) =>
            data.length === 0 && (
              <EmptyState
                title="还没有趋势方案"
                hint="把常一起看的检验项存为方案，一次看到它们的历史趋势"
                action={create}
              />
            )
          }
        >
          {({ data }) => (
            <ul className={styles.plans} aria-label="趋势方案">
              {data.map(entryOf)}
            </ul>
          )}
        </QueryState>
      </Panel>
      {edited && <PlanDrawer patientId={patientId} plan={edited.plan} onClose={() => setEdited(null)} />}
    </>
  );
}
