import { listReports, useListReports } from '@jianwei/api-client/reports/reports';
import type { ReportListItem } from '@jianwei/api-client/model';
import { useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { DateField } from '../../kit/fields/date-field.tsx';
import { useAddressState } from '../../kit/lib/address.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import { BESIDE_COLUMNS, COLUMNS } from './review-columns.tsx';
import { askedReports, EVERY, FILTERS, isNarrowed, PAGE_SIZES, type ReviewFilterState } from './review-filter-state.ts';
import { ReviewPane } from './review-pane.tsx';
import styles from './report-review.module.css';

/** What narrows the list besides words and a day, each as a choice. */
const CHOICES = [
  { name: 'audit', label: '审核', options: { held: '暂缓中', released: '曾暂缓', timed_out: '超时放行' } },
  { name: 'unread', label: '未解读', options: { yes: '有未解读', no: '全部已解读' } },
  { name: 'tagged', label: '标注', options: { yes: '已标注', no: '未标注' } },
  { name: 'disputed', label: '反馈', options: { yes: '反馈不准确待标注' } },
  { name: 'unit', label: '单位', options: { yes: '有单位不符' } },
] as const;

const OPINIONS = { '': '', yes: '标为有用', no: '标为不适用' } as const;
const ruleText = ({ rule, days, useful }: ReviewFilterState) =>
  [`规则 ${rule}`, days !== '' && `近 ${days} 日`, OPINIONS[useful]].filter(Boolean).join('，');

/** 报告列表: a report and what the product says about it, before a doctor asks. */
export function ReportReviewPage() {
  const [filters, change] = useAddressState(FILTERS);
  // It may name a patient: it stays out of the address.
  const [keyword, setKeyword] = useState('');
  const narrow = (part: Partial<ReviewFilterState>, isTyping = false) =>
    change({ ...part, page: 0, open: '' }, isTyping);
  const reports = useListReports(askedReports(filters, keyword), OLDER_STAYS);
  const isOpen = filters.open !== '';
  const isFiltered = isNarrowed(filters) || keyword !== '';
  const clear = () => {
    setKeyword('');
    narrow(EVERY);
  };
  return (
    <div className={`jw-grid ${styles.page}`} data-open={isOpen || undefined}>
      <AdminTable<ReportListItem>
        name="report-review"
        isPage
        caption="报告列表"
        columns={isOpen ? BESIDE_COLUMNS : COLUMNS}
        query={reports}
        failed="报告列表未能载入"
        rowKey={(report) => report.report_id}
        sort={filters.sort}
        onSort={(sort) => narrow({ sort: sort as ReviewFilterState['sort'] })}
        onPage={(page) => change({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="份报告"
        openKey={filters.open}
        onOpen={(report) => change({ open: report.report_id })}
        allRows={() =>
          allPages((page, size) => listReports({ ...askedReports(filters, keyword), page, page_size: size }))
        }
        keyword={keyword}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <div style={{ width: 220 }}>
              <KeywordBox
                label="搜索报告"
                placeholder="报告号、姓名、项目或诊断"
                keyword={keyword}
                onKeyword={(text) => {
                  setKeyword(text);
                  change({ page: 0 }, true);
                }}
              />
            </div>
            <DateField label="日期" value={filters.date} onChange={(date) => narrow({ date })} />
            <Choices
              isBeside={isOpen}
              filters={filters}
              departments={reports.data?.departments ?? []}
              onNarrow={narrow}
            />
            {filters.rule !== '' && (
              <Button
                size="small"
                aria-label={`清除：${ruleText(filters)}`}
                onClick={() => narrow({ rule: '', days: '', useful: '' })}
              >
                {`${ruleText(filters)} ×`}
              </Button>
            )}
          </div>
        }
        empty={
          <EmptyState
            title={isFiltered ? '没有符合条件的报告' : '还没有报告'}
            action={isFiltered && <Button onClick={clear}>清除筛选</Button>}
          />
        }
      />
      {isOpen && (
        <ReviewPane
          key={filters.open}
          reportId={filters.open}
          tab={filters.tab}
          onTab={(tab) => change({ tab })}
          onOpen={(open) => change({ open })}
          onRule={(rule) => narrow({ rule, days: '', useful: '' })}
          onClose={() => change({ open: '' })}
        />
      )}
    </div>
  );
}

interface ChoicesProps {
  /** They stand beside an open report: behind one button, because they would take four lines of a narrow list. */
  readonly isBeside: boolean;
  readonly filters: ReviewFilterState;
  readonly departments: readonly string[];
  readonly onNarrow: (part: Partial<ReviewFilterState>) => void;
}

function Choices({ isBeside, filters, departments, onNarrow }: ChoicesProps) {
  const department = (
    <NameFilter
      label="科室"
      names={departments}
      chosen={filters.department}
      onChoose={(chosen) => onNarrow({ department: chosen })}
    />
  );
  const choices = CHOICES.map(({ name, label, options }) => (
    <Select
      key={name}
      aria-label={label}
      value={filters[name]}
      onChange={({ target }) => onNarrow({ [name]: target.value })}
    >
      <option value="">{`${label}不限`}</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  ));
  const all = (
    <>
      {department}
      {choices}
    </>
  );
  if (!isBeside) return all;
  const used = [filters.department, ...CHOICES.map(({ name }) => filters[name])].filter(
    (chosen) => chosen !== '',
  ).length;
  return (
    <Popover
      trigger={used === 0 ? '更多筛选' : `更多筛选 ${used}`}
      triggerClassName={`jw-button jw-button-small ${styles.more}`}
      panelLabel="更多筛选"
      width={188}
    >
      {() => <div className={`jw-grid jw-gap-8 ${styles.choices}`}>{all}</div>}
    </Popover>
  );
}
