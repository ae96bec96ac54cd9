import type { ReportTabCounts } from '@jianwei/api-client/model';

import { DateField } from '../../kit/fields/date-field.tsx';
import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { REPORT_TABS, type ReportFilters } from './report-filters.ts';
import styles from './report-toolbar.module.css';

interface ReportToolbarProps {
  filters: ReportFilters;
  counts: ReportTabCounts | undefined;
  departments: readonly string[];
  onChange: (change: Partial<ReportFilters>) => void;
  /** Like onChange, without a step in the history for every pause while typing. */
  onType: (change: Partial<ReportFilters>) => void;
}

/** Tabs with figures at the left; department, date and search at the right. */
export function ReportToolbar({ filters, counts, departments, onChange, onType }: ReportToolbarProps) {
  const [keyword, setKeyword] = useDebouncedText(filters.keyword, (text) => onType({ keyword: text }));
  const known = filters.department === '' || departments.includes(filters.department);
  const offered = known ? departments : [filters.department, ...departments];
  return (
    <div className={styles.toolbar}>
      <Segmented
        label="报告范围"
        options={REPORT_TABS.map((tab) => ({ ...tab, count: counts?.[tab.value] }))}
        value={filters.tab}
        onChange={(tab) => onChange({ tab })}
      />
      <div className={styles.filters}>
        <label className={styles.field}>
          <span>科室</span>
          <Select
            variant="bare"
            value={filters.department}
            onChange={(event) => onChange({ department: event.target.value })}
          >
            <option value="">全部科室</option>
            {offered.map((department) => (
              <option key={department}>{department}</option>
            ))}
          </Select>
        </label>
        <div className={styles.field}>
          <span aria-hidden="true">日期</span>
          <DateField label="日期" value={filters.date} onChange={(date) => onChange({ date })} />
        </div>
        <div className={styles.search}>
          <SearchBox
            label="搜索报告"
            placeholder="姓名、住院号、报告号"
            value={keyword}
            onChange={setKeyword}
            onSearch={(text) => onChange({ keyword: text })}
          />
        </div>
      </div>
    </div>
  );
}
