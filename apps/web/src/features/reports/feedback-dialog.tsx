import { getGetReportAnalysisQueryKey } from '@jianwei/api-client/analysis/analysis';
import type { ReportData, ReportFeedback, ReportFeedbackInputKind } from '@jianwei/api-client/model';
import { useSaveReportFeedback } from '@jianwei/api-client/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { SaveActions } from '../../kit/ui/button.tsx';
import { FormField } from '../../kit/ui/form-field.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { CLOSE_QUESTION } from '../../parts/session/use-leave-guard.ts';

const KINDS: readonly { value: ReportFeedbackInputKind; label: string }[] = [
  { value: 'accurate', label: '解读准确' },
  { value: 'inaccurate', label: '解读有误' },
  { value: 'suggestion', label: '改进建议' },
];

const MAX_LENGTH = 500;

interface FeedbackDialogProps {
  reportId: string;
  /** What this account said before, if anything. */
  feedback: ReportFeedback | null;
  onClose: () => void;
}

/** 反馈: kind and text about the reading of one report; saving replaces what this account said before. */
export function FeedbackDialog({ reportId, feedback, onClose }: FeedbackDialogProps) {
  const client = useQueryClient();
  const id = useId();
  // Nothing is chosen for anybody: an opinion that was never given must not be saved.
  const saved = { kind: feedback?.kind ?? null, content: feedback?.content ?? '' };
  const [kind, setKind] = useState<ReportFeedbackInputKind | null>(saved.kind);
  const [content, setContent] = useState(saved.content);
  const needsText = kind === 'inaccurate' || kind === 'suggestion';
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
  return (
    <Dialog
      title="反馈"
      width={520}
      onClose={onClose}
      unsavedText={kind !== saved.kind || content !== saved.content ? CLOSE_QUESTION : undefined}
      status={feedback && `上次反馈 ${formatDate(feedback.time, 'yyyy-MM-dd HH:mm')}`}
      actions={
        <SaveActions
          busy={isPending}
          disabled={kind === null || (needsText && content.trim() === '')}
          onCancel={onClose}
          onSave={() => kind !== null && mutate({ reportId, data: { kind, content: content.trim() } })}
        />
      }
    >
      <div className="jw-grid jw-gap-16">
        <ChoiceField id={`${id}-kind`} label="对本报告解读的看法" options={KINDS} value={kind} onChange={setKind} />
        <FormField id={id} label={`说明${needsText ? '（必填）' : ''}`} note={`${content.length} / ${MAX_LENGTH}`}>
          <textarea
            id={id}
            className="jw-input"
            rows={5}
            maxLength={MAX_LENGTH}
            placeholder="哪一条结论或依据，与临床所见有何不同"
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        </FormField>
      </div>
    </Dialog>
  );
}
