import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { isSameForm } from '../record/record-state.ts';
import styles from './grace-evidence-dialog.module.css';
import { emptyEvidenceRow, validateEvidenceRow } from './grace-form-values.ts';
import type { EvidenceErrors, EvidenceRow } from './grace-form-values.ts';
import { CLOSE_QUESTION } from './grace-text.ts';

const COLUMNS = [
  { key: 'name', label: '检验项' },
  { key: 'specimen', label: '标本' },
  { key: 'result', label: '结果' },
  { key: 'unit', label: '单位' },
  { key: 'reference', label: '参考值' },
] as const satisfies readonly { key: keyof EvidenceRow; label: string }[];

interface Line {
  id: number;
  row: EvidenceRow;
}

interface GraceEvidenceDialogProps {
  evidences: readonly EvidenceRow[];
  onSave: (rows: EvidenceRow[]) => void;
  onClose: () => void;
}

const trimmed = (row: EvidenceRow): EvidenceRow => ({
  name: row.name.trim(),
  specimen: row.specimen.trim(),
  result: row.result.trim(),
  unit: row.unit.trim(),
  reference: row.reference.trim(),
});

/** Lab results that speak for raised necrosis markers: add, change, delete. Mount it when it opens. */
export function GraceEvidenceDialog({ evidences, onSave, onClose }: GraceEvidenceDialogProps) {
  const [lines, setLines] = useState<Line[]>(() =>
    (evidences.length > 0 ? evidences : [emptyEvidenceRow]).map((row, index) => ({ id: index, row })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [start] = useState(lines);
  const isEdited = !isSameForm(lines, start);

  function save() {
    setIsChecked(true);
    if (lines.some(({ row }) => Object.keys(validateEvidenceRow(row)).length > 0)) return;
    onSave(lines.map(({ row }) => trimmed(row)));
  }

  return (
    <Dialog
      open
      title="心肌坏死标志物依据"
      width={680}
      onClose={onClose}
      unsavedText={isEdited ? CLOSE_QUESTION : undefined}
      status={`${lines.length} 条`}
      actions={
        <Button variant="primary" onClick={save}>
          保存依据
        </Button>
      }
    >
      <div className={styles.rows} role="table" aria-label="心肌坏死标志物依据">
        <div className={`jw-note ${styles.head ?? ''}`} role="row">
          {COLUMNS.map(({ key, label }) => (
            <span key={key} role="columnheader">
              {label}
            </span>
          ))}
          <span role="columnheader" className="jw-visually-hidden">
            操作
          </span>
        </div>
        {lines.map(({ id, row }, index) => (
          <EvidenceLine
            key={id}
            number={index + 1}
            row={row}
            errors={isChecked ? validateEvidenceRow(row) : {}}
            onChange={(next) => setLines(lines.map((line) => (line.id === id ? { id, row: next } : line)))}
            onDelete={() => setLines(lines.filter((line) => line.id !== id))}
          />
        ))}
      </div>
      <button
        type="button"
        className={`jw-row jw-gap-6 ${styles.add}`}
        onClick={() =>
          setLines([...lines, { id: Math.max(-1, ...lines.map((line) => line.id)) + 1, row: emptyEvidenceRow }])
        }
      >
        <Plus size={14} strokeWidth={1.8} aria-hidden />
        添加一行
      </button>
    </Dialog>
  );
}

interface EvidenceLineProps {
  number: number;
  row: EvidenceRow;
  errors: EvidenceErrors;
  onChange: (row: EvidenceRow) => void;
  onDelete: () => void;
}

function EvidenceLine({ number, row, errors, onChange, onDelete }: EvidenceLineProps) {
  return (
    <div className={styles.line} role="row">
      {COLUMNS.map(({ key, label }) => {
        const error = errors[key];
        const errorId = `evidence-${number}-${key}-error`;
        return (
          <div key={key} role="cell" className={styles.cell}>
            <input
              className="jw-input"
              aria-label={`第 ${number} 行${label}`}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : errorId}
              autoComplete="off"
              value={row[key]}
              onChange={(event) => onChange({ ...row, [key]: event.target.value })}
            />
            {error !== undefined && <FieldError id={errorId} text={error} />}
          </div>
        );
      })}
      <div role="cell">
        <button type="button" className="jw-icon-button" aria-label={`删除第 ${number} 行`} onClick={onDelete}>
          <Trash2 size={15} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
    </div>
  );
}
