import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchCohort, ResearchGroups } from '@jianwei/api-client/model';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { useDistributions } from '../../../parts/research/cohort-reads.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { TOO_FEW } from '../../../parts/research/research-text.ts';
import { QuartileRuler, type Quartiles } from './quartile-ruler.tsx';
import { binNames, cohortSeries, storeSeries } from './series.ts';
import { StepChart } from './step-chart.tsx';

interface VariableChartsProps {
  definition: ResearchCohort;
  variable: string;
  groups: ResearchGroups;
}

/** The two halves of a cohort where a condition divides it; the cohort alone otherwise. */
export function halvesOf(
  cohort: Cohort,
  { kind, condition, labels = [] }: ResearchGroups,
): { label: string; cohort: Cohort }[] {
  if (kind !== 'condition' || condition === undefined) return [{ label: '队列', cohort }];
  const [own] = cohortOf({ version: 1, unit: 'patient', conditions: [{ ...condition, id: 'group' }] }).conditions;
  if (own === undefined) return [{ label: '队列', cohort }];
  return [false, true].map((negate, index) => ({
    label: labels[index] ?? (negate ? '不符' : '符合'),
    cohort: { ...cohort, conditions: [...cohort.conditions, { ...own, negate }] },
  }));
}

const FIGURES: readonly Column<Quartiles>[] = [
  { header: '组', isRowHeader: true, cell: ({ label }) => label },
  { header: '有结果', align: 'end', cell: ({ count }) => count },
  { header: 'P25', align: 'end', cell: ({ p25 }) => p25 ?? '—' },
  { header: '中位数', align: 'end', cell: ({ median }) => median ?? '—' },
  { header: 'P75', align: 'end', cell: ({ p75 }) => p75 ?? '—' },
];

/** The variable of the chosen row: how it is spread in each group, and its quartiles, each with its numbers. */
export function VariableCharts({ definition, variable, groups }: VariableChartsProps) {
  const [one, other] = halvesOf(cohortOf(definition), groups);
  const whole = one?.cohort ?? cohortOf(definition);
  const first = useDistributions(whole, [variable]);
  const second = useDistributions(other?.cohort ?? whole, [variable], other !== undefined);
  return (
    <QueryState query={first} failed={first.error?.message ?? '分布未能载入'} lines={6}>
      {({ variables, suppressed }) => {
        const [of] = variables;
        if (isTrue(suppressed) || of === undefined) return <p className="jw-note">{TOO_FEW}</p>;
        const label = one?.label ?? '队列';
        const [against] = second.data?.variables ?? [];
        const pair = [
          cohortSeries(of, label),
          other !== undefined && against !== undefined ? cohortSeries(against, other.label) : storeSeries(of),
        ];
        const quartiles: Quartiles[] = [
          { label, count: of.with_value.shown, p25: of.p25, median: of.median, p75: of.p75 },
          ...(other !== undefined && against !== undefined
            ? [
                {
                  label: other.label,
                  count: against.with_value.shown,
                  p25: against.p25,
                  median: against.median,
                  p75: against.p75,
                },
              ]
            : []),
        ];
        return (
          <>
            <StepChart title={`${of.name}的分布`} unit={unitText(of.unit)} bins={binNames(of)} series={pair} />
            {of.kind === 'number' && (
              <section aria-label={`${of.name}的四分位数`}>
                <QuartileRuler
                  title={`${of.name}的四分位数`}
                  unit={unitText(of.unit)}
                  rows={quartiles}
                  bins={of.bins}
                />
                <Table
                  caption={`${of.name}的四分位数`}
                  columns={FIGURES}
                  rows={quartiles}
                  rowKey={({ label: key }) => key}
                />
              </section>
            )}
            <p className="jw-note">{of.derivation}</p>
          </>
        );
      }}
    </QueryState>
  );
}
