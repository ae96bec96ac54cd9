import { useEffect, useRef } from 'react';
import { useListAuditHolds } from '@jianwei/api-client/audit/audit';
import { useAddressState } from '../../kit/lib/address.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { type AuditFilterState, EVERY, FILTERS } from './audit-filter-state.ts';
import { HoldList } from './hold-list.tsx';
import { RuleList } from './rule-list.tsx';
import { RulePane } from './rule-pane.tsx';
import styles from './audit-rules.module.css';

/** 审核规则管理: what is held and why, and the rules that hold it. */
export function AuditRulesPage() {
  const [filters, change] = useAddressState(FILTERS);
  const narrow = (part: Partial<AuditFilterState>, isTyping = false) =>
    change({ ...part, page: 0, open: '', hits: '' }, isTyping);
  const held = useListAuditHolds({ state: 'held', page_size: 1 }, { request: { suppress: true } }).data?.held;
  // Each list has the tabs in a toolbar of its own: the one that goes takes the focus with it.
  const group = useRef<HTMLSpanElement>(null);
  const shown = useRef(filters.tab);
  useEffect(() => {
    if (shown.current === filters.tab) return;
    shown.current = filters.tab;
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [filters.tab]);
  const tabs = (
    <span ref={group}>
      <Segmented
        label="列表"
        options={[
          { value: 'rules', label: '规则' },
          { value: 'held', label: '待审', count: held },
          { value: 'decided', label: '已处理' },
        ]}
        value={filters.tab}
        onChange={(tab) => narrow({ ...EVERY, sort: '', tab })}
      />
    </span>
  );
  const list = { filters, tabs, onChange: change, onNarrow: narrow };
  if (filters.tab !== 'rules') return <HoldList {...list} />;
  return (
    <div className={`jw-grid ${styles.page}`} data-open={filters.open !== '' || undefined}>
      <RuleList {...list} />
      {filters.open !== '' && (
        <RulePane
          key={filters.open}
          ruleId={filters.open}
          hits={filters.hits}
          onHits={(hits) => change({ hits })}
          onClose={() => change({ open: '', hits: '' })}
          onDecided={() => narrow({ ...EVERY, sort: '', tab: 'decided', rule: filters.open })}
        />
      )}
    </div>
  );
}
