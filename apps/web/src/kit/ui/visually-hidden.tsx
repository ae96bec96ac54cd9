import type { ReactNode } from 'react';

/** Text for screen readers only; it takes no room on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="jw-visually-hidden">{children}</span>;
}
