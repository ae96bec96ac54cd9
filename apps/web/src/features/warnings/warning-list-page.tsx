import type { Warning, WarningPage } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import { keepPreviousData } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { today } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './warning-list-page.module.css';
import { HandlingDialog } from './handling-dialog.tsx';
import { HANDLING_TEXT } from './handling.ts';
import { useWarningActions } from './use-warning-actions.ts';
import {
  HANDLING_TABS,
  readWarningFilters,
  toListWarningsParams,
  WARNING_PAGE_SIZE,
  writeWarningFilters,
  type HandlingTab,
  type WarningFilters,
} from './warning-filters.ts';
import { WarningTable } from './warning-table.tsx';

const SKELETON_COLUMNS = [1, 2, 2, 3, 2, 1, 5, 2];
const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
const TAB_TEXT: Readonly<Record<HandlingTab, string>> = { ...HANDLING_TEXT, all: '全部' };

/** Filters live in the address: linkable, and the back button undoes them. */
function useWarningFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readWarningFilters(query);
  const change = (part: Partial<WarningFilters>, replace = false) =>
    setQuery(writeWarningFilters({ ...filters, page: 0, ...part }), { replace });
  return { filters, change };
}

interface NothingProps {
  filters: WarningFilters;
  counts: WarningPage['counts'];
  onChange: (part: Partial<WarningFilters>) => void;
}

/** An empty page says why it is empty and offers the one way on. */
function Nothing({ filters: { tab, keyword, page }, counts, onChange }: NothingProps) {
  if (keyword !== '') {
    return (
      <EmptyState
        title="没有符合条件的提醒"
        action={<Button onClick={() => onChange({ keyword: '' })}>清除搜索</Button>}
      />
    );
  }
  if (page > 0) {
    return (
      <EmptyState title="这一页没有提醒" action={<Button onClick={() => onChange({ page: 0 })}>回到第一页</Button>} />
    );
  }
  if (tab !== 'all' && (counts?.all ?? 0) > 0) {
    return (
      <EmptyState
        title={tab === 'pending' ? '没有待处理的危急值' : `没有${TAB_TEXT[tab]}的提醒`}
        action={<Button onClick={() => onChange({ tab: 'all' })}>查看全部提醒</Button>}
      />
    );
  }
  return <EmptyState title="暂无危急值提醒" hint="检验结果达到危急值界限时，提醒会列在这里" />;
}

/** 危急值提醒: critical results and what was done about them, newest first. */
export function WarningListPage() {
  const { filters, change } = useWarningFilters();
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  const [written, setWritten] = useState<Warning>();
  const { cancel } = useWarningActions();
  const warnings = useListWarnings(toListWarningsParams(filters), { query: { placeholderData: keepPreviousData } });
  const { data, isFetching, refetch } = warnings;
  return (
    <section className={`jw-sheet jw-stack ${styles.sheet ?? ''}`}>
      <PageActions>
        <Button icon={<RefreshCw {...ICON} />} busy={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
      </PageActions>
      <div className={`jw-row jw-wrap jw-between ${styles.toolbar ?? ''}`}>
        <Segmented
          label="处理状态"
          options={HANDLING_TABS.map((tab) => ({ value: tab, label: TAB_TEXT[tab], count: data?.counts?.[tab] }))}
          value={filters.tab}
          onChange={(tab) => change({ tab })}
        />
        <div className={styles.search}>
          <SearchBox
            label="搜索提醒"
            placeholder="姓名、住院号、报告号"
            value={keyword}
            onChange={setKeyword}
            onSearch={(text) => change({ keyword: text })}
          />
        </div>
      </div>
      <div className={styles.rows}>
        <QueryState
          query={warnings}
          failed="危急值提醒未能载入"
          loading={<TableSkeleton columns={SKELETON_COLUMNS} rows={WARNING_PAGE_SIZE} rowHeight={47} />}
          empty={(page) =>
            page.data.length === 0 ? <Nothing filters={filters} counts={page.counts} onChange={change} /> : undefined
          }
        >
          {(page) => (
            <WarningTable
              warnings={page.data}
              day={today()}
              isStale={isFetching}
              onWrite={setWritten}
              onCancel={(warning) => void cancel(warning)}
            />
          )}
        </QueryState>
      </div>
      {data && data.total_elements > 0 && (
        <footer className={`jw-row jw-wrap jw-between ${styles.footer ?? ''}`}>
          <p className={styles.legend}>界限为所用危急值目录的设定，由检验科维护</p>
          <Pager
            page={filters.page}
            pageSize={WARNING_PAGE_SIZE}
            totalElements={data.total_elements}
            onPage={(page) => change({ page })}
          />
        </footer>
      )}
      {written && <HandlingDialog warning={written} onClose={() => setWritten(undefined)} />}
    </section>
  );
}
