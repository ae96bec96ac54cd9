import { PanelsTopLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellAddress } from '../../parts/report/shell-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import styles from './detail-page.module.css';

const PANORAMA = { path: '/report-detail', label: '报告全景' };
const LINKS = [PANORAMA, { path: '/river', label: '健康趋势' }];

/** Ways from the report to the report shell, for who may open it. */
export function PanoramaLinks({ reportId }: { reportId: string }) {
  const mayOpen = useMayOpen();
  const offered = LINKS.filter(({ path }) => mayOpen(path));
  if (offered.length === 0) return null;
  return (
    <p className={`jw-nowrap jw-fixed ${styles.links}`}>
      {offered.map(({ path, label }) => (
        <Link key={path} to={shellAddress(path, reportId)}>
          {label}
        </Link>
      ))}
    </p>
  );
}

/** The way to the report shell where there is room for an icon only. */
export function PanoramaIcon({ reportId }: { reportId: string }) {
  const { path, label } = PANORAMA;
  if (!useMayOpen()(path)) return null;
  return (
    <Link to={shellAddress(path, reportId)} className="jw-icon-button" aria-label={label} title={label}>
      <PanelsTopLeft size={17} strokeWidth={1.6} aria-hidden="true" />
    </Link>
  );
}
