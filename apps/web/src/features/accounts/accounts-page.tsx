import type { Account, AccountOutcomes, AccountUnlockInput } from '@jianwei/api-client/model';
import {
  invalidateGetAccount,
  invalidateListAccounts,
  listAccounts,
  unlockAccounts,
  useListAccounts,
} from '@jianwei/api-client/accounts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { Lock, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { outcomeText } from '../../parts/admin/outcome-text.ts';
import { MOST_UNASKED, SelectionBar, useChosen } from '../../parts/admin/selection-bar.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { accountColumns } from './account-columns.tsx';
import { AccountDrawer } from './account-drawer.tsx';
import {
  type AccountFilterState,
  asked,
  EVERY,
  FILTERS,
  filterOf,
  PAGE_SIZES,
  SORT_VALUES,
} from './account-filter-state.ts';
import { AccountFilters } from './account-filters.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { usePasswordReset } from './use-password-reset.tsx';

// Seldom opened, and it reads files.
const ImportDialog = lazyPart('ImportDialog', () => import('./import-dialog.tsx'));

/** Who writes accounts; who only reads them sees the same list without its buttons. */
const WRITERS: readonly number[] = [2, 10];

const nameOf = ({ nickname }: Account): string => nickname;

/** 账号管理: who may sign in, as what, and what that opens. */
export function AccountsPage() {
  const client = useQueryClient();
  const role = useSession()?.role ?? 0;
  const mayWrite = WRITERS.includes(role);
  const [filters, change] = useAddressState(FILTERS);
  const narrow = (part: Partial<AccountFilterState>, isTyping = false) => change({ ...part, page: 0 }, isTyping);
  const accounts = useListAccounts(asked(filters), OLDER_STAYS);
  const selection = useChosen(
    (accounts.data?.data ?? []).map(({ user_id: id }) => id),
    accounts.data?.total_elements ?? 0,
  );
  const [locking, setLocking] = useState<readonly string[] | 'chosen'>([]);
  const [isImporting, setImporting] = useState(false);
  const [done, setDone] = useState<Done>();
  const reload = () => {
    void invalidateListAccounts(client);
    if (filters.open !== '') void invalidateGetAccount(client, filters.open);
  };
  const reset = usePasswordReset(reload);
  const keyNew = useSingleKey(mayWrite ? 'n' : undefined, () => change({ open: 'new' }));

  const told = (text: string, changeIds: readonly number[] = []) => {
    setDone({ text, changeIds });
    reload();
  };
  /** What was done to whom; those it was not done to stay chosen. */
  const toldOf = (verb: string, { outcomes, change_ids: changeIds }: AccountOutcomes) => {
    const { text, failed } = outcomeText(verb, '条', outcomes);
    selection.choose(failed.map(({ user_id: id }) => id));
    told(text, changeIds);
  };
  const chosenAccounts = () =>
    selection.chosen === 'all' ? { filter: filterOf(filters) } : { user_ids: [...selection.chosen] };
  const unlock = async (chosen: AccountUnlockInput) => toldOf('解锁', await unlockAccounts(chosen));
  const unlockChosen = async () => {
    const title = `解锁 ${selection.count} 个账号`;
    if (selection.count > MOST_UNASKED && !(await confirm({ title, okText: title }))) return;
    await unlock(chosenAccounts());
  };
  const copyFailure = () => notice.error('操作未完成，请重试');
  const isNarrowed = Object.entries(EVERY).some(([name, value]) => filters[name as keyof typeof EVERY] !== value);

  return (
    <>
      {mayWrite && (
        <PageActions>
          <Button icon={<Upload size={16} />} onClick={() => setImporting(true)}>
            批量导入
          </Button>
          <Button
            variant="primary"
            icon={<Plus size={16} />}
            aria-keyshortcuts={keyNew}
            onClick={() => change({ open: 'new' })}
          >
            新增账号
          </Button>
        </PageActions>
      )}
      <AdminTable<Account>
        name="accounts"
        isPage
        caption="账号"
        columns={accountColumns({
          mayWrite,
          onOpen: (id) => change({ open: id }),
          onReset: reset.ask,
          onLock: (id) => setLocking([id]),
          onUnlock: (id) => void unlock({ user_ids: [id] }).catch(copyFailure),
        })}
        query={accounts}
        failed="账号列表未能载入"
        rowKey={(account) => account.user_id}
        sort={filters.sort}
        usualSort="user_name"
        onSort={(sort) => narrow({ sort: SORT_VALUES.find((value) => value === sort) ?? '' })}
        onPage={(page) => change({ page })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="个账号"
        legend={accounts.data && `其中锁定 ${accounts.data.locked} 个`}
        {...(mayWrite && { selection: { keys: selection.keys, onChange: selection.choose, nameOf } })}
        openKey={filters.open}
        onOpen={(account) => change({ open: account.user_id })}
        allRows={() => allPages((page, size) => listAccounts({ ...asked(filters), page, page_size: size }))}
        keyword={filters.q}
        toolbar={
          <>
            <div className="jw-row jw-wrap jw-gap-8">
              <div style={{ width: 224 }}>
                <KeywordBox
                  label="搜索账号"
                  placeholder="账号、姓名或手机号后四位"
                  keyword={filters.q}
                  onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
                />
              </div>
              {selection.count === 0 ? (
                <AccountFilters
                  filters={filters}
                  facets={accounts.data?.facets}
                  departments={accounts.data?.departments ?? []}
                  onNarrow={narrow}
                />
              ) : (
                <SelectionBar selection={selection} unit="个账号">
                  <Button size="small" icon={<Lock size={14} />} onClick={() => setLocking('chosen')}>
                    锁定
                  </Button>
                  <Button size="small" onClick={() => void unlockChosen().catch(copyFailure)}>
                    解锁
                  </Button>
                </SelectionBar>
              )}
            </div>
            {done && <UndoStrip done={done} onUndone={reload} onClose={() => setDone(undefined)} />}
          </>
        }
        empty={
          <EmptyState
            title="没有符合条件的账号"
            action={isNarrowed && <Button onClick={() => narrow(EVERY)}>清除筛选</Button>}
          />
        }
      />
      {filters.open !== '' && (
        <AccountDrawer
          key={filters.open}
          userId={filters.open}
          mayWrite={mayWrite}
          onClose={() => change({ open: '' })}
          onDone={told}
          onCreated={(id) => change({ open: id }, true)}
        />
      )}
      {reset.dialog}
      {locking.length > 0 && (
        <LockDialog
          {...(locking === 'chosen'
            ? { chosen: chosenAccounts(), count: selection.count }
            : { chosen: { user_ids: [...locking] }, count: locking.length })}
          onClose={() => setLocking([])}
          onLocked={(answer) => {
            setLocking([]);
            toldOf('锁定', answer);
          }}
        />
      )}
      {isImporting && (
        <ImportDialog onClose={() => setImporting(false)} onImported={(count) => told(`已导入 ${count} 个账号`)} />
      )}
    </>
  );
}
