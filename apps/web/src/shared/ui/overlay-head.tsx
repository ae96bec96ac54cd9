import { X } from 'lucide-react';

const CLOSE = <X size={18} strokeWidth={1.6} aria-hidden="true" />;

/** Title and close button of a panel or dialog. */
export function OverlayHead({
  titleId,
  title,
  extra,
  onClose,
}: {
  titleId: string;
  title: React.ReactNode;
  extra?: React.ReactNode;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className="jw-overlay-head">
      <h2 id={titleId} className="jw-overlay-title jw-song">
        {title}
      </h2>
      {extra !== undefined && <div className="jw-overlay-extra">{extra}</div>}
      {onClose && (
        <button type="button" className="jw-icon-button" aria-label="关闭" onClick={onClose}>
          {CLOSE}
        </button>
      )}
    </div>
  );
}
