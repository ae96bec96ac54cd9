import { invalidateGetPushStrategy, useTryPushStrategy } from '@jianwei/api-client/push/push';
import type { PushBurden, PushState, PushStrategy, PushTrial } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import styles from './push-strategy.module.css';

interface PushTrialPaneProps {
  readonly state: PushState;
  readonly strategy: PushStrategy;
  readonly isSaved: boolean;
}

/** What the last trial found, kept while its strategy stays the same. */
let lastTrial: { readonly key: string; readonly trial: PushTrial } | undefined;

/** What the draft would have done to the reports of the last 30 days. */
export function PushTrialPane({ state, strategy, isSaved }: PushTrialPaneProps) {
  const client = useQueryClient();
  const run = useTryPushStrategy();
  const once = useOnce();
  const key = JSON.stringify(strategy);
  const [trial, setTrial] = useState(lastTrial?.key === key ? lastTrial.trial : undefined);
  const start = () =>
    void once(async () => {
      const found = await run.mutateAsync({ data: { revision: state.revision } });
      lastTrial = { key, trial: found };
      setTrial(found);
      await invalidateGetPushStrategy(client);
    });
  return (
    <div className="jw-grid jw-gap-12">
      <div className="jw-row jw-gap-8">
        <Button variant="primary" disabled={!isSaved || !state.may_write} busy={run.isPending} onClick={start}>
          试运行近 30 日
        </Button>
        <span className="jw-note">
          {isSaved ? (state.tried ? '当前草稿已试运行' : '启用前须试运行') : '请先保存草稿'}
        </span>
      </div>
      {trial && <Result trial={trial} strategy={strategy} />}
    </div>
  );
}

const BURDEN: readonly Column<PushBurden>[] = [
  { header: '接收者', isRowHeader: true, cell: ({ name }) => name },
  { header: '科室', cell: ({ department }) => department },
  { header: '30 日', align: 'end', cell: ({ total }) => total },
  { header: '每日', align: 'end', cell: ({ per_day: perDay }) => perDay },
];

function Result({ trial, strategy }: { trial: PushTrial; strategy: PushStrategy }) {
  const most = Math.max(1, ...trial.per_day.map(({ count }) => count));
  return (
    <>
      <p className="jw-body">
        {`${trial.reports} 份报告，推送 ${trial.pushes} 次，${trial.people} 人，每人每日 ${trial.per_person_day} 次`}
      </p>
      <p className={`jw-body ${trial.missed_criticals > 0 ? 'jw-ink-high' : ''}`} role="status">
        {trial.missed_criticals === 0
          ? '没有无人收到的危急值，可以启用'
          : `${trial.missed_criticals} 份危急值报告无人收到，不能启用`}
      </p>
      {trial.missed.length > 0 && (
        <ul className={styles.skipped}>
          {trial.missed.map(({ report_id: id, report_time: time, patient_name: name, department }) => (
            <li key={id}>
              <AllowedLink to={`/report-list?open=${id}`}>{id}</AllowedLink>
              {`　${formatDate(time, 'MM-dd HH:mm')}　${name}　${department}`}
            </li>
          ))}
        </ul>
      )}
      <TitledSection title="每日推送" aside={`最多 ${most} 次`}>
        <ol className={styles.days} aria-label="每日推送">
          {trial.per_day.map(({ date, count }) => (
            <li key={date} title={`${date}　${count} 次`} style={{ height: `${Math.round((count / most) * 100)}%` }}>
              <span className="jw-visually-hidden">{`${date} ${count} 次`}</span>
            </li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection title="收到最多的 10 人">
        <Table caption="收到最多的 10 人" columns={BURDEN} rows={trial.burdened} rowKey={({ user_id: id }) => id} />
      </TitledSection>
      <TitledSection title="各行命中">
        <ul className={styles.skipped}>
          {trial.by_line.map(({ line_id: id, reports }) => (
            <li key={id}>{`${strategy.lines.find(({ line_id: each }) => each === id)?.name ?? id}　${reports} 份`}</li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}
