import type { Application } from '@jianwei/api-client/model';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { ApplicationTile } from '../../parts/applications/application-icon.tsx';
import { applicationIcon } from '../../parts/applications/application-twins.ts';
import { InnerTestTag } from '../../parts/applications/inner-test-tag.tsx';
import { useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import { ApplicationLink } from './application-link.tsx';
import { ApplicationActions, ApplicationList, CategoryChoice } from './application-list.tsx';
import { ApplicationManager } from './application-manager.tsx';
import { categoryText } from './application-text.ts';
import shared from './applications.module.css';
import { ChoiceControl } from './choice-control.tsx';
import { useDetailAddress } from './store-addresses.ts';
import { filterApplications, systemsOf, useStoreFilters } from './store-filters.ts';
import styles from './store-page.module.css';
import { useApplicationChoice, type ApplicationChoice } from './use-application-choice.ts';

interface StoreItemProps {
  application: Application;
  choice: ApplicationChoice;
  address: string | undefined;
}

function StoreItem({ application, choice, address }: StoreItemProps) {
  const { api_type: apiType, systems = [] } = application;
  return (
    <li className={styles.item}>
      <ApplicationTile isLarge apiType={apiType} source={applicationIcon(application)} />
      <div className="jw-stack jw-grow">
        <div className={`jw-row jw-gap-8 ${styles.line ?? ''}`}>
          <h2 className="jw-heading">
            <ApplicationLink application={application} address={address} />
          </h2>
          <InnerTestTag apiType={apiType} />
          <span className="jw-end">
            <ChoiceControl application={application} choice={choice} />
          </span>
        </div>
        <p className="jw-table-text jw-ink-2 jw-grow">{application.application_desc}</p>
        <p className={`jw-row jw-wrap jw-note ${styles.facts ?? ''}`}>
          <span>{categoryText(application.category)}</span>
          {systems.map((system) => (
            <span key={system}>{system}</span>
          ))}
        </p>
      </div>
    </li>
  );
}

/** 应用商店: every application, by system and category, and which of them are mine. */
export function StorePage() {
  const navigate = useNavigate();
  const store = useStoreFilters();
  const choice = useApplicationChoice();
  const isFixed = useHasFixedApplications();
  const addressOf = useDetailAddress();
  const [isArranging, setArranging] = useState(false);
  const { system } = store.filters;
  const applications = choice.query.data?.applications ?? [];
  const systems = systemsOf(applications);
  const offered = system === '' || systems.includes(system) ? systems : [system, ...systems];
  const openDetail = (id: string) => {
    const address = addressOf(id);
    if (address !== undefined) void navigate(address);
  };
  return (
    <>
      <ApplicationActions store={store} label="搜索应用" placeholder="应用名称" width={220}>
        {!isFixed && (
          <Button
            icon={<LayoutGrid size={16} strokeWidth={1.6} aria-hidden="true" />}
            disabled={!choice.query.data}
            onClick={() => setArranging(true)}
          >
            我的应用
          </Button>
        )}
      </ApplicationActions>
      <div className={`jw-row jw-wrap jw-between ${styles.filters ?? ''}`}>
        <Segmented
          variant="plain"
          label="所属系统"
          options={[{ value: '', label: '全部' }, ...offered.map((name) => ({ value: name, label: name }))]}
          value={system}
          onChange={(name) => store.change({ system: name })}
        />
        <CategoryChoice store={store} />
      </div>
      <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="应用">
        <ApplicationList
          query={choice.query}
          store={store}
          noun="应用"
          shown={filterApplications(applications, store.filters)}
        >
          {(shown) => (
            <ul className={`${shared.columns ?? ''} ${styles.items ?? ''}`}>
              {shown.map((application) => (
                <StoreItem
                  key={application.application_id}
                  application={application}
                  choice={choice}
                  address={addressOf(application.application_id)}
                />
              ))}
            </ul>
          )}
        </ApplicationList>
      </section>
      {isArranging && <ApplicationManager onClose={() => setArranging(false)} onOpenApplication={openDetail} />}
    </>
  );
}
