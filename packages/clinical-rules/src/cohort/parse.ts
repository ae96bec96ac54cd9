import type { CohortCondition } from './cohort.ts';
import { clauseOf, clausesIn, conditionOf, isPreparing } from './parse-clause.ts';
import type { Clause } from './parse-clause.ts';
import { namesOf } from './parse-names.ts';
import { readText } from './parse-text.ts';
import { tokensOf } from './parse-tokens.ts';
import type { Token } from './parse-tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A stretch of what was typed that the grammar did not understand. */
export interface UnknownSpan {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface ParsedQuestion {
  readonly conditions: readonly CohortCondition[];
  readonly unknown: readonly UnknownSpan[];
}

function split(tokens: readonly Token[], by: 'break' | 'or'): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.said.says === by) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
}

/** What a clause may only add to the condition before it: 「，可靠性 高」, 「，跨度 ≥ 180 天」, 「、肾内科」. */
function extended(last: CohortCondition, clause: Clause, vocabulary: Vocabulary): CohortCondition | null {
  const { reliability, value, follow: _follow, ...rest } = clause;
  const isAlone = Object.keys(rest).length === 0;
  if (last.kind === 'diagnosis' && reliability !== undefined && value === undefined && isAlone)
    return { ...last, reliability_min: reliability.least };
  if (last.kind === 'follow_up' && value?.comparator === '≥' && value.unit === '天' && isAlone)
    return { ...last, days: value.value };
  if (last.kind !== 'department' && last.kind !== 'sex') return null;
  const next = conditionOf(clause, vocabulary);
  if (next === null || next.negate) return null;
  if (last.kind === 'department' && next.kind === 'department') return { ...last, ids: [...last.ids, ...next.ids] };
  if (last.kind === 'sex' && next.kind === 'sex') return { ...last, values: [...last.values, ...next.values] };
  return null;
}

function allOf(conditions: readonly (CohortCondition | null)[]): CohortCondition[] | null {
  return conditions.some((each) => each === null) ? null : conditions.flatMap((each) => (each === null ? [] : [each]));
}

/** A clause with 或 becomes one group; 「排除 A 或 B」 excludes both, each by itself. A window holds for all of them. */
function alternatives(clauses: readonly (Clause | null)[], vocabulary: Vocabulary): CohortCondition[] | null {
  const [first, ...others] = clauses;
  if (first === undefined || first === null) return null;
  const { window, negate } = first;
  const conditions = others.map((clause) => {
    if (clause === null || clause.negate !== undefined) return null;
    const isTimed = window !== undefined && clause.name?.meanings.every(({ kind }) => kind !== 'department') === true;
    return conditionOf(
      { ...(isTimed ? { window } : {}), ...clause, ...(negate === undefined ? {} : { negate }) },
      vocabulary,
    );
  });
  return allOf([conditionOf(first, vocabulary), ...conditions]);
}

interface Reading {
  readonly conditions: CohortCondition[];
  readonly unknown: Token[][];
  /** What a clause left for the next one, with its tokens in case none comes. */
  prepared: { clause: Clause; tokens: readonly Token[] } | null;
  groups: number;
}

/** What was prepared and the clause together; null where both say one thing. */
function together(before: Clause, clause: Clause | null): Clause | null {
  return clause === null || Object.keys(clause).some((key) => key in before) ? null : { ...before, ...clause };
}

function readClause(reading: Reading, tokens: Token[], vocabulary: Vocabulary): void {
  if (tokens.every(({ said }) => said.says === 'nothing')) return;
  const before = reading.prepared;
  const whole = [...(before?.tokens ?? []), ...tokens];
  reading.prepared = null;
  const [head, ...others] = split(tokens, 'or').map(clauseOf);
  const clause = together(before?.clause ?? {}, head ?? null);
  if (clause !== null && others.length === 0 && isPreparing(clause)) {
    reading.prepared = { clause, tokens: whole };
    return;
  }
  const last = reading.conditions.at(-1);
  const isMore = clause !== null && last !== undefined && before === null && others.length === 0;
  const longer = isMore ? extended(last, clause, vocabulary) : null;
  if (longer !== null) {
    reading.conditions.splice(-1, 1, longer);
    return;
  }
  const found =
    clause !== null && others.length === 0
      ? allOf(clausesIn(clause).map((each) => conditionOf(each, vocabulary)))
      : alternatives([clause, ...others], vocabulary);
  if (found === null) {
    reading.unknown.push(whole);
    return;
  }
  const isGroup = others.length > 0 && !found.some(({ negate }) => negate);
  if (isGroup) reading.groups += 1;
  reading.conditions.push(...found.map((each) => (isGroup ? { ...each, group: `或${reading.groups}` } : each)));
}

/**
 * A question in plain words, read by grammar over the vocabulary: 「糖尿病，末次 eGFR 30–60，近一年 ACR 上升 30% 以上」. A clause with
 * one word that is not understood is handed back whole; it is never guessed and never counted.
 */
export function parseQuestion(
  typed: string,
  vocabulary: Vocabulary,
  idOf = (index: number) => `q${index + 1}`,
): ParsedQuestion {
  const read = readText(typed);
  const { places } = read;
  const specimens = [...new Set([...vocabulary.items.map(({ specimen }) => specimen), '血', '尿'])]
    .filter((each) => each !== '')
    .toSorted((one, other) => other.length - one.length);
  const tokens = tokensOf(read, namesOf(vocabulary), specimens);
  const reading: Reading = { conditions: [], unknown: [], prepared: null, groups: 0 };
  for (const clause of split(tokens, 'break')) readClause(reading, clause, vocabulary);
  if (reading.prepared !== null) reading.unknown.push([...reading.prepared.tokens]);
  return {
    conditions: reading.conditions.map((condition, index) => ({ ...condition, id: idOf(index) })),
    unknown: reading.unknown.map((span) => {
      const inner = span.filter(({ said }) => said.says !== 'nothing');
      const from = places[inner[0]?.from ?? 0] ?? 0;
      const to = places[inner.at(-1)?.to ?? 0] ?? typed.length;
      return { text: typed.slice(from, to), from, to };
    }),
  };
}
