import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCollection, useMayCollect } from '../../parts/report/use-collection.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { ReportHeader } from '../../parts/report/report-header.tsx';
import { ReportSelect } from '../../parts/report/report-select.tsx';
import { useReport, useReportPatient } from '../../parts/report/use-report.ts';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import styles from './report-shell.module.css';
import { entranceAddress, shellAddress } from './shell-address.ts';
import { ShellReportContext } from './shell-report.ts';

/** The screens of the shell; an article belongs to the encyclopedia. */
const TABS = [
  { path: '/report-detail', label: '解读' },
  { path: '/report', label: '检验报告' },
  { path: '/river', label: '健康趋势' },
  { path: '/app-application', label: '应用' },
  { path: '/encyclopedia-knowledge', label: '医学百科', holds: '/knowledge-detail' },
] as const;

const RADAR = '/report-detail-radar';

interface TabsProps {
  path: string;
  reportId: string;
}

function Tabs({ path, reportId }: TabsProps) {
  const mayOpen = useMayOpen();
  return (
    <nav className={`jw-no-print jw-gap-16 jw-fixed ${styles.tabs ?? ''}`} aria-label="报告全景">
      <ul>
        {TABS.filter((tab) => mayOpen(tab.path)).map((tab) => {
          const isHere = path === tab.path || ('holds' in tab && path === tab.holds);
          return (
            <li key={tab.path}>
              <Link
                to={shellAddress(tab.path, reportId)}
                className={styles.tab}
                aria-current={isHere ? 'page' : undefined}
              >
                {tab.label}
              </Link>
            </li>
          );
        })}
      </ul>
      {reportId !== '' && mayOpen(RADAR) && (
        <Link to={shellAddress(RADAR, reportId)} className={styles.aside}>
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
  const [query, setQuery] = useSearchParams();
  const reportId = query.get('report_id') ?? '';
  const { reading, reload } = useReport(reportId);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const { patient, timeline } = useReportPatient(report, reportId);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Each screen begins at its top.
    if (main.current) main.current.scrollTop = 0;
  }, [path]);
  const collection = useCollection();
  const mayCollect = useMayCollect();

  /** What the address says of the report before does not hold for another one. */
  const selectReport = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('report_id', id);
    next.delete('diagnosis');
    setQuery(next);
  };
  const entrance = entranceAddress(path, query);
  if (entrance !== null) return <Navigate to={entrance} replace />;
  return (
    <ShellReportContext value={{ reportId, reading, reload, patient, timeline }}>
      <div className={`jw-stack ${styles.shell ?? ''}`}>
        <a className="jw-skip-link" href="#main">
          跳到主要内容
        </a>
        <ReportHeader
          patient={patient}
          nameAs="p"
          back={{
            to: reportId === '' ? '/excellent' : detailAddress({ reportId }),
            label: reportId === '' ? '返回列表' : '报告详情',
          }}
          collected={report?.collected}
          onToggleCollected={
            report && mayCollect ? () => collection.toggle(reportId, report.collected ?? false) : undefined
          }
          onPrint={report && (() => window.print())}
          reportSelect={timeline && <ReportSelect timeline={timeline} reportId={reportId} onSelect={selectReport} />}
        />
        <Tabs path={path} reportId={reportId} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </ShellReportContext>
  );
}
