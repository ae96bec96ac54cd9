import { useListReports } from '@jianwei/api-client/reports/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useMayCollect } from '../../parts/report/use-collection.ts';
import { downloadCsv } from '../../kit/lib/download.ts';
import { today } from '../../kit/lib/format-date.ts';
import { usePrefetchReport } from '../../parts/report/prefetch-report.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { reportsToCsv } from './report-export.ts';
import {
  changeReportFilters,
  isNarrowed,
  PAGE_SIZES,
  readReportFilters,
  toListReportsParams,
  writeReportFilters,
  type ReportFilters,
} from './report-filters.ts';
import { ReportLegend } from './report-legend.tsx';
import styles from './report-list-page.module.css';
import { ReportToolbar } from './report-toolbar.tsx';

const SKELETON_COLUMNS = [1, 2, 2, 3, 1, 4, 4, 1, 1];
const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Filters live in the address: linkable, and the back button undoes them. */
function useReportFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readReportFilters(query);
  const write = (change: Partial<ReportFilters>, replace: boolean) =>
    setQuery(writeReportFilters(changeReportFilters(filters, change)), { replace });
  return {
    filters,
    change: (part: Partial<ReportFilters>) => write(part, false),
    type: (part: Partial<ReportFilters>) => write(part, true),
  };
}

/** AI 报告解读: every report the user may read, with search, filters and paging in the address. */
export function ReportListPage() {
  const { filters, change, type } = useReportFilters();
  const reports = useListReports(toListReportsParams(filters), { query: { placeholderData: keepPreviousData } });
  const { data, isFetching, isPlaceholderData, refetch } = reports;
  const mayCollect = useMayCollect();
  const ahead = usePrefetchReport();
  const day = filters.date || today();
  const reset = { tab: 'all', keyword: '', department: '', date: '' } as const;
  return (
    <section className={`jw-sheet jw-stack ${styles.sheet ?? ''}`}>
      <PageActions>
        <Button icon={<RefreshCw {...ICON} />} busy={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
        <Button
          icon={<Download {...ICON} />}
          disabled={!data || data.data.length === 0}
          onClick={() => data && downloadCsv(reportsToCsv(data.data), `报告列表_${today()}.csv`)}
        >
          导出
        </Button>
      </PageActions>
      <ReportToolbar
        filters={filters}
        counts={data?.counts}
        departments={data?.departments ?? []}
        onChange={change}
        onType={type}
      />
      <div className={styles.rows} onClickCapture={ahead.leave}>
        <QueryState
          query={reports}
          failed="报告列表未能载入"
          loading={<TableSkeleton columns={SKELETON_COLUMNS} rows={filters.pageSize} rowHeight={47} />}
          empty={(page) =>
            page.data.length === 0 ? (
              <EmptyState
                title="没有符合条件的报告"
                hint="可放宽筛选条件后再看"
                {...(isNarrowed(filters) && { action: <Button onClick={() => change(reset)}>清除筛选</Button> })}
              />
            ) : undefined
          }
        >
          {(page) => (
            <ReportTable
              caption="检验报告"
              reports={page.data}
              day={day}
              isStale={isPlaceholderData || isFetching}
              hasCollection={mayCollect}
              onNear={ahead.rest}
            />
          )}
        </QueryState>
      </div>
      <footer className={`jw-row jw-wrap jw-between ${styles.footer ?? ''}`}>
        <ReportLegend />
        {data && (
          <Pager
            page={filters.page}
            pageSize={filters.pageSize}
            totalElements={data.total_elements}
            unit="份"
            pageSizes={PAGE_SIZES}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        )}
      </footer>
    </section>
  );
}
