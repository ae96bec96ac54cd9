import {
  getGetCustomTextQueryKey,
  getListCustomTextsQueryKey,
  useDeleteCustomText,
  useSaveCustomText,
} from '@jianwei/api-client/custom-texts/custom-texts';
import { invalidateGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { CustomText } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { notice } from '../../kit/ui/notice.tsx';

/** Saving and deleting the text of a diagnosis, one at a time; the list and what doctors read are read again. */
export function useCustomTextActions(text: CustomText) {
  const { diagnosis_id: diagnosisId, diagnosis_name: name, updated_time } = text;
  const client = useQueryClient();
  const once = useOnce();
  const save = useSaveCustomText();
  const remove = useDeleteCustomText();
  const key = getGetCustomTextQueryKey(diagnosisId);
  const settle = async (stored: CustomText) => {
    // A read that is still under way would put the older text over what was just saved.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, stored);
    // `exact`, because the key of the list is a prefix of the key of every text.
    void client.invalidateQueries({ queryKey: getListCustomTextsQueryKey(), exact: true });
    void invalidateGetDiagnosisKnowledge(client);
  };
  return {
    isBusy: save.isPending || remove.isPending,
    /** A refusal leaves what is typed; the stored text is read again, for somebody else may have changed it. */
    save: (content: string, onDone: () => void) =>
      once(async () => {
        const data = { content, ...(updated_time !== undefined && { updated_time }) };
        try {
          const stored = await save.mutateAsync({ diagnosisId, data });
          onDone();
          notice.success('本院说明已保存');
          await settle(stored);
        } catch {
          void client.invalidateQueries({ queryKey: key });
        }
      }),
    remove: (onDone: () => void) =>
      once(async () => {
        const agreed = await confirm({
          title: `确认删除「${name}」的本院说明？`,
          content: '删除后医生不再看到，且不能恢复。',
          okText: '删除',
          danger: true,
        });
        if (!agreed) return;
        await remove.mutateAsync({ diagnosisId });
        onDone();
        notice.success('本院说明已删除');
        const { diagnosis_name, system_id, system_name } = text;
        await settle({
          diagnosis_id: diagnosisId,
          diagnosis_name,
          system_id,
          system_name,
          has_text: false,
          content: '',
        });
      }),
  };
}
