import { listShownReports, useListShownReports } from '@jianwei/api-client/ai-reports/ai-reports';
import type { ShownReportRow } from '@jianwei/api-client/model';
import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DateField } from '../../kit/fields/date-field.tsx';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { askedSort } from '../../kit/admin/sort-values.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { auditText } from '../../parts/audit/audit-text.ts';
import { feedbackText, FILTERS, namesText, PAGE_SIZES, SORT_VALUES } from './ai-report-words.ts';
import styles from './ai-reports.module.css';

const minute = (time: string) => formatDate(time, 'yyyy-MM-dd HH:mm');
const addressOf = ({ report_id: id }: ShownReportRow) => `/analysis-report?report_id=${encodeURIComponent(id)}`;
const nowText = (row: ShownReportRow) =>
  sayOf(row.is_changed, isTrue(row.is_changed) ? namesText(row.diagnoses_now) : '相同');
const readingText = ({ reading_minutes: minutes }: ShownReportRow) =>
  minutes === undefined ? '—' : sayOf(minutes, `${minutes} 分`);

const COLUMNS: readonly AdminColumn<ShownReportRow>[] = [
  {
    key: 'report',
    title: '报告',
    isSortable: true,
    isRowHeader: true,
    width: 136,
    cell: (row) => (
      <span className="jw-two-lines">
        <Link to={addressOf(row)}>
          <b>{row.report_id}</b>
        </Link>
        <span className="jw-note">{`${row.patient_name} ${row.department}`}</span>
      </span>
    ),
    text: (row) => `${row.report_id} ${row.patient_name} ${row.department}`,
  },
  {
    key: 'time',
    title: '报告时间',
    isSortable: true,
    // The day over the time: what was diagnosed needs the room.
    width: 92,
    cell: (row) => <span className="jw-note jw-two-lines">{minute(row.report_time)}</span>,
    text: (row) => minute(row.report_time),
  },
  {
    key: 'shown',
    title: '首次显示',
    isSortable: true,
    width: 92,
    cell: (row) => (
      <span className="jw-note jw-two-lines" title={row.shown_by}>
        {minute(row.shown_at)}
      </span>
    ),
    text: (row) => `${minute(row.shown_at)} ${row.shown_by}`,
  },
  {
    key: 'then',
    title: '当时的诊断',
    isSortable: true,
    cell: (row) => namesText(row.diagnoses_then),
    text: (row) => namesText(row.diagnoses_then),
  },
  {
    key: 'now',
    title: '现在',
    isSortable: true,
    width: 150,
    cell: (row) => (
      <span className={styles.now} data-changed={isTrue(row.is_changed) || undefined}>
        {nowText(row)}
      </span>
    ),
    text: nowText,
  },
  { key: 'unread', title: '未读行', width: 68, isSortable: true, cell: (row) => row.unread, text: (row) => row.unread },
  { key: 'rules', title: '提示', width: 60, isSortable: true, cell: (row) => row.rules, text: (row) => row.rules },
  { key: 'held', title: '审核', width: 76, isSortable: true, cell: auditText, text: auditText },
  {
    key: 'feedback',
    title: '反馈',
    isSortable: true,
    width: 64,
    cell: (row) => feedbackText(row.feedback),
    text: (row) => feedbackText(row.feedback),
  },
  { key: 'reading', title: '首看时长', width: 80, isSortable: true, cell: readingText, text: readingText },
];

/** AI 报告: what the product said of reports, whether it would still say so, and where doctors disagree. */
export function AiReportsPage() {
  const [{ tab, from, to, sort, page, size }, change] = useAddressState(FILTERS);
  const [q, setQ] = useState('');
  const navigate = useNavigate();
  const asked = { tab, q, ...askedSort(sort), ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const reports = useListShownReports({ ...asked, page, page_size: size }, OLDER_STAYS);
  const counts = reports.data?.counts;
  const isNarrowed = tab !== 'all' || q !== '' || from !== '' || to !== '';
  const reset = () => {
    setQ('');
    change({ tab: 'all', from: '', to: '', page: 0 });
  };
  return (
    <AdminTable<ShownReportRow>
      name="ai-reports"
      isPage
      caption="AI 报告"
      columns={COLUMNS}
      query={reports}
      failed="AI 报告未能载入"
      rowKey={(row) => row.report_id}
      sort={sort}
      usualSort="-shown"
      onSort={(next) => change({ sort: SORT_VALUES.find((value) => value === next) ?? '', page: 0 })}
      onPage={(next) => change({ page: next })}
      pageSizes={PAGE_SIZES}
      onPageSize={(next) => change({ size: next, page: 0 })}
      unit="份报告"
      onOpen={(row) => void navigate(addressOf(row))}
      allRows={() => allPages((at, pageSize) => listShownReports({ ...asked, page: at, page_size: pageSize }))}
      keyword={q}
      toolbar={
        <div className="jw-row jw-wrap jw-gap-8">
          <Segmented
            label="哪些报告"
            options={[
              { value: 'all', label: '全部', count: counts?.all },
              { value: 'disagreed', label: '有不符反馈', count: counts?.disagreed },
              { value: 'changed', label: '结论已变', count: counts?.changed },
              { value: 'unread', label: '未能解读', count: counts?.unread },
            ]}
            value={tab}
            onChange={(next) => change({ tab: next, page: 0 })}
          />
          <div style={{ width: 220 }}>
            <KeywordBox
              label="搜索报告"
              placeholder="报告号、姓名、科室或诊断"
              keyword={q}
              onKeyword={(text) => {
                setQ(text);
                if (page !== 0) change({ page: 0 }, true);
              }}
            />
          </div>
          <span className={`jw-row jw-gap-8 ${styles.range}`}>
            <DateField isBare label="开始日期" value={from} onChange={(day) => change({ from: day, page: 0 })} />
            <span className="jw-note">至</span>
            <DateField isBare label="结束日期" value={to} onChange={(day) => change({ to: day, page: 0 })} />
          </span>
        </div>
      }
      empty={
        <EmptyState
          title={isNarrowed ? '没有符合条件的报告' : '还没有显示过的报告'}
          action={isNarrowed && <Button onClick={reset}>清除筛选</Button>}
        />
      }
    />
  );
}
