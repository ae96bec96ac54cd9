import { OverlayFrame, type OverlayProps } from './overlay-frame.tsx';

/** Panels from this width on, in pixels, fill a window that is narrower than 1280. */
const WIDE = 600;

interface PanelProps extends OverlayProps {
  /** Pixels, or a share of the window such as '80%'. Below 1280 px wide panels fill the window. */
  readonly width: number | `${number}%`;
  readonly onClose: () => void;
  /** Without the 24 px padding, for panels that lay out their own columns. */
  readonly flush?: boolean;
}

/** A drawer from the right: head 60, body, footer 56 when it has something to show. Only mounted while open. */
export function Panel({ open, flush = false, ...rest }: PanelProps) {
  if (!open) return null;
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
