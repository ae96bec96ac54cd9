import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Accessible name of the button when its content has no text. */
  readonly label?: string;
  readonly triggerClassName: string;
  /** Accessible name of what opens. */
  readonly panelLabel: string;
  readonly width: number;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small surface below it, right edges aligned. Escape, a click outside or leaving it by Tab closes it. */
export function Popover({ trigger, label, triggerClassName, panelLabel, width, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => setIsOpen(false);

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && rootRef.current?.contains(event.target) !== true) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: PointerEvent): void => onPointerDown(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isOpen]);

  return (
    <div
      ref={rootRef}
      className="jw-popover-root"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        close();
        buttonRef.current?.focus();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next !== null && !event.currentTarget.contains(next)) close();
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} role="group" aria-label={panelLabel} className="jw-popover" style={{ width }}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
