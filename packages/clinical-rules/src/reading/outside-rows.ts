import { isAtLeast } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { BASIS } from '../tables/basis.ts';
import { convert, number, oneOf, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { findUnit } from '../units/unit.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Rows outside the catalogue that are acted on where they are raised. */
export const OUTSIDE_ROWS = readTable(
  'outside-rows.tsv',
  record({
    id: text,
    words: convert(text, (words) => new RegExp(words, 'i')),
    from: optional(number),
    title: text,
    urgency: oneOf(1, 2),
    steps: text,
    source: text,
    basis: BASIS,
  }),
  'id',
);

type OutsideRow = (typeof OUTSIDE_ROWS)[number];

function isRaised(row: Row, { from }: OutsideRow): boolean {
  if (from === undefined) return sideOf(row) === 'high';
  const { parsed } = row.judged.flag;
  const unit = row.judged.printed.unit.trim();
  return parsed.kind === 'number' && ['%', ''].includes(findUnit(unit)?.name ?? unit) && isAtLeast(parsed.value, from);
}

/** What such rows say. */
export function outsideRows(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.flatMap((row) => {
    if (row.judged.item !== undefined) return [];
    const found = OUTSIDE_ROWS.find((each) => each.words.test(row.judged.printed.name) && isRaised(row, each));
    if (found === undefined) return [];
    const lead = `${row.subject} ${row.valueText}，${found.title}`;
    return [
      findingOfRow(
        row,
        {
          id: `outside-row:${found.id}:${row.id}`,
          title: found.title,
          text: lead,
          lead,
          urgency: found.urgency,
          actions: actionsFor(found.steps) ?? [],
          rank: { harm: 'B' },
        },
        judged,
      ),
    ];
  });
}
