import type { Application } from '@jianwei/api-client/model';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useHasFixedApplications } from '../../shared/hooks/use-doctor-applications.ts';
import { PageActions } from '../../shared/hooks/page-frame.tsx';
import { useDebouncedText } from '../../shared/hooks/use-debounced-text.ts';
import { ApplicationIcon } from '../../shared/ui/application-icon.tsx';
import { applicationIcon, applicationName } from '../../shared/ui/application-twins.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { InnerTestTag } from '../../shared/ui/inner-test-tag.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import { ApplicationManager } from './application-manager.tsx';
import { categoryText } from './application-text.ts';
import { ChoiceControl } from './choice-control.tsx';
import { useDetailAddress } from './store-addresses.ts';
import {
  filterApplications,
  isNarrowed,
  NO_FILTERS,
  STORE_CATEGORIES,
  systemsOf,
  useStoreFilters,
} from './store-filters.ts';
import styles from './store-page.module.css';
import { useApplicationChoice, type ApplicationChoice } from './use-application-choice.ts';

interface StoreItemProps {
  application: Application;
  choice: ApplicationChoice;
  address: string | undefined;
}

function StoreItem({ application, choice, address }: StoreItemProps) {
  const { api_type: apiType, systems = [] } = application;
  const name = applicationName(application);
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <ApplicationIcon apiType={apiType} source={applicationIcon(application)} size={20} />
      </span>
      <div className={styles.text}>
        <div className={styles.line}>
          <h2 className={styles.name}>{address === undefined ? name : <Link to={address}>{name}</Link>}</h2>
          <InnerTestTag apiType={apiType} />
          <span className={styles.choice}>
            <ChoiceControl application={application} choice={choice} />
          </span>
        </div>
        <p className={styles.description}>{application.application_desc}</p>
        <p className={styles.facts}>
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
  const { filters, change } = useStoreFilters();
  const choice = useApplicationChoice();
  const isFixed = useHasFixedApplications();
  const addressOf = useDetailAddress();
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  const [isArranging, setArranging] = useState(false);
  const { data, isError, refetch } = choice.query;
  const shown = filterApplications(data?.applications ?? [], filters);
  const systems = systemsOf(data?.applications ?? []);
  const offered = filters.system === '' || systems.includes(filters.system) ? systems : [filters.system, ...systems];
  const openDetail = (id: string) => {
    const address = addressOf(id);
    if (address !== undefined) void navigate(address);
  };
  return (
    <>
      <PageActions>
        <span className={styles.search}>
          <SearchBox
            label="搜索应用"
            placeholder="应用名称"
            value={keyword}
            onChange={setKeyword}
            onSearch={(text) => change({ keyword: text })}
          />
        </span>
        {!isFixed && (
          <Button
            icon={<LayoutGrid size={16} strokeWidth={1.6} aria-hidden="true" />}
            disabled={!data}
            onClick={() => setArranging(true)}
          >
            我的应用
          </Button>
        )}
      </PageActions>
      <div className={styles.filters}>
        <Segmented
          variant="plain"
          label="所属系统"
          options={[{ value: '', label: '全部' }, ...offered.map((system) => ({ value: system, label: system }))]}
          value={filters.system}
          onChange={(system) => change({ system })}
        />
        <Segmented
          label="应用类别"
          options={STORE_CATEGORIES}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
      </div>
      <section className={`jw-sheet ${styles.sheet ?? ''}`} aria-label="应用">
        {isError && !data && (
          <EmptyState
            tone="error"
            title="应用未能载入"
            action={<Button onClick={() => void refetch()}>重新载入</Button>}
          />
        )}
        {!data && !isError && <BlockSkeleton lines={8} />}
        {data && shown.length > 0 && (
          <ul className={styles.items}>
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
        {data && shown.length === 0 && (
          <EmptyState
            title={isNarrowed(filters) ? '没有符合条件的应用' : '暂无应用'}
            {...(isNarrowed(filters) && { action: <Button onClick={() => change(NO_FILTERS)}>清除筛选</Button> })}
          />
        )}
      </section>
      {isArranging && <ApplicationManager onClose={() => setArranging(false)} onOpenApplication={openDetail} />}
    </>
  );
}
