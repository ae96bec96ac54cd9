import {
  getAccount,
  invalidateGetAccount,
  invalidateListAccounts,
  useCreateAccount,
  useGetAccount,
  usePreviewAccountPages,
  useUpdateAccount,
} from '@jianwei/api-client/accounts/accounts';
import type { Account, AccountDetail } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DraftStrip } from '../../kit/ui/draft-strip.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { ConflictNotice } from '../../parts/admin/conflict-notice.tsx';
import { lastUndoable } from '../../parts/admin/last-undoable.ts';
import { pageTitle } from '../../parts/session/may-open.ts';
import { draftStrip } from '../../parts/session/use-draft.ts';
import { useKeptDraft } from '../../parts/session/use-kept-draft.ts';
import { AccountForm } from './account-form.tsx';
import {
  type AccountDraft,
  changesOf,
  conflictOf,
  draftOf,
  NEW_ACCOUNT,
  problemsOf,
  typedSince,
} from './account-draft.ts';
import { standingOf } from './account-words.ts';
import { AccountHistory } from './account-history.tsx';
import { OneTimePassword } from './one-time-password.tsx';
import styles from './accounts.module.css';
import { usePasswordReset } from './use-password-reset.tsx';

interface AccountDrawerProps {
  /** `new` for an account that is to be. */
  readonly userId: string;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
  readonly onDone: (text: string, changeIds?: readonly number[]) => void;
  readonly onCreated: (userId: string) => void;
}

/** One account: its fields, what it will see, its sessions and its last changes. */
export function AccountDrawer(props: AccountDrawerProps) {
  if (props.userId === 'new') return <Editor {...props} />;
  return <KnownAccount {...props} />;
}

function KnownAccount(props: AccountDrawerProps) {
  const detail = useGetAccount(props.userId, { request: { suppress: true } });
  if (detail.data) return <Editor {...props} detail={detail.data} />;
  const isGone = detail.error instanceof ApiError && detail.error.status === 404;
  return (
    <Panel width={560} title="账号" onClose={props.onClose}>
      <QueryState query={detail} failed={isGone ? '没有这个账号' : '账号未能载入'} lines={8}>
        {() => null}
      </QueryState>
    </Panel>
  );
}

function Editor({
  userId,
  mayWrite,
  detail,
  onClose,
  onDone,
  onCreated,
}: AccountDrawerProps & { detail?: AccountDetail }) {
  const client = useQueryClient();
  const once = useOnce();
  const account = detail?.account;
  const initial = account ? draftOf(account) : NEW_ACCOUNT;
  // What was typed stands over the account as it is read, also when that is read anew.
  const [typed, setTyped] = useState<Partial<AccountDraft>>({});
  const draft: AccountDraft = { ...initial, ...typed };
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState<{ text: string; nickname: string; then?: string }>();
  const [theirs, setTheirs] = useState<Account>();
  const create = useCreateAccount();
  const update = useUpdateAccount();
  const problems = isAsked ? problemsOf(draft, account === undefined) : {};
  const changed = changesOf(initial, draft);
  const isChanged = Object.keys(changed).length > 0;

  const { offer, settle, keptText } = useKeptDraft(
    { patientId: '', tool: `account-${userId}` },
    isChanged && !password ? { id: account?.user_id ?? null, values: draft } : null,
    NEW_ACCOUNT,
  );

  const refresh = async () => {
    void invalidateListAccounts(client);
    if (account) await invalidateGetAccount(client, account.user_id);
  };
  const takeTheirs = async () => {
    await refresh();
    settle();
    setTyped({});
    setTheirs(undefined);
  };
  const reset = usePasswordReset(() => void refresh());
  /** Writes what was changed over what was read; where somebody else saved meanwhile, theirs is read beside it. */
  const write = async ({ user_id: id, revision }: Account) => {
    try {
      await update.mutateAsync({ userId: id, data: { revision, ...changed } });
    } catch (cause) {
      const now = await getAccount(id, { suppress: true }).catch(() => undefined);
      if (now && now.account.revision !== revision) setTheirs(now.account);
      throw cause;
    }
    settle();
    onDone(`已保存${draft.nickname}`, await lastUndoable('account', id));
    await refresh();
    setAsked(false);
    setTheirs(undefined);
    // What was typed while it was being saved stays.
    setTyped((now) => typedSince(draft, { ...draft, ...now }));
  };
  const save = () => {
    setAsked(true);
    if (Object.keys(problemsOf(draft, account === undefined)).length > 0) return;
    void once(async () => {
      if (account) {
        await write(account);
        return;
      }
      const { department, title, expires_on, permission_column, ...needed } = draft;
      const answer = await create.mutateAsync({
        data: { ...needed, department, title, expires_on, permission_column, role: Number(draft.role) },
      });
      settle();
      onDone(`已新增${draft.nickname}`);
      setPassword({ text: answer.password, nickname: draft.nickname, then: answer.account.user_id });
    });
  };
  return (
    <Panel
      width={560}
      title={account ? account.nickname : '新增账号'}
      onClose={onClose}
      unsavedText={isChanged && !password && !reset.dialog ? '账号尚未保存，确定放弃修改吗？' : undefined}
      status={keptText ?? (account && standingOf(account))}
      actions={
        mayWrite && (
          <>
            {account && (
              <Button busy={reset.isBusy} onClick={() => reset.ask(account)}>
                重置密码
              </Button>
            )}
            <Button
              variant="primary"
              disabled={account !== undefined && !isChanged}
              busy={create.isPending || update.isPending}
              onClick={save}
            >
              {account ? '保存' : '新增账号'}
            </Button>
          </>
        )
      }
    >
      <div className="jw-grid jw-gap-16">
        <DraftStrip {...draftStrip(offer, settle, setTyped)} />
        {theirs && (
          <ConflictNotice
            fields={conflictOf(theirs, draft)}
            isBusy={update.isPending}
            onReload={() => void takeTheirs()}
            onKeepMine={() => void once(() => write(theirs))}
          >
            {update.error instanceof ApiError ? update.error.message : '该账号已被修改，输入的内容仍在'}
          </ConflictNotice>
        )}
        <AccountForm
          draft={draft}
          problems={problems}
          isNew={account === undefined}
          isReadOnly={!mayWrite}
          phone={account?.phone}
          onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
        />
        <VisiblePages role={draft.role} columns={draft.permission_column} />
        {detail && (
          <AccountHistory userId={userId} detail={detail} mayWrite={mayWrite} onChanged={() => void refresh()} />
        )}
      </div>
      {reset.dialog}
      {password && (
        <OneTimePassword
          nickname={password.nickname}
          password={password.text}
          onClose={() => {
            setPassword(undefined);
            notice.close();
            if (password.then !== undefined) onCreated(password.then);
          }}
        />
      )}
    </Panel>
  );
}

/** The pages that a role with these columns opens: the very list the guard reads. */
function VisiblePages({ role, columns }: { role: string; columns: readonly string[] }) {
  const pages = usePreviewAccountPages(
    { role: Number(role), permission_column: columns.join(',') },
    { query: { enabled: role !== '', placeholderData: keepPreviousData } },
  );
  if (role === '') return null;
  return (
    <section>
      <SectionHeading title="能看到的页面" />
      <QueryState query={pages} failed="页面列表未能载入" lines={3}>
        {({ pages: paths }) => (
          <ul className={`jw-table-text ${styles.pages}`}>
            {paths.map((path) => (
              <li key={path} title={path}>
                {pageTitle(path)}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
