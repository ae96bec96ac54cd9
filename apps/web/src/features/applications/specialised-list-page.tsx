import { ApplicationTile, ApplicationTags } from '../../parts/applications/application.tsx';
import { categoryText } from '../../parts/applications/store-card.tsx';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import { ApplicationBrowser } from './application-browser.tsx';
import styles from './application-browser.module.css';
import { ApplicationLink, ApplicationSystems } from './application-link.tsx';
import { isSpecialised, useAddressIn } from './application-text.ts';

/** 专病应用: the applications that analyse big data or are made for one disease, as cards. */
export function SpecialisedListPage() {
  const query = useDoctorApplications();
  const addressOf = useAddressIn('/specialized-disease-detail');
  return (
    <ApplicationBrowser
      noun="专病应用"
      layout="cards"
      placeholder="应用或疾病名称"
      searchWidth={240}
      query={query}
      applications={query.data?.applications.filter(isSpecialised) ?? []}
    >
      {(application) => (
        <>
          <div className="jw-row jw-start jw-gap-12">
            <ApplicationTile isLarge of={application} />
            <div>
              <h2 className={`jw-row jw-wrap jw-gap-8 jw-heading ${styles.name}`}>
                <ApplicationLink
                  application={application}
                  address={addressOf(application.application_id)}
                  className={styles.whole}
                />
                <ApplicationTags of={application} />
              </h2>
              <p className="jw-note">{application.disease ?? categoryText(application.category)}</p>
            </div>
          </div>
          <p className={`jw-table-text jw-ink-2 jw-grow ${styles.description}`}>{application.application_desc}</p>
          <div className={`jw-row jw-between jw-ink-3 ${styles.foot}`}>
            <ApplicationSystems systems={application.systems} />
            <span>{categoryText(application.category)}</span>
          </div>
        </>
      )}
    </ApplicationBrowser>
  );
}
