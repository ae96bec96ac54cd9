import { useListCollectedReports } from '@jianwei/api-client/favourites/favourites';
import type { ReportListItem } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { isReady } from '../../shared/assessment-registry.ts';
import { useCollection } from '../../shared/hooks/use-collection.ts';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { ReportTable } from '../../shared/ui/report-table.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { TableSkeleton } from '../../shared/ui/skeleton.tsx';
import {
  FAVOURITE_PAGE_SIZES,
  readFavouriteFilters,
  writeFavouriteFilters,
  type FavouriteFilters,
} from './favourite-filters.ts';
import styles from './favourite-list-page.module.css';

const SKELETON_COLUMNS = [1, 2, 2, 3, 1, 4, 4, 1, 1];

function useFavouriteFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readFavouriteFilters(query);
  const change = (part: Partial<FavouriteFilters>, replace = false) =>
    setQuery(writeFavouriteFilters({ ...filters, page: 0, ...part }), { replace });
  return { filters, change };
}

/** 我的收藏: the reports this account has collected, newest collection first, as the report list shows them. */
export function FavouriteListPage() {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { toggle } = useCollection();
  const { filters, change } = useFavouriteFilters();
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  const { data, isPending, isError, isFetching, refetch } = useListCollectedReports(
    {
      page: filters.page,
      page_size: filters.pageSize,
      ...(filters.keyword !== '' && { keyword: filters.keyword }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  const mayRead = mayOpen('/detail');
  const addressOf = (report: ReportListItem) => detailAddress({ reportId: report.report_id });
  const isEmpty = data?.data.length === 0;
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`}>
      <div className={styles.search}>
        <SearchBox
          label="搜索收藏"
          placeholder="姓名、住院号、报告号"
          value={keyword}
          onChange={setKeyword}
          onSearch={(text) => change({ keyword: text })}
        />
      </div>
      <div className={styles.rows}>
        {isPending && <TableSkeleton columns={SKELETON_COLUMNS} rows={filters.pageSize} rowHeight={47} />}
        {isError && !data && (
          <EmptyState
            tone="error"
            title="收藏未能载入"
            action={<Button onClick={() => void refetch()}>重新载入</Button>}
          />
        )}
        {data && !isEmpty && (
          <ReportTable
            caption="收藏的报告"
            reports={data.data}
            day={formatDate(new Date())}
            isStale={isFetching}
            addressOf={mayRead ? addressOf : undefined}
            onOpen={mayRead ? (report) => void navigate(addressOf(report)) : undefined}
            toolAddress={(report, apiType) =>
              mayRead && isReady(apiType)
                ? detailAddress({ reportId: report.report_id, panel: 'assessment', apiType })
                : undefined
            }
            onToggleCollected={(report) => toggle(report.report_id, report.collected)}
          />
        )}
        {isEmpty && filters.keyword !== '' && (
          <EmptyState
            title="没有符合条件的收藏"
            action={<Button onClick={() => change({ keyword: '' })}>清除搜索</Button>}
          />
        )}
        {isEmpty && filters.keyword === '' && filters.page > 0 && (
          <EmptyState title="这一页没有收藏" action={<Button onClick={() => change({ page: 0 })}>回到第一页</Button>} />
        )}
        {isEmpty && filters.keyword === '' && filters.page === 0 && (
          <EmptyState
            title="暂无收藏"
            hint="在报告列表或报告详情中点击收藏，报告会列在这里"
            {...(mayOpen('/excellent') && { action: <Link to="/excellent">查看报告列表</Link> })}
          />
        )}
      </div>
      {data && data.total_elements > 0 && (
        <footer className={styles.footer}>
          <Pager
            page={filters.page}
            pageSize={filters.pageSize}
            totalElements={data.total_elements}
            unit="份"
            pageSizes={FAVOURITE_PAGE_SIZES}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        </footer>
      )}
    </section>
  );
}
