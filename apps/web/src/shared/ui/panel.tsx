import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { guardedClose, type UnsavedText } from './guarded-close.ts';
import { OverlayHead } from './overlay-head.tsx';
import { useOverlay } from './use-overlay.ts';

export interface PanelProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Pixels, or a share of the window such as '80%'. Below 1280 px wide panels fill the window. */
  readonly width: number | `${number}%`;
  readonly onClose: () => void;
  /** Leaves the dock of /detail visible and reachable under the panel. */
  readonly aboveDock?: boolean;
  /** Beside the title: tags, segmented control. */
  readonly extra?: ReactNode;
  /** Footer, from the far left: destructive action, status, and at the right the buttons. */
  readonly danger?: ReactNode;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** Asked before closing (button, Escape, mask). Set it, or answer it, only while something is unsaved. */
  readonly unsavedText?: UnsavedText;
  /** Without the 24 px padding, for panels that lay out their own columns. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A drawer from the right: head 60, body, footer 56 when it has something to show. Only mounted while open. */
export function Panel(props: PanelProps) {
  return props.open ? <OpenPanel {...props} /> : null;
}

function OpenPanel(props: PanelProps) {
  const {
    title,
    width,
    onClose,
    aboveDock = false,
    extra,
    danger,
    status,
    actions,
    unsavedText,
    flush,
    children,
  } = props;
  const titleId = useId();
  const close = guardedClose(onClose, unsavedText);
  const ref = useOverlay({ open: true, modal: !aboveDock, onEscape: close });
  const hasFooter = danger !== undefined || status !== undefined || actions !== undefined;
  const isNarrow = typeof width === 'number' && width < 600;
  return createPortal(
    <div className={aboveDock ? 'jw-layer jw-layer-above-dock' : 'jw-layer'}>
      <div className="jw-mask" onClick={close} />
      <div
        ref={ref}
        role="dialog"
        aria-modal={!aboveDock}
        aria-labelledby={titleId}
        tabIndex={-1}
        className={isNarrow ? 'jw-panel' : 'jw-panel jw-panel-wide'}
        style={{ width }}
      >
        <OverlayHead titleId={titleId} title={title} extra={extra} onClose={close} />
        <div className={flush === true ? 'jw-panel-body jw-panel-flush' : 'jw-panel-body'}>{children}</div>
        {hasFooter && (
          <div className="jw-overlay-foot jw-panel-foot">
            {danger}
            <div className="jw-overlay-status">{status}</div>
            {actions}
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}
