import type { ReadingAction } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { useLoadedLoops } from '../loop/use-loops.ts';
import { useMayOpen } from '../session/may-open.ts';
import { Done, recordOf } from './done-step.tsx';
import styles from './finding-steps.module.css';
import { sourceText } from './reading-words.ts';

interface FindingStepsProps {
  actions: readonly ReadingAction[];
  /** Whose loops tell what was done. */
  reportId: string | undefined;
  /** Of the decision screen of the diagnosis; without it there is no way there. */
  address: string | undefined;
}

/** 现在做什么 of one finding, each step with its source, a step that was done struck; nothing where there is nothing to do. */
export function FindingSteps({ actions, reportId, address }: FindingStepsProps) {
  const mayOpen = useMayOpen();
  const loops = useLoadedLoops(reportId ?? '');
  if (actions.length === 0) return null;
  const link = address && mayOpen(address) && (
    <Link to={address} className="jw-row jw-no-print">
      处理建议
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <section aria-label="现在做什么">
      <SectionHeading level={3} title="现在做什么" aside={link} />
      <ol className={styles.steps}>
        {actions.map((action) => {
          const { action_id: id, text, source } = action;
          const record = recordOf(loops, action);
          return (
            <li key={id} title={source}>
              {record ? <s>{text}</s> : text}
              {source && <span className="jw-note">{sourceText(source)}</span>}
              {record && <Done record={record} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
