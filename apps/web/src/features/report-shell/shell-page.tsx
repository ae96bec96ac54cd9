import type { Patient, ReportData } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockSkeleton, TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { ReportUnread } from '../../parts/report/report-missing.tsx';
import { shellAddress } from '../../parts/report/detail-address.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { normalPath } from '../../parts/session/may-open.ts';
import { useShellReport } from './report-shell.tsx';
import styles from './shell.module.css';

/** A screen of sheets below one another. */
export function ShellPage({ children }: { children: ReactNode }) {
  return <div className={`jw-stack jw-gap-16 jw-print-page ${styles.page}`}>{children}</div>;
}

interface SheetProps {
  label?: string;
  /** Of the screen, on its first sheet. */
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A sheet of a screen. */
export function Sheet({ label, title, aside, children }: SheetProps) {
  return (
    <section className={`jw-sheet jw-print-part ${styles.sheet}`} aria-label={label}>
      {title !== undefined && (
        <div className={`jw-row jw-wrap jw-between ${styles.head}`}>
          <h1 className={`jw-song ${styles.title}`}>{title}</h1>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

interface OfReportProps {
  /** Heading of the screen while there is no report to show. */
  title: string;
  children: (report: ReportData, patient: Patient | undefined) => ReactNode;
}

/** A screen that says nothing without its report: waits for it, and says what is wrong with it. */
export function OfReport({ title, children }: OfReportProps) {
  const { reportId, reading, reload, timeline } = useShellReport();
  const { pathname } = useLocation();
  if (reading.status === 'ready') return children(reading.report, reading.report.patient);
  return (
    <>
      {reading.status !== 'missing' && <h1 className="jw-visually-hidden">{title}</h1>}
      {reading.status === 'loading' ? (
        <div className={styles.waiting}>
          <BlockSkeleton lines={3} />
          <TableSkeleton columns={[3, 1, 1, 2]} rows={10} />
        </div>
      ) : (
        <ReportUnread
          {...{ reportId, reading, timeline }}
          addressOf={(id) => shellAddress(normalPath(pathname), id)}
          onReload={reload}
        />
      )}
    </>
  );
}

/** What an article of 医学百科 is about. */
export type Article = { readonly diagnosis_id: string } | { readonly knowledge_id: string };

/** Address of one article, with the evidence of the report where it is about a diagnosis. */
export function articleAddress(reportId: string, article: Article): string {
  return shellAddress('/knowledge-detail', reportId, article);
}

/** A name that leads to its article, with the evidence of the shell's report unless told otherwise. */
export function ArticleLink({ article, reportId, name }: { article: Article; reportId?: string; name: string }) {
  const shown = useShellReport();
  return <AllowedLink to={articleAddress(reportId ?? shown.reportId, article)}>{name}</AllowedLink>;
}
