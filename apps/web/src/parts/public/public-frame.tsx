import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '../../kit/ui/brand.tsx';
import { normalPath, pageTitle } from '../session/may-open.ts';
import { useSession } from '../session/session-store.ts';
import styles from './public-frame.module.css';

/** Pages for everybody, in the order of the head. */
const PLACES = ['/demo', '/online', '/about-us-login'];

interface PublicFrameProps {
  /** What the reader must know about everything on the page, such as that its data are not real. */
  note?: string;
  children: ReactNode;
}

/** Head of a page that needs no login: brand, the pages beside it, a note, and the way to the login page. */
export function PublicFrame({ note, children }: PublicFrameProps) {
  const here = normalPath(useLocation().pathname);
  // The login page would end the session of somebody who is signed in.
  const home = useSession() === null ? '/login' : '/';
  return (
    <>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      <header className={`jw-row jw-print-head ${styles.header}`}>
        <Brand />
        <nav aria-label="公开页面" className={`jw-no-print ${styles.places}`}>
          <ul className="jw-row jw-wrap">
            {PLACES.map((path) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === here ? 'page' : undefined}
                  className={`jw-row jw-tab ${styles.place}`}
                >
                  {pageTitle(path)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`jw-row jw-end jw-gap-16 ${styles.tools}`}>
          {note !== undefined && <span className="jw-tag jw-ink-2">{note}</span>}
          <Link to={home} className={`jw-button jw-no-print ${styles.login}`}>
            {home === '/' ? '返回首页' : '登录'}
          </Link>
        </div>
      </header>
      <main id="main" className={`jw-print-page ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
