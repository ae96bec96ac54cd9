import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import styles from './dev-panel.module.css';

const DevPanel = lazyPart('DevPanel', () => import('./dev-panel.tsx'));

/** The way into the panel: a button at the lower left, or Ctrl+Alt+D. */
export function DevPanelButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="jw-no-print">
      <IconButton
        icon={Wrench}
        size={14}
        className={styles.opener}
        label="开发面板"
        title="开发面板（Ctrl+Alt+D）"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Alt+D"
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <DevPanel onClose={() => setOpen(false)} />}
    </div>
  );
}
