import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

interface RuleEmptyProps {
  /** 规则, or 提示. */
  readonly subject: string;
  /** What stands there before the first one was written. */
  readonly nothing: string;
  /** Undefined where nothing is narrowed. */
  readonly onClear: (() => void) | undefined;
  /** Undefined for who may not write. */
  readonly onWrite: (() => void) | undefined;
}

/** A list of rules without a row: the way back from a filter, or to the first rule. */
export function RuleEmpty({ subject, nothing, onClear, onWrite }: RuleEmptyProps) {
  if (onClear)
    return <EmptyState title={`没有符合条件的${subject}`} action={<Button onClick={onClear}>清除筛选</Button>} />;
  return <EmptyState title={nothing} action={onWrite && <Button onClick={onWrite}>新建{subject}</Button>} />;
}
