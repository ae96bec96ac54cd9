import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useCallback, useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { outcomeText } from './outcome-text.ts';
import { MOST_UNASKED, useChosen } from './selection-bar.tsx';
import type { Done } from './undo-strip.tsx';

interface RowOutcome {
  readonly key: string;
  readonly nickname: string;
  readonly is_done: boolean;
  readonly message?: string;
}

interface Acted {
  readonly changeIds: readonly number[];
  /** Why a part of the row was left as it is; what was done is taken back all the same. */
  readonly problem?: string | undefined;
}

interface BatchOf<Row> {
  /** What is done: 停用. */
  readonly verb: string;
  /** What is counted: 条规则. */
  readonly unit: string;
  /** Rows that are shown, and how many there are on all pages. */
  readonly page: readonly Row[];
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Every row of the filter, on all pages. */
  readonly all: () => Promise<readonly Row[]>;
  /** Does it to one row, without telling what goes wrong; answers the rows of the change log that take it back. */
  readonly act: (row: Row, reason: string) => Promise<Acted>;
  /** Does it to every row of the filter in one call, where the server takes the filter for them. */
  readonly actOnAll?: (reason: string) => Promise<{
    /** What the outcomes count, where that is finer than a row. */
    readonly unit: string;
    readonly changeIds: readonly number[];
    readonly outcomes: readonly RowOutcome[];
  }>;
  /** Reads again what has changed. */
  readonly onDone: () => void;
}

/** Why a row was left as it is, in the words of the contract. */
const problemOf = (reason: unknown): string => (reason instanceof ApiError ? reason.message : '请重试');

/**
 * The same thing done to several chosen rows, one after the other, each with an outcome of its own: what could not be done stays
 * chosen, with its reason. Rows that were chosen on another page are read again first.
 */
export function useBatch<Row>(batch: BatchOf<Row>) {
  const { verb, unit, page, total, keyOf, nameOf, all, act, actOnAll, onDone } = batch;
  const once = useOnce();
  const selection = useChosen(page.map(keyOf), total);
  const [done, setDone] = useState<Done>();
  const [isBusy, setBusy] = useState(false);
  const close = useCallback(() => setDone(undefined), []);

  const rowsOf = async (): Promise<readonly Row[]> => {
    const { chosen } = selection;
    if (chosen === 'all') return all();
    const shown = page.filter((row) => chosen.includes(keyOf(row)));
    return shown.length === chosen.length ? shown : (await all()).filter((row) => chosen.includes(keyOf(row)));
  };
  const actOnRows = async (reason: string) => {
    const changeIds: number[] = [];
    const outcomes: RowOutcome[] = [];
    for (const row of await rowsOf()) {
      const outcome = { key: keyOf(row), nickname: nameOf(row) };
      try {
        const { changeIds: changed, problem } = await act(row, reason);
        changeIds.push(...changed);
        outcomes.push({
          ...outcome,
          is_done: problem === undefined,
          ...(problem !== undefined && { message: problem }),
        });
      } catch (problem) {
        outcomes.push({ ...outcome, is_done: false, message: problemOf(problem) });
      }
    }
    return { unit, changeIds, outcomes };
  };
  const run = (reason: string) =>
    void once(async () => {
      const title = `${verb} ${selection.count} ${unit}`;
      if (selection.count > MOST_UNASKED && !(await confirm({ title, okText: title }))) return;
      setBusy(true);
      try {
        const isAll = selection.chosen === 'all' && actOnAll !== undefined;
        const { unit: counted, changeIds, outcomes } = await (isAll ? actOnAll(reason) : actOnRows(reason));
        const { text, failed } = outcomeText(verb, counted, outcomes);
        selection.choose(failed.map(({ key }) => key));
        setDone({ text, changeIds });
      } finally {
        setBusy(false);
        onDone();
      }
    });
  return { verb, unit, selection, done, close, run, isBusy };
}

export type Batch = Pick<ReturnType<typeof useBatch>, 'verb' | 'unit' | 'selection' | 'run' | 'isBusy'>;
