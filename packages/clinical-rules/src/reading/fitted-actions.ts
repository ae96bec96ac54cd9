import { BASIS } from '../tables/basis.ts';
import { record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { ACTION_WIDTH } from './actions.ts';
import type { Action } from './actions.ts';
import { askingForMissing } from './held-tests.ts';
import type { Circumstances } from './patient-circumstances.ts';
import type { Finding } from './reading.ts';
import { cutTo, widthOf } from './width.ts';

/** Steps that are other ones for some patients. */
export const ACTION_VARIANTS = readTable(
  'action-variants.tsv',
  record({ step: text, when: text, text, source: text, basis: BASIS }),
);

/** What is said beside a step to whom it may harm. */
export const ACTION_CAUTIONS = readTable(
  'action-cautions.tsv',
  record({ says: text, when: text, caution: text, source: text, basis: BASIS }),
);

function holds(when: string, { of, known, held, low, high }: Circumstances): boolean {
  return when.split('+').every((part) => {
    const [kind, name = ''] = part.split(':');
    if (kind === 'known') return known.has(name);
    if (kind === 'low') return low.has(name);
    if (kind === 'high') return high.has(name);
    return kind === 'has' ? held.has(name) : of.has(part);
  });
}

/** 「评估补钾（慎量防高钾）」: the caution stands behind the words that it is about. */
function withCaution(step: string, { of }: Circumstances): string {
  return ACTION_CAUTIONS.reduce((said, { says, when, caution }) => {
    if (!of.has(when) || said.includes('（') || !said.includes(says)) return said;
    const careful = said.replace(new RegExp(`${says}(?:评估)?`), (words) => `${words}（${caution}）`);
    return widthOf(careful) <= ACTION_WIDTH ? careful : cutTo(`${caution}：${step}`, ACTION_WIDTH);
  }, step);
}

function fitted(action: Action, circumstances: Circumstances): Action {
  const variant = ACTION_VARIANTS.find(({ step, when }) => step === action.id && holds(when, circumstances));
  const { text: step, source } = variant ?? action;
  const said = withCaution(askingForMissing(step, action.id, circumstances.held), circumstances);
  return said === action.text && source === action.source ? action : { ...action, text: said, source };
}

/** The steps of a finding as they are right for this patient and this report: for the age, without what was measured, with cautions. */
export function fittedTo(circumstances: Circumstances): (finding: Finding) => Finding {
  // Many rows of a report share their steps.
  const known = new Map<readonly Action[], readonly Action[]>();
  const fit = (actions: readonly Action[]): readonly Action[] => {
    const own = known.get(actions) ?? actions.map((action) => fitted(action, circumstances));
    known.set(actions, own.every((action, place) => action === actions[place]) ? actions : own);
    return known.get(actions) ?? own;
  };
  return (finding) => {
    const actions = fit(finding.actions);
    return actions === finding.actions ? finding : { ...finding, actions };
  };
}
