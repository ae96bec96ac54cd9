import type { Warning } from '@jianwei/api-client/model';
import {
  invalidateListWarnings,
  useCancelWarning,
  useCreateOrUpdateWarning,
} from '@jianwei/api-client/warnings/warnings';
import { useQueryClient } from '@tanstack/react-query';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { formWords, handlingOf } from './handling.ts';

const CANCEL_QUESTION = '确认取消这条提醒？';

/** Writing into a reminder and cancelling it, one at a time; every list that shows it is read again. */
export function useWarningActions() {
  const client = useQueryClient();
  const once = useOnce();
  const save = useCreateOrUpdateWarning();
  const cancel = useCancelWarning();
  return {
    isBusy: save.isPending || cancel.isPending,
    /** A refusal leaves everything as it is: what was typed stays. */
    write: (warning: Warning, content: string, onDone: () => void) =>
      once(async () => {
        const { warning_id, patient_id, report_id, laboratory_id } = warning;
        await save.mutateAsync({
          data: {
            warning_id,
            patient_id,
            ...(report_id !== undefined && { report_id }),
            ...(laboratory_id !== undefined && { laboratory_id }),
            content,
          },
        });
        notice.success(formWords(warning).done);
        onDone();
        void invalidateListWarnings(client);
      }),
    cancel: (warning: Warning) =>
      once(async () => {
        const isUnhandled = warning.warning_source !== 'written' && handlingOf(warning) === 'pending';
        const agreed = await confirm({
          title: CANCEL_QUESTION,
          content: `${isUnhandled ? '尚未记录处理情况。' : ''}取消后不再提醒，已有的记录保留。`,
          okText: '取消提醒',
          cancelText: '返回',
          danger: true,
        });
        if (!agreed) return;
        await cancel.mutateAsync({ data: { warning_id: warning.warning_id } });
        notice.success('提醒已取消');
        void invalidateListWarnings(client);
      }),
  };
}
