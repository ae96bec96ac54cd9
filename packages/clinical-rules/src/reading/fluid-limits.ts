import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import { firstOfCode } from '../core/rows-by-code.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { parts } from '../catalogue/row.ts';
import type { JudgedReport } from '../record/judged.ts';
import { BASIS } from '../tables/basis.ts';
import { number, oneOf, optional, record, reference, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { unitText } from '../units/unit-text.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf, mostOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Limits of fluids that have no interval: what they say stands nowhere else. */
export const FLUID_LIMITS = readTable(
  'fluid-limits.tsv',
  record({
    code: reference<string>('item of the catalogue', (id) => findItem(id) !== undefined),
    side: oneOf('high', 'low'),
    limit: number,
    incl: optional(oneOf('yes')),
    title: text,
    urgency: oneOf(1, 2, 3),
    steps: optional(text),
    besides: optional(parts),
    source: text,
    basis: BASIS,
  }),
  'code',
);

type FluidLimit = (typeof FLUID_LIMITS)[number];

function isBeyond(row: Row, { side, limit, incl }: FluidLimit): boolean {
  if (side === 'high') return (incl === 'yes' ? isAtLeast : isAbove)(leastOf(row), limit);
  return (incl === 'yes' ? isAtMost : isBelow)(mostOf(row), limit);
}

/** 「≤ 7.2」, 「< 3.4 mmol/L」: in the unit of the catalogue, which the limit is of. */
function limitText({ code, side, limit, incl }: FluidLimit): string {
  const [open, closed] = side === 'high' ? (['>', '≥'] as const) : (['<', '≤'] as const);
  return `${incl === 'yes' ? closed : open} ${limit} ${unitText(findItem(code)?.unit ?? '')}`.trimEnd();
}

/** True where a diagnosis that is as urgent rests on the row, or one that explains it stands. */
const isToldBy = (
  { inference }: JudgedReport,
  row: Row,
  { urgency, besides = [] }: FluidLimit,
  known: ReadonlySet<string>,
): boolean =>
  besides.some((id) => known.has(id)) ||
  inference.diagnoses.some(
    (each) => besides.includes(each.id) || (each.urgency <= urgency && each.evidences.includes(row.id)),
  );

interface Told {
  readonly row: Row;
  readonly limit: FluidLimit;
}

const valueOf = ({ row, limit }: Told): string => `${row.subject} ${row.valueText}（${limitText(limit)}）`;

/** Of one organ one finding: the acid pleura and its low sugar are one (J-12). */
function finding(told: readonly [Told, ...Told[]], time: string): Finding {
  const [{ row, limit }] = told;
  const lead = `${row.subject} ${row.valueText}，${limit.title}`;
  return plainFinding(
    {
      id: `fluid:${row.id}`,
      kind: 'row',
      title: limit.title,
      text: `${told.map(valueOf).join('，')}，${limit.title}`,
      lead,
      urgency: limit.urgency,
      evidences: told.map((each) => each.row.id),
      valueText: row.valueText,
      actions: actionsFor(limit.steps ?? '') ?? [],
      // What is to be drained comes before what kind of fluid it is.
      rank: { harm: 'B', organ: organOf(row.code), catalogueOrder: row.catalogueOrder, rowOrder: row.order },
    },
    time,
  );
}

/** Fluids beyond a limit of a publication, where no interval is printed and no diagnosis says it. */
export function fluidLimits(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const all = FLUID_LIMITS.flatMap((limit): Told[] => {
    const row = firstOfCode(rows, limit.code);
    if (row === undefined || !isBeyond(row, limit) || isToldBy(judged, row, limit, known)) return [];
    return [{ row, limit }];
  });
  return [...Map.groupBy(all, ({ row }) => organOf(row.code)).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [finding([first, ...rest], judged.report.report_time)],
  );
}
