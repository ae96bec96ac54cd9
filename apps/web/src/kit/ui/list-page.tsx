import { RefreshCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PageActions } from '../lib/page-frame.tsx';
import { QueryState, type ReadState } from '../query/query-state.tsx';
import { Button } from './button.tsx';
import styles from './list-page.module.css';
import { Pager } from './pager.tsx';
import { TableSkeleton } from './skeleton.tsx';

interface ListPageProps<Page> {
  actions?: ReactNode;
  toolbar: ReactNode;
  query: ReadState<Page> & { readonly isFetching: boolean };
  failed: string;
  /** Relative widths of the columns of the awaited table. */
  skeleton: readonly number[];
  empty: (page: Page) => ReactNode;
  legend?: ReactNode;
  pager: Omit<ComponentProps<typeof Pager>, 'totalElements'>;
  children: (page: Page) => ReactNode;
}

/** A list of the main layout on its sheet: what narrows it on top, its rows, what their marks mean and the pages below. */
export function ListPage<Page extends { total_elements: number; data: readonly unknown[] }>(
  props: ListPageProps<Page>,
) {
  const { actions, toolbar, query, failed, skeleton, empty, legend, pager, children } = props;
  const total = query.data?.total_elements ?? 0;
  return (
    <section className={`jw-sheet jw-stack ${styles.sheet}`}>
      <PageActions>
        <Button icon={<RefreshCw size={16} />} busy={query.isFetching} onClick={() => void query.refetch()}>
          刷新
        </Button>
        {actions}
      </PageActions>
      <div className={`jw-row jw-wrap jw-between ${styles.toolbar}`}>{toolbar}</div>
      <div className={styles.rows}>
        <QueryState
          query={query}
          failed={failed}
          loading={<TableSkeleton columns={skeleton} rows={pager.pageSize} rowHeight={47} />}
          empty={(page) => page.data.length === 0 && empty(page)}
        >
          {children}
        </QueryState>
      </div>
      {total !== 0 && (
        <footer className={`jw-row jw-wrap jw-between ${styles.footer}`}>
          <div>{legend}</div>
          <Pager {...pager} totalElements={total} />
        </footer>
      )}
    </section>
  );
}
