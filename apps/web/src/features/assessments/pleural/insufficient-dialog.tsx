import { PLEURAL_INSUFFICIENT_TEXT } from '@jianwei/clinical-rules/pleural/wording';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import styles from './insufficient-dialog.module.css';
import type { PleuralFormValues } from './pleural-form-values.ts';
import { ratioNeeds } from './pleural-ratios.ts';

interface InsufficientDialogProps {
  values: PleuralFormValues;
  /** Ratios that the server could not compute. */
  uncomputed: readonly string[];
  onClose: () => void;
}

function stateOf(label: string, lacks: readonly string[], uncomputed: readonly string[]): string {
  if (lacks.length > 0) return `缺少${lacks.join('、')}`;
  return uncomputed.some((name) => name.startsWith(label)) ? '无法计算' : '可计算';
}

/** The three ratios, each with what it lacks. */
export function InsufficientDialog({ values, uncomputed, onClose }: InsufficientDialogProps) {
  return (
    <Dialog
      open
      width={560}
      title="检验项目不足"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          去完善
        </Button>
      }
    >
      <p className={styles.message}>{PLEURAL_INSUFFICIENT_TEXT}</p>
      <table className="jw-table">
        <caption className="jw-visually-hidden">三项比值所缺的检验项目</caption>
        <thead>
          <tr>
            <th scope="col">比值</th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {ratioNeeds(values).map(({ code, label, lacks }) => (
            <tr key={code}>
              <th scope="row" className={styles.ratio}>
                {label}
              </th>
              <td className={`jw-ink-3 ${styles.state}`} data-lacks={lacks.length > 0}>
                {stateOf(label, lacks, uncomputed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
