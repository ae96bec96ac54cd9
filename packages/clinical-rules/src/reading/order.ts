import type { Finding, FindingStatus, HarmClass } from './reading.ts';

const HARM: Readonly<Record<HarmClass, number>> = { A: 0, B: 1, C: 2, D: 3, E: 4 };
const STATUS: Readonly<Record<FindingStatus, number>> = { new: 0, worse: 1, same: 2, better: 3 };

const KEYS = new WeakMap<Finding, readonly number[]>();

/** A finding is compared many times. */
function keysOf(finding: Finding): readonly number[] {
  const known = KEYS.get(finding) ?? keys(finding);
  KEYS.set(finding, known);
  return known;
}

function keys({ urgency, isKnown, status, rank }: Finding): readonly number[] {
  return [
    urgency,
    isKnown && (status === 'same' || status === 'new') ? 1 : 0,
    rank.isCriticalValue ? 0 : rank.isCriticalFlag ? 1 : 2,
    HARM[rank.harm],
    -rank.distance,
    rank.isFast ? 0 : 1,
    STATUS[status],
    -rank.reliable,
    rank.catalogueOrder,
    rank.rowOrder,
  ];
}

/** Danger first (J-11): urgency, what is critical, harm, distance beyond the limit, speed, course, reliability, place. */
export function byDanger(a: Finding, b: Finding): number {
  const [first, second] = [keysOf(a), keysOf(b)];
  const at = first.findIndex((key, index) => key !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}
