import { getGetReportAnalysisQueryKey } from '@jianwei/api-client/analysis/analysis';
import {
  invalidateListCollectedReports,
  useCancelReportCollection,
  useCollectReport,
} from '@jianwei/api-client/favourites/favourites';
import type { ReportData, ReportPage } from '@jianwei/api-client/model';
import { getListReportsQueryKey } from '@jianwei/api-client/reports/reports';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMayOpen } from '../session/may-open.ts';
import { usePersonalSetting } from '../session/personal-settings.ts';
import { announce } from '../../kit/ui/notice.tsx';

function paint(client: QueryClient, reportId: string, collected: boolean) {
  client.setQueriesData({ queryKey: getListReportsQueryKey() }, (page: ReportPage | undefined) => {
    if (!page) return page;
    const data = page.data.map((item) => (item.report_id === reportId ? { ...item, collected } : item));
    return { ...page, data };
  });
  client.setQueryData(getGetReportAnalysisQueryKey(reportId), (report: ReportData | undefined) =>
    report ? { ...report, collected } : report,
  );
}

/**
 * Collects a report or cancels it. The star changes once the server has answered; every list that shows the report
 * follows, and the list of favourites is read again.
 */
export function useCollection(): { toggle: (reportId: string, isCollected: boolean) => void } {
  const client = useQueryClient();
  const mutation = {
    onSuccess: (answer: { collected: boolean }, { reportId }: { reportId: string }) => {
      paint(client, reportId, answer.collected);
      announce(answer.collected ? '已收藏' : '已取消收藏');
      void invalidateListCollectedReports(client);
    },
  };
  const collect = useCollectReport({ mutation });
  const cancel = useCancelReportCollection({ mutation });
  return { toggle: (reportId, isCollected) => (isCollected ? cancel : collect).mutate({ reportId }) };
}

/** Whether the user keeps favourites: may open their list and has not turned them off. */
export function useMayCollect(): boolean {
  const mayOpen = useMayOpen();
  const [isEnabled] = usePersonalSetting('favourites-enabled', true);
  return isEnabled && mayOpen('/favorite-list');
}
