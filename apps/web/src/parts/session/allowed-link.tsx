import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from './may-open.ts';

/** A link for who may open what it leads to, its text for everybody else. */
export function AllowedLink({ to, children }: { to: string; children: ReactNode }) {
  return useMayOpen()(to) ? <Link to={to}>{children}</Link> : children;
}
