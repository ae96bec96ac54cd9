import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../../kit/ui/brand.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { MINE_PATH } from '../../../parts/research/research-text.ts';
import { StandaloneFrame } from '../standalone-frame.tsx';
import styles from './assist.module.css';

interface AssistFrameProps {
  name: string;
  tag?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around 科研助手 whatever of it could be read: the way back to the own studies, and which cohort is built. */
export function AssistFrame({ name, tag, actions, children }: AssistFrameProps) {
  const mayOpen = useMayOpen();
  return (
    <StandaloneFrame sign={<Mark size={28} />} actions={actions} content={children}>
      {mayOpen(MINE_PATH) && (
        <Link to={MINE_PATH} className={`jw-row jw-gap-4 jw-ink-2 jw-no-print ${styles.back}`}>
          <ChevronLeft size={15} />
          我的科研
        </Link>
      )}
      <h1 className={`jw-heading jw-ellipsis ${styles.name}`} tabIndex={-1}>
        {name}
      </h1>
      {tag}
    </StandaloneFrame>
  );
}
