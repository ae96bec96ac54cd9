import type { LaboratoryRule, RuleTrial, TrialList, TriedReport } from '@jianwei/api-client/model';
import { type ReactNode, useState } from 'react';
import { exportRows } from '../../kit/admin/export-log.ts';
import type { CsvCell } from '../../kit/lib/csv.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { LeafList } from './leaf-list.tsx';
import { TrialBars } from './trial-bars.tsx';
import styles from './trial.module.css';
import { valuesText } from './tried-values.ts';
import type { RuleTrialState } from './use-rule-trial.ts';

const SPANS = [
  { value: '7', label: '近 7 日' },
  { value: '30', label: '近 30 日' },
  { value: '90', label: '近 90 日' },
] as const;
export type TrialDays = (typeof SPANS)[number]['value'];

/** A shorter trial took no time that is worth a number. */
const SHORTEST_MS = 50;

interface TrialPanelProps {
  readonly trial: RuleTrialState;
  readonly rule: LaboratoryRule | undefined;
  readonly days: TrialDays;
  readonly onDays: (days: TrialDays) => void;
  /** What stands in the editor is not what was tried. */
  readonly isOutdated: boolean;
  readonly canTry: boolean;
}

/** Beside the editor: what the condition would have done to stored reports, against what is in use and what people decided. */
export function TrialPanel({ trial, rule, days, onDays, isOutdated, canTry }: TrialPanelProps) {
  const { tried, error, isBusy, stop } = trial;
  const answer = tried?.answer;
  return (
    <section className={`jw-grid jw-gap-12 ${styles.panel}`} aria-label="试运行" aria-busy={isBusy}>
      <div className="jw-row jw-wrap jw-gap-12">
        <h3 className="jw-heading">试运行</h3>
        <TrialState tried={tried} isOutdated={isOutdated} />
        <span className="jw-end">
          <Segmented label="试运行的范围" options={SPANS} value={days} onChange={onDays} />
        </span>
      </div>
      {error !== undefined && (
        <p className="jw-table-text jw-ink-high" role="alert">
          {error}
        </p>
      )}
      {answer?.state === 'running' && <Progress answer={answer} onStop={stop} />}
      {answer === undefined ? (
        error === undefined && (
          <EmptyState
            title={isBusy ? '正在试运行' : '还没有试运行'}
            hint={canTry ? '启用前须试运行当前条件' : '先写好条件，再试运行'}
          />
        )
      ) : (
        <>
          <Figures answer={answer} rule={rule} />
          <TrialBars
            answer={answer}
            draft={draftName(rule)}
            inUse={rule && rule.version > 0 ? `在用 v${rule.version}` : ''}
          />
          {answer.notes.map((note) => (
            <p key={note} className={`jw-table-text ${styles.caution}`}>
              {note}
            </p>
          ))}
          <Reports trial={trial} answer={answer} />
        </>
      )}
    </section>
  );
}

const draftName = (rule: LaboratoryRule | undefined): string =>
  `v${rule?.draft_version ?? (rule?.version ?? 0) + 1} 草稿`;

/** When it was through, or that something was written since. */
export function TrialState({ tried, isOutdated }: { tried: RuleTrialState['tried']; isOutdated: boolean }) {
  if (tried === undefined) return null;
  if (isOutdated) return <span className={`jw-note ${styles.caution}`}>条件已改，以下是改前的结果</span>;
  const { state, took_ms: ms } = tried.answer;
  if (state === 'cancelled') return <span className="jw-note">已停止，结果不完整</span>;
  return state === 'done' ? (
    <span className="jw-note">{`${formatDate(tried.at, 'HH:mm')} 完成，${tookText(ms)}`}</span>
  ) : null;
}

const tookText = (ms: number): string => (ms < SHORTEST_MS ? '用时不足 0.1 s' : `用时 ${(ms / 1000).toFixed(1)} s`);

/** A trial over many reports says how far it is, and can be stopped. */
export function Progress({ answer, onStop }: { answer: RuleTrial; onStop: () => void }) {
  return (
    <div className="jw-row jw-gap-12 jw-table-text">
      <progress max={answer.of} value={answer.reports} aria-label="试运行的进度" />
      <span>{`${answer.reports.toLocaleString('en-US')} / ${answer.of.toLocaleString('en-US')} 份`}</span>
      <Button size="small" onClick={onStop}>
        停止
      </Button>
    </div>
  );
}

const percent = (part: number, of: number, digits = 0): string =>
  of === 0 ? '—' : `${((part / of) * 100).toFixed(digits)}%`;

function Figure({ name, value, unit, note }: { name: string; value: number; unit: ReactNode; note: string }) {
  return (
    <div>
      <dt className="jw-table-text">{name}</dt>
      <dd>
        <b className={styles.figure}>{value.toLocaleString('en-US')}</b> <span className="jw-table-text">{unit}</span>
        <span className={`jw-note ${styles.below}`}>{note}</span>
      </dd>
    </div>
  );
}

function Figures({ answer, rule }: { answer: RuleTrial; rule: LaboratoryRule | undefined }) {
  const { hits, reports, compared_hits: before, decided, agreed, per_day: days } = answer;
  const less = before === undefined ? 0 : hits - before;
  const change = less === 0 ? '相同' : less > 0 ? `多 ${less} 份` : `少 ${-less} 份`;
  return (
    <dl className={styles.figures}>
      <Figure
        name={`${draftName(rule)}命中`}
        value={hits}
        unit={`份，${percent(hits, reports, 2)}`}
        note={`每日约 ${(hits / Math.max(1, days.length)).toFixed(1)} 份`}
      />
      {before !== undefined && <Figure name={`在用 v${rule?.version ?? ''}`} value={before} unit="份" note={change} />}
      <Figure
        name="人工复检过"
        value={decided}
        unit={`/ ${hits}`}
        note={decided === 0 ? '尚无人工处理' : `吻合 ${percent(agreed, decided)}`}
      />
    </dl>
  );
}

const LISTS: readonly { readonly value: TrialList; readonly label: string }[] = [
  { value: 'hits', label: '命中' },
  { value: 'added', label: '新增' },
  { value: 'dropped', label: '不再命中' },
  { value: 'undetermined', label: '无法判定' },
];

function Reports({ trial, answer }: { trial: RuleTrialState; answer: RuleTrial }) {
  const [open, setOpen] = useState('');
  const { list, read, readAll } = trial;
  const lists = LISTS.filter(
    ({ value }) => answer.compared_hits !== undefined || value === 'hits' || value === 'undetermined',
  );
  const write = () => {
    const head = ['报告时间', '报告号', '患者', '科室', '取值', '后来的人工处理'];
    const line = (row: TriedReport): CsvCell[] => [
      formatDate(row.report_time, 'yyyy-MM-dd HH:mm'),
      row.report_id,
      row.patient_name,
      row.department,
      row.leaves.map(({ text = '', actual }) => `${text}：${actual}`).join('；'),
      row.decision ?? '',
    ];
    void exportRows('试运行', head, async () => (await readAll()).map(line));
  };
  return (
    <div className="jw-grid jw-gap-8">
      <div className="jw-row jw-wrap jw-between jw-gap-8">
        <Segmented
          label="列出"
          options={lists.map((each) => ({ ...each, count: answer[each.value] }))}
          value={list}
          onChange={(next) => read(next, 0)}
        />
        <Button size="small" variant="text" onClick={write} disabled={answer.data.length === 0}>
          {`导出 ${countText(answer.total_elements)} 份`}
        </Button>
      </div>
      {answer.data.length === 0 ? (
        <EmptyState title="没有这样的报告" />
      ) : (
        <table className={`jw-table-text ${styles.reports}`} aria-label="试运行的报告">
          <thead>
            <tr>
              {['报告时间', '患者', '科室', '取值', '后来的人工处理'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((row) => (
              <ReportRow
                key={row.report_id}
                row={row}
                isOpen={row.report_id === open}
                onPress={() => setOpen(row.report_id === open ? '' : row.report_id)}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="jw-row jw-wrap jw-between">
        <span className="jw-note">点一行看每个条件的取值与结果</span>
        <Pager
          page={answer.page}
          pageSize={answer.page_size}
          totalElements={answer.total_elements}
          unit="份"
          onPage={(page) => read(list, page)}
        />
      </div>
    </div>
  );
}

function ReportRow({ row, isOpen, onPress }: { row: TriedReport; isOpen: boolean; onPress: () => void }) {
  const { patient_age: age } = row;
  return (
    <>
      <tr className={styles.report} onClick={onPress}>
        <td>
          <button type="button" className="jw-bare" aria-expanded={isOpen}>
            {formatDate(row.report_time, 'MM-dd HH:mm')}
          </button>
        </td>
        <td className="jw-nowrap">
          <b>{row.patient_name}</b> {row.patient_gender} {age}
        </td>
        <td>
          <span className="jw-name">{row.department}</span>
        </td>
        <td className={styles.values}>{valuesText(row)}</td>
        <td>{row.decision ?? '—'}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5}>
            <LeafList leaves={row.leaves} />
          </td>
        </tr>
      )}
    </>
  );
}
