import type { VersionItem } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../kit/lib/chunk-loader.ts';
import { isInPanelFrame } from '../kit/lib/panel-frame.ts';
import { normalPath } from '../parts/session/may-open.ts';
import { useSession } from '../parts/session/session-store.ts';
import { useBlacklistPrompt } from './blacklist-prompt.tsx';
import { findRoute } from './route-table.ts';

/** The page comes first: only this much later the version is asked for, in milliseconds. */
const DELAY_MS = 1000;

const load = () => loadChunk(() => import('../features/system/version-news.tsx'));

interface News {
  readonly userId: string;
  readonly item: VersionItem;
  readonly Dialog: Awaited<ReturnType<typeof load>>['VersionDialog'];
}

/** Whether a path may show the update notes: not the public, login and report paths. */
export function showsUpdateNotes(pathname: string): boolean {
  const route = findRoute(normalPath(pathname));
  if (route === undefined || route.path === '/report-detail-radar') return false;
  return route.shell !== 'public' && route.shell !== 'login' && route.shell !== 'report-detail';
}

/** The version dialog: once per user and version, over whichever page is open a moment after the first paint. */
export function VersionPrompt() {
  const userId = useSession()?.user_id;
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [news, setNews] = useState<News | null>(null);
  const isBlacklisted = useBlacklistPrompt(({ open }) => open !== null);
  // In a panel the page around it shows them.
  const mayShow = userId !== undefined && !isInPanelFrame() && showsUpdateNotes(pathname);

  useEffect(() => {
    if (!mayShow) return;
    let isOver = false;
    const look = async () => {
      const { VersionDialog, versionNews } = await load();
      const item = isOver ? null : await versionNews(client);
      if (item !== null && !isOver) setNews({ userId, item, Dialog: VersionDialog });
    };
    // A chunk that does not load says nothing here; the next page load tries again.
    const timer = setTimeout(() => void look().catch(() => undefined), DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mayShow, userId, client]);

  if (!mayShow || isBlacklisted || news?.userId !== userId) return null;
  return <news.Dialog item={news.item} onClose={() => setNews(null)} />;
}
