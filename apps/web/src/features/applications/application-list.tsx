import type { Application, DoctorApplications } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { isNarrowed, NO_FILTERS, STORE_CATEGORIES, type StoreFilterState } from './store-filters.ts';

interface ApplicationActionsProps {
  store: StoreFilterState;
  label: string;
  placeholder: string;
  /** Of the search box, in pixels. */
  width: number;
  /** Behind the search box. */
  children?: ReactNode;
}

/** Beside the title of a list of applications: the search, whose text reaches the address after a pause. */
export function ApplicationActions({ store, label, placeholder, width, children }: ApplicationActionsProps) {
  const { filters, change } = store;
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => change({ keyword: text }, true));
  return (
    <PageActions>
      <span style={{ width }}>
        <SearchBox
          label={label}
          placeholder={placeholder}
          value={keyword}
          onChange={setKeyword}
          onSearch={(text) => change({ keyword: text })}
        />
      </span>
      {children}
    </PageActions>
  );
}

/** Which half of the applications is listed. */
export function CategoryChoice({ store: { filters, change } }: { store: StoreFilterState }) {
  return (
    <Segmented
      label="应用类别"
      options={STORE_CATEGORIES}
      value={filters.category}
      onChange={(category) => change({ category })}
    />
  );
}

interface ApplicationListProps {
  query: ReadState<DoctorApplications>;
  store: StoreFilterState;
  /** What is listed, in the texts that say why there is nothing. */
  noun: string;
  /** Those that pass the filters. */
  shown: readonly Application[];
  children: (shown: readonly Application[]) => ReactNode;
}

/** The applications that pass the filters, and a way back to all of them where none does. */
export function ApplicationList({ query, store: { filters, change }, noun, shown, children }: ApplicationListProps) {
  const none = isNarrowed(filters) ? (
    <EmptyState title={`没有符合条件的${noun}`} action={<Button onClick={() => change(NO_FILTERS)}>清除筛选</Button>} />
  ) : (
    <EmptyState title={`暂无${noun}`} />
  );
  return (
    <QueryState
      query={query}
      failed={`${noun}未能载入`}
      loading={<BlockSkeleton lines={8} />}
      empty={() => shown.length === 0 && none}
    >
      {() => children(shown)}
    </QueryState>
  );
}
