import { useId, useState, type ReactNode } from 'react';
import { useShortcut } from '../lib/use-shortcut.ts';
import { useOverlay } from './use-overlay.ts';

interface PopoverProps {
  readonly trigger: ReactNode;
  /** Accessible name of the button when its content has no text. */
  readonly label?: string;
  readonly triggerClassName: string;
  readonly panelLabel: string;
  readonly width: number;
  /** A single key, in lower case, that opens it; absent for none. */
  readonly shortcut?: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small surface below it, right edges aligned. Escape, a click outside or leaving it by Tab closes it. */
export function Popover({ trigger, label, triggerClassName, panelLabel, width, shortcut, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const close = (): void => setIsOpen(false);
  useShortcut(shortcut, () => setIsOpen(true));
  const ref = useOverlay({ open: isOpen, kind: 'light', onClose: close });

  return (
    <div ref={ref} className="jw-popover-root">
      <button
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-keyshortcuts={shortcut?.toUpperCase()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} role="group" aria-label={panelLabel} className="jw-sheet jw-popover" style={{ width }}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
