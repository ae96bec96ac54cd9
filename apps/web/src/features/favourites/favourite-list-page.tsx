import { useListCollectedReports } from '@jianwei/api-client/favourites/favourites';
import { Link } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { today } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { ListPage } from '../../kit/ui/list-page.tsx';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';

const PAGE_SIZES = [12, 24, 48] as const;
const ADDRESS = addressState({ keyword: textPart(), page: pagePart(), page_size: choicePart<number>(PAGE_SIZES) });

/** 我的收藏: the reports this account has collected, newest collection first, as the report list shows them. */
export function FavouriteListPage() {
  const [{ keyword, page, page_size }, change] = useAddressState(ADDRESS);
  const search = (text: string, isTyping = false) => change({ keyword: text, page: 0 }, isTyping);
  const mayOpen = useMayOpen();
  const favourites = useListCollectedReports({ page, page_size, ...(keyword !== '' && { keyword }) }, OLDER_STAYS);
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
    <ListPage
      query={favourites}
      failed="收藏未能载入"
      skeleton={[1, 2, 2, 3, 1, 4, 4, 1, 1]}
      toolbar={
        <div className="jw-end" style={{ width: 280 }}>
          <KeywordBox label="搜索收藏" placeholder="姓名、住院号、报告号" keyword={keyword} onKeyword={search} />
        </div>
      }
      empty={() => nothing}
      pager={{
        page,
        pageSize: page_size,
        unit: '份',
        pageSizes: PAGE_SIZES,
        onPage: (next) => change({ page: next }),
        onPageSize: (size) => change({ page_size: size, page: 0 }),
      }}
    >
      {({ data: reports }) => (
        <ReportTable
          caption="收藏的报告"
          reports={reports}
          day={today()}
          isStale={favourites.isFetching}
          hasCollection
        />
      )}
    </ListPage>
  );
}
