import { MessageSquareText } from 'lucide-react';
import { createContext, use } from 'react';

/** Texts of the prompts that stand beside a row, by its id; the report that shows the table provides them. */
export const RowPrompts = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** Beside the name of a row: the laboratory has something to say of it; its sentence on hover and for a screen reader. */
export function PromptMark({ laboratoryId }: { laboratoryId: string }) {
  const prompts = use(RowPrompts).get(laboratoryId);
  if (prompts === undefined) return null;
  const text = `检验科提示：${prompts.join('；')}`;
  return (
    <span className="jw-no-print" role="img" aria-label={text} title={text}>
      <MessageSquareText size={13} color="var(--pine-600)" aria-hidden />
    </span>
  );
}
