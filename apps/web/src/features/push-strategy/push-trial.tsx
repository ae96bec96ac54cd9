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
import { PushDays } from './push-days.tsx';
import styles from './push-strategy.module.css';
import { type TrialNumber, TrialRows } from './trial-rows.tsx';

interface PushTrialPaneProps {
  readonly state: PushState;
  readonly strategy: PushStrategy;
  /** Saves what is not saved yet: the trial is of the stored draft. */
  readonly onSave: () => Promise<PushState | undefined>;
}

/** What the last trial found, kept while its strategy stays the same. */
let lastTrial: { readonly key: string; readonly trial: PushTrial } | undefined;

/** What the draft would have done to the reports of the last 30 days. */
export function PushTrialPane({ state, strategy, onSave }: PushTrialPaneProps) {
  const client = useQueryClient();
  const run = useTryPushStrategy();
  const once = useOnce();
  const key = JSON.stringify(strategy);
  const [tried, setTried] = useState(lastTrial);
  const trial = tried?.key === key ? tried.trial : undefined;
  const isTried = trial !== undefined || (state.tried && JSON.stringify(state.draft) === key);
  const start = () =>
    void once(async () => {
      const saved = await onSave();
      if (saved === undefined) return;
      lastTrial = { key, trial: await run.mutateAsync({ data: { revision: saved.revision } }) };
      setTried(lastTrial);
      await invalidateGetPushStrategy(client);
    });
  return (
    <div className="jw-grid jw-gap-12">
      <div className="jw-row jw-gap-8">
        <Button variant="primary" disabled={!state.may_write} busy={run.isPending} onClick={start}>
          试运行近 30 日
        </Button>
        <span className="jw-note">{isTried ? '当前草稿已试运行' : '启用前须试运行'}</span>
      </div>
      {trial && <Result trial={trial} strategy={strategy} />}
    </div>
  );
}

const burdenColumns = (onOpen: (number: TrialNumber) => void): readonly Column<PushBurden>[] => [
  { header: '接收者', isRowHeader: true, cell: ({ name }) => name },
  { header: '科室', cell: ({ department }) => department },
  {
    header: '30 日',
    align: 'end',
    cell: ({ user_id: id, name, total }) => (
      <Count
        text={`${total}`}
        label={`${name}收到的推送 ${total} 次`}
        onPress={() => onOpen({ title: `${name}收到的推送`, asked: { of: 'pushes', user_id: id } })}
      />
    ),
  },
  { header: '每日', align: 'end', cell: ({ per_day: perDay }) => perDay },
];

/** A number that opens its rows. */
function Count({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className="jw-press" aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}

function Result({ trial, strategy }: { trial: PushTrial; strategy: PushStrategy }) {
  const [opened, open] = useState<TrialNumber>();
  const { pushes, missed_criticals: missed } = trial;
  const most = Math.max(1, ...trial.per_day.map(({ count }) => count));
  return (
    <>
      <p className="jw-body">
        {`${trial.reports} 份报告，`}
        <Count
          text={`推送 ${pushes} 次`}
          label={`推送 ${pushes} 次`}
          onPress={() => open({ title: '试运行的推送', asked: { of: 'pushes' } })}
        />
        {`，${trial.people} 人，每人每日 ${trial.per_person_day} 次`}
      </p>
      <p className={`jw-body ${missed > 0 ? 'jw-ink-high' : ''}`} role="status">
        {missed === 0 ? '没有无人收到的危急值，可以启用' : `${missed} 份危急值报告无人收到，不能启用`}
      </p>
      {trial.missed.length > 0 && (
        <ul className={styles.skipped}>
          {trial.missed.map(({ report_id: id, report_time: time, patient_name: name, department }) => (
            <li key={id}>
              <AllowedLink to={`/report-list?open=${id}`}>{id}</AllowedLink>
              {`　${formatDate(time, 'MM-dd HH:mm')}　${name}　${department}`}
            </li>
          ))}
          {trial.missed.length < missed && (
            <li>
              <Count
                text={`全部 ${missed} 份`}
                label={`无人收到的 ${missed} 份`}
                onPress={() => open({ title: '无人收到的危急值报告', asked: { of: 'missed' } })}
              />
            </li>
          )}
        </ul>
      )}
      <TitledSection title="每日推送" aside={`最多 ${most} 次`}>
        <PushDays days={trial.per_day} most={most} onOpen={open} />
      </TitledSection>
      <TitledSection title="收到最多的 10 人">
        <Table
          caption="收到最多的 10 人"
          columns={burdenColumns(open)}
          rows={trial.burdened}
          rowKey={({ user_id: id }) => id}
        />
      </TitledSection>
      <TitledSection title="各行命中">
        <ul className={styles.skipped}>
          {trial.by_line.map(({ line_id: id, reports }) => {
            const name = strategy.lines.find(({ line_id: each }) => each === id)?.name ?? id;
            return (
              <li key={id}>
                {`${name}　`}
                <Count
                  text={`${reports} 份`}
                  label={`${name} ${reports} 份`}
                  onPress={() => open({ title: `「${name}」命中的报告`, asked: { of: 'reports', line_id: id } })}
                />
              </li>
            );
          })}
        </ul>
      </TitledSection>
      {opened && <TrialRows key={opened.title} number={opened} onClose={() => open(undefined)} />}
    </>
  );
}
