import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import styles from './blacklist.module.css';

interface SidePaneProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What stands beside the list, under its own title; Escape closes it and the list has the focus again. */
export function SidePane({ title, onClose, status, actions, children }: SidePaneProps) {
  const pane = useSidePane(onClose);
  return (
    <aside {...pane} className={`jw-sheet jw-stack ${styles.pane}`} aria-label={title}>
      <header className="jw-row jw-between">
        <h2 className="jw-overlay-title jw-song">{title}</h2>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </header>
      <div className={`jw-grid jw-gap-16 jw-break ${styles.paneBody}`}>{children}</div>
      {actions && (
        <footer className={`jw-row jw-between jw-gap-12 ${styles.paneFoot}`}>
          <span className="jw-note">{status}</span>
          <span className="jw-row jw-gap-8">{actions}</span>
        </footer>
      )}
    </aside>
  );
}
