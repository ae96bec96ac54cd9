import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { joinReads, QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { applicationName, ApplicationTile, ApplicationTags } from '../../parts/applications/application.tsx';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useShellReport } from './report-shell.tsx';
import { OfReport, Sheet, ShellPage } from './shell-page.tsx';
import styles from './shell.module.css';

interface ApplicationLists {
  /** What the report triggered, with the reason in `hint`. */
  readonly triggered: readonly Application[];
  readonly mine: readonly Application[];
  readonly all: readonly Application[];
}

/** Triggered first, then mine in my order, then the rest; no application stands twice. */
export function applicationGroups({ triggered, mine, all }: ApplicationLists) {
  const without = (list: readonly Application[], taken: readonly Application[]) => {
    const ids = new Set(taken.map((application) => application.application_id));
    return list.filter((application) => !ids.has(application.application_id));
  };
  const ordered = mine.toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0));
  return [
    { title: '本报告触发', applications: triggered },
    { title: '我的应用', applications: without(ordered, triggered) },
    { title: '全部应用', applications: without(all, [...triggered, ...mine]) },
  ];
}

/** @param reason why the report triggered it */
function Item({ application, reason }: { application: Application; reason: string | undefined }) {
  const { reportId } = useShellReport();
  const mayOpen = useMayOpen();
  const { api_type: apiType, application_id: id } = application;
  const name = applicationName(application);
  return (
    <li className="jw-row jw-start jw-gap-12">
      <ApplicationTile of={application} />
      <div className="jw-grow">
        <h3 className={`jw-row jw-gap-8 jw-body ${styles.name}`}>
          <AllowedLink to={`/appstore-detail?id=${encodeURIComponent(id)}`}>{name}</AllowedLink>
          <ApplicationTags of={application} />
        </h3>
        {reason && <p className="jw-table-text">{reason}</p>}
        <p className="jw-table-text jw-ink-3">{application.application_desc}</p>
      </div>
      {apiType !== undefined && isAssessment(apiType) && mayOpen('/detail') && (
        <Link
          className={`jw-button jw-button-small ${styles.open}`}
          to={detailAddress({ reportId, panel: 'assessment', apiType })}
          aria-label={`打开 ${name}`}
        >
          打开
        </Link>
      )}
    </li>
  );
}

function Applications({ patientId }: { patientId: string }) {
  const { reportId } = useShellReport();
  const lists = joinReads(
    useListReportApplications(reportId),
    useDoctorApplications({ patient_id: patientId, report_id: reportId }),
  );
  return (
    <ShellPage>
      <Sheet title="应用">
        <QueryState query={lists} lines={6}>
          {([{ data: triggered }, { my_applications: mine, applications: all }]) => (
            <>
              {triggered.length === 0 && <EmptyState title="本报告未触发应用" hint="检验结果达到应用条件时在此列出" />}
              {applicationGroups({ triggered, mine, all })
                .filter(({ applications }) => applications.length > 0)
                .map(({ title, applications }) => (
                  <section key={title} className={styles.group} aria-label={title}>
                    <SectionHeading title={title} aside={`${applications.length} 个`} rule="below" />
                    <ul className={`jw-grid ${styles.cards} ${styles.applications}`}>
                      {applications.map((application) => (
                        <Item
                          key={application.application_id}
                          application={application}
                          reason={applications === triggered ? application.hint : undefined}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
            </>
          )}
        </QueryState>
      </Sheet>
    </ShellPage>
  );
}

/** 应用: what the report triggered and why, then mine, then the rest; each opens its tool on this report. */
export function ApplicationsPage() {
  return <OfReport title="应用">{(_, patient) => <Applications patientId={patient?.patient_id ?? ''} />}</OfReport>;
}
