import type { ResearchExport } from '@jianwei/api-client/model';
import { useDecideResearchExport } from '@jianwei/api-client/research/research';
import { useState } from 'react';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import styles from './projects.module.css';
import { kindWord } from './words.ts';

interface DecideDialogProps {
  of: ResearchExport;
  onClose: () => void;
  onDecided: () => void;
}

/** Whether rows of people may leave: what they are for, and the answer with its reason. */
export function DecideDialog({ of, onClose, onDecided }: DecideDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const decide = useDecideResearchExport({ request: { suppress: true } });
  const answer = (approve: boolean): void => {
    if (!approve && reason.trim() === '') {
      setError('请填写不通过的理由');
      return;
    }
    decide.mutate(
      { exportId: of.export_id, data: { approve, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) } },
      {
        onSuccess: () => {
          notice.success(approve ? '已通过，申请者可在 24 小时内下载一次' : '未通过，理由已告知申请者');
          onDecided();
        },
      },
    );
  };
  return (
    <Dialog
      title="审核导出"
      width={472}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={decide.isPending} onClick={() => answer(false)}>
            不通过
          </Button>
          <Button variant="primary" busy={decide.isPending} onClick={() => answer(true)}>
            通过
          </Button>
        </>
      }
    >
      <dl className={`jw-ruled jw-table-text ${styles.facts}`}>
        <div>
          <dt>项目</dt>
          <dd>
            {of.project_name} V{of.version}
          </dd>
        </div>
        <div>
          <dt>申请者</dt>
          <dd>{of.who}</dd>
        </div>
        <div>
          <dt>内容</dt>
          <dd>
            {kindWord(of.kind)}，{of.rows} 行
          </dd>
        </div>
        <div>
          <dt>用途</dt>
          <dd className="jw-break">{of.purpose}</dd>
        </div>
      </dl>
      <div className="jw-above-8">
        <TextField
          id="decision-reason"
          label="理由"
          rows={2}
          limit={200}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
          error={error}
          note="不通过时必填"
        />
      </div>
      {decide.error && <FieldError id="decision-failure" text={decide.error.message} />}
    </Dialog>
  );
}
