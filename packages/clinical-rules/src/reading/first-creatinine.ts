import { actionsFor } from './actions.ts';
import type { Action } from './actions.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Kidneys that are known to fail. */
const KNOWN: readonly string[] = ['CKD', 'dialysis', 'AKI'];

function hasHistory({ history }: Row): boolean {
  return history[Symbol.iterator]().next().done !== true;
}

/** What is said of such a row, in front and in full. */
export interface WithoutBaseline {
  readonly lead: string;
  readonly text: string;
  readonly actions?: readonly Action[];
}

/**
 * What a critical creatinine or urea is about where nothing tells: no result before it, no kidney disease that is known. Who has no
 * baseline is looked at as acute until it is shown to be chronic (NHS England, AKI algorithm 2014); null for all others.
 */
export function withoutBaseline(row: Row, rows: readonly Row[], known: ReadonlySet<string>): WithoutBaseline | null {
  if (row.code !== 'CREA' && row.code !== 'UREA') return null;
  if (row.judged.flag.critical !== 'high' || KNOWN.some((id) => known.has(id)) || hasHistory(row)) return null;
  if (row.code === 'CREA') {
    const actions = actionsFor('creatinine:first');
    const text = '无既往肌酐，急性肾损伤与慢性肾脏病待鉴别';
    return { lead: '无既往肌酐', text, ...(actions === undefined ? {} : { actions }) };
  }
  const creatinine = rows.find(({ code }) => code === 'CREA');
  if (creatinine === undefined) return { lead: '肌酐未测', text: '肌酐未测，肾损伤、脱水与消化道出血待鉴别，请查肌酐' };
  // What could not be judged is not called normal.
  const isRaised = sideOf(creatinine) === 'high' || creatinine.judged.flag.state === 'undetermined';
  return isRaised ? null : { lead: '肌酐未升高', text: '肌酐未升高，脱水与消化道出血待鉴别' };
}
