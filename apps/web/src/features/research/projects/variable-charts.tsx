import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchCohort, ResearchDistribution, ResearchGroups } from '@jianwei/api-client/model';
import { useGetResearchCatalogue, useGetResearchProject } from '@jianwei/api-client/research/research';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { useDistributions } from '../../../parts/research/cohort-reads.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { isRefreshing, ReadAgain, UPDATING } from '../../../parts/research/read-again.tsx';
import { copyAndSay, TOO_FEW, withSource } from '../../../parts/research/research-text.ts';
import { useAnswered } from '../../../parts/research/use-answered.ts';
import { CourseChart, type CourseSeries } from './course-chart.tsx';
import { halvesOf } from './halves.ts';
import { QuartileRuler, type Quartiles } from './quartile-ruler.tsx';
import styles from './projects.module.css';
import { binNames, cohortSeries, storeSeries } from './series.ts';
import { StepChart } from './step-chart.tsx';

interface VariableChartsProps {
  definition: ResearchCohort;
  variable: string;
  groups: ResearchGroups;
  /** The table beside them says what could not be read, or is still to say it. */
  isFailureTold: boolean;
  /** What the table calls its two groups; none where they are too small to be shown beside one another. */
  labels: readonly string[];
}

const FIGURES: readonly Column<Quartiles>[] = [
  { header: '组', isRowHeader: true, cell: ({ label }) => label },
  { header: '有结果', align: 'end', cell: ({ count }) => count },
  { header: 'P25', align: 'end', cell: ({ p25 }) => p25 ?? '—' },
  { header: '中位数', align: 'end', cell: ({ median }) => median ?? '—' },
  { header: 'P75', align: 'end', cell: ({ p75 }) => p75 ?? '—' },
];

interface GroupShown {
  readonly label: string;
  readonly of: ResearchDistribution;
}

const courseSeries = ({ label, of }: GroupShown): CourseSeries => ({ label, points: of.course ?? [] });

/** A line needs two medians. */
function hasCourse(groups: readonly GroupShown[]): boolean {
  return groups.some(({ of }) => (of.course ?? []).filter(({ median }) => typeof median === 'number').length > 1);
}

const quartilesOf = ({ label, of }: GroupShown): Quartiles => ({
  label,
  count: of.with_value.shown,
  p25: of.p25,
  median: of.median,
  p75: of.p75,
});

/** The quartiles as text: columns by tabs. */
function quartilesText(title: string, rows: readonly Quartiles[]): string {
  const head = ['组', '有结果', 'P25', '中位数', 'P75'];
  const lines = rows.map(({ label, count, p25, median, p75 }) => [label, count, p25 ?? '—', median ?? '—', p75 ?? '—']);
  return [title, ...[head, ...lines].map((line) => line.join('\t'))].join('\n');
}

interface QuartileSectionProps {
  of: ResearchDistribution;
  rows: readonly Quartiles[];
  source: { readonly data_time: string; readonly demo: boolean } | undefined;
}

function QuartileSection({ of, rows, source }: QuartileSectionProps) {
  const title = `${of.name}的四分位数`;
  const unit = unitText(of.unit);
  const named = unit === '' ? title : `${title}，${unit}`;
  return (
    <section aria-label={title} className={styles.stepChart}>
      <QuartileRuler
        title={title}
        unit={unit}
        rows={rows}
        bins={of.bins}
        onCopy={source && (() => void copyAndSay(withSource(quartilesText(named, rows), source), title))}
      />
      <Table caption={title} columns={FIGURES} rows={rows} rowKey={({ label }) => label} />
    </section>
  );
}

/**
 * The variable of the chosen row: how it is spread in each group, and how its median goes on after day 0, or its quartiles where
 * there is no such course, each with its numbers.
 */
export function VariableCharts({ definition, variable, groups, isFailureTold, labels }: VariableChartsProps) {
  const { kind, project_id: projectId = '', version } = groups;
  const saved = useGetResearchProject(projectId, version === undefined ? {} : { version }, {
    query: { enabled: kind === 'version' && labels.length > 0 },
    request: { suppress: true },
  });
  const [one, other] = halvesOf(cohortOf(definition), { groups, labels, other: saved.data?.definition });
  const whole = one?.cohort ?? cohortOf(definition);
  const catalogue = useGetResearchCatalogue({ request: { suppress: true } });
  const first = useDistributions(whole, [variable], { hasCourse: true });
  const second = useDistributions(other?.cohort ?? whole, [variable], {
    enabled: other !== undefined,
    hasCourse: true,
  });
  // Both halves of a question change together, also where one of them is answered first.
  const shown = useAnswered(
    { label: one?.label ?? '队列', of: first.data, otherLabel: other?.label, against: second.data },
    !first.isStale && !second.isStale,
  );
  return (
    <QueryState
      query={{ ...first, isError: first.isError && !isFailureTold }}
      failed={first.error?.message ?? '分布未能载入'}
      lines={6}
    >
      {(answer) => {
        const { variables, suppressed, data_time } = shown.of ?? answer;
        const [of] = variables;
        if (isTrue(suppressed) || of === undefined) return <p className="jw-note">{TOO_FEW}</p>;
        const source = catalogue.data && { data_time, demo: catalogue.data.demo };
        const { label, otherLabel } = shown;
        const [against] = shown.against?.variables ?? [];
        const groupsShown = [
          { label, of },
          ...(otherLabel !== undefined && against !== undefined ? [{ label: otherLabel, of: against }] : []),
        ];
        const series = groupsShown.map((group) => cohortSeries(group.of, group.label));
        const pair = series.length > 1 ? series : [...series, storeSeries(of)];
        const isOld = isRefreshing(first) || isRefreshing(second);
        return (
          <>
            {!isFailureTold && <ReadAgain read={first.isError ? first : second} />}
            {isOld && <p className="jw-note">{UPDATING}</p>}
            <div data-stale={isOld || undefined} aria-busy={isOld} className={styles.read}>
              <StepChart
                title={`${of.name}的分布`}
                unit={unitText(of.unit)}
                bins={binNames(of)}
                series={pair}
                hasClasses={of.kind !== 'number'}
                source={source}
              />
              {hasCourse(groupsShown) ? (
                <CourseChart
                  name={of.name}
                  unit={unitText(of.unit)}
                  series={groupsShown.map(courseSeries)}
                  source={source}
                />
              ) : (
                of.kind === 'number' && (
                  <>
                    <QuartileSection of={of} rows={groupsShown.map(quartilesOf)} source={source} />
                    {of.course !== undefined && <p className="jw-note">入组后各时点有结果的不足 10 人，不画走向</p>}
                  </>
                )
              )}
              <p className="jw-note jw-above-8">{of.derivation}</p>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}
