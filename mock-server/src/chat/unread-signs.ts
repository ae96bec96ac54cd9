import { convert, oneOf, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { readTsv } from '../tables/read-table.ts';
import { clausesOf, plainText } from './question-text.ts';
import type { RedFlag } from './red-flags.ts';
import { affirmed, isPast } from './said-now.ts';

const SIGNS = readTsv(
  'chat/red-signs.tsv',
  record({
    id: text,
    weight: oneOf('strong', 'weak', 'context', 'asks'),
    pattern: convert(text, (source) => new RegExp(source, 'g')),
  }),
  'id',
);

type Weight = (typeof SIGNS)[number]['weight'];

/**
 * Kinds of signs that are enough, a strong one among them, or only weak ones: fewer where something is told and nothing asked, for
 * who asks 「老人手抖是缺什么」 can wait. Ours.
 */
const ENOUGH = { told: { strong: 2, weak: 3 }, asked: { strong: 3, weak: 5 } } as const;

/** Kinds of signs that a question tells of now, not denied. */
function kindsOf(clauses: readonly string[]): ReadonlyMap<Weight, number> {
  const found = SIGNS.filter(({ pattern, weight }) =>
    clauses.some((clause, index) => {
      const places = [...clause.matchAll(pattern)].map(({ 0: all, index: start }) => ({
        start,
        end: start + all.length,
      }));
      if (weight === 'context' || weight === 'asks') return places.length > 0;
      return affirmed(clause, places).some(({ end }) => !isPast(clauses, index, end));
    }),
  );
  return new Map([...Map.groupBy(found, ({ weight }) => weight)].map(([weight, all]) => [weight, all.length]));
}

/**
 * The red flag of a question that no answer is known to: who tells of several signs at once needs a doctor, whatever words the tables
 * of red flags lack. Null for questions that tell of few. Not for questions that were understood: 「孩子白细胞高、发烧是什么原因」.
 */
export function unreadSigns(question: string): RedFlag | null {
  const kinds = kindsOf(clausesOf(plainText(question)));
  const count = (weight: Weight) => kinds.get(weight) ?? 0;
  const enough = ENOUGH[count('asks') > 0 ? 'asked' : 'told'];
  const weak = count('weak') + count('context');
  const isEnough =
    count('strong') > 0 ? count('strong') + weak >= enough.strong : count('weak') > 1 && weak >= enough.weak;
  return isEnough ? { id: 'signs', label: '您说的这些情况' } : null;
}
