import type { Application, DoctorApplications } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { addressState, choicePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { QueryState, type ReadState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import styles from './application-browser.module.css';
import shared from './applications.module.css';
import { applicationName } from '../../parts/applications/application.tsx';

/** Filters of the store: keyword, name of a disease system ('' = every system), and category. */
export const STORE = addressState({
  keyword: textPart(),
  system: textPart(),
  category: choicePart(['all', 'lab', 'data']),
});

export type StoreFilters = typeof STORE.initial;

/** The applications that pass; the keyword is looked for in name, description and disease, whatever its case. */
export function filterApplications(applications: readonly Application[], filters: StoreFilters): Application[] {
  const keyword = filters.keyword.trim().toLowerCase();
  return applications.filter((application) => {
    const { application_desc: text = '', disease = '', systems = [], category } = application;
    const searched = [applicationName(application), text, disease].join('\n').toLowerCase();
    return (
      searched.includes(keyword) &&
      (filters.system === '' || systems.includes(filters.system)) &&
      (filters.category === 'all' || (filters.category === 'lab') === (category === 1))
    );
  });
}

/** The systems that applications belong to, those of most applications first. */
export function systemsOf(applications: readonly Application[]): string[] {
  const groups = Map.groupBy(
    applications.flatMap(({ systems = [] }) => systems),
    (system) => system,
  );
  return [...groups].toSorted(([, left], [, right]) => right.length - left.length).map(([system]) => system);
}

const CATEGORIES = [
  { value: 'all', label: '全部类别' },
  { value: 'lab', label: '检验解读' },
  { value: 'data', label: '大数据分析' },
] as const;

interface ApplicationBrowserProps {
  noun: string;
  /** Rows on a sheet, chosen by system too; or cards. */
  layout: 'rows' | 'cards';
  placeholder: string;
  /** Of the search box, in pixels. */
  searchWidth: number;
  actions?: ReactNode;
  query: ReadState<DoctorApplications>;
  applications: readonly Application[];
  children: (application: Application) => ReactNode;
}

/** Applications that are found by keyword and category, and a way back to all of them where none is; the filters live in the address. */
export function ApplicationBrowser(props: ApplicationBrowserProps) {
  const { noun, layout, placeholder, searchWidth, actions, query, applications, children } = props;
  const [filters, change] = useAddressState(STORE);
  const isRows = layout === 'rows';
  const { system } = filters;
  const systems = systemsOf(applications);
  const offered = system === '' || systems.includes(system) ? systems : [system, ...systems];
  const shown = filterApplications(applications, isRows ? filters : { ...filters, system: '' });
  const nothing =
    STORE.write(filters).size > 0 ? (
      <EmptyState
        title={`没有符合条件的${noun}`}
        action={<Button onClick={() => change(STORE.initial)}>清除筛选</Button>}
      />
    ) : (
      <EmptyState title={`暂无${noun}`} />
    );
  return (
    <>
      <PageActions>
        <span style={{ width: searchWidth }}>
          <KeywordBox
            label={`搜索${noun}`}
            placeholder={placeholder}
            keyword={filters.keyword}
            onKeyword={(keyword, isTyping) => change({ keyword }, isTyping)}
          />
        </span>
        {actions}
      </PageActions>
      <div className={isRows ? `jw-row jw-wrap jw-between ${styles.filters}` : styles.above}>
        {isRows && (
          <Segmented
            variant="plain"
            label="所属系统"
            options={['', ...offered].map((value) => ({ value, label: value || '全部' }))}
            value={system}
            onChange={(chosen) => change({ system: chosen })}
          />
        )}
        <Segmented
          label="应用类别"
          options={CATEGORIES}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
      </div>
      <section className={isRows ? `jw-sheet ${styles.sheet}` : undefined} aria-label={noun}>
        <QueryState query={query} failed={`${noun}未能载入`} lines={8} empty={() => shown.length === 0 && nothing}>
          {() => (
            <ul
              className={isRows ? `${shared.columns} ${styles.rows}` : `jw-grid jw-gap-16 ${styles.cards}`}
              aria-label={noun}
            >
              {shown.map((application) => (
                <li key={application.application_id} className={isRows ? styles.row : `jw-stack ${styles.card}`}>
                  {children(application)}
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </>
  );
}
