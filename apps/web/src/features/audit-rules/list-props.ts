import type { ReactNode } from 'react';
import type { AuditFilterState } from './audit-filter-state.ts';

/** What the lists of the page share. */
export interface ListProps {
  readonly filters: AuditFilterState;
  /** The choice of list, before what narrows it. */
  readonly tabs: ReactNode;
  readonly onChange: (part: Partial<AuditFilterState>, isReplacing?: boolean) => void;
  /** Narrowing begins at the first page. */
  readonly onNarrow: (part: Partial<AuditFilterState>, isTyping?: boolean) => void;
}
