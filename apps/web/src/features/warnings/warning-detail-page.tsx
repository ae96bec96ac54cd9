import type { Warning } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import { useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TrendSlotProps } from '../../parts/report/detail-slots.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { EarlierResults, trendOf } from './earlier-results.tsx';
import { WarningFacts } from './warning-facts.tsx';
import { WarningHandling } from './warning-handling.tsx';
import styles from './warnings.module.css';

interface WarningDetailPageProps {
  /** 多指标历史趋势, from another feature. */
  Trend: ComponentType<TrendSlotProps>;
}

/** One reminder. An answer that holds another one (a back end that does not know the parameter) counts as none. */
function useWarning(warningId: string) {
  return useListWarnings(
    { warning_id: warningId, page: 0, page_size: 1 },
    {
      query: {
        enabled: warningId !== '',
        select: (answer) => answer.data.find((warning) => warning.warning_id === warningId) ?? null,
      },
    },
  );
}

function Missing({ hint }: { hint: string }) {
  const mayOpen = useMayOpen();
  return (
    <EmptyState
      title="提醒不存在"
      hint={hint}
      {...(mayOpen('/crisis-reminder') && { action: <Link to="/crisis-reminder">返回危急值提醒</Link> })}
    />
  );
}

function CriticalValue({ warning, Trend }: WarningDetailPageProps & { warning: Warning }) {
  const [hasTrend, setHasTrend] = useState(false);
  const request = trendOf(warning);
  return (
    <div className={`jw-grid ${styles.columns}`}>
      <div className={`jw-grid ${styles.column}`}>
        <WarningFacts warning={warning} />
        {request && (
          <section>
            <SectionHeading
              title="历次结果"
              aside={
                <Button size="small" variant="text" onClick={() => setHasTrend(true)}>
                  查看历史趋势
                </Button>
              }
            />
            <EarlierResults warning={warning} request={request} />
          </section>
        )}
      </div>
      <WarningHandling key={warning.warning_id} warning={warning} />
      {hasTrend && request && <Trend {...request} patientId={warning.patient_id} onClose={() => setHasTrend(false)} />}
    </div>
  );
}

/** 危急值详情: one critical value with its report, the item's results, and what was done about it. */
export function WarningDetailPage({ Trend }: WarningDetailPageProps) {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const warning = useWarning(id);
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      {id === '' ? (
        <Missing hint="地址中没有提醒编号" />
      ) : (
        <QueryState query={warning} failed="危急值未能载入" loading={<BlockSkeleton lines={6} />}>
          {(found) =>
            found === null ? (
              <Missing hint={`提醒编号 ${id}，可能已撤回或地址有误`} />
            ) : (
              <CriticalValue key={found.warning_id} warning={found} Trend={Trend} />
            )
          }
        </QueryState>
      )}
    </section>
  );
}
