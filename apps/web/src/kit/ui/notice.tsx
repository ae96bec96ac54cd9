import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { IconButton } from './icon-button.tsx';

const TONES = {
  error: { Icon: CircleAlert, colour: 'var(--high)', stayMs: 8000, role: 'alert' },
  warning: { Icon: TriangleAlert, colour: 'var(--amber-mark)', stayMs: 8000, role: 'alert' },
  success: { Icon: CircleCheck, colour: 'var(--ok)', stayMs: 4000, role: 'status' },
  info: { Icon: Info, colour: 'var(--pine-600)', stayMs: 4000, role: 'status' },
} as const;

type Tone = keyof typeof TONES;

interface Shown {
  readonly tone: Tone;
  readonly text: string;
  readonly detail?: string;
}

const useNotices = create<{ readonly shown: Shown | null; readonly spoken: string }>(() => ({
  shown: null,
  spoken: '',
}));

function show(tone: Tone, text: string, detail?: string): void {
  const { shown } = useNotices.getState();
  // One at a time: the same text is dropped while it is open, another one takes its place.
  if (shown?.tone === tone && shown.text === text) return;
  useNotices.setState({ shown: { tone, text, ...(detail === undefined ? {} : { detail }) } });
}

/** Notifications, one at a time. Needs a mounted NoticeHost. */
export const notice = {
  error: (text: string, detail?: string): void => show('error', text, detail),
  warning: (text: string, detail?: string): void => show('warning', text, detail),
  success: (text: string, detail?: string): void => show('success', text, detail),
  info: (text: string, detail?: string): void => show('info', text, detail),
  close: (): void => useNotices.setState({ shown: null }),
};

/** Tells screen readers a result (a score, a saved form) without showing anything. */
export function announce(text: string): void {
  // The same text twice in a row would be no change to the live region: a trailing space makes it one.
  useNotices.setState(({ spoken }) => ({ spoken: spoken === text ? `${text}\u00a0` : text }));
}

/** Shows the open notice and holds the live regions. Mounted once by the application. */
export function NoticeHost() {
  const { shown: current, spoken } = useNotices();

  useEffect(() => {
    if (current === null) return;
    const timer = setTimeout(() => notice.close(), TONES[current.tone].stayMs);
    return () => clearTimeout(timer);
  }, [current]);

  const tone = current === null ? null : TONES[current.tone];
  return (
    <>
      <div className="jw-notices" role={tone?.role ?? 'status'}>
        {current !== null && tone !== null && (
          <div className={`jw-row jw-start jw-gap-12 jw-sheet jw-notice jw-notice-${current.tone}`}>
            <tone.Icon size={20} color={tone.colour} className="jw-fixed" />
            <div>
              <p className="jw-strong jw-break">{current.text}</p>
              {current.detail !== undefined && <p className="jw-table-text jw-ink-2">{current.detail}</p>}
            </div>
            <IconButton icon={X} size={16} className="jw-fixed" label="关闭通知" onClick={() => notice.close()} />
          </div>
        )}
      </div>
      <div className="jw-visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
    </>
  );
}
