import { useGetLogEntry } from '@jianwei/api-client/logs/logs';
import type { Change, FieldChange, LogDetail } from '@jianwei/api-client/model';
import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Link2, X } from 'lucide-react';
import { useSidePane } from '../../kit/lib/use-side-pane.ts';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { copyText } from '../../kit/lib/clipboard.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { ChangeList } from '../../parts/admin/change-list.tsx';
import { roleLabel } from '../../parts/session/roles.ts';
import type { Kind, LogFilterState } from './log-filter-state.ts';
import styles from './logs.module.css';

interface LogDetailPaneProps {
  readonly kind: Kind;
  readonly id: number;
  readonly onClose: () => void;
  readonly onFilter: (part: Partial<LogFilterState>) => void;
}

/** One entry beside the list: who, from where, before and after, and the whole way of its object. */
export function LogDetailPane({ kind, id, onClose, onFilter }: LogDetailPaneProps) {
  const detail = useGetLogEntry(kind, id, { request: { suppress: true } });
  const pane = useSidePane(onClose);
  const copy = async () => {
    if (await copyText(window.location.href)) notice.success('链接已复制');
  };
  return (
    <aside {...pane} className={`jw-sheet ${styles.pane}`} aria-label="日志详情">
      <div className={`jw-row ${styles.paneTools}`}>
        <IconButton icon={Link2} label="复制链接" onClick={() => void copy()} />
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </div>
      <QueryState query={detail} failed="日志未能载入" absent="没有这条日志" lines={8}>
        {(data) => <Detail detail={data} onFilter={onFilter} />}
      </QueryState>
    </aside>
  );
}

function Detail({ detail, onFilter }: { detail: LogDetail; onFilter: LogDetailPaneProps['onFilter'] }) {
  const { entry, change, extra_data: data, history = [] } = detail;
  const facts: [string, string][] = [
    ['时间', formatDate(entry.time, 'yyyy-MM-dd HH:mm:ss')],
    [
      '人员',
      [entry.user_name, entry.role === undefined ? '' : roleLabel(entry.role), entry.user_id]
        .filter(Boolean)
        .join('，'),
    ],
    ['来自', entry.address ?? '未记录'],
    [
      '序号',
      `${entry.id}${change ? `\u3000${sayOf(change.chain_ok, isTrue(change.chain_ok) ? '链校验通过' : '链校验不符')}` : ''}`,
    ],
  ];
  return (
    <div className="jw-grid jw-gap-16 jw-break">
      <h2 className={`jw-heading ${styles.title}`}>
        {entry.object_name ? `${entry.action} ${entry.object_name}` : entry.action}
      </h2>
      <FactList facts={facts} />
      {entry.user_id !== '' && (
        <div>
          <Button size="small" onClick={() => onFilter({ account: entry.user_id })}>
            只看此人
          </Button>
        </div>
      )}
      <p className="jw-body">{entry.summary}</p>
      {data !== undefined && <pre className={`jw-table-text ${styles.raw}`}>{pretty(data)}</pre>}
      {change && change.changes.length > 0 && <BeforeAfter change={change} />}
      {change && (
        <section>
          <SectionHeading
            title={`${change.object_name}的经过 ${history.length} 条`}
            aside={
              <Button
                size="small"
                variant="text"
                onClick={() => onFilter({ object_type: change.object_type, object_id: change.object_id })}
              >
                在列表中筛选
              </Button>
            }
          />
          <ChangeList changes={history} mayUndo={false} />
        </section>
      )}
    </div>
  );
}

/** The JSON of an action with its lines; a text that is none as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const FIELDS: Column<FieldChange>[] = [
  { header: '字段', isRowHeader: true, width: '26%', cell: (field) => field.label },
  { header: '变更前', width: '37%', cell: (field) => field.before || '空' },
  { header: '变更后', cell: (field) => <b>{field.after || '空'}</b> },
];

function BeforeAfter({ change }: { change: Change }) {
  return (
    <section>
      <SectionHeading title="变更前后" rule="none" />
      <Table caption="变更前后" columns={FIELDS} rows={change.changes} rowKey={(field) => field.field} />
    </section>
  );
}
