import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What the one thing is called that a page shows. */
export interface PageHeading {
  readonly text: string;
  /** It stands in the breadcrumb below the screen, which leads back to the list of such things. */
  readonly isStep: boolean;
}

/** What a layout lends to its page: a place beside the title, the title itself, and whose page it is. */
export interface PageFrame {
  readonly actionsSlot: HTMLElement | null;
  /** Directly behind the title; absent where the layout has no such place. */
  readonly asideSlot?: HTMLElement | null | undefined;
  /** Heads the page with the one thing that it shows; undefined gives the screen's own title back. */
  readonly setHeading?: (heading: PageHeading | undefined) => void;
  /** Id of the signed-in user: settings of a list are kept under it. */
  readonly owner?: string | undefined;
}

/** Provided by the main layout; pages outside of it see the default, which shows actions in place. */
export const PageFrameContext = createContext<PageFrame | null>(null);

/** Buttons at the right of the page title. Without a layout (a page that draws its own head) they stay where they are. */
export function PageActions({ children }: { children: ReactNode }) {
  const frame = use(PageFrameContext);
  if (frame === null) return children;
  return frame.actionsSlot === null ? null : createPortal(children, frame.actionsSlot);
}

/** What belongs to the title itself, such as the version of what it names. Without such a place it stays where it is. */
export function PageAside({ children }: { children: ReactNode }) {
  const slot = use(PageFrameContext)?.asideSlot;
  if (slot === undefined) return children;
  return slot === null ? null : createPortal(children, slot);
}

/**
 * Heads the page with the one thing it shows (审核规则 AR-017); the title of the window stays the screen's, and so does the breadcrumb
 * unless the thing is a step of its own (a project of the list that the screen shows otherwise).
 */
export function usePageHeading(text: string | undefined, isStep = false): void {
  const setHeading = use(PageFrameContext)?.setHeading;
  useLayoutEffect(() => {
    setHeading?.(text === undefined ? undefined : { text, isStep });
    return () => setHeading?.(undefined);
  }, [text, isStep, setHeading]);
}

/** The name under which a setting of the user is kept who looks at the page. */
export function useSettingName(name: string): string {
  const owner = use(PageFrameContext)?.owner;
  return owner === undefined ? name : `${owner}:${name}`;
}

/** Name of the frame in which a panel over a report shows another page of this program. */
export const PANEL_FRAME = 'jianwei-panel';

/** Whether this window is that frame: what leads to other screens stands around it already. */
export function isInPanelFrame(): boolean {
  return window.name === PANEL_FRAME;
}

/** Name of the frame in which /demo shows a report on recorded answers. */
export const DEMO_FRAME = 'jianwei-tour';

/** Whether this window is that frame; a page that is opened by itself never is. */
export function isDemoScreen(): boolean {
  return window.name === DEMO_FRAME && window.parent !== window && window.location.pathname === '/demo';
}
