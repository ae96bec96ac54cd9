import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './tests-link.module.css';

export interface TestsLinkProps {
  /** On the page 懂检验, see laboratoryAddress. */
  address: string;
  /** Opens the page where the reader is, instead of leaving for it. */
  onOpenPage?: ((address: string) => void) | undefined;
  children: ReactNode;
}

/** Leads to the page 懂检验; plain text for who may not open it. */
export function TestsLink({ address, onOpenPage, children }: TestsLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(address)) return <span>{children}</span>;
  if (onOpenPage === undefined) return <Link to={address}>{children}</Link>;
  return (
    <button type="button" className={styles.link} onClick={() => onOpenPage(address)}>
      {children}
    </button>
  );
}
