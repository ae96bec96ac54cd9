import type { LaboratoryRule, PromptShow, RuleTrial, TriedReport, TriedRow } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { rulerGeometry } from '../../parts/lab/interval-ruler-geometry.ts';
import { printedNumber, unitText } from '../../parts/lab/lab-text.ts';
import { rulerCellProps } from '../../parts/lab/ruler-cell.ts';
import { PromptCard } from '../../parts/reading/prompt-card.tsx';
import { LeafList } from '../../parts/rules/leaf-list.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { Progress, TrialState } from '../../parts/rules/trial-panel.tsx';
import trialStyles from '../../parts/rules/trial.module.css';
import type { RuleTrialState } from '../../parts/rules/use-rule-trial.ts';
import styles from './prompts.module.css';

interface PromptPreviewProps {
  readonly trial: RuleTrialState;
  readonly rule: LaboratoryRule | undefined;
  readonly name: string;
  readonly show: PromptShow | undefined;
  readonly isOutdated: boolean;
  readonly canTry: boolean;
}

/** 在真实报告上的样子: each report that would carry the prompt, one after the other, with why; and how many there would be. */
export function PromptPreview({ trial, rule, name, show, isOutdated, canTry }: PromptPreviewProps) {
  const { tried, error, isBusy, read, stop } = trial;
  const answer = tried?.answer;
  const [report] = answer?.data ?? [];
  const page = answer?.page ?? 0;
  return (
    <section className={`jw-grid jw-gap-12 ${trialStyles.panel}`} aria-label="在真实报告上的样子" aria-busy={isBusy}>
      <div className="jw-row jw-wrap jw-gap-12">
        <h3 className="jw-heading">在真实报告上的样子</h3>
        <TrialState tried={tried} isOutdated={isOutdated} />
        {answer && answer.total_elements > 0 && (
          <span className="jw-row jw-gap-8 jw-end jw-table-text">
            <IconButton
              icon={ChevronLeft}
              label="上一份"
              disabled={page === 0}
              onClick={() => read('hits', page - 1)}
            />
            {`第 ${page + 1} / ${answer.total_elements} 份`}
            <IconButton
              icon={ChevronRight}
              label="下一份"
              disabled={page + 1 >= answer.total_elements}
              onClick={() => read('hits', page + 1)}
            />
          </span>
        )}
      </div>
      {error !== undefined && (
        <p className="jw-table-text jw-ink-high" role="alert">
          {error}
        </p>
      )}
      {answer?.state === 'running' && <Progress answer={answer} onStop={stop} />}
      {answer === undefined && error === undefined && (
        <EmptyState
          title={isBusy ? '正在试运行' : '还没有试运行'}
          hint={canTry ? '启用前须试运行当前条件' : '先写好条件，再试运行'}
        />
      )}
      {answer && report === undefined && answer.state !== 'running' && (
        <EmptyState title="近 90 日没有会提示的报告" hint="可放宽条件，或减小间隔" />
      )}
      {report && <OnReport report={report} name={name} show={show} />}
      {answer && <Counts answer={answer} rule={rule} />}
    </section>
  );
}

/** 区间标尺 of a row, decoration beside its words: nothing where result or interval is no number. */
function RulerCell({ row: { result, range, flag } }: { row: TriedRow }) {
  const interval = parseRange(range);
  const geometry =
    interval.kind === 'interval' ? rulerGeometry(printedNumber(result), interval.low, interval.high) : undefined;
  if (geometry === undefined) return <td />;
  return <td {...rulerCellProps(geometry, flag && (flag === 'high' ? 'above' : 'below'))} />;
}

function OnReport({ report, name, show }: { report: TriedReport; name: string; show: PromptShow | undefined }) {
  const { patient_age: age, rows = [], text = '' } = report;
  const every = show?.interval_days ?? 0;
  const often: readonly (readonly [string, string])[] =
    every === 0
      ? []
      : [
          report.last_shown === undefined
            ? [`同一患者 ${every} 日内未提示过`, '上次：无']
            : ['已过间隔或结果已变化', `上次：${report.last_shown}`],
        ];
  return (
    <div className={styles.card}>
      <p className="jw-table-text">
        <b>{report.patient_name}</b>{' '}
        {[
          `${report.patient_gender} ${age ?? ''}`,
          report.department,
          formatDate(report.report_time, 'MM-dd HH:mm'),
          report.report_id,
        ].join('　')}
      </p>
      <PromptCard name={name} text={text} basis={show?.basis} time={report.report_time} />
      <table className={`jw-table-text ${styles.rows}`} aria-label="依据的结果">
        <thead>
          <tr>
            {['检验项目', '标本', '结果', '单位', '区间标尺', '参考区间'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.specimen}`}>
              <td>{row.name}</td>
              <td>{row.specimen}</td>
              <td className={row.flag === undefined ? undefined : row.flag === 'high' ? 'jw-ink-high' : 'jw-ink-low'}>
                {`${row.result}${row.flag === undefined ? '' : row.flag === 'high' ? ' ↑' : ' ↓'}`}
              </td>
              <td>{unitText(row.unit)}</td>
              <RulerCell row={row} />
              <td>{row.range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className="jw-table-text">
        <b>为什么提示</b>
      </h4>
      <LeafList leaves={report.leaves} more={often} />
    </div>
  );
}

interface ToldProps {
  readonly count: number | undefined;
  readonly word: string;
  readonly rule: LaboratoryRule;
  /** What narrows the reports to those that are counted. */
  readonly asked: Readonly<Record<string, string>>;
  readonly isSmall?: boolean;
}

/** A number of the prompt in use with its word; opens the reports on which it rests. */
function Told({ count = 0, word, rule: { rule_id: rule, name }, asked, isSmall = false }: ToldProps) {
  const figure = isSmall ? count : <b className={trialStyles.figure}>{count}</b>;
  return (
    <>
      {count === 0 || isUndetermined(count) ? (
        figure
      ) : (
        <AllowedLink to={addressOf('/report-list', { rule, ...asked })} label={`${name} ${count} ${word}`}>
          {figure}
        </AllowedLink>
      )}{' '}
      <span className={isSmall ? undefined : 'jw-table-text'}>{word}</span>
    </>
  );
}

function Counts({ answer, rule }: { answer: RuleTrial; rule: LaboratoryRule | undefined }) {
  const { hits, patients = 0, unlimited_hits: before = hits } = answer;
  return (
    <dl className={trialStyles.figures}>
      <div>
        <dt className="jw-table-text">近 90 日会提示</dt>
        <dd>
          <b className={trialStyles.figure}>{hits}</b> <span className="jw-table-text">{`份，${patients} 位患者`}</span>
          <span className={`jw-note ${trialStyles.below}`}>{`间隔限制后，原 ${before} 份`}</span>
        </dd>
      </div>
      {rule && rule.version > 0 && (
        <div>
          <dt className="jw-table-text">{`v${rule.version} 在用时的反馈`}</dt>
          <dd>
            <Told count={rule.useful} word="有用" rule={rule} asked={{ useful: 'yes' }} />{' '}
            <Told count={rule.not_useful} word="不适用" rule={rule} asked={{ useful: 'no' }} />
            <span className={`jw-note ${trialStyles.below}`}>
              近 30 日 <Told count={rule.shown} word="次显示" rule={rule} asked={{ days: '30' }} isSmall />
              {`，${rule.readers ?? 0} 位医师`}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}
