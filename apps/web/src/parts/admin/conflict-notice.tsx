import { type ReactNode, useState } from 'react';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import styles from './conflict-notice.module.css';

/** A field in which what was typed and what somebody else saved differ. */
export interface ConflictField {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

const COLUMNS: readonly Column<ConflictField>[] = [
  { header: '字段', isRowHeader: true, isNowrap: true, cell: ({ label }) => label },
  { header: '现在的', cell: ({ theirs }) => theirs || '空' },
  { header: '我写的', cell: ({ mine }) => <b>{mine || '空'}</b> },
];

interface ConflictNoticeProps {
  /** Who saved meanwhile, as the server says it. */
  readonly children: ReactNode;
  readonly fields: readonly ConflictField[];
  readonly isBusy: boolean;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else saved meanwhile: what was typed stays, both stand side by side on demand, and one of them goes on. */
export function ConflictNotice({ children, fields, isBusy, onReload, onKeepMine }: ConflictNoticeProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <div className={`jw-grid jw-gap-8 ${styles.notice}`} role="alert">
      <span className="jw-body">{children}</span>
      <span className="jw-row jw-wrap jw-gap-8">
        <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          对比
        </Button>
        <Button size="small" onClick={onReload}>
          重新载入
        </Button>
        <Button size="small" busy={isBusy} onClick={onKeepMine}>
          以我写的为准
        </Button>
      </span>
      {isCompared &&
        (fields.length === 0 ? (
          <p className="jw-note">两份内容相同</p>
        ) : (
          <Table caption="对比" columns={COLUMNS} rows={fields} rowKey={({ label }) => label} density="compact" />
        ))}
    </div>
  );
}
