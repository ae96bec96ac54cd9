import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../ui/icon-button.tsx';
import { guardedClose, type UnsavedText } from './confirm-store.ts';
import { scrolledByKeys, useOverlay } from './use-overlay.ts';

/** What a panel and a dialog have in common. */
export interface OverlayProps {
  readonly title: ReactNode;
  /** Without it there is no close button and Escape does nothing. */
  readonly onClose?: (() => void) | undefined;
  /** Leaves the dock of /detail visible and reachable under the overlay. */
  readonly aboveDock?: boolean;
  /** Beside the title: tags, segmented control. */
  readonly extra?: ReactNode;
  /** Footer, from the left: status, and at the right the buttons. No footer without them. */
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** Asked before closing (button, Escape, mask). Set it, or answer it, only while something is unsaved. */
  readonly unsavedText?: UnsavedText;
  readonly children: ReactNode;
}

interface FrameProps extends OverlayProps {
  readonly kind: 'panel' | 'dialog';
  readonly width: number | `${number}%`;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className: string;
  readonly bodyClassName: string;
}

/** Mask, head, body and footer of a panel or dialog; mounted while it is open. */
export function OverlayFrame(props: FrameProps) {
  const { kind, title, width, aboveDock = false, extra, status, actions, role = 'dialog', children } = props;
  const titleId = useId();
  const bodyId = useId();
  const close = guardedClose(props.onClose, props.unsavedText);
  const ref = useOverlay({ open: true, kind: aboveDock ? 'beside' : 'modal', onClose: close });
  // A question is answered by its buttons.
  const isQuestion = role === 'alertdialog';
  const layer = ['jw-layer', aboveDock && 'jw-layer-above-dock', kind === 'dialog' && 'jw-layer-dialog'];
  const hasFooter = status !== undefined || actions !== undefined;
  return createPortal(
    <div className={layer.filter(Boolean).join(' ')}>
      <div className="jw-mask" onClick={isQuestion ? undefined : close} />
      <div
        ref={ref}
        role={role}
        aria-modal={!aboveDock}
        aria-labelledby={titleId}
        aria-describedby={isQuestion ? bodyId : undefined}
        tabIndex={-1}
        className={`jw-stack ${props.className}`}
        style={{ width }}
      >
        <div className="jw-row jw-gap-12 jw-fixed jw-overlay-head">
          <h2 id={titleId} className="jw-overlay-title jw-fixed jw-song">
            {title}
          </h2>
          {extra !== undefined && <div className="jw-row jw-grow jw-gap-12">{extra}</div>}
          {close && !isQuestion && <IconButton icon={X} size={18} className="jw-end" label="关闭" onClick={close} />}
        </div>
        <div ref={scrolledByKeys} className={props.bodyClassName} id={bodyId}>
          {children}
        </div>
        {hasFooter && (
          <div className={`jw-row jw-gap-8 jw-fixed jw-overlay-foot ${kind === 'panel' ? 'jw-panel-foot' : ''}`}>
            <div className="jw-grow jw-table-text jw-ink-3">{status}</div>
            {actions}
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}

interface DialogProps extends OverlayProps {
  /** Pixels, or a share of the window such as '60%'; capped to the window. */
  readonly width: number | `${number}%`;
  /** A question (alertdialog) has no close button, only its answers. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A dialog in the middle of the window, open as long as it is mounted. */
export function Dialog(props: DialogProps) {
  return <OverlayFrame kind="dialog" className="jw-dialog" bodyClassName="jw-dialog-body" {...props} />;
}

/** Panels from this width on, in pixels, fill a window that is narrower than 1280. */
const WIDE = 600;

interface PanelProps extends OverlayProps {
  /** Pixels, or a share of the window such as '80%'. Below 1280 px wide panels fill the window. */
  readonly width: number | `${number}%`;
  readonly onClose: () => void;
  /** Without the 24 px padding, for panels that lay out their own columns. */
  readonly flush?: boolean;
}

/** A drawer from the right: head 60, body, footer 56 when it has something to show. Open as long as it is mounted. */
export function Panel({ flush = false, ...rest }: PanelProps) {
  const isNarrow = typeof rest.width === 'number' && rest.width < WIDE;
  return (
    <OverlayFrame
      kind="panel"
      className={isNarrow ? 'jw-panel' : 'jw-panel jw-panel-wide'}
      bodyClassName={flush ? 'jw-panel-body jw-panel-flush' : 'jw-panel-body'}
      {...rest}
    />
  );
}
