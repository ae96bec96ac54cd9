import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

type Tone = 'error' | 'warning' | 'success' | 'info';

interface Shown {
  readonly tone: Tone;
  readonly text: string;
  readonly detail?: string;
}

/** How long a notice stays, in milliseconds. */
const STAY_MS: Readonly<Record<Tone, number>> = { error: 8000, warning: 8000, success: 4000, info: 4000 };
const ICONS = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

let shown: Shown | null = null;
let announcement = '';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function show(tone: Tone, text: string, detail?: string): void {
  // One at a time: the same text is dropped while it is open, another one takes its place.
  if (shown?.tone === tone && shown.text === text) return;
  shown = { tone, text, ...(detail === undefined ? {} : { detail }) };
  tell();
}

/** Notifications, one at a time. Needs a mounted NoticeHost. */
export const notice = {
  error: (text: string, detail?: string): void => show('error', text, detail),
  warning: (text: string, detail?: string): void => show('warning', text, detail),
  success: (text: string, detail?: string): void => show('success', text, detail),
  info: (text: string, detail?: string): void => show('info', text, detail),
  close: (): void => {
    shown = null;
    tell();
  },
};

/** Tells screen readers a result (a score, a saved form) without showing anything. */
export function announce(text: string): void {
  // The same text twice in a row would be no change to the live region: a trailing space makes it one.
  announcement = announcement === text ? `${text}\u00a0` : text;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the open notice and holds the live regions. Mounted once by the application. */
export function NoticeHost() {
  const current = useSyncExternalStore(subscribe, () => shown);
  const spoken = useSyncExternalStore(subscribe, () => announcement);

  useEffect(() => {
    if (current === null) return;
    const timer = setTimeout(() => notice.close(), STAY_MS[current.tone]);
    return () => clearTimeout(timer);
  }, [current]);

  const Icon = current === null ? null : ICONS[current.tone];
  return (
    <>
      <div className="jw-notices" role={current?.tone === 'error' || current?.tone === 'warning' ? 'alert' : 'status'}>
        {current !== null && Icon !== null && (
          <div className={`jw-notice jw-notice-${current.tone}`}>
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" className="jw-notice-icon" />
            <div>
              <p className="jw-notice-text">{current.text}</p>
              {current.detail !== undefined && <p className="jw-notice-detail">{current.detail}</p>}
            </div>
            <button type="button" className="jw-icon-button" aria-label="关闭通知" onClick={() => notice.close()}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <div className="jw-visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
    </>
  );
}
