import { CircleAlert, CircleCheck, Info, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './assessment-footer.module.css';
import type { AssessmentMode } from './assessment-mode.ts';

/** All of them stand there and the style sheet shows the one of the tone: that changes with the keys that are typed. */
const STATUS_ICONS = (
  <span className={styles.icons} aria-hidden>
    <Info size={15} strokeWidth={1.6} data-tones="plain" />
    <CircleAlert size={15} strokeWidth={1.6} data-tones="warning error" />
    <CircleCheck size={15} strokeWidth={1.6} data-tones="ok" />
  </span>
);

/** Not drawn again with each key that is typed. */
const Status = memo(function Status({ text, tone }: AssessmentFooterProps['status']) {
  return (
    <p className={`jw-row jw-grow jw-ink-3 ${styles.status ?? ''}`} data-tone={tone}>
      {text !== '' && STATUS_ICONS}
      {text}
    </p>
  );
});

interface AssessmentFooterProps {
  mode: AssessmentMode;
  /** The open record is one's own, or of a kind that every clinician may change. */
  isMine: boolean;
  status: { text: string; tone: 'plain' | 'warning' | 'error' | 'ok' };
  /** Saving is open; without it the button answers with a hint instead. */
  canSave?: boolean;
  isBusy?: boolean;
  /** Absent, with `onSave`, for records that are edited elsewhere. */
  onCancel?: () => void;
  onSave?: () => void;
  onEdit: () => void;
  /** Absent for records that are never deleted. */
  onDelete?: () => void;
  /** What opens the form, where 编辑 does not say it. */
  editLabel?: string;
}

/** Status at the left; 取消 and 保存, or 编辑, at the right; 删除 of one's own record at the far left. */
export function AssessmentFooter(props: AssessmentFooterProps) {
  const { mode, isMine, status, isBusy = false } = props;
  return (
    <>
      {mode !== 'new' && isMine && props.onDelete && (
        <Button
          variant="danger"
          icon={<Trash2 size={15} strokeWidth={1.6} aria-hidden />}
          busy={isBusy}
          onClick={props.onDelete}
        >
          删除
        </Button>
      )}
      <Status {...status} />
      {mode === 'read' ? (
        isMine && (
          <Button icon={<Pencil size={14} strokeWidth={1.6} aria-hidden />} busy={isBusy} onClick={props.onEdit}>
            {props.editLabel ?? '编辑'}
          </Button>
        )
      ) : (
        <>
          <Button onClick={props.onCancel}>取消</Button>
          <Button
            variant="primary"
            className={styles.save}
            aria-disabled={props.canSave !== true || undefined}
            busy={isBusy}
            onClick={props.onSave}
          >
            保存
          </Button>
        </>
      )}
    </>
  );
}
