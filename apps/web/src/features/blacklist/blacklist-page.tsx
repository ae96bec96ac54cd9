import {
  invalidateFindBlacklistAccounts,
  invalidateListBlacklist,
  invalidateListBlacklistRecords,
  listBlacklist,
  useListBlacklist,
  useReleaseFromBlacklist,
  useReleaseManyFromBlacklist,
} from '@jianwei/api-client/blacklist/blacklist';
import type { BlacklistChanged, BlacklistEntry } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { History, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { outcomeText } from '../../parts/admin/outcome-text.ts';
import { MOST_UNASKED, SelectionBar, useChosen } from '../../parts/admin/selection-bar.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import { AddPane } from './add-pane.tsx';
import {
  asked,
  type BlacklistFilterState,
  EVERY,
  FILTERS,
  filterOf,
  PAGE_SIZES,
  SORT_VALUES,
} from './blacklist-filter-state.ts';
import { blacklistColumns } from './blacklist-columns.tsx';
import { EntryPane } from './entry-pane.tsx';
import { LatestHits } from './latest-hits.tsx';
import { KIND_NAMES, RECORD_PATH } from './blacklist-words.ts';
import styles from './blacklist.module.css';

const EMPTY = { active: '没有生效中的黑名单', released_today: '今日没有解除', expired: '没有已到期的黑名单' } as const;

const nameOf = ({ nickname }: BlacklistEntry): string => nickname;

/** Each state is a list of its own. */
const STATES = ['state'];

/** 黑名单: which accounts may not work now, why, until when, and whether they keep trying. */
export function BlacklistPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const once = useOnce();
  const [filters, change] = useAddressState(FILTERS);
  const narrow = (part: Partial<BlacklistFilterState>, isTyping = false) =>
    change({ ...part, page: 0, open: '' }, isTyping);
  const list = useListBlacklist(asked(filters), OLDER_STAYS);
  const release = useReleaseFromBlacklist();
  const releaseMany = useReleaseManyFromBlacklist();
  const [done, setDone] = useState<Done>();
  const [refused, setRefused] = useState<{ readonly entry: BlacklistEntry; readonly why: string }>();
  const closeStrip = useCallback(() => setDone(undefined), []);
  const keyNew = useSingleKey('n', () => change({ open: 'new' }));

  const reload = () => {
    void invalidateListBlacklist(client);
    void invalidateListBlacklistRecords(client);
    void invalidateFindBlacklistAccounts(client);
  };
  const told = (text: string, { change_id: id }: BlacklistChanged) => {
    setDone({ text, changeIds: id === undefined ? [] : [id] });
    change({ open: '' });
    reload();
  };
  const releaseEntry = (entry: BlacklistEntry, comment = '') =>
    void once(async () => {
      const answer = await release.mutateAsync({ id: entry.entry_id, data: { comment } }).catch((cause: unknown) => {
        setRefused({ entry, why: cause instanceof ApiError ? cause.message : '未能解除' });
        reload();
        throw cause;
      });
      told(`已解除${entry.nickname}`, answer);
    });
  const selection = useChosen(
    (list.data?.data ?? []).map(({ entry_id: id }) => id),
    list.data?.total_elements ?? 0,
  );
  const releaseChosen = () =>
    void once(async () => {
      const { chosen, count } = selection;
      const title = `解除 ${count} 条黑名单`;
      if (count > MOST_UNASKED && !(await confirm({ title, okText: title }))) return;
      const { outcomes, change_ids: changeIds } = await releaseMany.mutateAsync({
        data: chosen === 'all' ? { filter: filterOf(filters) } : { entry_ids: [...chosen] },
      });
      const { text, failed } = outcomeText('解除', '条', outcomes);
      selection.choose(failed.map(({ entry_id: id }) => id));
      setDone({ text, changeIds });
      reload();
    });
  const isNarrowed = filters.kind !== '' || filters.q !== '';
  const facets = list.data?.facets;
  const listed = list.data?.data.find(({ entry_id: id }) => id === filters.open);
  // An entry that somebody else ended meanwhile has left this list: it stays open with what was typed until it is closed.
  const gone = listed === undefined && refused?.entry.entry_id === filters.open ? refused : undefined;
  const opened = listed ?? gone?.entry;
  const isBeside = filters.open === 'new' || opened !== undefined;

  return (
    <div className={`jw-grid ${styles.page}`} data-open={isBeside || undefined}>
      <PageActions>
        <Button icon={<History size={16} />} onClick={() => void navigate(RECORD_PATH)}>
          黑名单记录
        </Button>
        <Button
          variant="primary"
          icon={<Plus size={16} />}
          aria-keyshortcuts={keyNew}
          onClick={() => change({ open: 'new' })}
        >
          加入黑名单
        </Button>
      </PageActions>
      <AdminTable<BlacklistEntry>
        name="blacklist"
        which={STATES}
        isPage
        caption="黑名单"
        columns={blacklistColumns(releaseEntry, isBeside)}
        query={list}
        failed="黑名单未能载入"
        rowKey={(entry) => entry.entry_id}
        sort={filters.sort}
        usualSort="-created_at"
        onSort={(sort) => narrow({ sort: SORT_VALUES.find((value) => value === sort) ?? '' })}
        onPage={(page) => change({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="条"
        {...(filters.state === 'active' && {
          selection: { keys: selection.keys, onChange: selection.choose, nameOf },
        })}
        openKey={filters.open}
        onOpen={(entry) => change({ open: entry.entry_id })}
        allRows={() => allPages((page, size) => listBlacklist({ ...asked(filters), page, page_size: size }))}
        legend={facets && `生效中 ${facets.active} 条，近 7 日共拦下 ${facets.hits_7d} 次`}
        keyword={filters.q}
        toolbar={
          <>
            <div className="jw-row jw-wrap jw-gap-8">
              <Segmented
                label="状态"
                options={[
                  { value: 'active', label: '生效中', count: facets?.active },
                  { value: 'released_today', label: '今日解除', count: facets?.released_today },
                  { value: 'expired', label: '已到期', count: facets?.expired },
                ]}
                value={filters.state}
                onChange={(state) => {
                  selection.choose([]);
                  narrow({ state });
                }}
              />
              <div style={{ width: isBeside ? 190 : 240 }}>
                <KeywordBox
                  label="搜索黑名单"
                  placeholder="账号、姓名或原因"
                  keyword={filters.q}
                  onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
                />
              </div>
              {selection.count === 0 ? (
                <NameFilter
                  label="类型"
                  names={KIND_NAMES}
                  chosen={filters.kind}
                  onChoose={(kind) => narrow({ kind })}
                />
              ) : (
                <SelectionBar selection={selection} unit="条">
                  <Button size="small" busy={releaseMany.isPending} onClick={releaseChosen}>
                    解除所选
                  </Button>
                </SelectionBar>
              )}
            </div>
            {done && <UndoStrip done={done} onUndone={reload} onClose={closeStrip} />}
          </>
        }
        empty={
          <EmptyState
            title={isNarrowed ? '没有符合条件的黑名单' : EMPTY[filters.state]}
            action={isNarrowed && <Button onClick={() => narrow(EVERY)}>清除筛选</Button>}
          />
        }
        below={<LatestHits total={facets?.hits_7d} narrowed={{ kind: filters.kind, q: filters.q }} />}
      />
      {filters.open === 'new' && (
        <AddPane
          onClose={() => change({ open: '' })}
          onAdded={(answer) => told(`已将${answer.entry.nickname}加入黑名单`, answer)}
        />
      )}
      {opened && (
        <EntryPane
          key={opened.entry_id}
          entry={opened}
          refusal={gone?.why}
          isBusy={release.isPending}
          onClose={() => change({ open: '' })}
          onRelease={(comment) => releaseEntry(opened, comment)}
        />
      )}
    </div>
  );
}
