import { useCancelReportCollection, useCollectReport } from '@jianwei/api-client/favourites/favourites';
import type { ReportData, ReportListItem } from '@jianwei/api-client/model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

import { useMayOpen } from '../session/may-open.ts';
import { usePersonalSetting } from '../session/personal-settings.ts';
import { announce } from '../ui/notice.tsx';

interface ReportList {
  data: ReportListItem[];
}

const isReportList = (value: unknown): value is ReportList =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);

function paint(client: QueryClient, reportId: string, collected: boolean) {
  client.setQueriesData({ queryKey: ['api', 'v2', 'reports'] }, (list: unknown) => {
    if (!isReportList(list)) return list;
    const data = list.data.map((item) => (item.report_id === reportId ? { ...item, collected } : item));
    return { ...list, data };
  });
  client.setQueryData(['api', 'v2', 'ai', 'reports', 'analysis', reportId], (report: ReportData | undefined) =>
    report ? { ...report, collected } : report,
  );
}

/**
 * Collects a report or cancels it. The star changes once the server has answered; every list that shows the report
 * follows, and the list of favourites is read again.
 */
export function useCollection(): { toggle: (reportId: string, isCollected: boolean) => void; isPending: boolean } {
  const client = useQueryClient();
  const mutation = {
    onSuccess: (answer: { collected: boolean }, { reportId }: { reportId: string }) => {
      paint(client, reportId, answer.collected);
      announce(answer.collected ? '已收藏' : '已取消收藏');
      void client.invalidateQueries({ queryKey: ['api', 'v2', 'ai', 'reports', 'collect'] });
    },
  };
  const collect = useCollectReport({ mutation });
  const cancel = useCancelReportCollection({ mutation });
  return {
    toggle: (reportId, isCollected) => {
      if (isCollected) cancel.mutate({ reportId });
      else collect.mutate({ reportId });
    },
    isPending: collect.isPending || cancel.isPending,
  };
}

/** Whether the user keeps favourites: may open their list and has not turned them off. */
export function useMayCollect(): boolean {
  const mayOpen = useMayOpen();
  const [isEnabled] = usePersonalSetting('favourites-enabled', true);
  return isEnabled && mayOpen('/favorite-list');
}
