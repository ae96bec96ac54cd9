import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import styles from './standalone-frame.module.css';

interface StandaloneFrameProps {
  /** The product's sign, which leads home. */
  sign: ReactNode;
  /** Where one is, beside the sign. */
  children?: ReactNode;
  actions?: ReactNode;
  content: ReactNode;
}

/** What stands around a page of research without a menu: the way home, where one is, what may be done, who is signed in. */
export function StandaloneFrame({ sign, children, actions, content }: StandaloneFrameProps) {
  return (
    <div className={`jw-print-plain ${styles.page}`}>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      <header
        className={`jw-row jw-wrap jw-gap-12 ${children === undefined ? 'jw-no-print' : 'jw-print-head'} ${styles.head}`}
      >
        <Link to="/" aria-label="检微，返回首页" className={`jw-row jw-no-print ${styles.sign}`}>
          {sign}
        </Link>
        {children}
        <span className="jw-row jw-gap-8 jw-end jw-no-print">
          {actions}
          <span className={styles.divided}>
            <UserMenu compact />
          </span>
        </span>
      </header>
      {content}
    </div>
  );
}
