import { getGetReportAnalysisQueryKey } from '@jianwei/api-client/analysis/analysis';
import type { ReportData, ReportFeedback, ReportFeedbackInputKind } from '@jianwei/api-client/model';
import { useSaveReportFeedback } from '@jianwei/api-client/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { formatDate } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import styles from './feedback-dialog.module.css';

const KINDS: readonly { value: ReportFeedbackInputKind; label: string }[] = [
  { value: 'accurate', label: '解读准确' },
  { value: 'inaccurate', label: '解读有误' },
  { value: 'suggestion', label: '改进建议' },
];

const MAX_LENGTH = 500;
const UNSAVED_TEXT = '关闭将丢失已编辑的内容，确认关闭？';

interface FeedbackDialogProps {
  reportId: string;
  /** What this account said before, if anything. */
  feedback: ReportFeedback | null;
  onClose: () => void;
}

/** 反馈: kind and text about the reading of one report; saving replaces what this account said before. */
export function FeedbackDialog({ reportId, feedback, onClose }: FeedbackDialogProps) {
  const client = useQueryClient();
  const textId = useId();
  const [kind, setKind] = useState<ReportFeedbackInputKind>(feedback?.kind ?? 'accurate');
  const [content, setContent] = useState(feedback?.content ?? '');
  const isDirty = kind !== (feedback?.kind ?? 'accurate') || content !== (feedback?.content ?? '');
  const needsText = kind !== 'accurate' && content.trim() === '';
  const { mutate, isPending } = useSaveReportFeedback({
    mutation: {
      onSuccess: (answer) => {
        client.setQueryData(getGetReportAnalysisQueryKey(reportId), (report: ReportData | undefined) =>
          report ? { ...report, feedback: answer.feedback } : report,
        );
        notice.success('反馈已保存');
        onClose();
      },
    },
  });
  const save = () => mutate({ reportId, data: { kind, content: content.trim() } });
  return (
    <Dialog
      open
      title="反馈"
      width={520}
      onClose={onClose}
      unsavedText={isDirty ? UNSAVED_TEXT : undefined}
      status={feedback && `上次反馈 ${formatDate(feedback.time, 'yyyy-MM-dd HH:mm')}`}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={isPending} disabled={needsText} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend>对本报告解读的看法</legend>
        {KINDS.map((item) => (
          <label key={item.value}>
            <input
              type="radio"
              name="feedback-kind"
              value={item.value}
              checked={kind === item.value}
              onChange={() => setKind(item.value)}
            />
            {item.label}
          </label>
        ))}
      </fieldset>
      <label className={styles.label} htmlFor={textId}>
        说明{kind !== 'accurate' && '（必填）'}
      </label>
      <textarea
        id={textId}
        className={`jw-input ${styles.text ?? ''}`}
        rows={5}
        maxLength={MAX_LENGTH}
        placeholder="哪一条结论或依据，与临床所见有何不同"
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <p className={styles.count}>
        {content.length} / {MAX_LENGTH}
      </p>
    </Dialog>
  );
}
