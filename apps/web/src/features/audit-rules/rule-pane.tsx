import { useGetRule, useListRuleHits } from '@jianwei/api-client/rules/rules';
import { isRefusal } from '@jianwei/api-client/transport/api-error';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { RuleDetail, RuleHit } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import type { AuditFilterState } from './audit-filter-state.ts';
import { agreementText, categoryName, ruleState } from './audit-words.ts';
import { DETAIL_PATH } from './detail-path.ts';
import styles from './audit-rules.module.css';

const HITS = 8;
/** Days over which the daily number of a rule is told. */
const LATELY_DAYS = 30;

interface RulePaneProps {
  readonly ruleId: string;
  /** Which of its hits are listed: all, or those that the daily number counts. */
  readonly hits: AuditFilterState['hits'];
  readonly onHits: (hits: AuditFilterState['hits']) => void;
  readonly onClose: () => void;
  /** Opens what people decided on its reports. */
  readonly onDecided: () => void;
}

/** One rule beside the list: its sentence, its versions, and the reports it acted on last. */
export function RulePane({ ruleId, hits, onHits, onClose, onDecided }: RulePaneProps) {
  const detail = useGetRule(ruleId, { request: { suppress: true } });
  const pane = useSidePane(onClose);
  const isGone = isRefusal(detail.error);
  return (
    <aside {...pane} className={`jw-sheet jw-grid jw-gap-16 ${styles.pane}`} aria-label="规则详情">
      <div className="jw-row jw-between">
        <h2 className="jw-heading">{ruleId}</h2>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </div>
      <QueryState query={detail} failed="规则未能载入" absent="没有这条规则" lines={8}>
        {(data) => <Detail detail={data} onDecided={onDecided} />}
      </QueryState>
      {!isGone && <Hits ruleId={ruleId} hits={hits} onHits={onHits} />}
    </aside>
  );
}

function Detail({
  detail: { rule, draft, editions, may_write: mayWrite },
  onDecided,
}: {
  detail: RuleDetail;
  onDecided: () => void;
}) {
  return (
    <>
      <p className="jw-body">
        <b>{rule.name}</b>
      </p>
      <p className={`jw-heading ${styles.reason}`}>{rule.sentence}</p>
      <p className="jw-table-text">
        {`${ruleState(rule)}，${categoryName(rule)}，优先级 ${rule.priority}，人工吻合 ${agreementText(rule)}`}
      </p>
      <div className="jw-row jw-gap-8">
        <Link
          className="jw-button jw-button-default jw-button-small"
          to={addressOf(DETAIL_PATH, { rule_id: rule.rule_id })}
        >
          {isTrue(mayWrite) ? '编辑与试运行' : '条件与版本'}
        </Link>
        <Button size="small" onClick={onDecided}>
          已处理的报告
        </Button>
      </div>
      <TitledSection title="版本">
        <ol className={`jw-table-text ${styles.editions}`}>
          {draft && (
            <li>
              <b>草稿</b>
              <span>{draft.sentence}</span>
            </li>
          )}
          {editions.map(({ version, content, enabled_at: from, enabled_by: by, ended_at: to }) => (
            <li key={version}>
              <b>v{version}</b>
              <span>
                {content.sentence}
                <span className="jw-note">
                  {` ${formatDate(from, 'yyyy-MM-dd')} 由${by}启用${to === undefined ? '，在用' : `，${formatDate(to, 'yyyy-MM-dd')} 止`}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </TitledSection>
    </>
  );
}

const HIT_COLUMNS: readonly Column<RuleHit>[] = [
  {
    header: '报告时间',
    isNowrap: true,
    cell: ({ report_id: id, report_time: time }) => (
      <AllowedLink to={addressOf('/report-list', { open: id })}>{formatDate(time, 'yyyy-MM-dd HH:mm')}</AllowedLink>
    ),
  },
  { header: '患者', isNowrap: true, cell: (hit) => hit.patient_name, isRowHeader: true },
  { header: '理由', cell: (hit) => hit.text },
];

const HIT_RANGES = [
  { value: '', label: '全部' },
  { value: 'lately', label: `近 ${LATELY_DAYS} 日` },
] as const;

function Hits({ ruleId, hits: range, onHits }: Pick<RulePaneProps, 'ruleId' | 'hits' | 'onHits'>) {
  const [turned, setTurned] = useState({ page: 0, of: range });
  // Another range begins at its first page.
  const page = turned.of === range ? turned.page : 0;
  const asked = { page, page_size: HITS, ...(range === 'lately' && { days: LATELY_DAYS }) };
  const hits = useListRuleHits(ruleId, asked, { ...OLDER_STAYS, request: { suppress: true } });
  return (
    <TitledSection
      title="最近命中"
      aside={<Segmented label="命中的范围" options={HIT_RANGES} value={range} onChange={onHits} />}
    >
      <QueryState
        query={hits}
        failed="命中的报告未能载入"
        lines={4}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyState title={range === '' ? '还没有命中的报告' : `近 ${LATELY_DAYS} 日没有命中的报告`} />
          )
        }
      >
        {({ data, total_elements: total }) => (
          <>
            <Table caption="最近命中" columns={HIT_COLUMNS} rows={data} rowKey={(hit) => hit.report_id} />
            <Pager
              page={page}
              pageSize={HITS}
              totalElements={total}
              unit="份"
              onPage={(next) => setTurned({ page: next, of: range })}
            />
          </>
        )}
      </QueryState>
    </TitledSection>
  );
}
