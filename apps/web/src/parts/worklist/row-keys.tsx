import type { WorklistLoop } from '@jianwei/api-client/model';
import { invalidateListReports } from '@jianwei/api-client/reports/reports';
import { invalidateListWorklist, useAnswerWorklistFindings } from '@jianwei/api-client/worklist/worklist';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { KeyCap } from '../../kit/ui/key-cap.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { KeyHelp } from '../session/key-help.tsx';
import { useSingleKey } from '../session/single-keys.ts';
import styles from './row-keys.module.css';
import { Acknowledgement } from './worklist-line.tsx';

const ROW_KEYS = [
  ['↑ ↓', '选行'],
  ['Enter', '打开'],
  ['J / K', '打开后：下一份、上一份'],
] as const;

/** A line of a list of reports, as far as keys act upon it. */
interface KeyedRow {
  readonly report_id: string;
  readonly patient_name: string;
  readonly loop?: WorklistLoop;
}

interface RowAct {
  readonly label: string;
  /** Undefined while single keys are off, or the key does nothing now. */
  readonly shortcut: string | undefined;
  readonly run: (() => void) | undefined;
}

/** What the keys of a list do to its row, and the row whose critical value was received last. */
interface RowActs {
  readonly received: KeyedRow | undefined;
  readonly acts: readonly RowAct[];
}

/**
 * A receives the critical value of a row, X notes that it is handled, F leads to the filters.
 * @param current the row that keys act upon
 * @param isWaiting whether it holds something that X answers
 * @param filter leads to the filters
 */
export function useRowActs(current: KeyedRow | undefined, isWaiting: boolean, filter: () => void): RowActs {
  const [received, setReceived] = useState<KeyedRow>();
  const markDone = useMarkDone();
  const loop = current?.loop;
  const isDue = loop?.step === 'unacknowledged' && received?.loop?.warning_id !== loop.warning_id;
  const receive = isDue ? () => setReceived(current) : undefined;
  const done = current !== undefined && isWaiting ? () => void markDone(current) : undefined;
  const receiveKey = useSingleKey(receive && 'a', () => receive?.());
  const doneKey = useSingleKey(done && 'x', () => done?.());
  const filterKey = useSingleKey('f', filter);
  return {
    received,
    acts: [
      { label: '接报', shortcut: receiveKey, run: receive },
      { label: '已处理', shortcut: doneKey, run: done },
      { label: '筛选', shortcut: filterKey, run: filter },
    ],
  };
}

/** Notes that the findings of a row are handled; what may not be is told by the server's words. */
function useMarkDone() {
  const client = useQueryClient();
  const answer = useAnswerWorklistFindings();
  return async (row: KeyedRow): Promise<void> => {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ reportId: row.report_id, data: { answer: 'done' } });
      announce(`${row.patient_name}：已处理`);
    } catch {
      // Told already.
    }
    await Promise.all([invalidateListWorklist(client), invalidateListReports(client)]);
  };
}

/** Above the list: what was received last, which can be taken back for a while. */
export function ReceivedLine({ row }: { row: KeyedRow | undefined }) {
  return row?.loop && <Acknowledgement key={row.loop.warning_id} loop={row.loop} patientName={row.patient_name} />;
}

/** Below the list: its keys, as buttons for those who use none; ? lists them. */
export function RowKeys({ acts, children }: { acts: RowActs['acts']; children?: ReactNode }) {
  return (
    <div className={`jw-row jw-wrap jw-note jw-no-print ${styles.foot}`}>
      <span className="jw-row jw-gap-4">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>选行
      </span>
      <span className="jw-row jw-gap-4">
        <KeyCap>Enter</KeyCap>打开
      </span>
      {acts.map(({ label, shortcut, run }) => (
        <button
          key={label}
          type="button"
          className="jw-press jw-row"
          aria-keyshortcuts={shortcut}
          disabled={!run}
          // The row keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {shortcut && <KeyCap>{shortcut}</KeyCap>}
          {label}
        </button>
      ))}
      {children}
      <KeyHelp keys={ROW_KEYS} />
    </div>
  );
}
