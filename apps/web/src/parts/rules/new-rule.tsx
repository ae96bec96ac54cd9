import { Plus } from 'lucide-react';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useSingleKey } from '../session/single-keys.ts';

interface NewRuleProps {
  /** What is written: 规则. */
  readonly subject: string;
  readonly onWrite: () => void;
}

/** The act of a list of rules, in the head of its page and under N. */
export function NewRule({ subject, onWrite }: NewRuleProps) {
  const shortcut = useSingleKey('n', onWrite);
  return (
    <PageActions>
      <Button variant="primary" icon={<Plus size={16} />} aria-keyshortcuts={shortcut} onClick={onWrite}>
        新建{subject}
      </Button>
    </PageActions>
  );
}
