import { classDistances } from '../core/class-distance.ts';
import type { WireDistance } from '../core/class-distance.ts';
import { followUpStatus } from './risks.ts';
import type { ThyroidResult } from './thyroid-followup.ts';
import { FOLLOW_UP_STATUS_TEXT, THYROID_ITEM_TEXT } from './wording.ts';

/** How far TSH is from the other side of its target, in steps of 0.01 mU/L; none without a target or a usable TSH. */
export function thyroidFollowUpDistance({ target, followUp: status, inputsUsed }: ThyroidResult): WireDistance[] {
  const { tsh } = inputsUsed;
  if (target === null || status === null || tsh === null) return [];
  return classDistances([
    {
      item: 'tsh',
      label: THYROID_ITEM_TEXT.tsh,
      value: tsh,
      unit: 'mU/L',
      step: 0.01,
      edges: [...(target.low === null ? [] : [target.low, inputsUsed.limits.tshLow]), target.high],
      outcomeAt: (value) => {
        const code = followUpStatus({ ...inputsUsed, tsh: value }, target);
        return code === null ? null : { code, text: FOLLOW_UP_STATUS_TEXT[code] };
      },
    },
  ]);
}
