import { CircleAlert, CircleCheck, Info, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../../kit/lib/class-names.ts';
import { Button, type ButtonProps } from '../../../kit/ui/button.tsx';
import styles from './assessment-footer.module.css';
import type { AssessmentMode } from './assessment.ts';

const TONES = {
  plain: { Icon: Info, ink: 'jw-ink-3', iconInk: undefined },
  warning: { Icon: CircleAlert, ink: 'jw-ink-amber', iconInk: undefined },
  error: { Icon: CircleAlert, ink: 'jw-ink-high', iconInk: undefined },
  ok: { Icon: CircleCheck, ink: 'jw-ink-3', iconInk: 'jw-ink-ok' },
} as const;

export interface StatusProps {
  text: string;
  tone: keyof typeof TONES;
  /** Where nothing else tells a screen reader. */
  role?: 'status';
}

/** How the record stands, in a line. Not drawn again with each key that is typed. */
export const Status = memo(function Status({ text, tone, role }: StatusProps) {
  const { Icon, ink, iconInk } = TONES[tone];
  return (
    <p role={role} className={`jw-row jw-grow ${ink} ${styles.status}`}>
      {text !== '' && <Icon size={15} className={classNames('jw-fixed', iconInk)} />}
      {text}
    </p>
  );
});

/** The one verb of every form. */
export function SaveButton(props: ButtonProps) {
  return (
    <Button variant="primary" className={styles.save} {...props}>
      保存
    </Button>
  );
}

interface AssessmentFooterProps {
  mode: AssessmentMode;
  /** The open record is one's own, or of a kind that every clinician may change. */
  isMine: boolean;
  status: StatusProps;
  /** Saving is open; without it the button answers with a hint instead. */
  canSave?: boolean;
  isBusy?: boolean;
  onCancel: () => void;
  onSave: () => void;
  onEdit: () => void;
  /** Absent for records that are never deleted. */
  onDelete?: () => void;
  /** What opens the form, where 编辑 does not say it. */
  editLabel?: string;
  /** Before 编辑, while the record is read. */
  beside?: ReactNode;
}

/** Status at the left; 取消 and 保存, or 编辑, at the right; 删除 of one's own record at the far left. */
export function AssessmentFooter(props: AssessmentFooterProps) {
  const { mode, isMine, status, isBusy = false } = props;
  return (
    <>
      {mode !== 'new' && isMine && props.onDelete && (
        <Button variant="danger" icon={<Trash2 size={15} />} busy={isBusy} onClick={props.onDelete}>
          删除
        </Button>
      )}
      <Status {...status} />
      {mode === 'read' && props.beside}
      {mode === 'read' ? (
        isMine && (
          <Button icon={<Pencil size={14} />} busy={isBusy} onClick={props.onEdit}>
            {props.editLabel ?? '编辑'}
          </Button>
        )
      ) : (
        <>
          <Button onClick={props.onCancel}>取消</Button>
          <SaveButton aria-disabled={props.canSave !== true || undefined} busy={isBusy} onClick={props.onSave} />
        </>
      )}
    </>
  );
}
