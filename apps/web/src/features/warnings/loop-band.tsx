import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { Warning, WarningRecordInput } from '@jianwei/api-client/model';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useShortcut } from '../../kit/lib/use-shortcut.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { loopClock } from '../../parts/loop/loop-clock.ts';
import { isOpenLoop, loopSubject, recheckText, stateText, STEP_TEXT } from '../../parts/loop/loop-words.ts';
import { serverTime, useTick, useReportLoops } from '../../parts/loop/use-loops.ts';
import type { LoopSlotProps } from '../../parts/report/detail-slots.ts';
import { useHasSingleKeys } from '../../parts/session/single-keys.ts';
import { isClinician } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { CancelDialog, useCancelling } from './cancel-dialog.tsx';
import { type PhraseStep, PHRASES, useLoopActions } from '../../parts/loop/loop-actions.ts';
import styles from './loop-band.module.css';
import { LoopSteps } from './loop-steps.tsx';
import { PhraseMenu } from './phrase-menu.tsx';
import { useTypedWords } from './use-typed-words.ts';
import { HandlingHistory } from './warning-parts.tsx';

/** Whether a loop is of a report, or may be ended by it. */
function concerns({ report_id: own, recheck }: Warning, reportId: string): boolean {
  return own === reportId || recheck?.report_id === reportId;
}

/** The band of the most dangerous open loop of a report, under the header. */
export function LoopBand({ reportId }: LoopSlotProps) {
  const loops = useReportLoops(reportId);
  const [cancelled, cancel] = useCancelling();
  const [chosenId, choose] = useState(cancelled);
  const open = (loops.data?.data ?? []).filter((warning) => concerns(warning, reportId) && isOpenLoop(warning));
  const shown = open.find(({ warning_id: id }) => id === chosenId) ?? open[0];
  if (shown === undefined) return null;
  return (
    <Band
      key={shown.warning_id}
      warning={shown}
      others={open.filter((warning) => warning !== shown)}
      onChoose={choose}
      isCancelling={cancelled === shown.warning_id}
      onCancel={(isAsked) => cancel(isAsked ? shown.warning_id : '')}
      now={() => serverTime(loops.data, loops.dataUpdatedAt)}
    />
  );
}

interface BandProps {
  warning: Warning;
  /** The other open loops of the report. */
  others: readonly Warning[];
  onChoose: (warningId: string) => void;
  isCancelling: boolean;
  /** Opens and closes the question why it is cancelled. */
  onCancel: (isAsked: boolean) => void;
  /** The server's time, in milliseconds since 1970. */
  now: () => number;
}

/** Steps that can be recorded in a state, the one that is due first. Closing needs a record of what was done. */
function stepsOf({ state }: Warning): readonly PhraseStep[] {
  if (state === 'unacknowledged') return ['acknowledged', 'handled'];
  if (state === 'awaiting_recheck') return ['rechecked', 'handled', 'closed'];
  if (state === 'awaiting_close') return ['closed', 'handled'];
  return ['handled'];
}

function Band({ warning, others, onChoose, isCancelling, onCancel, now }: BandProps) {
  const session = useSession();
  const mayRecord = session !== null && isClinician(session.role);
  const [hasKeys, setHasKeys] = useHasSingleKeys();
  const {
    record: send,
    resend,
    undo,
    unsent,
    isBusy,
  } = useLoopActions(
    warning,
    others.map(({ warning_id: id }) => id),
  );
  // Who receives a report receives every critical result of it.
  const waiting = others.filter(
    ({ state: other, report_id: id }) => other === 'unacknowledged' && id === warning.report_id,
  );
  const { typed, hasWords, type, settle } = useTypedWords(warning);
  const record = (entry: WarningRecordInput, onTaken?: () => void): void => {
    // The band stays with what was just recorded, whatever is the most dangerous now.
    onChoose(warning.warning_id);
    const also = entry.step === 'acknowledged' ? waiting : [];
    void send(
      entry,
      also.map(({ warning_id: warningId }) => ({ warningId, record: entry })),
      onTaken,
    );
  };
  const { state, recheck } = warning;
  const isUnreceived = state === 'unacknowledged';
  const key = mayRecord && hasKeys && unsent.length === 0 ? 'a' : undefined;
  const receive = () => record({ step: 'acknowledged', text: PHRASES.acknowledged[0] });
  useShortcut(isUnreceived ? key : undefined, receive);
  const mayCancel = warning.warning_source !== 'written' || warning.mine === true;

  return (
    <section aria-label="危急值处置" className={`jw-row jw-no-print ${styles.band}`}>
      <span className={styles.tag} aria-hidden="true">
        危
      </span>
      <b className={`jw-nowrap ${styles.subject}`} title={warning.content}>
        {loopSubject(warning)}
      </b>
      <LoopSteps warning={warning} day={formatDate(now())} />
      {others.length > 0 && <Others warnings={others} onChoose={onChoose} />}
      <div className={`jw-row jw-gap-8 jw-end jw-fixed ${styles.actions}`}>
        {unsent.length > 0 ? (
          <p className={`jw-nowrap ${styles.unsent}`} role="status">
            {[...new Set(unsent.map(({ record: { step } }) => STEP_TEXT[step]))].join('、')}未送达
          </p>
        ) : (
          <Clock warning={warning} now={now} />
        )}
        {mayRecord && undo && (
          <Button size="small" variant="text" onClick={undo}>
            撤销
          </Button>
        )}
        {mayRecord && unsent.length > 0 && (
          <Button variant="primary" busy={isBusy} onClick={() => void resend()}>
            重发
          </Button>
        )}
        {mayRecord && unsent.length === 0 && (
          <>
            {isUnreceived && (
              <Button
                variant="primary"
                busy={isBusy}
                aria-keyshortcuts={key?.toUpperCase()}
                title={waiting.length > 0 ? [warning, ...waiting].map(loopSubject).join('、') : undefined}
                onClick={receive}
              >
                接报{waiting.length > 0 && ` ${waiting.length + 1} 项`}
                {key && <Key />}
              </Button>
            )}
            {state === 'awaiting_close' && recheck && (
              <Button
                variant="primary"
                busy={isBusy}
                onClick={() => record({ step: 'closed', text: recheckText(recheck) })}
              >
                闭环
              </Button>
            )}
            <Popover
              trigger={
                <>
                  记录处置
                  {hasWords && <span className="jw-note">有未记录的文字</span>}
                  {key && !isUnreceived && <Key />}
                </>
              }
              triggerClassName={`jw-button jw-button-middle ${
                isUnreceived || state === 'awaiting_close' ? 'jw-button-default' : 'jw-button-primary'
              }`}
              panelLabel="记录处置"
              width={360}
              shortcut={isUnreceived ? undefined : key}
            >
              {(close) => (
                <PhraseMenu
                  typed={typed}
                  onType={type}
                  steps={stepsOf(warning)}
                  hasKeys={hasKeys}
                  onKeys={setHasKeys}
                  onRecord={(entry) => {
                    close();
                    record(entry, settle);
                  }}
                  onCancel={
                    mayCancel
                      ? () => {
                          close();
                          onCancel(true);
                        }
                      : undefined
                  }
                />
              )}
            </Popover>
          </>
        )}
      </div>
      {isCancelling && mayRecord && mayCancel && <CancelDialog warning={warning} onClose={() => onCancel(false)} />}
    </section>
  );
}

function Key() {
  return (
    <kbd className={styles.key} aria-hidden="true">
      A
    </kbd>
  );
}

/** How long the loop has waited; where no clock runs, what it waits for. */
function Clock({ warning, now }: Pick<BandProps, 'warning' | 'now'>) {
  useTick();
  const clock = loopClock(warning, now());
  const word = isUndetermined(warning.state) ? stateText(warning) : (clock?.text ?? stateText(warning));
  return (
    <p className={styles.clock} data-late={clock?.isLate || undefined}>
      <b>{word}</b>
      {clock && <span className="jw-note">{clock.limit}</span>}
    </p>
  );
}

/** 另 2 项: the other open loops; a click puts one into the band. */
function Others({ warnings, onChoose }: { warnings: readonly Warning[]; onChoose: (warningId: string) => void }) {
  return (
    <Popover
      trigger={`另 ${warnings.length} 项`}
      triggerClassName="jw-button jw-button-text jw-button-small jw-fixed"
      panelLabel="其他未闭环的危急值"
      width={280}
    >
      {(close) =>
        warnings.map((warning) => (
          <button
            key={warning.warning_id}
            type="button"
            className="jw-row jw-between jw-gap-10 jw-bare jw-menu-item"
            onClick={() => {
              close();
              onChoose(warning.warning_id);
            }}
          >
            <span>{loopSubject(warning)}</span>
            <span className="jw-note">{stateText(warning)}</span>
          </button>
        ))
      }
    </Popover>
  );
}

/** Every loop of the report on paper, entry by entry; after what was done, before the rows. */
export function LoopPaper({ reportId }: LoopSlotProps) {
  const loops = useReportLoops(reportId);
  const warnings = (loops.data?.data ?? []).filter(
    (warning) => concerns(warning, reportId) && warning.state !== undefined,
  );
  if (warnings.length === 0) return null;
  return (
    <section className="jw-print-only jw-above-20" aria-label="危急值处置记录">
      {warnings.map((warning) => (
        <div key={warning.warning_id} className="jw-print-whole">
          <p className="jw-strong">
            危急值 {loopSubject(warning)}　{stateText(warning)}
          </p>
          <HandlingHistory warning={warning} />
        </div>
      ))}
    </section>
  );
}
