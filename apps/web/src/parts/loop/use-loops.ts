import type { Warning, WarningPage } from '@jianwei/api-client/model';
import { getListWarningsQueryOptions } from '@jianwei/api-client/warnings/warnings';
import { isTrue, type UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMayOpen } from '../session/may-open.ts';
import { isOpenLoop, standingRecords } from './loop-words.ts';
import { isClinician } from '../session/roles.ts';
import { useSession } from '../session/session-store.ts';

/** How many open loops the bell lists. */
const LISTED = 5;
/** How often an open screen asks whether something rings, in milliseconds. */
const ASK_AGAIN_MS = 60_000;
/** Places of one page that come one after the other read one answer, in milliseconds. */
const SAME_PAGE_MS = 3000;
/** More critical results than one report and those that it rechecks have. */
const OF_ONE_REPORT = 200;

/** Whether the signed-in user has to do with critical results. */
export function useMayReadLoops(): boolean {
  const session = useSession();
  const mayOpen = useMayOpen();
  return session !== null && (isClinician(session.role) || mayOpen('/crisis-reminder'));
}

/**
 * The open loops of the hospital, what nobody has received first, with their counts: the one source of bell, home card and lists.
 * It fails quietly, because every page has the shell around it. Who comes back to the window reads it again.
 */
export function useOpenLoops(): WarningPage | undefined {
  return useOpenLoopsQuery().data;
}

function useOpenLoopsQuery() {
  const enabled = useMayReadLoops();
  return useQuery(
    getListWarningsQueryOptions(
      { progress: 'open', page: 0, page_size: LISTED },
      {
        query: { enabled, staleTime: SAME_PAGE_MS, refetchOnWindowFocus: 'always', refetchInterval: ASK_AGAIN_MS },
        request: { suppress: true },
      },
    ),
  );
}

/** The server's time as the open loops tell it, for lists whose own answer does not; the browser's where nobody does. */
export function useServerClock(): () => number {
  const { data, dataUpdatedAt } = useOpenLoopsQuery();
  return () => serverTime(data, dataUpdatedAt);
}

/** Open loops that nobody has received in time and that the server lets ring for this user. */
export function ringingLoops(loops: WarningPage | undefined): readonly Warning[] {
  return (loops?.data ?? []).filter((warning) => isTrue(warning.ringing) && isOpenLoop(warning));
}

/** How many loops are open; undefined where the back end does not say. */
export type OpenLoops = number | typeof UNDETERMINED | undefined;

export const openLoopCount = (loops: WarningPage | undefined): OpenLoops => loops?.counts?.open;

/** The loops of a report, and of earlier results that it rechecks, the most dangerous first. */
export function useReportLoops(reportId: string) {
  const mayRead = useMayReadLoops();
  return useQuery(
    getListWarningsQueryOptions(
      { report_id: reportId, page: 0, page_size: OF_ONE_REPORT },
      {
        query: { enabled: mayRead && reportId !== '', staleTime: SAME_PAGE_MS, refetchOnWindowFocus: 'always' },
        request: { suppress: true },
      },
    ),
  );
}

/** The loops of a report as far as the page has read them; it asks for nothing itself. */
export function useLoadedLoops(reportId: string): readonly Warning[] {
  const options = getListWarningsQueryOptions(
    { report_id: reportId, page: 0, page_size: OF_ONE_REPORT },
    { query: { enabled: false }, request: { suppress: true } },
  );
  return useQuery(options).data?.data ?? [];
}

/** When the loops of a report itself ended, the last of them; undefined while one is open, and where there is none. */
export function useLoopsEnd(reportId: string): string | undefined {
  const loops = useReportLoops(reportId).data?.data.filter((warning) => warning.report_id === reportId) ?? [];
  if (loops.some(isOpenLoop)) return undefined;
  const ends = loops
    .filter(({ state }) => state === 'closed')
    .flatMap(({ records }) => standingRecords(records).filter(({ step }) => step === 'closed'));
  return ends.at(-1)?.at;
}

/** The server's time, in milliseconds since 1970, from an answer and when it came. */
export function serverTime(answer: Pick<WarningPage, 'time'> | undefined, answeredAt: number): number {
  const told = Date.parse(answer?.time ?? '');
  return Number.isNaN(told) ? Date.now() : told + Date.now() - answeredAt;
}

const SECOND_MS = 1000;

/** Draws the caller again from time to time, every second unless told otherwise: for what shows a running clock and nothing else. */
export function useTick(milliseconds = SECOND_MS): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

/** A waiting time in a list is told in minutes: it is looked at this often, in milliseconds. */
export const LIST_TICK_MS = 15_000;
