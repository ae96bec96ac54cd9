import { RotateCw } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import styles from './reload.module.css';

/** What is left of a call that failed: no text of its own, a way to try again. */
export function Reload({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.reload}>
      <Button icon={<RotateCw size={14} />} onClick={onReload}>
        重新载入
      </Button>
    </div>
  );
}
