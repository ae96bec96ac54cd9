import type { LaboratoryRow, SharedReport } from '@jianwei/api-client/model';
import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Printer } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { rulerGeometry } from '../../parts/lab/interval-ruler-geometry.ts';
import { spacedInequality, unitText } from '../../parts/lab/lab-text.ts';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { demoText, FOOTER, personLine } from './lay-words.ts';
import { ReaderStates } from './reader-states.tsx';
import { RingChart } from './ring-chart.tsx';
import { sectorsOf, type Sector } from './ring-geometry.ts';
import { useSharedReport } from './use-shared-report.ts';
import styles from './radar.module.css';

type Shown = 'abnormal' | 'all';

function directionWord({ abnormal_type: type, abnormal, state }: LaboratoryRow): { mark: string; word: string } {
  if (state === 'undetermined' || isUndetermined(state, abnormal)) return { mark: '', word: UNDETERMINED };
  if (!abnormal) return { mark: '', word: '在参考区间内' };
  if (isUndetermined(type)) return { mark: '', word: `偏离，方向${UNDETERMINED}` };
  return type === -1 ? { mark: '↓', word: '降低' } : { mark: '↑', word: '升高' };
}

/** Width of a ruler in pixels, and its markers around their place: as the ring draws them. */
const RULER = 88;
const MARKERS = { above: 'M0-5 5 4H-5Z', below: 'M0 5 5-4H-5Z', within: 'M-1.5-5h3V5h-3Z' } as const;

function Ruler({ row }: { row: LaboratoryRow }) {
  const bound = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const drawn = rulerGeometry(row.calculate_result, bound(row.range_lower), bound(row.range_upper));
  if (drawn === undefined) return null;
  const at = (percent: number) => (percent / 100) * RULER;
  const [from, to] = drawn.band;
  return (
    <svg className={styles.ruler} width={RULER} height={12} aria-hidden="true">
      <line className={styles.line} x2={RULER} y1={6} y2={6} />
      <rect className={styles.band} x={at(from)} width={at(to - from)} y={4} height={4} />
      <path
        className={drawn.position === 'above' ? styles.high : drawn.position === 'below' ? styles.low : styles.point}
        transform={`translate(${at(drawn.marker).toFixed(1)} 6)`}
        d={MARKERS[drawn.position]}
      />
    </svg>
  );
}

interface ResultTableProps {
  sectors: readonly Sector[];
  shown: Shown;
  marked: string | undefined;
  onMark: (laboratoryId: string) => void;
}

/** The same rows as the ring; ↑↓ walk them. */
function ResultTable({ sectors, shown, marked, onMark }: ResultTableProps) {
  const body = useRef<HTMLTableElement>(null);
  const rows = sectors.flatMap(({ name, spokes, abnormal }) => ({
    name,
    total: spokes.length,
    abnormal,
    rows: spokes.map(({ row }) => row).filter((row) => shown === 'all' || row.abnormal),
  }));
  const order = rows.flatMap((group) => group.rows.map((row) => row.laboratory_id));
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || order.length === 0) return;
    event.preventDefault();
    const at = order.indexOf(marked ?? '');
    const next = order[at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + step))];
    if (next === undefined) return;
    onMark(next);
    body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`)?.focus();
  };
  const focusable = order.includes(marked ?? '') ? marked : order[0];
  return (
    <table ref={body} className="jw-table" onKeyDown={walk}>
      <caption className="jw-visually-hidden">{shown === 'all' ? '全部结果' : '偏离的结果'}</caption>
      <thead>
        <tr>
          <th scope="col">检验项目</th>
          <th scope="col" className={styles.figureHead}>
            结果
          </th>
          <th scope="col">单位</th>
          <th scope="col">区间标尺</th>
          <th scope="col" className="jw-nowrap">
            参考区间
          </th>
        </tr>
      </thead>
      {rows
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <tbody key={group.name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={5}>
                {group.name}
                <span className={`jw-ink-3 ${styles.aside}`}>
                  {group.total} 项，偏离 {group.abnormal}
                </span>
              </th>
            </tr>
            {group.rows.map((row) => {
              const { mark, word } = directionWord(row);
              return (
                <tr
                  key={row.laboratory_id}
                  data-row={row.laboratory_id}
                  className={styles.row}
                  aria-selected={row.laboratory_id === marked}
                  tabIndex={row.laboratory_id === focusable ? 0 : -1}
                  onFocus={() => onMark(row.laboratory_id)}
                  onClick={() => onMark(row.laboratory_id)}
                >
                  <th scope="row">
                    {row.laboratory_name}
                    {row.short_name !== undefined && <span className="jw-ink-3">（{row.short_name}）</span>}
                  </th>
                  <td className={isTrue(row.abnormal) ? (mark === '↓' ? 'jw-ink-low' : 'jw-ink-high') : undefined}>
                    <b>
                      {row.original_result} <span aria-hidden="true">{mark}</span>
                    </b>
                    <span className="jw-visually-hidden">，{word}</span>
                  </td>
                  <td className="jw-nowrap">{unitText(row.original_units)}</td>
                  <td>
                    <Ruler row={row} />
                  </td>
                  <td
                    className={row.range_lower === undefined && row.range_upper === undefined ? undefined : 'jw-nowrap'}
                  >
                    {spacedInequality(row.original_reference_interval ?? '')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
    </table>
  );
}

/** What a mark of the ring stands for, in words: its row may be filtered out of the table, and lies far below on a phone. */
function Told({ row }: { row: LaboratoryRow | undefined }) {
  const interval = spacedInequality(row?.original_reference_interval ?? '');
  return (
    <p role="status" aria-label="所指的结果" className={`jw-table-text jw-no-print ${styles.told}`}>
      {row === undefined ? (
        <span className="jw-ink-3">指向或点一个标记，看它的结果</span>
      ) : (
        <>
          <b>{row.laboratory_name}</b> {[row.original_result, unitText(row.original_units)].filter(Boolean).join(' ')}，
          {directionWord(row).word}
          {interval !== '' && `，参考区间 ${interval}`}
        </>
      )}
    </p>
  );
}

/** Diagnoses by system: for links of clinicians alone. */
function Systems({ report }: { report: SharedReport }) {
  if (report.categories === undefined) return null;
  return (
    <section className={styles.systems} aria-label="涉及的疾病系统">
      <div className="jw-row jw-wrap jw-between">
        <h2 className="jw-heading">涉及的疾病系统</h2>
        <span className="jw-note">仅医师链接显示</span>
      </div>
      {report.categories.length === 0 && <p className="jw-ink-3">未提示</p>}
      <ul className={`jw-row jw-start jw-wrap ${styles.named}`}>
        {report.categories.map(({ name, sub_diagnosis: diagnoses }) => (
          <li key={name} className={`jw-row jw-wrap ${styles.named}`}>
            <span className="jw-ink-3">{name}</span>
            {diagnoses.map((diagnosis) => (
              <span key={diagnosis.diagnosis_id} className="jw-row jw-gap-8">
                {diagnosis.diagnosis_name}
                <DiagnosisMark of={diagnosis} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Legend() {
  return (
    <ul className={`jw-row jw-wrap jw-gap-16 jw-note ${styles.legend}`}>
      <li>环：参考区间</li>
      <li className={styles.counts}>数字：偏离／全部</li>
      <li>
        <span className="jw-ink-high">▲</span> 环外为高于
      </li>
      <li>
        <span className="jw-ink-low">▼</span> 环内为低于
      </li>
      <li>
        <span className={styles.inside}>━</span> 在区间内
      </li>
      <li>
        <span className="jw-ink-high">■</span> 定性结果
      </li>
      <li>┈ 偏离一个区间宽</li>
      <li>离环的远近：偏离几个区间宽，最多画 2 个</li>
    </ul>
  );
}

function Opened({ report }: { report: SharedReport }) {
  const [shown, setShown] = useState<Shown>('abnormal');
  const [view, setView] = useState<'ring' | 'table'>('ring');
  const [marked, setMarked] = useState<string>();
  const sectors = sectorsOf(report.laboratories);
  const abnormal = report.laboratories.filter((row) => isTrue(row.abnormal)).length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <p className="jw-row jw-wrap jw-gap-12">
          {personLine(report).map((part, place) =>
            place === 0 ? <b key={part}>{part}</b> : <span key={part}>{part}</span>,
          )}
          <span>{report.report_name}</span>
          {demoText(report.demo) && <span className="jw-tag">{demoText(report.demo)}</span>}
        </p>
        <span className="jw-note jw-end">分享链接至 {formatDate(report.expires_time, 'MM-dd')} 有效</span>
        <button type="button" className="jw-button jw-no-print" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          打印
        </button>
      </header>
      <main className={`jw-print-page ${styles.columns}`} data-view={view}>
        <section className={`jw-sheet ${styles.figure}`} aria-label="环形标尺">
          <div className="jw-row jw-wrap jw-baseline jw-gap-12">
            <h1 className="jw-song">系统雷达图</h1>
            <span className="jw-ink-3">
              {report.laboratories.length} 项结果，{abnormal} 项偏离参考区间
            </span>
            <span className="jw-end jw-no-print">
              <Segmented
                label="看法"
                value={view}
                onChange={setView}
                options={[
                  { value: 'ring', label: '图' },
                  { value: 'table', label: '表格' },
                ]}
              />
            </span>
          </div>
          {view === 'ring' && (
            <>
              <RingChart sectors={sectors} marked={marked} onMark={setMarked} />
              <Told row={report.laboratories.find(({ laboratory_id: id }) => id === marked)} />
              <Legend />
            </>
          )}
        </section>
        <section className={`jw-sheet ${styles.list}`} aria-label="结果">
          <div className="jw-row jw-wrap jw-between jw-gap-12 jw-below-12">
            <h2 className="jw-heading">{shown === 'all' ? '全部结果' : '偏离的结果'}</h2>
            <Segmented
              label="显示的结果"
              value={shown}
              onChange={setShown}
              options={[
                { value: 'abnormal', label: '偏离', count: abnormal },
                { value: 'all', label: '全部', count: report.laboratories.length },
              ]}
            />
          </div>
          <div className="jw-scroll-x" tabIndex={-1}>
            <ResultTable sectors={sectors} shown={shown} marked={marked} onMark={setMarked} />
          </div>
          <Systems report={report} />
          <p className="jw-note jw-above-8">图与表同一数据，悬停或按 ↑↓ 可逐项查看。{FOOTER}。</p>
        </section>
      </main>
    </div>
  );
}

/** 系统雷达图: the whole report at a glance, every result a mark against its own interval. */
export function RadarDetailPage() {
  const { state, reload } = useSharedReport('rows');
  return (
    <ReaderStates state={state} reload={reload}>
      {(report) => <Opened report={report} />}
    </ReaderStates>
  );
}
