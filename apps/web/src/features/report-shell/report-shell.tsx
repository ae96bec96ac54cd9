import type { Patient, PatientTimeline } from '@jianwei/api-client/model';
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAddress } from '../../kit/lib/address.ts';
import { detailAddress, shellAddress } from '../../parts/report/detail-address.ts';
import { ReportHeader } from '../../parts/report/report-header.tsx';
import { ReportSelect } from '../../parts/report/report-select.tsx';
import { type ReportReading, useReportScreen } from '../../parts/report/use-report.ts';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import styles from './shell.module.css';
import { PATIENT_ID_PARAMETERS } from '../../parts/session/entry-parameters.ts';

/** What the shell tells its screens: which report the address names, and what is known of it. */
interface ShellReport {
  /** '' when the address names no report. */
  readonly reportId: string;
  readonly reading: ReportReading;
  readonly reload: () => void;
  readonly patient: Patient | undefined;
  readonly timeline?: PatientTimeline | undefined;
}

const ShellReportContext = createContext<ShellReport | null>(null);

/** The report of the shell around this screen. */
export function useShellReport(): ShellReport {
  const report = use(ShellReportContext);
  if (report === null) throw new Error('a screen of the report shell is drawn outside of it');
  return report;
}

interface ShellFrameProps {
  known: ShellReport;
  header: Omit<ComponentProps<typeof ReportHeader>, 'nameAs'>;
  tabs?: ReactNode;
  children: ReactNode;
}

/** Whose report it is on top, what is read of it below; each screen begins at its top. */
export function ShellFrame({ known, header, tabs, children }: ShellFrameProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [pathname]);
  return (
    <ShellReportContext value={known}>
      <div className={`jw-stack jw-print-page ${styles.shell}`}>
        <a className="jw-skip-link" href="#main">
          跳到主要内容
        </a>
        <ReportHeader {...header} nameAs="p" />
        {tabs}
        <main ref={main} id="main" tabIndex={-1} className={`jw-print-page ${styles.main}`}>
          {children}
        </main>
      </div>
    </ShellReportContext>
  );
}

const TABS = [
  { path: '/report-detail', label: '解读' },
  { path: '/report', label: '检验报告' },
  { path: '/river', label: '健康趋势' },
  { path: '/app-application', label: '应用' },
  { path: '/encyclopedia-knowledge', label: '医学百科' },
  { path: '/scientific-research-assist-common', label: '科研助手' },
  { path: '/my-scientific-research-common', label: '我的科研' },
] as const;

const RADAR = '/report-detail-radar';

function Tabs({ path, reportId }: { path: string; reportId: string }) {
  const mayOpen = useMayOpen();
  const here = path === '/knowledge-detail' ? '/encyclopedia-knowledge' : path;
  return (
    <nav className={`jw-no-print jw-row jw-between jw-gap-16 jw-fixed ${styles.tabs}`} aria-label="报告全景">
      <ul>
        {TABS.filter((tab) => mayOpen(tab.path)).map((tab) => (
          <li key={tab.path}>
            <Link
              to={shellAddress(tab.path, reportId)}
              className={`jw-row ${styles.tab}`}
              aria-current={here === tab.path ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      {reportId !== '' && mayOpen(RADAR) && (
        <Link to={shellAddress(RADAR, reportId)} className={`jw-row ${styles.tab} ${styles.aside}`}>
          雷达图
        </Link>
      )}
    </nav>
  );
}

/**
 * The report shell: who the report belongs to on top, its screens as tabs below. The report of the address is read once,
 * here; the screens take it from the shell.
 */
export function ReportShell({ children }: { children: ReactNode }) {
  const path = normalPath(useLocation().pathname);
  const [query, change] = useAddress();
  const reportId = query.get('report_id') ?? '';
  const { header, ...known } = useReportScreen(reportId);
  const { timeline } = known;
  const back =
    reportId === '' ? { to: '/excellent', label: '返回列表' } : { to: detailAddress({ reportId }), label: '报告详情' };
  const entrance = entranceAddress(path, query);
  if (entrance !== null) return <Navigate to={entrance} replace />;
  return (
    <ShellFrame
      known={{ reportId, ...known }}
      header={{
        ...header,
        back,
        reportSelect: timeline && (
          // What the address says of the report before does not hold for another one.
          <ReportSelect
            timeline={timeline}
            reportId={reportId}
            onSelect={(id) => change({ report_id: id, diagnosis: '' })}
          />
        ),
      }}
      tabs={<Tabs path={path} reportId={reportId} />}
    >
      {children}
    </ShellFrame>
  );
}

/** Screens that another system opens with no more than a patient's number. */
const OPENED_BY_PATIENT: readonly string[] = ['/report-detail', '/report'];

/**
 * Where an address goes that names a patient and no report: the entrance finds the newest report and comes back, as it does
 * when the page is opened with such an address.
 * @returns null for an address that names a report, or no patient
 */
export function entranceAddress(path: string, query: URLSearchParams): string | null {
  if (!OPENED_BY_PATIENT.includes(path) || query.get('report_id')) return null;
  const rest = new URLSearchParams(query);
  const entrance = new URLSearchParams();
  rest.delete('report_id');
  for (const name of PATIENT_ID_PARAMETERS) {
    const value = query.get(name);
    if (value) entrance.set(name, value);
    rest.delete(name);
  }
  if (entrance.size === 0) return null;
  entrance.set('redirect', rest.size === 0 ? path : `${path}?${rest.toString()}`);
  return `/plugin-login?${entrance.toString()}`;
}
