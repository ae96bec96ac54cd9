import { useGetLicense } from '@jianwei/api-client/license/license';
import type { License } from '@jianwei/api-client/model';
import { TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';

/** Licence states of the wire. */
export const LICENCE_STATE = { none: 0, valid: 1, trial: 2, expired: 3 } as const;

/** The warning begins when this many days or fewer remain. */
const LICENCE_WARNING_DAYS = 30;

/**
 * The warning a licence calls for. No licence at all (state 0) is no expired one, and an unknown number of days warns of
 * nothing; a trial counts like a valid licence.
 */
export function licenceWarning(licence: License): { tone: 'soon' | 'expired'; text: string } | null {
  if (licence.state === LICENCE_STATE.expired) return { tone: 'expired', text: '许可证已过期，请联系管理员' };
  if (licence.state === LICENCE_STATE.none || licence.limit === undefined) return null;
  if (licence.limit > LICENCE_WARNING_DAYS) return null;
  return { tone: 'soon', text: `许可证将于${licence.limit}天后到期，请及时续期` };
}

interface LicenceStripProps {
  session: SessionRecord;
  /** Above a page that fills the window: only what has expired is worth its lines. */
  isFlush?: boolean;
}

/** The strip above the header while the licence runs out. Closed, it comes back with the next session. */
export function LicenceStrip({ session, isFlush = false }: LicenceStripProps) {
  const mayOpen = useMayOpen();
  const [closedFor, setClosedFor] = usePersonalSetting('licence-warning-closed', '');
  const licence = useGetLicense({ query: { staleTime: Infinity }, request: { suppress: true } }).data;
  const warning = licence === undefined ? null : licenceWarning(licence);
  if (warning === null || closedFor === session.token) return null;
  if (isFlush && warning.tone !== 'expired') return null;
  return (
    <div className="jw-row jw-gap-10 jw-licence jw-no-print" data-tone={warning.tone} role="status">
      <TriangleAlert size={18} />
      <b className="jw-grow">{warning.text}</b>
      {mayOpen('/editLicense') && <Link to="/editLicense">许可证管理</Link>}
      <IconButton icon={X} size={16} label="关闭许可证提醒" onClick={() => setClosedFor(session.token)} />
    </div>
  );
}
