import { UndoStrip } from '../admin/undo-strip.tsx';
import type { useRuleBatch } from './use-rule-batch.ts';
import type { useRuleOrder } from './use-rule-order.ts';

interface RuleStripProps {
  readonly order: Pick<ReturnType<typeof useRuleOrder>, 'done' | 'close' | 'reload'>;
  readonly batch: Pick<ReturnType<typeof useRuleBatch>, 'done' | 'close'>;
  /** Rows can be moved, and nothing was done just now. */
  readonly hint: boolean;
}

/** Beside the filters of a list of rules: what was done last, else how its rows are moved. */
export function RuleStrip({ order, batch, hint }: RuleStripProps) {
  const reload = () => void order.reload();
  if (batch.done) return <UndoStrip done={batch.done} onUndone={reload} onClose={batch.close} />;
  if (order.done) return <UndoStrip done={order.done} onUndone={reload} onClose={order.close} />;
  return hint && <span className="jw-note">拖动或按 Alt+↑↓ 排序</span>;
}
