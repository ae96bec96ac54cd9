import type { Warning } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import { useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TrendSlotProps } from '../../shared/lib/detail-slots.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';
import styles from './crisis-detail-page.module.css';
import { CrisisFacts } from './crisis-facts.tsx';
import { CrisisHandling } from './crisis-handling.tsx';
import { EarlierResults, trendOf } from './earlier-results.tsx';

interface CrisisDetailPageProps {
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

function Crisis({ warning, Trend }: CrisisDetailPageProps & { warning: Warning }) {
  const [hasTrend, setHasTrend] = useState(false);
  const request = trendOf(warning);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <CrisisFacts warning={warning} />
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
      <CrisisHandling key={warning.warning_id} warning={warning} />
      {hasTrend && request && <Trend {...request} patientId={warning.patient_id} onClose={() => setHasTrend(false)} />}
    </div>
  );
}

/** 危急值详情: one critical value with its report, the item's results, and what was done about it. */
export function CrisisDetailPage({ Trend }: CrisisDetailPageProps) {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, isPending, isError, refetch } = useWarning(id);
  return (
    <section className={`jw-sheet ${styles.sheet ?? ''}`}>
      {id === '' && <Missing hint="地址中没有提醒编号" />}
      {id !== '' && isPending && <BlockSkeleton lines={6} />}
      {isError && !data && (
        <EmptyState
          tone="error"
          title="危急值未能载入"
          action={<Button onClick={() => void refetch()}>重新载入</Button>}
        />
      )}
      {data === null && <Missing hint={`提醒编号 ${id}，可能已撤回或地址有误`} />}
      {data && <Crisis key={data.warning_id} warning={data} Trend={Trend} />}
    </section>
  );
}
