import type { AccountFacets } from '@jianwei/api-client/model';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { RoleFilter } from '../../parts/session/role-filter.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import type { AccountFilterState } from './account-filter-state.ts';
import styles from './accounts.module.css';

/** Only a link leads here with an application, and its call lives with the code of a report: the list does not wait for that. */
const ApplicationChip = lazyPart('ApplicationChip', () => import('./application-chip.tsx'));

const STATES = { normal: '正常', locked: '锁定' } as const;
const FACETS = { idle: '90 日未活动', never: '从未登录', mismatch: '角色与科室不符' } as const;
const FACET_KEYS = ['idle', 'never', 'mismatch'] as const;

interface AccountFiltersProps {
  readonly filters: AccountFilterState;
  readonly facets: AccountFacets | undefined;
  readonly departments: readonly string[];
  readonly onNarrow: (part: Partial<AccountFilterState>) => void;
}

/** Role, state and department, and the accounts that deserve a look. */
export function AccountFilters({ filters, facets, departments, onNarrow }: AccountFiltersProps) {
  const { role, state, department, facet, application } = filters;
  return (
    <>
      {application !== '' && <ApplicationChip id={application} onClear={() => onNarrow({ application: '' })} />}
      <RoleFilter role={role} onRole={(next) => onNarrow({ role: next })} />
      <NameFilter label="状态" names={STATES} chosen={state} onChoose={(next) => onNarrow({ state: next })} />
      <NameFilter
        label="科室"
        names={departments}
        chosen={department}
        onChoose={(next) => onNarrow({ department: next })}
      />
      {FACET_KEYS.filter((key) => facet === key || (facets?.[key] ?? 0) !== 0).map((key) => (
        <button
          key={key}
          type="button"
          className={`jw-bare jw-table-text jw-nowrap ${styles.chip}`}
          aria-pressed={facet === key}
          onClick={() => onNarrow({ facet: facet === key ? '' : key })}
        >
          {FACETS[key]} <b>{facets?.[key]}</b>
        </button>
      ))}
    </>
  );
}
