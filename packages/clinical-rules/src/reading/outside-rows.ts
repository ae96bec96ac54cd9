import { isAtLeast } from '../core/number.ts';
import { gradeOf } from '../flags/grade.ts';
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
    titre: optional(number),
    title: text,
    urgency: oneOf(1, 2, 3),
    harm: optional(oneOf('B', 'D')),
    steps: optional(text),
    source: text,
    basis: BASIS,
  }),
  'id',
);

type OutsideRow = (typeof OUTSIDE_ROWS)[number];

/** An antibody that stays for life, and the vaccine's. */
const OF_LIFE = /IgG(?!.*IgM)/i;

/** Positive in words, or by a titre that is called so, where no reference is printed beside it. */
function isPositive({ judged: { flag, printed } }: Row): boolean {
  if (flag.state !== 'undetermined' || flag.reason !== 'no_range') return false;
  // What a titre means hangs on the reference beside it.
  return flag.parsed.kind === 'titre' ? /^\s*阳性/.test(printed.result) : (gradeOf(flag.parsed) ?? 0) >= 1;
}

/** A titre so high that it is none of years ago, of an IgG too. */
function reachesTitre({ judged: { flag } }: Row, { titre }: OutsideRow): boolean {
  const { parsed } = flag;
  return titre !== undefined && parsed.kind === 'titre' && parsed.comparator !== '<' && parsed.dilution >= titre;
}

function isRaised(row: Row, each: OutsideRow): boolean {
  const { from, titre } = each;
  if (titre !== undefined) return reachesTitre(row, each);
  if (from === undefined) return sideOf(row) === 'high' || isPositive(row);
  const { parsed } = row.judged.flag;
  const unit = row.judged.printed.unit.trim();
  return parsed.kind === 'number' && ['%', ''].includes(findUnit(unit)?.name ?? unit) && isAtLeast(parsed.value, from);
}

/** What such rows say. Of a series of one germ (IgM and nucleic acid) each row says it: the first one is told. */
export function outsideRows(rows: readonly Row[], judged: JudgedReport): Finding[] {
  const told = new Set<string>();
  return rows.flatMap((row) => {
    const { item, printed } = row.judged;
    if (item !== undefined) return [];
    const named = `${printed.specimen}${printed.name}`;
    const isOfLife = OF_LIFE.test(printed.name);
    const found = OUTSIDE_ROWS.find(
      (each) => (!isOfLife || each.titre !== undefined) && each.words.test(named) && isRaised(row, each),
    );
    if (found === undefined || told.has(found.id)) return [];
    told.add(found.id);
    const lead = `${row.subject} ${row.valueText}，${found.title}`;
    const finding = findingOfRow(
      row,
      {
        id: `outside-row:${found.id}:${row.id}`,
        title: found.title,
        text: lead,
        lead,
        urgency: found.urgency,
        actions: actionsFor(found.steps ?? '') ?? [],
        rank: { harm: found.harm ?? 'B', reliable: 2 },
      },
      judged,
    );
    // Behind the first clause the name stands before its value (J-12).
    const phrase = `${found.title}（${row.subject} ${row.valueText}）`;
    return [{ ...finding, words: { ...finding.words, phrase } }];
  });
}
