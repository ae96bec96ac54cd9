import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { BatchBar } from '../admin/batch-bar.tsx';
import { NameFilter } from '../admin/name-filter.tsx';
import { UndoStrip } from '../admin/undo-strip.tsx';
import type { useRuleBatch } from './use-rule-batch.ts';
import type { useRuleOrder } from './use-rule-order.ts';

type State = 'draft' | 'in_use' | 'archived';

/** What narrows a list of rules; '' = nothing. */
interface Narrowing<Category extends string> {
  readonly q: string;
  readonly category: Category | '';
  readonly state: State | '';
}

interface RuleToolbarProps<Category extends string> {
  /** 规则 or 提示. */
  readonly subject: string;
  /** What a category is called, and those that there are. */
  readonly categoryLabel: string;
  readonly categories: Readonly<Partial<Record<Category, string>>>;
  readonly states: Readonly<Record<State, string>>;
  readonly filters: Narrowing<Category>;
  readonly onNarrow: (part: Partial<Narrowing<Category>>, isTyping?: boolean) => void;
  readonly batch: ReturnType<typeof useRuleBatch>;
  readonly order: Pick<ReturnType<typeof useRuleOrder>, 'done' | 'close' | 'reload'>;
  /** Rows stand in the order in which they are asked, and may be moved. */
  readonly isMovable: boolean;
}

/** What was done last to rules of a list, else how its rows are moved. */
function RuleStrip({ order, batch, isMovable }: Pick<RuleToolbarProps<string>, 'order' | 'batch' | 'isMovable'>) {
  const reload = () => void order.reload();
  if (batch.done) return <UndoStrip done={batch.done} onUndone={reload} onClose={batch.close} />;
  if (order.done) return <UndoStrip done={order.done} onUndone={reload} onClose={order.close} />;
  return isMovable && batch.selection.count === 0 && <span className="jw-note">拖动或按 Alt+↑↓ 排序</span>;
}

/** Above a list of rules: what narrows it, in its place what is done to the chosen rows, and what was done last. */
export function RuleToolbar<Category extends string>(props: RuleToolbarProps<Category>) {
  const { subject, categoryLabel, categories, states, filters, onNarrow, batch, order, isMovable } = props;
  return (
    <>
      <div style={{ width: 240 }}>
        <KeywordBox
          label={`搜索${subject}`}
          placeholder="编号、名称或句子"
          keyword={filters.q}
          onKeyword={(q, isTyping) => onNarrow({ q }, isTyping)}
        />
      </div>
      {batch.selection.count === 0 ? (
        <>
          <NameFilter
            label={categoryLabel}
            names={categories}
            chosen={filters.category}
            onChoose={(category) => onNarrow({ category })}
          />
          <NameFilter label="状态" names={states} chosen={filters.state} onChoose={(state) => onNarrow({ state })} />
        </>
      ) : (
        <BatchBar batch={batch} />
      )}
      <RuleStrip order={order} batch={batch} isMovable={isMovable} />
    </>
  );
}
