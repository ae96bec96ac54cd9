import type { LaboratoryRow } from '@jianwei/api-client/model';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { labName } from './lab-text.ts';
import { sourceTexts, STILL_LEARNING } from './source-text.ts';
import styles from './source-text-dialog.module.css';

/** Source texts behind a laboratory item, 60 % wide. */
export function SourceTextDialog({ row, onClose }: { row: LaboratoryRow; onClose: () => void }) {
  const texts = sourceTexts(row);
  return (
    <Dialog open title={labName(row)} width="60%" onClose={onClose}>
      {texts.length === 0 && <p className={`jw-ink-3 ${styles.learning}`}>{STILL_LEARNING}</p>}
      {texts.map(({ display, content }, index) => (
        <section key={`${index}-${display}`} className={styles.text}>
          {display && <h3>{display}</h3>}
          <p className="jw-ink-2">{content}</p>
        </section>
      ))}
    </Dialog>
  );
}
