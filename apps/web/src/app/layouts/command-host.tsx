import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CommandRow } from '../../features/command/command-rows.ts';
import { chunkOf } from '../../kit/lib/chunk-loader.ts';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { focusListSearch, useIsListKey } from '../../kit/lib/list-search.ts';
import { useShortcut } from '../../kit/lib/use-shortcut.ts';
import {
  closeCommand,
  type CommandAction,
  commandActions,
  openCommand,
  useCommandOpen,
} from '../../parts/command/command-store.ts';
import { recentPatients } from '../../parts/command/recent-patients.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useSingleKey } from '../../parts/session/single-keys.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';
import { PAGE_SPELLINGS } from '../page-spellings.ts';
import { buildMenu } from '../menu.ts';

const load = () => import('../../features/command/command-box.tsx');
const CommandBox = lazyPart('CommandBox', load);

/** The page comes first; this much later the box is fetched, so that / opens it at once, in milliseconds. */
const FETCH_AFTER_MS = 2000;
const WITH_CTRL = { isWithCtrl: true } as const;

/** Where a row leads; undefined where this account has no screen for it. */
function addressOf(
  { kind, id, title, item }: CommandRow,
  reportId: string | undefined,
  mayOpen: (path: string) => boolean,
) {
  const isDetail = mayOpen('/detail');
  if (kind === 'patient') return isDetail ? detailAddress({ reportId: id }) : undefined;
  if (kind === 'item') {
    if (isDetail && reportId) return detailAddress({ reportId, course: id });
    return mayOpen('/data') ? `/data?${new URLSearchParams({ name: title }).toString()}` : undefined;
  }
  if (kind === 'tool') {
    const apiType = item?.api_type;
    if (isDetail && reportId && apiType !== undefined) return detailAddress({ reportId, panel: 'assessment', apiType });
    return mayOpen('/appstore-detail') ? `/appstore-detail?${new URLSearchParams({ id }).toString()}` : undefined;
  }
  if (kind !== 'disease') return undefined;
  if (isDetail && reportId && item?.suspected === true) {
    return detailAddress({ reportId, panel: 'diagnosis', diagnosisId: id });
  }
  const query = new URLSearchParams({ diagnosis_id: id, ...(reportId && { report_id: reportId }) });
  return mayOpen('/decision-assist-detail') ? `/decision-assist-detail?${query.toString()}` : undefined;
}

/** Pages of the menu, which holds what the account may open. */
function usePages(session: SessionRecord): CommandAction[] {
  const navigate = useNavigate();
  return useMemo(() => {
    const entries = buildMenu({ ...session, favouritesEnabled: true });
    return entries
      .flatMap((entry) => (entry.kind === 'group' ? entry.links : [entry]))
      .map(({ path, title }) => ({
        id: path,
        title,
        spelling: PAGE_SPELLINGS[path] ?? '',
        run: () => void navigate(path),
      }));
  }, [session, navigate]);
}

/**
 * The command box over every screen of the main layout: opened by Ctrl K, by the search fields and by /, which means the search box
 * of the list where an administration table stands.
 */
export function CommandHost({ session }: { session: SessionRecord }) {
  const isOpen = useCommandOpen();
  useIsListKey(useSingleKey('/', () => focusListSearch() || openCommand()));
  useShortcut('k', openCommand, WITH_CTRL);
  useEffect(() => {
    // A chunk that does not load is asked for again when the box is opened.
    const timer = setTimeout(() => void chunkOf('CommandBox', load).catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpen ? <OpenBox session={session} /> : null;
}

function OpenBox({ session }: { session: SessionRecord }) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const pages = usePages(session);
  const { pathname, search } = useLocation();
  const reportId = pathname === '/detail' ? (new URLSearchParams(search).get('report_id') ?? undefined) : undefined;
  const recent = recentPatients();
  return (
    <CommandBox
      reportId={reportId}
      patientName={recent.find((one) => one.reportId === reportId)?.name}
      actions={[...commandActions(), ...pages.filter(({ id }) => id !== pathname)]}
      isSearched={mayOpen('/detail')}
      recent={mayOpen('/detail') ? recent.filter((one) => one.reportId !== reportId) : []}
      canOpen={(row) => addressOf(row, reportId, mayOpen) !== undefined}
      onOpen={(row) => {
        const address = addressOf(row, reportId, mayOpen);
        if (address !== undefined) void navigate(address);
      }}
      // What was typed may be a name: it goes with the step, not in the address.
      onSearchAll={mayOpen('/excellent') ? (keyword) => void navigate('/excellent', { state: { keyword } }) : undefined}
      onClose={closeCommand}
    />
  );
}
