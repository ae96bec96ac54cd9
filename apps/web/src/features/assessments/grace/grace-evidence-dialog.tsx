import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AddButton, Button } from '../../../kit/ui/button.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { fieldAria, FieldError } from '../../../kit/ui/form-field.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { isSameForm } from '../record/record-state.ts';
import styles from './grace-evidence-dialog.module.css';
import { emptyEvidenceRow, type EvidenceRow } from './grace-form-values.ts';

const CLOSE_QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

const COLUMNS = [
  { key: 'name', label: '检验项', missing: '检验项不能为空', width: '25.9%' },
  { key: 'specimen', label: '标本', missing: '标本不能为空', width: '16.6%' },
  { key: 'result', label: '结果', missing: '结果不能为空', width: '16.6%' },
  { key: 'unit', label: '单位', missing: '单位不能为空', width: '16.6%' },
  { key: 'reference', label: '参考值', missing: '参考值不能为空', width: '19.7%' },
] as const satisfies readonly { key: keyof EvidenceRow; label: string; missing: string; width: string }[];

/** A row at its place, which is all that tells rows apart. */
interface Line {
  row: EvidenceRow;
  place: number;
}

interface GraceEvidenceDialogProps {
  evidences: readonly EvidenceRow[];
  onSave: (rows: EvidenceRow[]) => void;
  onClose: () => void;
}

const trimmed = (row: EvidenceRow): EvidenceRow => ({
  ...row,
  ...Object.fromEntries(COLUMNS.map(({ key }) => [key, row[key].trim()])),
});

/** Lab results that speak for raised necrosis markers: add, change, delete. Mount it when it opens. */
export function GraceEvidenceDialog({ evidences, onSave, onClose }: GraceEvidenceDialogProps) {
  const [rows, setRows] = useState(() => (evidences.length > 0 ? evidences : [emptyEvidenceRow]));
  const [isChecked, setIsChecked] = useState(false);
  const [start] = useState(rows);
  const isEdited = !isSameForm(rows, start);

  function save() {
    setIsChecked(true);
    const whole = rows.map(trimmed);
    if (whole.every((row) => COLUMNS.every(({ key }) => row[key] !== ''))) onSave(whole);
  }

  const columns: Column<Line>[] = [
    ...COLUMNS.map(({ key, label, missing, width }) => ({
      header: label,
      width,
      cell: ({ row, place }: Line) => {
        const error = isChecked && row[key].trim() === '' ? missing : undefined;
        const id = `evidence-${place}-${key}`;
        return (
          <>
            <input
              className="jw-input"
              aria-label={`第 ${place + 1} 行${label}`}
              {...fieldAria({ id, error })}
              autoComplete="off"
              value={row[key]}
              onChange={({ target }) => setRows(rows.with(place, { ...row, [key]: target.value }))}
            />
            {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
          </>
        );
      },
    })),
    {
      header: '操作',
      isHeaderHidden: true,
      cell: ({ place }) => (
        <IconButton icon={Trash2} label={`删除第 ${place + 1} 行`} onClick={() => setRows(rows.toSpliced(place, 1))} />
      ),
    },
  ];

  return (
    <Dialog
      title="心肌坏死标志物依据"
      width={680}
      onClose={onClose}
      unsavedText={isEdited ? CLOSE_QUESTION : undefined}
      status={`${rows.length} 条`}
      actions={
        <Button variant="primary" onClick={save}>
          保存依据
        </Button>
      }
    >
      <Table
        caption="心肌坏死标志物依据"
        className={styles.rows}
        columns={columns}
        rows={rows.map((row, place) => ({ row, place }))}
        rowKey={({ place }) => place}
      />
      <AddButton className={styles.add} label="添加一行" onClick={() => setRows([...rows, emptyEvidenceRow])} />
    </Dialog>
  );
}
