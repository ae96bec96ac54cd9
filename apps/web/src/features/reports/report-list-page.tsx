import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { listReports, useListReports } from '@jianwei/api-client/reports/reports';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { KeyResult, ListReportsParams, ReportListItem, ReportPage } from '@jianwei/api-client/model';
import { DateField } from '../../kit/fields/date-field.tsx';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { type CsvCell, csvText, downloadCsv } from '../../kit/lib/csv.ts';
import { formatDate, today } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { ListPage } from '../../kit/ui/list-page.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { FlagArrow } from '../../parts/lab/abnormal-value.tsx';
import { reliabilityLabel, ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import styles from './report-list-page.module.css';
import { ReportRows } from './report-rows.tsx';
import { abnormalFlag } from '../../parts/lab/abnormal-flag.ts';
import { unitText } from '../../parts/lab/lab-text.ts';

const TABS = ['all', 'unread', 'critical', 'focus', 'hint'] as const;
const TAB_TEXT = { all: '全部', unread: '未读', critical: '危急值', focus: '需关注', hint: '有应用提示' };
const PAGE_SIZES = [12, 24, 48] as const;

/** In the address, where every day is asked for. */
const EVERY_DAY = 'all';

/** As the call takes them, but for the day. */
const FILTERS = addressState({
  tab: choicePart(TABS),
  keyword: textPart(),
  department: textPart(),
  date: textPart((text) => (text === EVERY_DAY || /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')),
  page: pagePart(),
  page_size: choicePart<number>(PAGE_SIZES),
});
type Filters = typeof FILTERS.initial;
const EVERY_REPORT = { tab: 'all', keyword: '', department: '', date: '' } as const;

/** The list opens on today; who searches for a patient without a day searches every day. '' = every day. */
function dayOf({ keyword, date }: Filters): string {
  if (date !== '') return date === EVERY_DAY ? '' : date;
  return keyword === '' ? today() : '';
}

/** Which reports these are, in words: 今日 41 份. */
function dayText(filters: Filters, page: ReportPage): string {
  const { total_elements: total, counts } = page;
  if (filters.tab === 'critical') return `未闭环危急值 ${counts.critical} 项，涉及 ${total} 份报告，不限日期`;
  const day = dayOf(filters);
  return `${day === '' ? '全部日期' : day === today() ? '今日' : day} ${total} 份`;
}

/** The same on paper, which has no filters: what they are, and when it was printed. */
function paperText(filters: Filters, page: ReportPage): string {
  const { tab, department, keyword } = filters;
  const narrowed = [tab !== 'all' && TAB_TEXT[tab], department, keyword && `“${keyword}”`];
  return ['AI 报告解读', formatDate(new Date(), 'yyyy-MM-dd HH:mm'), ...narrowed, dayText(filters, page)]
    .filter(Boolean)
    .join('\u3000');
}

/** As many reports as the call gives at once. */
const LARGEST_PAGE = 200;
/** A list that is longer is no day's work: its pages are walked one by one. */
const LONGEST_WALK = 1000;

const isOnePageOfMore = ({ total_elements: total, data }: ReportPage) => total > data.length && total <= LONGEST_WALK;

/** Every report that the filters find, in their order: J walks them all, not one page of them. */
async function listWhole(params: ListReportsParams): Promise<readonly ReportListItem[]> {
  const ask = (page: number) => listReports({ ...params, page, page_size: LARGEST_PAGE }, { suppress: true });
  const first = await ask(0);
  const more = Math.max(0, Math.ceil(first.total_elements / LARGEST_PAGE) - 1);
  const rest = await Promise.all(Array.from({ length: more }, (_, index) => ask(index + 1)));
  return [first, ...rest].flatMap(({ data }) => data);
}

const SKELETON_COLUMNS = [1, 2, 2, 3, 1, 4, 4, 1, 1];

const LEGEND = (
  <div className="jw-row jw-wrap jw-gap-24 jw-note jw-ink-2">
    <span className="jw-row jw-gap-16">
      可靠性
      {[2, 1, 0].map((reliable) => (
        <ReliabilityMark key={reliable} reliable={reliable} />
      ))}
    </span>
    <span className="jw-row jw-gap-4">
      <FlagArrow direction="up" double /> 危：达到危急值界限
    </span>
  </div>
);

/** AI 报告解读: every report the user may read, with search, filters and paging in the address. */
export function ReportListPage() {
  const [asked, change] = useAddressState(FILTERS);
  // A text from the command box comes with the step and stays out of the address; the next change of the filters ends it.
  const { keyword: carried = '' } = (useLocation().state ?? {}) as { keyword?: string };
  const filters = { ...asked, keyword: asked.keyword || carried };
  /** Other reports begin on the first page. */
  const narrow = (part: Partial<Filters>, isTyping = false) => change({ ...part, page: 0 }, isTyping);
  const day = dayOf(filters);
  const reports = useListReports({ ...filters, date: day }, OLDER_STAYS);
  const { data, isFetching } = reports;
  const { tab, keyword, department, page, page_size: pageSize } = filters;
  const isNarrowed = tab !== 'all' || keyword + department + filters.date !== '';
  const known = data?.departments ?? [];
  const departments = department === '' || known.includes(department) ? known : [department, ...known];
  return (
    <ListPage
      query={reports}
      failed="报告列表未能载入"
      skeleton={SKELETON_COLUMNS}
      actions={
        <Button
          icon={<Download size={16} />}
          disabled={!data || data.data.length === 0}
          onClick={() => data && downloadCsv(reportsToCsv(data.data), `报告列表_${today()}.csv`)}
        >
          导出
        </Button>
      }
      toolbar={
        <>
          <div className="jw-no-print">
            <Segmented
              label="报告范围"
              options={TABS.map((value) => ({ value, label: TAB_TEXT[value], count: data?.counts[value] }))}
              value={tab}
              onChange={(value) => narrow({ tab: value })}
            />
          </div>
          <div className="jw-row jw-wrap jw-gap-8 jw-no-print">
            {data && <b className="jw-table-text">{dayText(filters, data)}</b>}
            {tab !== 'critical' && (
              <Button variant="text" size="small" onClick={() => narrow({ date: day === '' ? today() : EVERY_DAY })}>
                {day === '' ? '只看今日' : '全部日期'}
              </Button>
            )}
            <label className={`jw-row jw-gap-8 ${styles.field}`}>
              <span className="jw-ink-3">科室</span>
              <Select
                variant="bare"
                value={department}
                onChange={(event) => narrow({ department: event.target.value })}
              >
                <option value="">全部科室</option>
                {departments.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </label>
            <div className={`jw-row jw-gap-8 ${styles.field}`}>
              <span className="jw-ink-3" aria-hidden="true">
                日期
              </span>
              <DateField
                isBare
                label="日期"
                value={day}
                onChange={(value) => narrow({ date: value === '' ? EVERY_DAY : value === today() ? '' : value })}
              />
            </div>
            <div style={{ width: 216 }}>
              <KeywordBox
                label="搜索报告"
                placeholder="姓名、住院号、报告号"
                keyword={keyword}
                onKeyword={(text, isTyping) => narrow({ keyword: text }, isTyping)}
              />
            </div>
          </div>
        </>
      }
      empty={() => (
        <EmptyState
          title="没有符合条件的报告"
          hint="可放宽筛选条件后再看"
          action={
            isNarrowed ? (
              <Button onClick={() => narrow(EVERY_REPORT)}>清除筛选</Button>
            ) : (
              <Button onClick={() => narrow({ date: EVERY_DAY })}>看全部日期</Button>
            )
          }
        />
      )}
      legend={LEGEND}
      pager={{
        page,
        pageSize,
        unit: '份',
        pageSizes: PAGE_SIZES,
        onPage: (next) => change({ page: next }),
        onPageSize: (size) => narrow({ page_size: size }),
      }}
    >
      {(shown) => (
        <ReportRows
          reports={shown.data}
          day={day || today()}
          paper={paperText(filters, shown)}
          isStale={isFetching}
          whole={isOnePageOfMore(shown) ? () => listWhole({ ...filters, date: day }) : undefined}
        />
      )}
    </ListPage>
  );
}

function resultText(result: KeyResult): string {
  const { word } = abnormalFlag(result.abnormal_type, result.critical);
  return [result.laboratory_name, result.original_result, unitText(result.original_units), word]
    .filter(Boolean)
    .join(' ');
}

const COLUMNS: Readonly<Record<string, (report: ReportListItem) => CsvCell>> = {
  状态: (report) => sayOf(report.is_read, report.is_read ? '已读' : '未读'),
  患者: (report) => report.patient_name,
  性别: (report) => report.patient_gender,
  年龄: (report) => report.patient_age,
  科室: (report) => report.department ?? '',
  床号: (report) => report.bed_no ?? '',
  住院号: (report) => report.inpatient_no ?? '',
  报告: (report) => report.report_name,
  报告时间: (report) => formatDate(report.report_time, 'yyyy-MM-dd HH:mm'),
  偏高项: (report) => report.high_count,
  偏低项: (report) => report.low_count,
  综合判读: (report) => report.reading?.headline.join('；') ?? '',
  关键结果: (report) => report.key_results.map(resultText).join('；'),
  诊断: (report) =>
    report.diagnoses
      .map(({ diagnosis_name: name, reliable, known }) =>
        isTrue(known) ? `${name}（已知）` : `${name}（可靠性${reliabilityLabel(reliable)}）`,
      )
      .join('；'),
  应用: (report) => report.applications.map((application) => application.name).join('；'),
};

/** The shown rows as CSV with a heading line, CRLF line ends and a byte order mark. */
export function reportsToCsv(reports: readonly ReportListItem[]): string {
  const cells = Object.values(COLUMNS);
  return csvText([Object.keys(COLUMNS), ...reports.map((report) => cells.map((cell) => cell(report)))]);
}
