import { usePreviewPush } from '@jianwei/api-client/push/push';
import type { PushFacts, PushPreview, PushStrategy, RuleChoices } from '@jianwei/api-client/model';
import { useState } from 'react';
import { TextField } from '../../kit/fields/text-field.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { channelsText } from './push-words.ts';
import styles from './push-strategy.module.css';
import { ReportPick } from './report-pick.tsx';
import { TesterFacts } from './tester-facts.tsx';

/** Where critical values are waited for first. */
const EMERGENCY = '急诊科';

interface PushTesterProps {
  readonly strategy: PushStrategy;
  readonly choices: RuleChoices;
  /** Saves what is not saved yet: the tester asks the stored draft. */
  readonly onSave: () => Promise<unknown>;
  readonly onLit: (lineIds: readonly string[]) => void;
}

/** A stored report, or facts as they are typed: which line acts, the clock of its steps, and why the lines before did not. */
export function PushTester({ strategy, choices, onSave, onLit }: PushTesterProps) {
  const [way, setWay] = useState<'report' | 'facts'>('report');
  const [reportId, setReportId] = useState('');
  const [facts, setFacts] = useState<PushFacts>(() => ({
    department: choices.departments.find((name) => name === EMERGENCY) ?? choices.departments[0] ?? '',
    time: new Date().toISOString(),
    signals: ['危急值'],
    rows: [],
  }));
  const [answer, setAnswer] = useState<PushPreview>();
  const [error, setError] = useState<string>();
  /** What was answered was answered of something else. */
  const forget = () => {
    setAnswer(undefined);
    setError(undefined);
    onLit([]);
  };
  const preview = usePreviewPush();
  const once = useOnce();
  const ask = () => {
    if (way === 'report' && reportId.trim() === '') {
      setError('请填写报告号');
      return;
    }
    const rows = facts.rows.filter(({ code, value }) => code !== '' && value.trim() !== '');
    const data = way === 'report' ? { report_id: reportId.trim() } : { facts: { ...facts, rows } };
    void once(async () => {
      if ((await onSave()) === undefined) return;
      forget();
      const found = await preview.mutateAsync({ data });
      setAnswer(found);
      onLit(found.lines);
    });
  };
  return (
    <div className="jw-grid jw-gap-12">
      <div className="jw-row">
        <Segmented
          label="测试什么"
          options={[
            { value: 'report', label: '已有报告' },
            { value: 'facts', label: '写下事实' },
          ]}
          value={way}
          onChange={(next) => {
            forget();
            setWay(next);
          }}
        />
      </div>
      {way === 'report' ? (
        <div className={`jw-grid jw-gap-8 ${styles.find}`}>
          <ReportPick
            onChoose={(id) => {
              setReportId(id);
              forget();
            }}
          />
          <TextField
            id="push-report"
            label="报告号"
            value={reportId}
            error={error}
            onChange={(text) => {
              setReportId(text);
              forget();
            }}
          />
        </div>
      ) : (
        <TesterFacts
          facts={facts}
          choices={choices}
          onChange={(next) => {
            setFacts(next);
            forget();
          }}
        />
      )}
      <div className="jw-row jw-gap-8">
        <Button variant="primary" busy={preview.isPending} onClick={ask}>
          测试
        </Button>
      </div>
      {answer && <Answer answer={answer} strategy={strategy} />}
    </div>
  );
}

function Answer({ answer: { lines, steps, skipped }, strategy }: { answer: PushPreview; strategy: PushStrategy }) {
  const nameOf = (lineId: string) => strategy.lines.find(({ line_id: id }) => id === lineId)?.name ?? lineId;
  return (
    <>
      <TitledSection
        title="时刻表"
        aside={lines.length === 0 ? '没有人会收到' : `命中 ${lines.map(nameOf).join('、')}`}
      >
        <ol className={styles.clock}>
          {steps.map(({ line_id: id, step, at, to, recipients, channels }) => (
            <li key={`${id}-${step}`}>
              <time dateTime={at}>{formatDate(at, 'HH:mm')}</time>
              <span>
                {`${to}　${recipients.map(({ name }) => name).join('、')}`}
                <span className="jw-note">{`　${channelsText(channels)}`}</span>
              </span>
            </li>
          ))}
        </ol>
      </TitledSection>
      {skipped.length > 0 && (
        <TitledSection title="没有命中的行">
          <ul className={styles.skipped}>
            {skipped.map(({ line_id: id, name, reason, leaves }) => (
              <li key={id}>
                <b>{name}</b>
                {`：${reason}`}
                {leaves.map(({ path, actual, result }) => (
                  <span key={path} className="jw-note">{`　${actual}${result === 'true' ? '（满足）' : ''}`}</span>
                ))}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}
