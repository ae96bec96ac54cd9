import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ApplicationTile } from '../../parts/applications/application-icon.tsx';
import { applicationIcon, applicationName } from '../../parts/applications/application-twins.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
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
  const canOpen = apiType !== undefined && isAssessment(apiType) && mayOpen('/detail');
  return (
    <li className={`jw-row jw-start jw-gap-12 ${styles.item ?? ''}`}>
      <ApplicationTile apiType={apiType} source={applicationIcon(application)} />
      <div className="jw-grow">
        <h3 className={`jw-row jw-gap-8 jw-body ${styles.name ?? ''}`}>
          {mayOpen('/appstore-detail') ? (
            <Link to={`/appstore-detail?id=${encodeURIComponent(id)}`}>{name}</Link>
          ) : (
            name
          )}
          <InnerTestTag apiType={apiType} />
        </h3>
        {reason && <p className={`jw-table-text ${styles.reason ?? ''}`}>{reason}</p>}
        <p className="jw-table-text jw-ink-3">{application.application_desc}</p>
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
  const lists = useApplicationLists(patientId, reportId);
  return (
    <div className={`jw-stack jw-gap-16 ${page.page ?? ''}`}>
      <section className={`jw-sheet ${page.sheet ?? ''}`}>
        <h1 className={`jw-song ${page.title ?? ''}`}>应用</h1>
        <QueryState query={lists} loading={<BlockSkeleton lines={6} />}>
          {({ triggered, mine, others }) => (
            <>
              {triggered.length === 0 && <EmptyState title="本报告未触发应用" hint="检验结果达到应用条件时在此列出" />}
              <Group title="本报告触发" applications={triggered} reportId={reportId} hasReasons />
              <Group title="我的应用" applications={mine} reportId={reportId} />
              <Group title="全部应用" applications={others} reportId={reportId} />
            </>
          )}
        </QueryState>
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
