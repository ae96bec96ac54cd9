import { isTrue } from '@jianwei/api-client/transport/undetermined';
import type { ResearchProjectDetail } from '@jianwei/api-client/model';
import { useGetResearchCatalogue } from '@jianwei/api-client/research/research';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { useDistributions } from '../../../parts/research/cohort-reads.ts';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';
import { TOO_FEW, WIDEN } from '../../../parts/research/research-text.ts';
import styles from './projects.module.css';
import { binNames, cohortSeries, storeSeries } from './series.ts';
import { StepChart } from './step-chart.tsx';

/** 分布: one chart per variable, its numbers as a table on demand. */
export function DistributionsTab({ detail }: { detail: ResearchProjectDetail }) {
  const distributions = useDistributions(cohortOf(detail.definition), detail.variables);
  const catalogue = useGetResearchCatalogue({ request: { suppress: true } });
  return (
    <QueryState query={distributions} failed={distributions.error?.message ?? '分布未能载入'} lines={10}>
      {({ variables, suppressed, data_time }) =>
        isTrue(suppressed) ? (
          <EmptyState title={TOO_FEW} hint={WIDEN} />
        ) : variables.length === 0 ? (
          <EmptyState title="没有变量" hint="在表一中添加变量" />
        ) : (
          <div className={styles.charts}>
            {variables.map((of) => (
              <div key={of.code}>
                <StepChart
                  title={of.name}
                  unit={unitText(of.unit)}
                  bins={binNames(of)}
                  series={[cohortSeries(of, '队列'), storeSeries(of)]}
                  isTableOpen={false}
                  hasClasses={of.kind !== 'number'}
                  source={catalogue.data && { data_time, demo: catalogue.data.demo }}
                />
                <p className="jw-note">
                  缺失 {of.missing.shown}，{of.derivation}
                </p>
              </div>
            ))}
          </div>
        )
      }
    </QueryState>
  );
}
