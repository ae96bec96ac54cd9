import { useListDecisionReports } from '@jianwei/api-client/assist/assist';
import { useSearchKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { useDiseaseSystems } from '../../parts/knowledge/knowledge-search.ts';
import type { DecisionReport, KnowledgeDiagnosis } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { SystemIcon } from '../../parts/knowledge/system-icon.tsx';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import shared from './assist.module.css';
import { decisionAddress } from '../../parts/report/decision-address.ts';
import styles from './decision.module.css';

const TABS = [
  { value: 'disease', label: '按疾病' },
  { value: 'report', label: '按患者报告' },
] as const;

const SEARCH = {
  disease: { label: '搜索疾病', placeholder: '疾病名称、英文名或缩写' },
  report: { label: '搜索报告', placeholder: '患者姓名、住院号、疾病或检验项目' },
};

const ADDRESS = addressState({ tab: choicePart(['disease', 'report']), keyword: textPart(), page: pagePart() });

/** 辅助决策: decision aids by disease, or by the patients' reports that suggest one. Tab, keyword and page live in the address. */
export function DecisionListPage() {
  const [{ tab, keyword, page }, change] = useAddressState(ADDRESS);
  return (
    <section className={`jw-sheet ${shared.sheet}`}>
      <div className={`jw-no-print jw-row jw-wrap jw-between jw-gap-12 ${styles.toolbar}`}>
        <Segmented
          label="决策辅助的列法"
          options={TABS}
          value={tab}
          onChange={(next) => change({ ...ADDRESS.initial, tab: next })}
        />
        <div className={styles.search}>
          <KeywordBox
            {...SEARCH[tab]}
            keyword={keyword}
            onKeyword={(text) => change({ keyword: text, page: 0 }, true)}
          />
        </div>
      </div>
      {tab === 'report' ? (
        <DecisionReports keyword={keyword} page={page} onPage={(next) => change({ page: next })} />
      ) : keyword === '' ? (
        <Systems />
      ) : (
        <Found keyword={keyword} />
      )}
    </section>
  );
}

interface System {
  diagnoses: readonly unknown[];
}

/** Systems that hold a disease first: the others only say that they hold none. */
const filledFirst = (a: System, b: System) => Number(b.diagnoses.length > 0) - Number(a.diagnoses.length > 0);

function Systems() {
  const systemList = useDiseaseSystems();
  return (
    <QueryState query={systemList} lines={8}>
      {({ data: systems }) => (
        <div className={styles.systems}>
          {systems.toSorted(filledFirst).map(({ system_id: id, system_name: name, diagnoses, note }) => (
            <section key={id} className={styles.system} aria-label={name}>
              <SectionHeading title={name} rule="below" aside={<SystemIcon system={name} />} />
              {diagnoses.length === 0 ? (
                <p className={`jw-small jw-ink-3 ${styles.none}`}>{note}</p>
              ) : (
                <Diseases diagnoses={diagnoses} />
              )}
            </section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

function Found({ keyword }: { keyword: string }) {
  const found = useSearchKnowledge({ keyword });
  return (
    <QueryState
      query={found}
      lines={4}
      empty={({ diagnoses }) =>
        diagnoses.length === 0 && <EmptyState title="没有匹配的疾病" hint="可换用全称、英文名或缩写" />
      }
    >
      {({ diagnoses }) => (
        <section aria-label="检索到的疾病">
          <SectionHeading title="检索到的疾病" rule="below" aside={`${diagnoses.length} 种`} />
          <Diseases diagnoses={diagnoses} />
        </section>
      )}
    </QueryState>
  );
}

function Diseases({ diagnoses }: { diagnoses: readonly (KnowledgeDiagnosis & { system_name?: string })[] }) {
  return (
    <ul className={styles.diseases}>
      {diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, system_name: system }) => (
        <li key={id}>
          <Link to={decisionAddress(id)} className="jw-row jw-baseline jw-between jw-gap-8">
            {name}
            {system !== undefined && <span className="jw-small jw-ink-3">{system}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PAGE_SIZE = 20;

const COLUMNS: readonly Column<DecisionReport>[] = [
  {
    header: '患者',
    isRowHeader: true,
    isNowrap: true,
    cell: (report) => (
      <>
        <b>{report.patient_name}</b>{' '}
        <span className="jw-ink-3">
          {report.patient_gender} {report.patient_age}
        </span>
      </>
    ),
  },
  {
    header: '科室床号',
    cell: ({ department, bed_no: bed = '' }) =>
      [department, /^\d+$/.test(bed) ? `${bed} 床` : bed].filter(Boolean).join(' '),
  },
  {
    header: '报告',
    cell: ({ report_name: name, report_time: time }) => (
      <>
        {name} <span className="jw-ink-3">{formatDate(time, 'yyyy-MM-dd HH:mm')}</span>
      </>
    ),
  },
  {
    header: '诊断的决策辅助',
    cell: (report) => (
      <span className={`jw-row jw-wrap ${styles.links}`}>
        {report.diagnoses.map((diagnosis) => {
          const { diagnosis_id: id, diagnosis_name: name } = diagnosis;
          return (
            <Link
              key={id}
              to={decisionAddress(id, report.report_id)}
              className="jw-row jw-gap-6"
              aria-label={`${report.patient_name}：${isTrue(diagnosis.known) ? '已知' : ''}${name}`}
            >
              <DiagnosisMark of={diagnosis} showLabel={false} />
              {name}
            </Link>
          );
        })}
      </span>
    ),
  },
];

interface DecisionReportsProps {
  keyword: string;
  /** Zero-based. */
  page: number;
  onPage: (page: number) => void;
}

/** Patients' reports that suggest a diagnosis; each diagnosis leads to its decision aid for that patient. */
function DecisionReports({ keyword, page, onPage }: DecisionReportsProps) {
  const query = useListDecisionReports({ keyword, page, page_size: PAGE_SIZE }, OLDER_STAYS);
  const nothing =
    keyword === '' ? { title: '暂无有诊断的报告' } : { title: '没有匹配的报告', hint: '仅列出有诊断的报告' };
  return (
    <QueryState
      query={query}
      loading={<TableSkeleton columns={[2, 2, 3, 5]} rows={12} />}
      empty={({ data }) => data.length === 0 && <EmptyState {...nothing} />}
    >
      {({ data: reports, total_elements: totalElements }) => (
        <div className="jw-stack jw-gap-12">
          <div className="jw-scroll-x">
            <Table
              caption="有诊断的报告"
              className={styles.reports}
              columns={COLUMNS}
              rows={reports}
              rowKey={({ report_id: id }) => id}
              isStale={query.isPlaceholderData}
            />
          </div>
          <Pager page={page} pageSize={PAGE_SIZE} totalElements={totalElements} unit="份" onPage={onPage} />
        </div>
      )}
    </QueryState>
  );
}
