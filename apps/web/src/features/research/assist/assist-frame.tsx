import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../../kit/ui/brand.tsx';
import { useMayOpen } from '../../../parts/session/may-open.ts';
import { UserMenu } from '../../../parts/session/user-menu.tsx';
import { MINE_PATH } from '../../../parts/research/research-text.ts';
import styles from './assist.module.css';

interface AssistFrameProps {
  name: string;
  tag?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around 科研助手 whatever of it could be read: the way home and back, its name, who is signed in. */
export function AssistFrame({ name, tag, actions, children }: AssistFrameProps) {
  const mayOpen = useMayOpen();
  return (
    <div className={styles.page}>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      <header className={`jw-row jw-wrap jw-gap-12 jw-no-print ${styles.head}`}>
        <Link to="/" aria-label="检微，返回首页" className="jw-row">
          <Mark size={28} />
        </Link>
        {mayOpen(MINE_PATH) && (
          <Link to={MINE_PATH} className="jw-row jw-gap-4 jw-ink-2">
            <ChevronLeft size={15} />
            我的科研
          </Link>
        )}
        <h1 className={`jw-heading jw-ellipsis ${styles.name}`} tabIndex={-1}>
          {name}
        </h1>
        {tag}
        <span className="jw-row jw-gap-8 jw-end">
          {actions}
          <UserMenu compact />
        </span>
      </header>
      {children}
    </div>
  );
}
