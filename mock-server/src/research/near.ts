import { isFinished, type Cohort, type CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';

type Parts = ReadonlyMap<string, string>;

/** A value for each way into an object. */
function leaves(value: unknown, way = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[way, JSON.stringify(value)]];
  if (Array.isArray(value)) return [[way, JSON.stringify(value.toSorted())]];
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .flatMap(([name, part]) => leaves(part, `${way}.${name}`));
}

function partsOf(value: unknown): Parts {
  return new Map(leaves(value));
}

function differing(left: Parts, right: Parts): number {
  const ways = new Set([...left.keys(), ...right.keys()]);
  return [...ways].filter((way) => left.get(way) !== right.get(way)).length;
}

/** What is asked by a condition; its id and place do not matter. */
function textOf({ id: _id, enabled: _enabled, ...asked }: CohortCondition): string {
  return JSON.stringify([...partsOf(asked)].toSorted());
}

/** The same question in one text, however its conditions are named and ordered. */
export function questionOf({ entry, calendar, conditions }: Cohort): string {
  const counted = conditions.filter((each) => each.enabled && isFinished(each)).map(textOf);
  return JSON.stringify([[...partsOf({ entry, calendar })].toSorted(), counted.toSorted()]);
}

function read(question: string): { rest: Parts; conditions: readonly Parts[]; texts: readonly string[] } {
  const [rest, texts] = JSON.parse(question) as [[string, string][], string[]];
  return {
    rest: new Map(rest),
    texts,
    conditions: texts.map((text) => new Map(JSON.parse(text) as [string, string][])),
  };
}

/** Whether two questions differ in one value, or in one condition that only one of them has (R5). */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  const rest = differing(a.rest, b.rest);
  const onlyA = a.conditions.filter((_, index) => !b.texts.includes(a.texts[index] ?? ''));
  const onlyB = b.conditions.filter((_, index) => !a.texts.includes(b.texts[index] ?? ''));
  if (rest > 0) return rest === 1 && onlyA.length + onlyB.length === 0;
  if (onlyA.length + onlyB.length === 1) return true;
  const [left, right] = [onlyA[0], onlyB[0]];
  return (
    onlyA.length === 1 &&
    onlyB.length === 1 &&
    left !== undefined &&
    right !== undefined &&
    differing(left, right) === 1
  );
}
