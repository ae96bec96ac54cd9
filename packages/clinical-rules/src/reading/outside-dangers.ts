import type { JudgedReport } from '../record/judged.ts';
import { BASIS } from '../tables/basis.ts';
import { convert, number, oneOf, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { findUnit } from '../units/unit.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';

/** What kills or spreads and is no item of the catalogue: poisons, and germs of the first class. */
export const OUTSIDE_DANGERS = readTable(
  'outside-dangers.tsv',
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
);

type Danger = (typeof OUTSIDE_DANGERS)[number];

/** An antibody shows that somebody met it or was vaccinated. */
const IMMUNE = /抗体/;

/** g/L of a concentration in mass; null for every other unit. */
function gramsOf({ judged: { printed, flag } }: Row): number | null {
  const { parsed } = flag;
  const unit = findUnit(printed.unit.trim() === '' && parsed.kind === 'number' ? (parsed.unit ?? '') : printed.unit);
  if (parsed.kind !== 'number' || unit?.kind !== 'mass_concentration' || ['<', '≤'].includes(parsed.comparator ?? ''))
    return null;
  return parsed.value * unit.scale;
}

/** mg/L in g/L. */
const MILLIGRAM = 1e-3;

function isFound(row: Row, { from }: Danger): boolean {
  const { parsed, state } = row.judged.flag;
  if (from === undefined) return parsed.kind !== 'number' && state === 'abnormal';
  const grams = gramsOf(row);
  return grams !== null && grams >= from * MILLIGRAM - 1e-9;
}

/** A figure of a known item is judged by its limits. */
const isOutside = ({ judged: { item, flag } }: Row): boolean => item === undefined || flag.parsed.kind !== 'number';

function dangerOf(row: Row): Danger | undefined {
  const { printed } = row.judged;
  const said = `${printed.name} ${printed.result}`;
  if (IMMUNE.test(printed.name)) return undefined;
  return OUTSIDE_DANGERS.find((danger) => danger.words.test(said) && isFound(row, danger));
}

/** Poisons and germs that a row names and the catalogue does not hold. */
export function outsideDangers(rows: readonly Row[], judged: JudgedReport): Finding[] {
  return rows.filter(isOutside).flatMap((row) => {
    const danger = dangerOf(row);
    if (danger === undefined) return [];
    const lead = `${row.subject} ${row.valueText}，${danger.title}`;
    return [
      plainFinding(
        {
          id: `outside:${danger.id}:${row.id}`,
          kind: 'row',
          title: danger.title,
          text: lead,
          lead,
          urgency: danger.urgency,
          evidences: [row.id],
          valueText: row.valueText,
          actions: actionsFor(danger.steps) ?? [],
          rank: { harm: 'C', catalogueOrder: row.catalogueOrder, rowOrder: row.order },
        },
        judged.report.report_time,
      ),
    ];
  });
}
