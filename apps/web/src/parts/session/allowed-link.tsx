import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from './may-open.ts';

/** A link for who may open what it leads to, its text for everybody else. */
export function AllowedLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  if (!useMayOpen()(to)) return children;
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
