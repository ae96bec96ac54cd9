import type { Application } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';

import { useDoctorApplications } from '../../shared/hooks/use-doctor-applications.ts';
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
import { ApplicationSystems } from './application-systems.tsx';
import { categoryText, isSpecialised } from './application-text.ts';
import { useSpecialisedAddress } from './store-addresses.ts';
import styles from './specialised-list-page.module.css';
import { filterApplications, isNarrowed, NO_FILTERS, STORE_CATEGORIES, useStoreFilters } from './store-filters.ts';

function Card({ application, address }: { application: Application; address: string | undefined }) {
  const { api_type: apiType, category, disease, systems = [] } = application;
  const name = applicationName(application);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <ApplicationIcon apiType={apiType} source={applicationIcon(application)} size={20} />
        </span>
        <div>
          <h2 className={styles.name}>
            {address === undefined ? (
              name
            ) : (
              <Link to={address} className={styles.link}>
                {name}
              </Link>
            )}
            <InnerTestTag apiType={apiType} />
          </h2>
          <p className={styles.disease}>{disease ?? categoryText(category)}</p>
        </div>
      </div>
      <p className={styles.description}>{application.application_desc}</p>
      <div className={styles.foot}>
        <ApplicationSystems systems={systems} />
        <span>{categoryText(category)}</span>
      </div>
    </li>
  );
}

/** 专病应用: the applications that analyse big data or are made for one disease, as cards. */
export function SpecialisedListPage() {
  const { filters, change } = useStoreFilters();
  const { data, isError, refetch } = useDoctorApplications();
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  const addressOf = useSpecialisedAddress();
  const shown = filterApplications(data?.applications.filter(isSpecialised) ?? [], { ...filters, system: '' });
  return (
    <>
      <PageActions>
        <span className={styles.search}>
          <SearchBox
            label="搜索专病应用"
            placeholder="应用或疾病名称"
            value={keyword}
            onChange={setKeyword}
            onSearch={(text) => change({ keyword: text })}
          />
        </span>
      </PageActions>
      <div className={styles.filters}>
        <Segmented
          label="应用类别"
          options={STORE_CATEGORIES}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
      </div>
      {isError && !data && (
        <EmptyState
          tone="error"
          title="专病应用未能载入"
          action={<Button onClick={() => void refetch()}>重新载入</Button>}
        />
      )}
      {!data && !isError && <BlockSkeleton lines={6} />}
      {data && shown.length > 0 && (
        <ul className={styles.cards} aria-label="专病应用">
          {shown.map((application) => (
            <Card
              key={application.application_id}
              application={application}
              address={addressOf(application.application_id)}
            />
          ))}
        </ul>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={isNarrowed(filters) ? '没有符合条件的专病应用' : '暂无专病应用'}
          {...(isNarrowed(filters) && { action: <Button onClick={() => change(NO_FILTERS)}>清除筛选</Button> })}
        />
      )}
    </>
  );
}
