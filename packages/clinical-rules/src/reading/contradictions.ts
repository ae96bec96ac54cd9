import { oneOf, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';

/** Two statements that must not stand together (J-80). Patterns of texts; `where` narrows the first to the headline. */
export interface Contradiction {
  readonly id: string;
  readonly one: RegExp;
  readonly other: RegExp;
  readonly where?: 'headline' | undefined;
}

const ROWS = readTable(
  'contradictions.tsv',
  record({ id: text, one: text, other: text, where: optional(oneOf('headline')) }),
  'id',
);

export const CONTRADICTIONS: readonly Contradiction[] = ROWS.map((row) => ({
  ...row,
  one: new RegExp(row.one),
  other: new RegExp(row.other),
}));

/** The pairs of the table that stand together in what is shown for a report. */
export function contradictionsIn(headline: string, texts: readonly string[]): string[] {
  return CONTRADICTIONS.filter(({ one, other, where }) => {
    const first = where === 'headline' ? [headline] : texts;
    return first.some((said) => one.test(said)) && texts.some((said) => other.test(said));
  }).map(({ id }) => id);
}
