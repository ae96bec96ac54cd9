import { useGetLicense } from '@jianwei/api-client/license/license';
import { TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';
import { licenceWarning } from './licence-warning.ts';

/** The strip above the header while the licence runs out. Closed, it comes back with the next session. */
export function LicenceStrip({ session }: { session: SessionRecord }) {
  const mayOpen = useMayOpen();
  const [closedFor, setClosedFor] = usePersonalSetting('licence-warning-closed', '');
  const licence = useGetLicense({ query: { staleTime: Infinity }, request: { suppress: true } }).data;
  const warning = licence === undefined ? null : licenceWarning(licence);
  if (warning === null || closedFor === session.token) return null;
  return (
    <div className="jw-row jw-gap-10 jw-licence jw-no-print" data-tone={warning.tone} role="status">
      <TriangleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
      <b className="jw-grow">{warning.text}</b>
      {mayOpen('/editLicense') && <Link to="/editLicense">许可证管理</Link>}
      <button
        type="button"
        className="jw-icon-button"
        aria-label="关闭许可证提醒"
        onClick={() => setClosedFor(session.token)}
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
