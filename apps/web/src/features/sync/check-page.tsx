import { useCheckSync, useGetSyncCheck, useListSyncSources } from '@jianwei/api-client/sync/sync';
import type { SyncCheck, SyncDifference, SyncItemCount } from '@jianwei/api-client/model';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../kit/fields/date-field.tsx';
import { FileField } from '../../kit/fields/file-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useAddressState } from '../../kit/lib/address.ts';
import { copyText } from '../../kit/lib/clipboard.ts';
import { fileText } from '../../kit/lib/file-text.ts';
import { today } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { useFirstRows } from '../../kit/table/first-rows.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { EVERY_ITEM, StoredRows } from './stored-rows.tsx';
import { CHECK_STATE } from './sync-state.ts';
import { readManifest } from './sync-words.ts';
import styles from './sync.module.css';

const DIFFERENCES: Column<SyncDifference>[] = [
  { header: '报告号', isRowHeader: true, cell: (row) => row.report_id },
  { header: '来源发出', align: 'end', cell: (row) => row.sent },
  { header: '存有', align: 'end', cell: (row) => row.stored },
];

/** Opens the stored results of an item, or those of them that were not read. */
type OnRows = (item: string, isHeld: boolean) => void;

/** A count that opens its results; a plain 0 where there are none. */
function Opener({ count, label, onPress }: { count: number; label: string; onPress: () => void }) {
  if (!(count > 0)) return count;
  return (
    <button type="button" className="jw-press jw-count" aria-label={`${label} ${count} 条`} onClick={onPress}>
      {count}
    </button>
  );
}

const itemColumns = (onRows: OnRows): Column<SyncItemCount>[] => [
  { header: '项目', isRowHeader: true, cell: (row) => row.name },
  {
    header: '存有',
    align: 'end',
    cell: ({ name, results }) => <Opener count={results} label={`${name} 存有`} onPress={() => onRows(name, false)} />,
  },
  {
    header: '未读出',
    align: 'end',
    cell: ({ name, held }) => <Opener count={held} label={`${name} 未读出`} onPress={() => onRows(name, true)} />,
  },
];

/** 数据同步核对: what a source says it sent on a day against what is stored, missing and extra reports by their number. */
export function CheckPage() {
  const [state, change] = useAddressState(CHECK_STATE);
  const sources = useListSyncSources();
  const listed = sources.data?.data ?? [];
  const source = (listed.find(({ source_id: id }) => id === state.source) ?? listed[0])?.source_id ?? '';
  const date = state.date || (sources.data?.now.slice(0, 10) ?? today());
  const stored = useGetSyncCheck(
    { source_id: source, date },
    { query: { ...OLDER_STAYS.query, enabled: source !== '' } },
  );
  const check = useCheckSync();
  const once = useOnce();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<SyncCheck>();
  const move = (part: { source?: string; date?: string }) => {
    setResult(undefined);
    change(part);
  };
  const open: OnRows = (item, isHeld) => change({ rows: item, held: isHeld ? 'yes' : '' });
  const compare = () => {
    const { counts, wrong } = readManifest(text);
    if (wrong.length > 0) setError(`第 ${wrong.slice(0, 3).join('、')} 行应为「报告号 条数」`);
    else if (counts.length === 0) setError('请填写清单，每行一份报告：报告号 条数');
    else
      void once(async () => {
        setError(undefined);
        setResult(await check.mutateAsync({ data: { source_id: source, date, counts } }));
      });
  };
  return (
    <section className={`jw-sheet jw-board ${styles.sheet}`}>
      <div className={styles.check}>
        <div className={`jw-grid jw-gap-16 ${styles.column}`}>
          <label className="jw-grid jw-gap-6 jw-body jw-ink-2">
            来源
            <Select value={source} onChange={({ target }) => move({ source: target.value })}>
              {source === '' && <option value="">请选择</option>}
              {listed.map(({ source_id: id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          <div className="jw-grid jw-gap-6 jw-body jw-ink-2">
            <span aria-hidden>报告日期</span>
            <span className="jw-row">
              <DateField label="报告日期" value={date} onChange={(day) => move({ date: day })} />
            </span>
          </div>
          <FileField
            id="check-file"
            label="来源的清单"
            accept=".csv,.txt"
            onFile={(file) => void fileText(file).then(setText)}
          />
          <TextField
            id="check-manifest"
            label="清单"
            note="每行一份报告：报告号 条数"
            rows={10}
            value={text}
            error={error}
            onChange={(next) => {
              setText(next);
              setError(undefined);
            }}
          />
          <Button variant="primary" busy={check.isPending} disabled={source === ''} onClick={compare}>
            核对
          </Button>
        </div>
        <div className={`jw-grid jw-gap-16 ${styles.column}`}>
          {result && <Differences result={result} />}
          {source === '' ? (
            <QueryState query={sources} failed="数据来源未能载入" lines={8}>
              {() => <EmptyState title="还没有数据来源" />}
            </QueryState>
          ) : (
            <QueryState query={stored} failed="存量未能载入" lines={8}>
              {(data) => <Stored stored={data} onRows={open} />}
            </QueryState>
          )}
        </div>
      </div>
      {source !== '' && state.rows !== '' && (
        <StoredRows
          key={`${state.rows} ${state.held}`}
          sourceId={source}
          date={date}
          item={state.rows}
          isHeld={state.held === 'yes'}
          onClose={() => change({ rows: '', held: '' })}
        />
      )}
    </section>
  );
}

/** Items of a day on one screen; a source sends hundreds. */
const MOST_ITEMS = 20;

/** What is stored of the day, by item; those with most results first. */
function Stored({ stored: { reports, results, items }, onRows }: { stored: SyncCheck; onRows: OnRows }) {
  const { shown, more } = useFirstRows(items, MOST_ITEMS, '个项目');
  return (
    <section>
      <SectionHeading
        title="存量"
        rule="none"
        aside={
          <>
            {reports} 份报告，
            <Opener count={results} label="全部结果" onPress={() => onRows(EVERY_ITEM, false)} /> 条结果
          </>
        }
      />
      <Table
        caption="按项目的存量"
        columns={itemColumns(onRows)}
        rows={shown}
        rowKey={(row) => row.name}
        density="compact"
        empty="这一天没有该来源的报告"
      />
      {more}
    </section>
  );
}

function Differences({ result }: { result: SyncCheck }) {
  const { missing, extra, differing, sent_reports: reports = 0, sent_results: results = 0 } = result;
  const isSame = missing.length + extra.length + differing.length === 0;
  const copy = async () => {
    if (await copyText(missing.map(({ report_id: id }) => id).join('\n')))
      notice.success(`已复制 ${missing.length} 个报告号`);
    else notice.error('复制失败，请手动选择');
  };
  return (
    <section aria-label="核对结果" className="jw-grid jw-gap-16">
      <SectionHeading title="核对结果" aside={`清单 ${reports} 份报告，${results} 条结果`} />
      {isSame && <p role="status">清单与存量一致</p>}
      <DifferingReports
        title={`缺失 ${missing.length} 份`}
        caption="缺失的报告"
        rows={missing}
        aside={
          <Button size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
            复制缺失的报告号
          </Button>
        }
      />
      <DifferingReports title={`多出 ${extra.length} 份`} caption="多出的报告" rows={extra} />
      <DifferingReports title={`条数不同 ${differing.length} 份`} caption="条数不同的报告" rows={differing} />
    </section>
  );
}

interface DifferingReportsProps {
  title: string;
  caption: string;
  rows: readonly SyncDifference[];
  aside?: ReactNode;
}

/** Reports that differ in one way; nothing where none do. */
function DifferingReports({ title, caption, rows, aside }: DifferingReportsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <SectionHeading title={title} level={3} rule="none" aside={aside} />
      <Table caption={caption} columns={DIFFERENCES} rows={rows} rowKey={(row) => row.report_id} density="compact" />
    </div>
  );
}
