import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What a layout lends to its page: a place beside the title. */
export interface PageFrame {
  readonly actionsSlot: HTMLElement | null;
}

/** Provided by the main layout; pages outside of it see the default, which shows actions in place. */
export const PageFrameContext = createContext<PageFrame | null>(null);

/** Buttons at the right of the page title. Without a layout (a page that draws its own head) they stay where they are. */
export function PageActions({ children }: { children: ReactNode }) {
  const frame = use(PageFrameContext);
  if (frame === null) return children;
  return frame.actionsSlot === null ? null : createPortal(children, frame.actionsSlot);
}
