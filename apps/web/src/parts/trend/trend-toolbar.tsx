import { Check, Pencil, Plus } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { planText } from '../plan/plan-text.ts';
import styles from './trend-toolbar.module.css';
import { NO_PLAN } from './trend-query.ts';
import type { ChosenPlan, Trend } from './use-trend.ts';

/** Which plan is shown, its editor, and the lab items that can be switched off. */
export function TrendToolbar({ chosen, trend, onEdit }: { chosen: ChosenPlan; trend: Trend; onEdit: () => void }) {
  const { list, plans, plan, planId, title, ownTitle, choose } = chosen;
  const isPlan = planId !== NO_PLAN;
  // While the list is on its way.
  const isUnknown = isPlan && !plan;
  return (
    <div className={`jw-row jw-wrap jw-grow jw-no-print ${styles.tools}`}>
      <span className={`jw-row jw-ink-3 jw-nowrap ${styles.plan}`}>
        <span aria-hidden="true">方案</span>
        <Select
          variant="bare"
          className={`jw-grow ${styles.select}`}
          aria-label="方案"
          value={planId}
          onChange={(event) => choose(event.target.value)}
        >
          {ownTitle !== undefined && <option value={NO_PLAN}>{ownTitle}</option>}
          {isUnknown && <option value={planId}>{title || (list.data ? '没有这个方案' : '正在载入')}</option>}
          {plans.map((entry) => (
            <option key={entry.plan_id} value={entry.plan_id}>
              {entry.plan_name}
            </option>
          ))}
        </Select>
      </span>
      <Button
        icon={isPlan ? <Pencil size={14} /> : <Plus size={14} strokeWidth={1.8} />}
        aria-disabled={isUnknown || undefined}
        onClick={isUnknown ? undefined : onEdit}
      >
        {isPlan ? planText.edit : '存为方案'}
      </Button>
      <ul className={`jw-row jw-wrap ${styles.chips}`} aria-label="显示的检验项">
        {trend.chips.map(({ itemKey, label, hasResults, isOn }) => (
          <li key={itemKey}>
            <button
              type="button"
              className={`jw-gap-6 jw-ink-2 jw-small ${styles.chip}`}
              aria-pressed={hasResults && isOn}
              disabled={!hasResults}
              title={hasResults ? undefined : '没有历史结果'}
              onClick={() => trend.toggle(itemKey)}
            >
              {hasResults && isOn && <Check size={13} strokeWidth={1.8} />}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
