import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { ResearchCatalogue, ResearchDistribution, ResearchDistributions } from '@jianwei/api-client/model';
import type { Cohort, CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { Copy, X } from 'lucide-react';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { Popover } from '../../../kit/overlay/popover.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { MOST_VARIABLES } from '../../../parts/research/cohort-reads.ts';
import { copyAndSay, TOO_FEW, withSource } from '../../../parts/research/research-text.ts';
import { type Range, rangeCondition, rangeOf, withRange } from './chart-range.ts';
import styles from './charts.module.css';
import { chartText } from '../projects/step-chart.tsx';
import { binNames, cohortSeries, storeSeries } from '../projects/series.ts';
import { LevelChart } from './level-chart.tsx';
import { chosenLevels, missingChoices, withLevel } from './level-filter.ts';
import { NumberText } from './number-text.tsx';
import { RangeChart } from './range-chart.tsx';

interface DistributionColumnProps {
  answer: ResearchDistributions;
  catalogue: ResearchCatalogue;
  cohort: Cohort;
  extra: readonly string[];
  isStale: boolean;
  onConditions: (conditions: readonly CohortCondition[]) => void;
  onExtra: (extra: readonly string[]) => void;
}

function rangeText({ low, high }: Range): string {
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  return low === undefined ? `≤ ${high}` : `≥ ${low}`;
}

const isSet = ({ low, high }: Range): boolean => low !== undefined || high !== undefined;

interface CellProps extends Pick<DistributionColumnProps, 'cohort' | 'catalogue' | 'onConditions'> {
  of: ResearchDistribution;
  source: { readonly data_time: string; readonly demo: boolean };
  onRemove: (() => void) | undefined;
}

/** The range of a chart in numbers: what the handles do, typed. */
function RangeButton({ of, cohort, onConditions }: Omit<CellProps, 'onRemove' | 'source' | 'catalogue'>) {
  const range = rangeOf(rangeCondition(cohort, of.code));
  const set = (next: Range): void => onConditions(withRange(cohort, of.code, next, of.code === 'age' ? '' : of.unit));
  const id = `range-${of.code}`;
  return (
    <>
      <Popover
        trigger={
          isSet(range) ? <span className={`jw-print-outlined ${styles.chip}`}>{rangeText(range)}</span> : '设范围'
        }
        label={isSet(range) ? `${of.name}的范围 ${rangeText(range)}` : `设${of.name}的范围`}
        triggerClassName={isSet(range) ? 'jw-bare' : 'jw-bare jw-note jw-nowrap jw-no-print'}
        panelLabel={`${of.name}的范围`}
        width={240}
      >
        {() => (
          <div className={`jw-fields ${styles.rangeForm}`}>
            <NumberText
              id={`${id}-low`}
              label="下限"
              value={range.low}
              onChange={(low) => set({ ...range, low })}
              error={
                range.low !== undefined && range.high !== undefined && range.low > range.high
                  ? '下限不能大于上限'
                  : undefined
              }
            />
            <NumberText
              id={`${id}-high`}
              label="上限"
              value={range.high}
              onChange={(high) => set({ ...range, high })}
            />
          </div>
        )}
      </Popover>
      {isSet(range) && (
        <IconButton icon={X} size={13} className="jw-no-print" label={`清除${of.name}的范围`} onClick={() => set({})} />
      )}
    </>
  );
}

/** 缺失 n: only those without a value, or only those with one. */
function Missing({ of, cohort, catalogue, onConditions }: Omit<CellProps, 'onRemove' | 'source'>) {
  const departments = catalogue.departments.map(({ department_id: id }) => id);
  const choices = missingChoices(of, cohort, departments);
  const text = `缺失 ${of.missing.shown}`;
  if (choices.length === 0) return <span className="jw-note">{text}</span>;
  return (
    <Popover
      trigger={<span className={styles.missing}>{text}</span>}
      label={`${of.name}${text}`}
      triggerClassName="jw-bare jw-note"
      panelLabel={`${of.name}的缺失`}
      width={140}
    >
      {(close) =>
        choices.map(({ label, conditions }) => (
          <button
            key={label}
            type="button"
            className="jw-row jw-bare jw-menu-item"
            onClick={() => {
              close();
              onConditions(conditions);
            }}
          >
            {label}
          </button>
        ))
      }
    </Popover>
  );
}

/** Each bar of a chart as text, of the cohort and of everybody. */
function barsText(of: ResearchDistribution): string {
  const all = Infinity;
  const series = [cohortSeries(of, '队列', all), storeSeries(of, all)];
  return chartText({ title: `${of.name}的分布`, unit: unitText(of.unit), bins: binNames(of, all), series });
}

function Cell({ of, source, cohort, catalogue, onConditions, onRemove }: CellProps) {
  const isNumber = of.kind === 'number';
  return (
    <section className={`jw-print-whole ${styles.cell}`} aria-label={of.name}>
      <div className={`jw-row jw-gap-4 ${styles.head}`}>
        <h3 className="jw-body jw-strong jw-ellipsis">{of.name}</h3>
        <span className="jw-note jw-nowrap">
          {of.unit === '' ? (isNumber ? '' : '人') : unitText(of.unit)}
          {of.scale === 'log' && <span className={styles.axis}>，对数轴</span>}
        </span>
        {isNumber && of.bins.length > 0 && <RangeButton of={of} cohort={cohort} onConditions={onConditions} />}
        <span className="jw-row jw-gap-4 jw-end jw-nowrap">
          <Missing of={of} cohort={cohort} catalogue={catalogue} onConditions={onConditions} />
          {(!isNumber || of.bins.length > 0) && (
            <IconButton
              icon={Copy}
              size={13}
              className="jw-no-print"
              label={`复制${of.name}的分布`}
              onClick={() => void copyAndSay(withSource(barsText(of), source), `${of.name}的分布`)}
            />
          )}
          {onRemove && (
            <IconButton icon={X} size={13} className="jw-no-print" label={`移除变量 ${of.name}`} onClick={onRemove} />
          )}
        </span>
      </div>
      {!isNumber ? (
        <LevelChart
          of={of}
          chosen={chosenLevels(of.code, cohort)}
          onToggle={(key) => onConditions(withLevel(of.code, key, cohort))}
        />
      ) : of.bins.length === 0 ? (
        <p className="jw-note">有值的人不足 10 人，不显示分布</p>
      ) : (
        <RangeChart
          of={of}
          range={rangeOf(rangeCondition(cohort, of.code))}
          onRange={(range) => onConditions(withRange(cohort, of.code, range, of.code === 'age' ? '' : of.unit))}
        />
      )}
    </section>
  );
}

const figure = (value: number | undefined): string => (typeof value === 'number' ? String(value) : '—');

const FIGURES: readonly Column<ResearchDistribution>[] = [
  { header: '变量', isRowHeader: true, cell: ({ name, unit }) => (unit === '' ? name : `${name}，${unitText(unit)}`) },
  { header: '有结果', align: 'end', cell: ({ with_value: n }) => n.shown },
  { header: '中位数', align: 'end', cell: ({ median }) => figure(median) },
  {
    header: '四分位数',
    align: 'end',
    cell: ({ p25, p75 }) => (p25 === undefined ? '—' : `${figure(p25)}–${figure(p75)}`),
  },
  { header: '全库中位数', align: 'end', cell: ({ store_median: median }) => figure(median) },
];

/** The same figures as text: columns by tabs. */
function figuresText(rows: readonly ResearchDistribution[]): string {
  const head = ['变量', '有结果', '中位数', '四分位数', '全库中位数'];
  const lines = rows.map(({ name, unit, with_value: n, median, p25, p75, store_median: store }) => [
    unit === '' ? name : `${name}，${unitText(unit)}`,
    n.shown,
    figure(median),
    p25 === undefined ? '—' : `${figure(p25)}–${figure(p75)}`,
    figure(store),
  ]);
  return [head, ...lines].map((line) => line.join('\t')).join('\n');
}

/** 分布: charts that are filters, and their numbers. */
export function DistributionColumn(props: DistributionColumnProps) {
  const { answer, catalogue, cohort, extra, isStale, onConditions, onExtra } = props;
  const { variables, suppressed } = answer;
  if (isTrue(suppressed)) return <EmptyState title={TOO_FEW} hint="放宽条件，人数达到 10 人后显示分布" />;
  const source = { data_time: answer.data_time, demo: catalogue.demo };
  const numbers = variables.filter(({ kind }) => kind === 'number');
  const shown = new Set(variables.map(({ code }) => code));
  const offered = new Map(
    catalogue.items
      .filter(({ laboratory_code: code }) => !shown.has(code))
      .map((item) => [`${item.name}（${item.short_name}，${item.specimen}）`, item.laboratory_code]),
  );
  return (
    <div data-stale={isStale || undefined}>
      <div className={styles.grid}>
        {[...numbers, ...variables.filter(({ kind }) => kind !== 'number')].map((variable) => (
          <Cell
            key={variable.code}
            of={variable}
            source={source}
            cohort={cohort}
            catalogue={catalogue}
            onConditions={onConditions}
            onRemove={
              extra.includes(variable.code) ? () => onExtra(extra.filter((code) => code !== variable.code)) : undefined
            }
          />
        ))}
      </div>
      {catalogue.items.some(({ patients }) => isUndetermined(patients, patients.value)) && (
        <p className="jw-note">常用变量按人数选取，其中人数{UNDETERMINED}的项目未计入</p>
      )}
      <div className={styles.figures}>
        <div className={`jw-row jw-gap-12 jw-no-print ${styles.figuresHead}`}>
          <h3 className="jw-heading">各变量的中位数</h3>
          <div className="jw-grow">
            {variables.length >= MOST_VARIABLES ? (
              <span className="jw-note">最多 {MOST_VARIABLES} 个变量</span>
            ) : (
              <PickList
                label="添加变量"
                placeholder="添加变量"
                value=""
                options={[...offered.keys()].slice(0, 600)}
                onChange={(label) => {
                  const code = offered.get(label);
                  if (code !== undefined) onExtra([...extra, code]);
                }}
              />
            )}
          </div>
          <Button
            size="small"
            variant="text"
            aria-label="复制各变量的中位数"
            onClick={() => void copyAndSay(withSource(figuresText(numbers), source), '各变量的中位数')}
          >
            复制
          </Button>
        </div>
        <Table caption="各变量的中位数" columns={FIGURES} rows={numbers} rowKey={({ code }) => code} />
      </div>
    </div>
  );
}
