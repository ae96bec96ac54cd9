import type { LabPlan } from '@jianwei/api-client/model';
import { Check, Pencil, Plus } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-toolbar.module.css';
import type { TrendChip } from './use-trend.ts';

/** Value of the select for lab items that are no plan. */
export const NO_PLAN = '';

interface TrendToolbarProps {
  plans: readonly LabPlan[];
  /** NO_PLAN for lab items that are no plan. */
  planId: string;
  /** Name of lab items that are no plan; undefined where the dialog was opened for a plan. */
  ownTitle: string | undefined;
  /** Name of the chosen plan while the list is on its way. */
  title: string;
  chips: readonly TrendChip[];
  onPlan: (planId: string) => void;
  onEdit: () => void;
  onToggle: (itemKey: string) => void;
}

/** Which plan is shown, its editor, and the lab items that can be switched off. */
export function TrendToolbar(props: TrendToolbarProps) {
  const { plans, planId, ownTitle, title, chips, onPlan, onEdit, onToggle } = props;
  const isKnown = planId === NO_PLAN || plans.some((plan) => plan.plan_id === planId);
  return (
    <div className={`jw-row jw-wrap jw-grow jw-no-print ${styles.tools ?? ''}`}>
      <span className={`jw-row jw-ink-3 jw-nowrap ${styles.plan ?? ''}`}>
        <span aria-hidden="true">方案</span>
        <Select
          variant="bare"
          className={`jw-grow ${styles.select ?? ''}`}
          aria-label="方案"
          value={planId}
          onChange={(event) => onPlan(event.target.value)}
        >
          {ownTitle !== undefined && <option value={NO_PLAN}>{ownTitle}</option>}
          {!isKnown && <option value={planId}>{title}</option>}
          {plans.map((plan) => (
            <option key={plan.plan_id} value={plan.plan_id}>
              {plan.plan_name}
            </option>
          ))}
        </Select>
      </span>
      {planId === NO_PLAN ? (
        <Button icon={<Plus size={14} strokeWidth={1.8} aria-hidden="true" />} onClick={onEdit}>
          存为方案
        </Button>
      ) : (
        <Button
          icon={<Pencil size={14} strokeWidth={1.6} aria-hidden="true" />}
          aria-disabled={!isKnown || undefined}
          onClick={isKnown ? onEdit : undefined}
        >
          {planText.edit}
        </Button>
      )}
      <ul className={`jw-row jw-wrap ${styles.chips ?? ''}`} aria-label="显示的检验项">
        {chips.map((chip) => (
          <li key={chip.itemKey}>
            <button
              type="button"
              className={`jw-gap-6 jw-ink-2 ${styles.chip ?? ''}`}
              aria-pressed={chip.hasResults && chip.isOn}
              disabled={!chip.hasResults}
              title={chip.hasResults ? undefined : '没有历史结果'}
              onClick={() => onToggle(chip.itemKey)}
            >
              {chip.hasResults && chip.isOn && <Check size={13} strokeWidth={1.8} aria-hidden="true" />}
              {chip.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
