import type { ReportListItem, ReportPage } from '@jianwei/api-client/model';
import { useListReports } from '@jianwei/api-client/reports/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { isReady } from '../../shared/assessment-registry.ts';
import { PageActions } from '../../shared/hooks/page-frame.tsx';
import { useCollection, useMayCollect } from '../../shared/hooks/use-collection.ts';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { downloadCsv } from '../../shared/lib/download.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { useReportAhead } from '../../shared/report/report-ahead.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { ReportTable } from '../../shared/ui/report-table.tsx';
import { TableSkeleton } from '../../shared/ui/skeleton.tsx';
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

interface ReportsProps {
  page: ReportPage;
  day: string;
  isStale: boolean;
  /** The pointer or the focus came to a report. */
  onNear: (report: ReportListItem) => void;
}

function Reports({ page, day, isStale, onNear }: ReportsProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { toggle } = useCollection();
  const mayCollect = useMayCollect();
  const mayRead = mayOpen('/detail');
  const addressOf = (report: ReportListItem) => detailAddress({ reportId: report.report_id });
  return (
    <ReportTable
      caption="检验报告"
      reports={page.data}
      day={day}
      isStale={isStale}
      addressOf={mayRead ? addressOf : undefined}
      onOpen={mayRead ? (report) => void navigate(addressOf(report)) : undefined}
      toolAddress={(report, apiType) =>
        mayRead && isReady(apiType)
          ? detailAddress({ reportId: report.report_id, panel: 'assessment', apiType })
          : undefined
      }
      onNear={mayRead ? onNear : undefined}
      onToggleCollected={mayCollect ? (report) => toggle(report.report_id, report.collected) : undefined}
    />
  );
}

/** AI 报告解读: every report the user may read, with search, filters and paging in the address. */
export function ReportListPage() {
  const { filters, change, type } = useReportFilters();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useListReports(
    toListReportsParams(filters),
    { query: { placeholderData: keepPreviousData } },
  );
  const ahead = useReportAhead();
  const today = formatDate(new Date());
  const day = filters.date || today;
  const reset = { tab: 'all', keyword: '', department: '', date: '' } as const;
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`}>
      <PageActions>
        <Button icon={<RefreshCw {...ICON} />} busy={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
        <Button
          icon={<Download {...ICON} />}
          disabled={!data || data.data.length === 0}
          onClick={() => data && downloadCsv(reportsToCsv(data.data), `报告列表_${today}.csv`)}
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
        {isPending && <TableSkeleton columns={SKELETON_COLUMNS} rows={filters.pageSize} rowHeight={47} />}
        {isError && !data && (
          <EmptyState
            tone="error"
            title="报告列表未能载入"
            action={<Button onClick={() => void refetch()}>重新载入</Button>}
          />
        )}
        {data && data.data.length > 0 && (
          <Reports page={data} day={day} isStale={isPlaceholderData || isFetching} onNear={ahead.rest} />
        )}
        {data?.data.length === 0 && (
          <EmptyState
            title="没有符合条件的报告"
            hint="可放宽筛选条件后再看"
            {...(isNarrowed(filters) && { action: <Button onClick={() => change(reset)}>清除筛选</Button> })}
          />
        )}
      </div>
      <footer className={styles.footer}>
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
