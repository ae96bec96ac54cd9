import {
  dismissCleaningItems,
  listCleaningItems,
  invalidateListCleaningItems,
  useListCleaningItems,
} from '@jianwei/api-client/cleaning/cleaning';
import type { CleaningItem } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BatchBar } from '../../parts/admin/batch-bar.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import { useBatch } from '../../parts/admin/use-batch.ts';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { cleaningColumns } from './cleaning-columns.tsx';
import { asked, type CleaningFilterState, EVERY, FILTERS, PAGE_SIZES, SORTS } from './cleaning-filter-state.ts';
import { EMPTY, numberOf, percentText, TABS } from './cleaning-words.ts';
import { ItemPane } from './item-pane.tsx';
import styles from './cleaning.module.css';

/** What still waits for a decision: several can be left unmapped at once, each mapping is decided by its own evidence. */
const WAITING = ['no_item', 'no_unit', 'no_value'] as const;
const isWaiting = (tab: CleaningFilterState['tab']): tab is (typeof WAITING)[number] =>
  WAITING.some((state) => state === tab);

const nameOf = ({ name }: CleaningItem): string => name;

/** 数据清洗: what the sources send and nobody reads, the largest loss first, with the evidence for a mapping beside it. */
export function CleaningPage() {
  const client = useQueryClient();
  const [filters, change] = useAddressState(FILTERS);
  const list = useListCleaningItems(asked(filters), OLDER_STAYS);
  const [done, setDone] = useState<Done>();
  const closeStrip = useCallback(() => setDone(undefined), []);
  const page = list.data;
  const opened = filters.open === '' ? undefined : Number(filters.open);
  const rows = page?.data ?? [];
  const isNarrowed = filters.q !== '' || filters.source !== '';
  /** The item after this one, else the one before: work goes on by itself. */
  const next = () => {
    const at = rows.findIndex(({ item_id: id }) => String(id) === filters.open);
    change({ open: String((rows[at + 1] ?? rows[at - 1])?.item_id ?? '') }, true);
  };
  const reload = () => {
    // The reports, their lists and warnings follow from the rows: everything is read again.
    void invalidateListCleaningItems(client);
    void client.invalidateQueries();
  };
  /** All of the filter, as the server finds it now. */
  const dismissAll = async (reason: string) => {
    const { tab: state, source, q } = filters;
    if (!isWaiting(state)) return { unit: '种写法', changeIds: [], outcomes: [] };
    const filter = { state, ...(source !== '' && { source }), ...(q !== '' && { q }) };
    const { data } = await dismissCleaningItems({ filter, reason });
    return {
      unit: '种写法',
      changeIds: data.flatMap(({ change_id: id }) => id ?? []),
      outcomes: data.map(({ item_id: id, name, ...outcome }) => ({ key: String(id), nickname: name, ...outcome })),
    };
  };
  const batch = useBatch<CleaningItem>({
    verb: '不映射',
    unit: '项',
    page: rows,
    total: page?.total_elements ?? 0,
    keyOf: ({ item_id: id }) => String(id),
    nameOf,
    all: () => allPages((number, size) => listCleaningItems({ ...asked(filters), page: number, page_size: size })),
    // A spelling that stayed would wait in the place of its line.
    act: async ({ spellings }, reason) => {
      const ids = spellings.map(({ item_id: id }) => id);
      const { data } = await dismissCleaningItems({ item_ids: ids, reason }, { suppress: true });
      return {
        changeIds: data.flatMap(({ change_id: id }) => id ?? []),
        problem: data.find(({ is_done: isDone }) => !isDone)?.message,
      };
    },
    ...(isWaiting(filters.tab) && { actOnAll: dismissAll }),
    onDone: reload,
  });
  const narrow = (part: Partial<CleaningFilterState>, isTyping = false) => {
    batch.selection.choose([]);
    change({ ...part, page: 0, open: '' }, isTyping);
  };
  const told = (outcome: Done) => {
    batch.close();
    setDone(outcome);
    next();
    reload();
  };

  return (
    <div className={`jw-grid ${styles.page}`} data-open={opened !== undefined || undefined}>
      {page && (
        <PageActions>
          <span className="jw-note">
            近 7 日读出率 <b>{percentText(page.read_share)}</b>，全部处理后 <b>{percentText(page.read_share_after)}</b>
          </span>
        </PageActions>
      )}
      <AdminTable<CleaningItem>
        name="cleaning"
        isPage
        caption="来源项目"
        columns={cleaningColumns(
          filters.tab,
          Math.max(0, ...rows.map(({ results }) => numberOf(results))),
          opened !== undefined,
        )}
        query={list}
        failed="来源项目未能载入"
        rowKey={(item) => String(item.item_id)}
        sort={filters.sort}
        onSort={(sort) => narrow({ sort: SORTS.find((known) => known === sort) ?? '-results' })}
        onPage={(number) => change({ page: number, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="项"
        openKey={filters.open}
        onOpen={(item) => change({ open: String(item.item_id) })}
        allRows={() =>
          allPages((number, size) => listCleaningItems({ ...asked(filters), page: number, page_size: size }))
        }
        legend={page && `${page.total_elements} 项共 ${page.results} 条结果、${page.reports} 份报告`}
        keyword={filters.q}
        toolbar={
          <>
            <div className={styles.tabs}>
              <Segmented
                label="状态"
                options={TABS.map(({ value, label }) => ({ value, label, count: page?.facets[value] }))}
                value={filters.tab}
                onChange={(tab) => narrow({ tab })}
              />
            </div>
            <div className="jw-row jw-wrap jw-gap-8">
              <div style={{ width: 200 }}>
                <KeywordBox
                  label="搜索来源项目"
                  placeholder="来源名称或代码"
                  keyword={filters.q}
                  onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
                />
              </div>
              {batch.selection.count === 0 ? (
                <NameFilter
                  label="来源"
                  names={Object.fromEntries((page?.sources ?? []).map(({ source_id: id, name }) => [id, name]))}
                  chosen={filters.source}
                  onChoose={(source) => narrow({ source })}
                />
              ) : (
                <BatchBar batch={batch} />
              )}
            </div>
          </>
        }
        {...(isWaiting(filters.tab) && {
          selection: { keys: batch.selection.keys, onChange: batch.selection.choose, nameOf },
        })}
        below={
          batch.done ? (
            <UndoStrip done={batch.done} onUndone={reload} onClose={batch.close} />
          ) : (
            done && <UndoStrip done={done} onUndone={reload} onClose={closeStrip} />
          )
        }
        empty={
          <EmptyState
            title={isNarrowed ? '没有符合条件的来源项目' : EMPTY[filters.tab]}
            action={isNarrowed && <Button onClick={() => narrow(EVERY)}>清除筛选</Button>}
          />
        }
      />
      {opened !== undefined && (
        <ItemPane key={opened} itemId={opened} onClose={() => change({ open: '' })} onLater={next} onDone={told} />
      )}
    </div>
  );
}
