import type { ReadingAction } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { useMayOpen } from '../session/may-open.ts';
import styles from './finding-steps.module.css';

interface FindingStepsProps {
  actions: readonly ReadingAction[];
  /** Of the decision screen of the diagnosis; without it there is no way there. */
  address: string | undefined;
}

/** 现在做什么 of one finding, each step with its source; nothing where there is nothing to do. */
export function FindingSteps({ actions, address }: FindingStepsProps) {
  const mayOpen = useMayOpen();
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
        {actions.map(({ action_id: id, text, source }) => (
          <li key={id}>
            {text}
            {source && <span className="jw-note">{source}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
