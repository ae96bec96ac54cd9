import {
  invalidateListManagedApplications,
  useUpdateManagedApplication,
} from '@jianwei/api-client/app-manage/app-manage';
import { invalidateGetApplication, useGetApplication } from '@jianwei/api-client/applications/applications';
import { invalidateListChanges, useListChanges } from '@jianwei/api-client/changes/changes';
import type { ManagedApplication } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckField } from '../../kit/fields/check-field.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { FieldError } from '../../kit/ui/form-field.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import { ChangeList } from '../../parts/admin/change-list.tsx';
import { StoreCard } from '../../parts/applications/store-card.tsx';
import { draftStrip } from '../../parts/session/use-draft.ts';
import { useKeptDraft } from '../../parts/session/use-kept-draft.ts';
import { Keepers, lastOpenText } from './app-columns.tsx';
import { WHOLE_HOSPITAL } from './app-manage-state.ts';
import styles from './app-manage.module.css';

const MAX_TEXT = 200;
const RANGES = [
  { value: true, label: WHOLE_HOSPITAL },
  { value: false, label: '指定科室' },
] as const;

interface AppDrawerProps {
  readonly application: ManagedApplication;
  /** Departments that it may be opened to. */
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: (text: string, changeId: number | undefined) => void;
  /** Begins anew with what stands now. */
  readonly onReload: () => void;
}

/** One application: what is decided of it, the card that doctors will see, what it is, and its history. */
export function AppDrawer({ application, departments, onClose, onSaved, onReload }: AppDrawerProps) {
  const client = useQueryClient();
  const once = useOnce();
  const update = useUpdateManagedApplication();
  // What was read when it was opened: what others save meanwhile does not touch what is typed, and is refused by its revision.
  const [read, setRead] = useState(application);
  const { application_id: id, name, application_desc: description, inner_test: wasInner, departments: kept } = read;
  const [text, setText] = useState(description);
  const [isInner, setInner] = useState(wasInner);
  const [isWhole, setWhole] = useState(kept.includes(WHOLE_HOSPITAL));
  const [chosen, setChosen] = useState(kept.filter((department) => department !== WHOLE_HOSPITAL));
  const range = isWhole ? [WHOLE_HOSPITAL] : chosen;
  const changed = {
    ...(text.trim() !== description && { application_desc: text.trim() }),
    ...(isInner !== wasInner && { inner_test: isInner }),
    ...(range.join() !== kept.join() && { departments: range }),
  };
  const isChanged = Object.keys(changed).length > 0;
  const isEmptyRange = range.length === 0;

  const { offer, settle, keptText } = useKeptDraft(
    { patientId: '', tool: `app-manage-${id}` },
    isChanged ? { id, values: { text, isInner, isWhole, chosen } } : null,
    { text: '', isInner: false, isWhole: true, chosen: [] as string[] },
  );
  const restore = (typed: { text: string; isInner: boolean; isWhole: boolean; chosen: string[] }) => {
    setText(typed.text);
    setInner(typed.isInner);
    setWhole(typed.isWhole);
    setChosen(typed.chosen);
  };

  const isOvertaken = !update.isIdle && !update.isSuccess && application.revision !== read.revision;
  const yesNo = (is: boolean) => (is ? '是' : '否');
  const conflictFields = [
    { label: '应用说明', theirs: application.application_desc, mine: text.trim() },
    { label: '内测', theirs: yesNo(application.inner_test), mine: yesNo(isInner) },
    { label: '科室范围', theirs: application.departments.join('、'), mine: range.join('、') },
  ].filter(({ theirs, mine }) => theirs !== mine);

  const reread = async () => {
    void invalidateGetApplication(client, id);
    void invalidateListChanges(client);
    await invalidateListManagedApplications(client);
  };
  const refresh = async () => {
    await reread();
    onReload();
  };
  const save = (revision: number) =>
    void once(async () => {
      try {
        const answer = await update.mutateAsync({ id, data: { revision, ...changed } });
        settle();
        // What was typed while it was being saved stays, as a change of what is stored now.
        setRead(answer.application);
        onSaved(`已保存${name}`, answer.change_id);
      } catch (cause) {
        // What somebody else saved meanwhile is read beside it.
        await invalidateListManagedApplications(client);
        throw cause;
      }
      await reread();
    });
  const toggle = (department: string, isIn: boolean) =>
    setChosen(isIn ? [...chosen, department] : chosen.filter((other) => other !== department));

  return (
    <Panel
      width={560}
      title={name}
      onClose={onClose}
      unsavedText={isChanged ? '应用尚未保存，确定放弃修改吗？' : undefined}
      status={isChanged ? (keptText ?? '修改尚未保存') : undefined}
      actions={
        <Button
          variant="primary"
          disabled={!isChanged || isEmptyRange}
          busy={update.isPending}
          onClick={() => save(read.revision)}
        >
          保存
        </Button>
      }
    >
      <div className="jw-grid jw-gap-16 jw-break">
        <DraftStrip {...draftStrip(offer, settle, restore)} />
        {isOvertaken && (
          <ConflictNotice
            fields={conflictFields}
            isBusy={update.isPending}
            onReload={() => void refresh()}
            onKeepMine={() => save(application.revision)}
          >
            {update.error instanceof ApiError ? update.error.message : '该应用已被修改，输入的内容仍在'}
          </ConflictNotice>
        )}
        {update.isError && !isOvertaken && (
          <p className="jw-row jw-gap-12 jw-body" role="alert">
            未能保存，输入的内容仍在
            <Button size="small" onClick={() => void refresh()}>
              重新载入
            </Button>
          </p>
        )}
        <section className="jw-grid jw-gap-8" aria-label="应用商店中的样子">
          <SectionHeading title="应用商店中的样子" rule="none" />
          <div className={`jw-row jw-start jw-gap-12 ${styles.card}`} data-stopped={!application.enabled || undefined}>
            <StoreCard
              application={{
                ...application,
                application_desc: text,
                inner_test: isInner,
                ...(!application.enabled && { availability: 'stopped' }),
              }}
              name={name}
            />
          </div>
        </section>
        <TextField
          id="application-text"
          label="应用说明"
          limit={MAX_TEXT}
          rows={3}
          value={text}
          note={`${text.length} / ${MAX_TEXT}`}
          onChange={setText}
        />
        <CheckField id="application-inner" label="内测" isChecked={isInner} onChange={setInner}>
          名称旁标「内测」
        </CheckField>
        <ChoiceField id="application-range" label="科室范围" options={RANGES} value={isWhole} onChange={setWhole} />
        {!isWhole && (
          <fieldset className={styles.departments} aria-label="指定科室">
            {[...new Set([...departments, ...chosen])].map((department) => (
              <label key={department} className="jw-row jw-gap-6 jw-body">
                <input
                  type="checkbox"
                  className="jw-checkbox"
                  checked={chosen.includes(department)}
                  onChange={({ target }) => toggle(department, target.checked)}
                />
                {department}
              </label>
            ))}
          </fieldset>
        )}
        {isEmptyRange && <FieldError id="application-range-error" text="科室范围不能为空" />}
        <AppFacts application={application} />
        <AppHistory id={id} onUndone={() => void refresh()} />
      </div>
    </Panel>
  );
}

/** What an application is: its type, its author, its models, and how it is used. */
function AppFacts({ application }: { application: ManagedApplication }) {
  const { application_id: id, api_type: apiType, recent_opens: opens } = application;
  const detail = useGetApplication(id, { request: { suppress: true } });
  const { author_info: author, author_desc: about, model_infos: models = [], app_icon: icon } = detail.data ?? {};
  return (
    <section>
      <SectionHeading title="应用信息" />
      <Facts
        className={`jw-body ${styles.facts}`}
        facts={[
          ['api_type', String(apiType)],
          ['图标', icon],
          ['作者', [author, about].filter(Boolean).join('：')],
          ['模型', models.map(({ diagnosis_name: name }) => name).join('、')],
          ['我的应用中', <Keepers of={application} unit="位医师" />],
          ['近 30 日打开', `${opens} 次`],
          ['最近打开', lastOpenText(application.last_open_at)],
        ]}
      />
    </section>
  );
}

const HISTORY = 10;

/** The last changes of an application, each to be taken back while nothing came after it. */
function AppHistory({ id, onUndone }: { id: string; onUndone: () => void }) {
  const changes = useListChanges({ object_type: 'application', object_id: id, page_size: HISTORY });
  return (
    <section>
      <SectionHeading title="最近修改" />
      <QueryState query={changes} failed="修改记录未能载入" lines={3}>
        {({ data }) => <ChangeList changes={data} mayUndo onUndone={onUndone} />}
      </QueryState>
    </section>
  );
}
