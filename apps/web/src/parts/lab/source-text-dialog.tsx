import type { LaboratoryRow } from '@jianwei/api-client/model';

import { Dialog } from '../../kit/overlay/dialog.tsx';
import { labName } from './lab-text.ts';
import { sourceTexts, STILL_LEARNING } from './source-text.ts';
import styles from './source-text-dialog.module.css';

interface SourceTextDialogProps {
  /** The row whose knowledge is read; null keeps the dialog closed. */
  row: LaboratoryRow | null;
  onClose: () => void;
}

/** Source texts behind a laboratory item, 60 % wide. */
export function SourceTextDialog({ row, onClose }: SourceTextDialogProps) {
  const texts = row ? sourceTexts(row) : [];
  return (
    <Dialog open={row !== null} title={row ? labName(row) : ''} width="60%" onClose={onClose}>
      {texts.length === 0 ? (
        <p className={`jw-ink-3 ${styles.learning}`}>{STILL_LEARNING}</p>
      ) : (
        texts.map((text, index) => (
          <section key={`${index}-${text.display}`} className={styles.text}>
            {text.display && <h3>{text.display}</h3>}
            <p className="jw-ink-2">{text.content}</p>
          </section>
        ))
      )}
    </Dialog>
  );
}
