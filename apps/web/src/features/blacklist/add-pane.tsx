import {
  findBlacklistAccounts,
  useAddToBlacklist,
  useFindBlacklistAccounts,
} from '@jianwei/api-client/blacklist/blacklist';
import type { BlacklistAccount, BlacklistChanged, BlacklistEnds, BlacklistKind } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { DateField } from '../../kit/fields/date-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { today } from '../../kit/lib/format-date.ts';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { PickList } from '../../kit/overlay/pick-list.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { FieldError, FormField } from '../../kit/ui/form-field.tsx';
import { draftStrip } from '../../parts/session/use-draft.ts';
import { useKeptDraft } from '../../parts/session/use-kept-draft.ts';
import { useLeaveGuard } from '../../parts/session/use-leave-guard.ts';
import { DEFAULT_BLACKLIST_TEXT } from '../../parts/session/blacklist-face.tsx';
import { dayAfter, endOfDay, KIND_NAMES } from './blacklist-words.ts';
import { PromptPreview } from './prompt-preview.tsx';
import { SidePane } from './side-pane.tsx';
import styles from './blacklist.module.css';

const DAYS_AT_FIRST = 7;
const KINDS = [
  { value: 1001, label: KIND_NAMES[1001] },
  { value: 1002, label: KIND_NAMES[1002] },
] as const;
const ENDS = [
  { value: 'date', label: '到某日' },
  { value: 'never', label: '长期' },
  { value: 'password_reset', label: '重置密码后' },
] as const;

const nameOf = ({ nickname, user_name: name, department }: BlacklistAccount) =>
  [nickname, name, department].filter(Boolean).join(' ');

/** Why an account cannot be listed, beside its name in the choice; '' where it can. */
const whyNot = (account: BlacklistAccount) =>
  isTrue(account.is_self) ? '不能将自己加入黑名单' : isTrue(account.is_listed) ? '该账号已在黑名单中' : '';

/** What is typed of a listing. */
interface Listing {
  readonly account: BlacklistAccount | null;
  readonly kind: BlacklistKind;
  readonly ends: BlacklistEnds;
  readonly lastDay: string;
  readonly reason: string;
  readonly prompt: string;
}
const EMPTY: Listing = { account: null, kind: 1001, ends: 'date', lastDay: '', reason: '', prompt: '' };

interface AddPaneProps {
  readonly onClose: () => void;
  readonly onAdded: (answer: BlacklistChanged) => void;
}

/** Keeps an account out: who, why, until when, and what the person is told. */
export function AddPane({ onClose, onAdded }: AddPaneProps) {
  const add = useAddToBlacklist();
  const once = useOnce();
  const [start] = useState<Listing>(() => ({ ...EMPTY, lastDay: dayAfter(today(), DAYS_AT_FIRST) }));
  const [listing, setListing] = useState(start);
  const set = (part: Partial<Listing>) => setListing((now) => ({ ...now, ...part }));
  const { account, kind, ends, lastDay, reason, prompt } = listing;
  const [isAsked, setAsked] = useState(false);
  const isTyped = account !== null || reason !== '' || prompt !== '';
  const pass = useLeaveGuard(isTyped, '尚未加入黑名单，确定放弃吗？');
  const { offer, settle, keptText } = useKeptDraft(
    { patientId: '', tool: 'blacklist-new' },
    isTyped ? { id: null, values: listing } : null,
    EMPTY,
  );

  const problems = {
    account: account ? whyNot(account) : '请选择账号',
    reason: reason.trim().length < 2 ? '原因应为 2 至 200 个字' : '',
    day: ends !== 'date' ? '' : lastDay === '' ? '请选择到期时间' : lastDay < today() ? '到期时间应晚于现在' : '',
  };
  const shown = (problem: string) => (isAsked && problem !== '' ? problem : undefined);
  const submit = () => {
    setAsked(true);
    if (!account || Object.values(problems).some(Boolean)) return;
    void once(async () => {
      const answer = await add.mutateAsync({
        data: {
          user_id: account.user_id,
          kind,
          reason,
          prompt,
          ends,
          ...(ends === 'date' && { expires_at: endOfDay(lastDay) }),
        },
      });
      pass();
      settle();
      onAdded(answer);
    });
  };
  return (
    <SidePane
      title="加入黑名单"
      onClose={onClose}
      status={keptText ?? '保存后可撤销'}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="danger" busy={add.isPending} onClick={submit}>
            加入黑名单
          </Button>
        </>
      }
    >
      <DraftStrip {...draftStrip(offer, settle, setListing)} />
      <AccountPick account={account} problem={shown(problems.account)} onAccount={(one) => set({ account: one })} />
      <ChoiceField
        id="blacklist-kind"
        label="类型"
        layout="row"
        options={KINDS}
        value={kind}
        onChange={(next) => set({ kind: next })}
      />
      <ChoiceField
        id="blacklist-ends"
        label="到期"
        layout="row"
        options={ENDS}
        value={ends}
        onChange={(next) => set({ ends: next })}
      />
      {ends === 'date' && (
        <FormField id="blacklist-day" label="最后一日（到当日 24:00）" error={shown(problems.day)}>
          <DateField label="最后一日" value={lastDay} onChange={(day) => set({ lastDay: day })} />
        </FormField>
      )}
      <TextField
        id="blacklist-reason"
        label="原因（只给管理员看，必填）"
        limit={200}
        value={reason}
        error={shown(problems.reason)}
        onChange={(text) => set({ reason: text })}
      />
      <TextField
        id="blacklist-prompt"
        label="给本人看的文字"
        limit={100}
        rows={2}
        value={prompt}
        note={`留空为「${DEFAULT_BLACKLIST_TEXT}」`}
        onChange={(text) => set({ prompt: text })}
      />
      <PromptPreview text={prompt} kind={kind} />
      {account && (
        <p className={`jw-table-text ${styles.effect}`}>
          现有 <b>{account.sessions}</b> 个会话，将在下一次请求时结束；未保存的草稿留在本人浏览器 30 分钟。
        </p>
      )}
    </SidePane>
  );
}

interface AccountPickProps {
  readonly account: BlacklistAccount | null;
  readonly problem: string | undefined;
  readonly onAccount: (account: BlacklistAccount | null) => void;
}

/** An account, looked up by number, name or initials. */
function AccountPick({ account, problem, onAccount }: AccountPickProps) {
  const [q, setQ] = useState('');
  const [, type] = useDebouncedText(q, setQ);
  const found = useFindBlacklistAccounts(
    { q },
    { query: { placeholderData: keepPreviousData }, request: { suppress: true } },
  );
  const accounts = q === '' ? [] : (found.data?.data ?? []);
  const choose = (name: string) => {
    const known = accounts.find((one) => nameOf(one) === name);
    if (known) onAccount(known);
    else
      void findBlacklistAccounts({ q: name.split(' ')[1] ?? name }).then(({ data }) =>
        onAccount(data.find((one) => nameOf(one) === name) ?? null),
      );
  };
  return (
    <div className="jw-grid jw-gap-6">
      <span className="jw-body jw-ink-2">账号</span>
      <PickList
        label="账号"
        value={account ? nameOf(account) : ''}
        options={accounts.map(nameOf)}
        placeholder="账号、姓名或拼音首字母"
        onSearch={type}
        isLoading={found.isFetching}
        isInvalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : 'blacklist-account-error'}
        onChange={choose}
      />
      {problem !== undefined && <FieldError id="blacklist-account-error" text={problem} />}
    </div>
  );
}
