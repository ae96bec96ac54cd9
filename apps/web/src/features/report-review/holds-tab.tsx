import { invalidateListAuditHolds, useListAuditHolds } from '@jianwei/api-client/audit/audit';
import { getGetReportAnalysisQueryKey } from '@jianwei/api-client/analysis/analysis';
import { invalidateListReports } from '@jianwei/api-client/reports/reports';
import type { AuditHold } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FactList } from '../../kit/admin/fact-list.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { DecideHold } from '../../parts/audit/decide-hold.tsx';
import { holdStateName, minutesText } from '../../parts/audit/hold-words.ts';
import styles from './report-review.module.css';

const MOST = 20;
const minute = (time: string): string => formatDate(time, 'MM-dd HH:mm');

/** Every hold of the report with its reason; one that stands is decided here. */
export function HoldsTab({ reportId }: { reportId: string }) {
  const client = useQueryClient();
  const holds = useListAuditHolds(
    { report_id: reportId, page_size: MOST, sort: '-held_at' },
    { request: { suppress: true } },
  );
  const [done, setDone] = useState<Done>();
  const decided = () => {
    // The conclusion appears, and the list says so.
    void client.invalidateQueries({ queryKey: getGetReportAnalysisQueryKey(reportId) });
    void invalidateListReports(client);
  };
  return (
    <QueryState
      query={holds}
      failed="审核记录未能载入"
      lines={5}
      empty={({ data }) => data.length === 0 && <EmptyState title="这份报告没有被暂缓过" />}
    >
      {({ data }) => (
        <>
          {done && (
            <UndoStrip
              done={done}
              onUndone={() => {
                decided();
                void invalidateListAuditHolds(client);
              }}
              onClose={() => setDone(undefined)}
            />
          )}
          {data.map((hold) => (
            <TitledSection key={hold.hold_id} title={holdStateName(hold)} aside={`${hold.rule_id}，v${hold.version}`}>
              <div className="jw-grid jw-gap-12">
                <p className={`jw-body ${styles.reason}`}>{hold.reason}</p>
                <FactList facts={factsOf(hold)} />
                {hold.state === 'held' && <DecideHold hold={hold} onDecided={decided} onDone={setDone} />}
              </div>
            </TitledSection>
          ))}
        </>
      )}
    </QueryState>
  );
}

function factsOf(hold: AuditHold): readonly (readonly [string, string])[] {
  const { decided_at: decidedAt, decided_by: by = '', comment } = hold;
  return [
    ['规则', hold.rule_name],
    ['暂缓', minute(hold.held_at)],
    decidedAt === undefined
      ? ['自动放行', minute(hold.until)]
      : ['处理', `${by} ${minute(decidedAt)}，等待 ${minutesText(hold.held_at, decidedAt)}`],
    ...(comment === undefined ? [] : ([['说明', comment]] as const)),
  ];
}
