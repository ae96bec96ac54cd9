import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { guardedClose, type UnsavedText } from './guarded-close.ts';
import { OverlayHead } from './overlay-head.tsx';
import { useOverlay } from './use-overlay.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Pixels, or a share of the window such as '60%'; capped to the window. */
  readonly width: number | `${number}%`;
  /** Without it the dialog has no close button and Escape does nothing. */
  readonly onClose?: (() => void) | undefined;
  /** Leaves the dock of /detail visible and reachable under the dialog. */
  readonly aboveDock?: boolean;
  readonly extra?: ReactNode;
  readonly status?: ReactNode;
  /** Buttons at the right of the footer; no footer without status and actions. */
  readonly actions?: ReactNode;
  readonly unsavedText?: UnsavedText;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A dialog in the middle of the window. Only mounted while open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const {
    title,
    width,
    onClose,
    aboveDock = false,
    extra,
    status,
    actions,
    unsavedText,
    role = 'dialog',
    children,
  } = props;
  const titleId = useId();
  const bodyId = useId();
  const close = guardedClose(onClose, unsavedText);
  const ref = useOverlay({ open: true, modal: !aboveDock, onEscape: close });
  return createPortal(
    <div className={aboveDock ? 'jw-layer jw-layer-above-dock jw-layer-dialog' : 'jw-layer jw-layer-dialog'}>
      <div className="jw-mask" onClick={role === 'alertdialog' ? undefined : close} />
      <div
        ref={ref}
        role={role}
        aria-modal={!aboveDock}
        aria-labelledby={titleId}
        aria-describedby={role === 'alertdialog' ? bodyId : undefined}
        tabIndex={-1}
        className="jw-dialog"
        style={{ width }}
      >
        <OverlayHead
          titleId={titleId}
          title={title}
          extra={extra}
          onClose={role === 'alertdialog' ? undefined : close}
        />
        <div className="jw-dialog-body" id={bodyId}>
          {children}
        </div>
        {(status !== undefined || actions !== undefined) && (
          <div className="jw-overlay-foot">
            <div className="jw-overlay-status">{status}</div>
            {actions}
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
