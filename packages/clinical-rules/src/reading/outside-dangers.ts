import { isAtLeast } from '../core/number.ts';
import { resultUnit } from '../flags/flag.ts';
import { gradeOf } from '../flags/grade.ts';
import type { JudgedReport } from '../record/judged.ts';
import { BASIS } from '../tables/basis.ts';
import { convert, number, oneOf, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { findUnit } from '../units/unit.ts';
import { actionsFor } from './actions.ts';
import { findingOfRow } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';

/** What kills or spreads and is no item of the catalogue: poisons, and germs of the first class. */
export const OUTSIDE_DANGERS = readTable(
  'outside-dangers.tsv',
  record({
    id: text,
    words: convert(text, (words) => new RegExp(words, 'i')),
    from: optional(number),
    molar: optional(number),
    title: text,
    urgency: oneOf(1, 2),
    steps: text,
    source: text,
    basis: BASIS,
  }),
);

type Danger = (typeof OUTSIDE_DANGERS)[number];

/** An antibody shows that somebody met it or was vaccinated. */
const IMMUNE = /抗体|Ig[AGM]/i;

/** g/L of a concentration; NaN, which reaches no limit, for every other unit. */
function gramsOf({ judged: { printed, flag } }: Row, { molar = Number.NaN }: Danger): number {
  const { parsed } = flag;
  if (parsed.kind !== 'number' || parsed.comparator === '<' || parsed.comparator === '≤') return Number.NaN;
  const unit = findUnit(resultUnit(printed, parsed));
  if (unit?.kind === 'mass_concentration') return parsed.value * unit.scale;
  return unit?.kind === 'molar_concentration' ? parsed.value * unit.scale * molar : Number.NaN;
}

/** mg/L in g/L. */
const MILLIGRAM = 1e-3;

/** Rows that look for several things at once: what was found stands in the result, not in the name. */
const OF_SEVERAL = /培养|鉴定|筛查|组合|[、,，/]/;
/** Denied, or only asked for. */
const NEGATED = /阴性|曾|建议|送检|未(?:检|见|查|发现|生长|培养|分离|找)|无|除外|排除|\(-\)|-$/;
const POSITIVE = /阳性|检出|检测到|查见|可见|见到|找到|生长|\+|positive|present/i;
/** What is left of 「阳性(++)」 is nothing. */
const BARE = /弱|强|阳性?|检出|检测到|可疑|positive|reactive|detected|[+±():\s\d]/gi;

/** The clauses of a result that deny nothing; one without a verb goes on with the clause before it. */
function affirmed(result: string): string[] {
  let isDenied = false;
  return result
    .normalize('NFKC')
    .split(/[;。\n,]/)
    .filter((clause) => {
      if (NEGATED.test(clause)) isDenied = true;
      else if (POSITIVE.test(clause)) isDenied = false;
      return !isDenied;
    });
}

/** True where a result in words says that it was found: without a printed reference too, for none of these is ever usual. */
function isSaid({ judged: { printed, flag } }: Row, { words }: Danger): boolean {
  const { parsed, state } = flag;
  if (state === 'normal') return false;
  const told = affirmed(printed.result);
  const isLooked = state === 'abnormal' || OF_SEVERAL.test(printed.name);
  if (told.some((clause) => words.test(clause) && (isLooked || POSITIVE.test(clause)))) return true;
  if (!words.test(printed.name) || words.test(printed.result)) return false;
  const isPositive = state === 'abnormal' || (gradeOf(parsed) ?? 0) > 0 || told.some((clause) => POSITIVE.test(clause));
  return isPositive && (!OF_SEVERAL.test(printed.name) || printed.result.normalize('NFKC').replace(BARE, '') === '');
}

function isFound(row: Row, danger: Danger): boolean {
  const { parsed } = row.judged.flag;
  if (danger.from === undefined) return (parsed.kind !== 'number' || parsed.sign !== undefined) && isSaid(row, danger);
  return isAtLeast(gramsOf(row, danger), danger.from * MILLIGRAM);
}

/** A figure of a known item is judged by its limits. */
const isOutside = ({ judged: { item, flag } }: Row): boolean => item === undefined || flag.parsed.kind !== 'number';

/** Their own diagnosis says what was seen. */
const SAID_BY_RULES: readonly string[] = ['PF-CYT'];

function dangerOf(row: Row): Danger | undefined {
  const { printed, code } = row.judged;
  if (SAID_BY_RULES.includes(code)) return undefined;
  const said = `${printed.name} ${printed.result}`;
  if (IMMUNE.test(printed.name)) return undefined;
  return OUTSIDE_DANGERS.find((danger) => danger.words.test(said) && isFound(row, danger));
}

/** Poisons and germs that a row names and the catalogue does not hold. */
export function outsideDangers(rows: readonly Row[], judged: JudgedReport): Finding[] {
  const found = rows.filter(isOutside).flatMap((row) => {
    const danger = dangerOf(row);
    return danger === undefined ? [] : [{ row, danger }];
  });
  // One germ in several samples, and its toxin, are one danger.
  return [...Map.groupBy(found, ({ danger }) => danger.title).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { row, danger } = first;
    const told = group.map((each) => `${each.row.subject} ${each.row.valueText}`);
    const lead = `${told[0] ?? ''}，${danger.title}`;
    const finding = findingOfRow(
      row,
      {
        id: `outside:${danger.id}:${row.id}`,
        title: danger.title,
        text: `${told.join('，')}，${danger.title}`,
        lead,
        urgency: danger.urgency,
        actions: actionsFor(danger.steps) ?? [],
        rank: { harm: 'C' },
      },
      judged,
    );
    return [{ ...finding, evidences: group.map((each) => each.row.id) }];
  });
}
