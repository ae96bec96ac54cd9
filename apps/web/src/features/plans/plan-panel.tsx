import type { LabPlan } from '@jianwei/api-client/model';
import { deletePlan, getListPlansQueryKey, invalidateListPlans, useListPlans } from '@jianwei/api-client/plans/plans';
import { useQueryClient } from '@tanstack/react-query';
import { ChartLine, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import type { DetailPanelProps } from '../../parts/report/detail-slots.ts';
import { Button } from '../../kit/ui/button.tsx';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { Panel } from '../../kit/overlay/panel.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { itemNames } from '../../parts/plan/plan-draft.ts';
import { PlanDrawer } from '../../parts/plan/plan-drawer.tsx';
import styles from './plan-panel.module.css';
import { planText } from '../../parts/plan/plan-text.ts';

interface PlanEntryProps {
  plan: LabPlan;
  onTrend: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function PlanEntry({ plan, onTrend, onEdit, onDelete }: PlanEntryProps) {
  const { plan_name: name, laboratories } = plan;
  return (
    <li className={styles.plan}>
      <h3 className={`jw-heading ${styles.name ?? ''}`}>{name}</h3>
      <p className="jw-note">
        {laboratories.length} 项{plan.patient_id ? '' : '　适用所有患者'}
      </p>
      <p className={`jw-table-text jw-ink-2 ${styles.items ?? ''}`}>{itemNames(plan)}</p>
      <div className={`jw-row jw-gap-6 ${styles.actions ?? ''}`}>
        {onTrend && (
          <Button
            size="small"
            icon={<ChartLine size={14} strokeWidth={1.6} aria-hidden="true" />}
            aria-label={`查看「${name}」的趋势`}
            onClick={onTrend}
          >
            查看趋势
          </Button>
        )}
        <button type="button" className="jw-icon-button" aria-label={`编辑「${name}」`} title="编辑" onClick={onEdit}>
          <Pencil size={15} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <button type="button" className="jw-icon-button" aria-label={`删除「${name}」`} title="删除" onClick={onDelete}>
          <Trash2 size={15} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

/** 趋势方案: the plans for this patient; each can be looked at as a trend, edited and deleted. */
export function PlanPanel({ patientId, onClose, onOpenTrend }: DetailPanelProps) {
  const [edited, setEdited] = useState<{ plan?: LabPlan } | null>(null);
  const client = useQueryClient();
  const once = useOnce();
  const list = useListPlans({ patient_id: patientId });
  const hasPlans = list.data !== undefined && list.data.data.length > 0;

  const remove = async (plan: LabPlan) => {
    if (!(await confirm({ title: planText.deleteQuestion, content: plan.plan_name, danger: true }))) return;
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
    <Button icon={<Plus size={14} strokeWidth={1.8} aria-hidden="true" />} onClick={() => setEdited({})}>
      {planText.create}
    </Button>
  );
  return (
    <>
      <Panel open aboveDock title="趋势方案" width={400} onClose={onClose} extra={hasPlans && create}>
        <QueryState
          query={list}
          failed="趋势方案未能载入"
          loading={<BlockSkeleton lines={4} />}
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
              {data.map((plan) => (
                <PlanEntry
                  key={plan.plan_id}
                  plan={plan}
                  onTrend={
                    onOpenTrend &&
                    (() =>
                      onOpenTrend({ title: plan.plan_name, laboratories: plan.laboratories, planId: plan.plan_id }))
                  }
                  onEdit={() => setEdited({ plan })}
                  onDelete={() => void once(() => remove(plan))}
                />
              ))}
            </ul>
          )}
        </QueryState>
      </Panel>
      {edited && <PlanDrawer patientId={patientId} plan={edited.plan} onClose={() => setEdited(null)} />}
    </>
  );
}
