import {
  getGetCustomTextQueryKey,
  getListCustomTextsQueryKey,
  useDeleteCustomText,
  useSaveCustomText,
} from '@jianwei/api-client/custom-texts/custom-texts';
import { invalidateGetDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import type { CustomText } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { RichTextEditor } from '../../kit/rich-text/rich-text-editor.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { FieldError } from '../../kit/ui/form-field.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { draftStrip, useDraft } from '../../parts/session/use-draft.ts';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import styles from './custom-text-page.module.css';

/** Longest text that the call takes, images included, in bytes of UTF-8. */
const LIMIT_BYTES = 2 * 1024 * 1024;

/** Why a text cannot be saved; undefined when it can. */
function textProblem(html: string): string | undefined {
  const hasImage = /<img\b/i.test(html);
  const written = html.replace(/<[^>]*>|&nbsp;/g, '').trim();
  if (written === '' && !hasImage) return '请填写内容';
  return new Blob([html]).size > LIMIT_BYTES ? '内容（含图片）不能超过 2 MB，请减少图片' : undefined;
}

/** What is being written, and the version that it was begun on. */
interface Edit {
  readonly html: string;
  readonly base: string | undefined;
}

const EMPTY = { html: '' };
const TIME = 'yyyy-MM-dd HH:mm';

/** The text of one diagnosis and its editor. */
export function CustomTextForm({ text }: { text: CustomText }) {
  const { diagnosis_id: id, diagnosis_name: name, content, updated_time, user_name: author = '' } = text;
  const [edit, setEdit] = useState<Edit>();
  const [problem, setProblem] = useState<string>();
  const html = edit?.html ?? content;
  const isDirty = html !== content;
  const isOvertaken = isDirty && edit !== undefined && edit.base !== updated_time;
  const actions = useCustomTextActions(text);
  const [draft, settleDraft] = useDraft(
    { patientId: '', tool: `custom-text-${id}` },
    () => (isDirty ? { id, values: { html } } : null),
    EMPTY,
  );
  useLeaveGuard(isDirty);

  const write = (next: string) => {
    setProblem(undefined);
    setEdit((now) => ({ html: next, base: now ? now.base : updated_time }));
  };
  const dropEdit = () => {
    setProblem(undefined);
    settleDraft();
    setEdit(undefined);
  };
  const save = () => {
    const found = textProblem(html);
    setProblem(found);
    if (found !== undefined) return;
    void actions.save(html, () => {
      settleDraft();
      // Keep what was typed while the save was under way.
      setEdit((now) => (now?.html === html ? undefined : now));
    });
  };

  return (
    <article className={`jw-stack jw-gap-12 ${styles.form}`} aria-label={name}>
      <header className={`jw-row jw-baseline jw-wrap ${styles.head}`}>
        <h2 className="jw-song jw-title">{name}</h2>
        <p className="jw-small jw-ink-3">
          {text.system_name}
          {text.has_text ? `\u3000${author} ${formatDate(updated_time, TIME)} 更新` : '\u3000尚未编写'}
        </p>
      </header>
      <p className={`jw-small jw-ink-3 ${styles.note}`}>医生阅读该诊断时，在「本院说明」中看到以下内容。</p>
      <DraftStrip {...draftStrip(draft, settleDraft, (typed) => write(typed.html))} />
      {isOvertaken && (
        <div className={`jw-row jw-wrap jw-between jw-small ${styles.overtaken}`} role="status">
          <span>
            {text.has_text
              ? `${author}已于 ${formatDate(updated_time, TIME)} 修改该说明，保存将以您的内容替换。`
              : '该说明已被他人删除，保存将重新建立。'}
          </span>
          <Button size="small" onClick={dropEdit}>
            放弃修改，查看最新内容
          </Button>
        </div>
      )}
      <div className={`jw-grid ${styles.editor}`}>
        <RichTextEditor label={`${name}的本院说明`} value={html} onChange={write} />
      </div>
      <footer className={`jw-row jw-gap-12 ${styles.foot}`}>
        <div className="jw-grow jw-small jw-ink-3">
          {problem !== undefined && (
            <div role="alert">
              <FieldError id="custom-text-problem" text={problem} />
            </div>
          )}
          {isDirty && problem === undefined && '有未保存的修改'}
        </div>
        {text.has_text && (
          <Button variant="text" onClick={() => void actions.remove(dropEdit)}>
            删除
          </Button>
        )}
        <Button variant="primary" busy={actions.isBusy} disabled={!isDirty} onClick={save}>
          保存
        </Button>
      </footer>
    </article>
  );
}

/** Saving and deleting the text of a diagnosis, one at a time; the list and what doctors read are read again. */
function useCustomTextActions(text: CustomText) {
  const { diagnosis_id: diagnosisId, diagnosis_name: name, updated_time } = text;
  const client = useQueryClient();
  const once = useOnce();
  const save = useSaveCustomText();
  const remove = useDeleteCustomText();
  const key = getGetCustomTextQueryKey(diagnosisId);
  const finish = async (stored: CustomText, onDone: () => void, told: string) => {
    onDone();
    notice.success(told);
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
          await finish(await save.mutateAsync({ diagnosisId, data }), onDone, '本院说明已保存');
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
        const { diagnosis_name, system_id, system_name } = text;
        const empty = {
          diagnosis_id: diagnosisId,
          diagnosis_name,
          system_id,
          system_name,
          has_text: false,
          content: '',
        };
        await finish(empty, onDone, '本院说明已删除');
      }),
  };
}
