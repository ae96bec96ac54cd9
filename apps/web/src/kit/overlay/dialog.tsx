import { OverlayFrame, type OverlayProps } from './overlay-frame.tsx';

interface DialogProps extends OverlayProps {
  /** Pixels, or a share of the window such as '60%'; capped to the window. */
  readonly width: number | `${number}%`;
  /** A question (alertdialog) has no close button, only its answers. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A dialog in the middle of the window. Only mounted while open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OverlayFrame kind="dialog" className="jw-dialog" bodyClassName="jw-dialog-body" {...rest} /> : null;
}
