import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { isReady } from '../../shared/assessment-registry.ts';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { ApplicationTile } from '../../shared/ui/application-icon.tsx';
import { applicationIcon, applicationName } from '../../shared/ui/application-twins.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { InnerTestTag } from '../../shared/ui/inner-test-tag.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { useApplicationLists } from './application-lists.ts';
import styles from './applications-page.module.css';
import { OfReport } from './of-report.tsx';
import page from './shell-page.module.css';

interface ItemProps {
  application: Application;
  reportId: string;
  /** Why the report triggered it. */
  reason?: string | undefined;
}

function Item({ application, reportId, reason }: ItemProps) {
  const mayOpen = useMayOpen();
  const { api_type: apiType, application_id: id } = application;
  const name = applicationName(application);
  const canOpen = apiType !== undefined && isReady(apiType) && mayOpen('/detail');
  return (
    <li className={styles.item}>
      <ApplicationTile apiType={apiType} source={applicationIcon(application)} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          {mayOpen('/appstore-detail') ? (
            <Link to={`/appstore-detail?id=${encodeURIComponent(id)}`}>{name}</Link>
          ) : (
            name
          )}
          <InnerTestTag apiType={apiType} />
        </h3>
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={styles.description}>{application.application_desc}</p>
      </div>
      {canOpen && (
        <Link
          className={`jw-button jw-button-small ${styles.open ?? ''}`}
          to={detailAddress({ reportId, panel: 'assessment', apiType })}
          aria-label={`打开 ${name}`}
        >
          打开
        </Link>
      )}
    </li>
  );
}

interface GroupProps {
  title: string;
  applications: readonly Application[];
  reportId: string;
  hasReasons?: boolean;
}

function Group({ title, applications, reportId, hasReasons = false }: GroupProps) {
  if (applications.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <SectionHeading title={title} aside={`${applications.length} 个`} rule="below" />
      <ul className={styles.items}>
        {applications.map((application) => (
          <Item
            key={application.application_id}
            application={application}
            reportId={reportId}
            reason={hasReasons ? application.hint : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function Applications({ patientId, reportId }: { patientId: string; reportId: string }) {
  const { lists, hasFailed, reload } = useApplicationLists(patientId, reportId);
  return (
    <div className={page.page}>
      <section className={`jw-sheet ${page.sheet ?? ''}`}>
        <h1 className={`jw-song ${page.title ?? ''}`}>应用</h1>
        {hasFailed && <Reload onReload={reload} />}
        {!lists && !hasFailed && <BlockSkeleton lines={6} />}
        {lists && (
          <>
            {lists.triggered.length === 0 && (
              <EmptyState title="本报告未触发应用" hint="检验结果达到应用条件时在此列出" />
            )}
            <Group title="本报告触发" applications={lists.triggered} reportId={reportId} hasReasons />
            <Group title="我的应用" applications={lists.mine} reportId={reportId} />
            <Group title="全部应用" applications={lists.others} reportId={reportId} />
          </>
        )}
      </section>
    </div>
  );
}

/** 应用: what the report triggered and why, then mine, then the rest; each opens its tool on this report. */
export function ApplicationsPage() {
  return (
    <OfReport title="应用">
      {(report, patient) => <Applications patientId={patient?.patient_id ?? ''} reportId={report.report_id ?? ''} />}
    </OfReport>
  );
}
