import { useListCollectedReports } from '@jianwei/api-client/favourites/favourites';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { today } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { KeywordBox } from '../../kit/ui/keyword-box.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './favourite-list-page.module.css';

const SKELETON_COLUMNS = [1, 2, 2, 3, 1, 4, 4, 1, 1];
const PAGE_SIZES = [12, 24, 48] as const;
const ADDRESS = addressState({ keyword: textPart(), page: pagePart(), page_size: choicePart<number>(PAGE_SIZES) });

/** 我的收藏: the reports this account has collected, newest collection first, as the report list shows them. */
export function FavouriteListPage() {
  const [filters, change] = useAddressState(ADDRESS);
  const { keyword, page, page_size } = filters;
  const search = (text: string, isTyping = false) => change({ keyword: text, page: 0 }, isTyping);
  const mayOpen = useMayOpen();
  const favourites = useListCollectedReports(
    { page, page_size, ...(keyword !== '' && { keyword }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { data, isFetching } = favourites;
  // An empty page says why it is empty and offers the one way on.
  const nothing =
    keyword !== '' ? (
      <EmptyState title="没有符合条件的收藏" action={<Button onClick={() => search('')}>清除搜索</Button>} />
    ) : page > 0 ? (
      <EmptyState title="这一页没有收藏" action={<Button onClick={() => change({ page: 0 })}>回到第一页</Button>} />
    ) : (
      <EmptyState
        title="暂无收藏"
        hint="在报告列表或报告详情中点击收藏，报告会列在这里"
        action={mayOpen('/excellent') && <Link to="/excellent">查看报告列表</Link>}
      />
    );
  return (
    <section className={`jw-sheet jw-stack ${styles.sheet}`}>
      <div className={styles.search}>
        <KeywordBox label="搜索收藏" placeholder="姓名、住院号、报告号" keyword={keyword} onKeyword={search} />
      </div>
      <div className="jw-grow jw-scroll-x">
        <QueryState
          query={favourites}
          failed="收藏未能载入"
          loading={<TableSkeleton columns={SKELETON_COLUMNS} rows={page_size} rowHeight={47} />}
          empty={({ data: reports }) => reports.length === 0 && nothing}
        >
          {({ data: reports }) => (
            <ReportTable caption="收藏的报告" reports={reports} day={today()} isStale={isFetching} hasCollection />
          )}
        </QueryState>
      </div>
      {data && data.total_elements !== 0 && (
        <footer className={`jw-row ${styles.footer}`}>
          <Pager
            page={page}
            pageSize={page_size}
            totalElements={data.total_elements}
            unit="份"
            pageSizes={PAGE_SIZES}
            onPage={(next) => change({ page: next })}
            onPageSize={(size) => change({ page_size: size, page: 0 })}
          />
        </footer>
      )}
    </section>
  );
}
