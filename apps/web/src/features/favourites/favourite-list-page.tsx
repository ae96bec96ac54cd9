import { useListCollectedReports } from '@jianwei/api-client/favourites/favourites';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { today } from '../../kit/lib/format-date.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
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

interface NothingProps {
  filters: FavouriteFilters;
  onChange: (part: Partial<FavouriteFilters>) => void;
}

/** An empty page says why it is empty and offers the one way on. */
function Nothing({ filters: { keyword, page }, onChange }: NothingProps) {
  const mayOpen = useMayOpen();
  if (keyword !== '') {
    return (
      <EmptyState
        title="没有符合条件的收藏"
        action={<Button onClick={() => onChange({ keyword: '' })}>清除搜索</Button>}
      />
    );
  }
  if (page > 0) {
    return (
      <EmptyState title="这一页没有收藏" action={<Button onClick={() => onChange({ page: 0 })}>回到第一页</Button>} />
    );
  }
  return (
    <EmptyState
      title="暂无收藏"
      hint="在报告列表或报告详情中点击收藏，报告会列在这里"
      {...(mayOpen('/excellent') && { action: <Link to="/excellent">查看报告列表</Link> })}
    />
  );
}

/** 我的收藏: the reports this account has collected, newest collection first, as the report list shows them. */
export function FavouriteListPage() {
  const { filters, change } = useFavouriteFilters();
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  const favourites = useListCollectedReports(
    {
      page: filters.page,
      page_size: filters.pageSize,
      ...(filters.keyword !== '' && { keyword: filters.keyword }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  const { data, isFetching } = favourites;
  return (
    <section className={`jw-sheet jw-stack ${styles.sheet ?? ''}`}>
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
        <QueryState
          query={favourites}
          failed="收藏未能载入"
          loading={<TableSkeleton columns={SKELETON_COLUMNS} rows={filters.pageSize} rowHeight={47} />}
          empty={(page) => (page.data.length === 0 ? <Nothing filters={filters} onChange={change} /> : undefined)}
        >
          {(page) => (
            <ReportTable caption="收藏的报告" reports={page.data} day={today()} isStale={isFetching} hasCollection />
          )}
        </QueryState>
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
