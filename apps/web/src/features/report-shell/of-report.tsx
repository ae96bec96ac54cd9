import type { Patient, ReportData } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { ReportFailed, ReportMissing } from '../../parts/report/report-missing.tsx';
import { BlockSkeleton, TableSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './of-report.module.css';
import { useShellReport } from './shell-report.ts';

interface OfReportProps {
  /** Heading of the screen while there is no report to show. */
  title: string;
  children: (report: ReportData, patient: Patient | undefined) => ReactNode;
}

/** A screen that says nothing without its report: waits for it, and says what is wrong with it. */
export function OfReport({ title, children }: OfReportProps) {
  const { reportId, reading, reload } = useShellReport();
  if (reading.status === 'ready') return children(reading.report, reading.report.patient);
  if (reading.status === 'missing') return <ReportMissing reportId={reportId} />;
  return (
    <>
      <h1 className="jw-visually-hidden">{title}</h1>
      {reading.status === 'failed' ? (
        <ReportFailed message={reading.message} onReload={reload} />
      ) : (
        <div className={styles.waiting}>
          <BlockSkeleton lines={3} />
          <TableSkeleton columns={[3, 1, 1, 2]} rows={10} />
        </div>
      )}
    </>
  );
}
