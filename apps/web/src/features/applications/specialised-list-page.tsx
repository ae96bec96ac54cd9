import type { Application } from '@jianwei/api-client/model';
import { ApplicationTile } from '../../parts/applications/application-icon.tsx';
import { applicationIcon } from '../../parts/applications/application-twins.ts';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';
import { ApplicationLink } from './application-link.tsx';
import { ApplicationActions, ApplicationList, CategoryChoice } from './application-list.tsx';
import { ApplicationSystems } from './application-systems.tsx';
import { categoryText, isSpecialised } from './application-text.ts';
import { useSpecialisedAddress } from './store-addresses.ts';
import styles from './specialised-list-page.module.css';
import { filterApplications, useStoreFilters } from './store-filters.ts';

function Card({ application, address }: { application: Application; address: string | undefined }) {
  const { api_type: apiType, category, disease, systems = [] } = application;
  return (
    <li className={`jw-stack ${styles.card ?? ''}`}>
      <div className="jw-row jw-start jw-gap-12">
        <ApplicationTile isLarge apiType={apiType} source={applicationIcon(application)} />
        <div>
          <h2 className={`jw-row jw-wrap jw-gap-8 jw-heading ${styles.name ?? ''}`}>
            <ApplicationLink application={application} address={address} className={styles.link} />
            <InnerTestTag apiType={apiType} />
          </h2>
          <p className="jw-note">{disease ?? categoryText(category)}</p>
        </div>
      </div>
      <p className={`jw-table-text jw-ink-2 jw-grow ${styles.description ?? ''}`}>{application.application_desc}</p>
      <div className={`jw-row jw-between jw-ink-3 ${styles.foot ?? ''}`}>
        <ApplicationSystems systems={systems} />
        <span>{categoryText(category)}</span>
      </div>
    </li>
  );
}

/** 专病应用: the applications that analyse big data or are made for one disease, as cards. */
export function SpecialisedListPage() {
  const store = useStoreFilters();
  const applications = useDoctorApplications();
  const addressOf = useSpecialisedAddress();
  const specialised = applications.data?.applications.filter(isSpecialised) ?? [];
  return (
    <>
      <ApplicationActions store={store} label="搜索专病应用" placeholder="应用或疾病名称" width={240} />
      <div className={styles.filters}>
        <CategoryChoice store={store} />
      </div>
      <ApplicationList
        query={applications}
        store={store}
        noun="专病应用"
        shown={filterApplications(specialised, { ...store.filters, system: '' })}
      >
        {(shown) => (
          <ul className={`jw-grid jw-gap-16 ${styles.cards ?? ''}`} aria-label="专病应用">
            {shown.map((application) => (
              <Card
                key={application.application_id}
                application={application}
                address={addressOf(application.application_id)}
              />
            ))}
          </ul>
        )}
      </ApplicationList>
    </>
  );
}
