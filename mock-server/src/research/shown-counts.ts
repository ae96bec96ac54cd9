import type { ResearchCount, ResearchCounts, ResearchStep } from '@jianwei/api-client/model';
import { methodsText } from '@jianwei/clinical-rules/cohort/methods';
import { conditionSentence, entrySentence } from '@jianwei/clinical-rules/cohort/sentence';
import { shortEntry, shortSentence } from '@jianwei/clinical-rules/cohort/short';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import type { ExactCounts, ExactStep } from './engine.ts';
import {
  besideCount,
  capped,
  HIDDEN,
  hiddenCells,
  hiddenShown,
  isSmall,
  JOINED,
  roundedShown,
  shownChain,
  shownCount,
  THRESHOLD,
} from './suppress.ts';

function wordsOf({ kind, conditions }: ExactStep, cohort: Cohort, vocabulary: Vocabulary) {
  if (kind === 'store') return { sentence: '全库', short_name: '全库' };
  if (kind === 'entry')
    return { sentence: entrySentence(cohort.entry, vocabulary), short_name: shortEntry(cohort.entry, vocabulary) };
  return {
    sentence: conditions.map((each) => conditionSentence(each, vocabulary, cohort)).join(' 或 '),
    short_name: conditions.map((each) => shortSentence(each, vocabulary)).join(' 或 '),
  };
}

const LACKS = ['noResult', 'notConvertible', 'qualitative'] as const;
const lacksOf = (step: ExactStep): number[] => LACKS.map((name) => step[name]);
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
/** With 排除 those without a result stay: they are part of who is left, not of the loss. */
const staysLacking = ({ conditions }: ExactStep): boolean => conditions.some(({ negate }) => negate);

/**
 * Who lacked what, of steps whose joint loss is told: the parts of the loss and what is left of it are cells of one total, though the
 * rest is never printed.
 */
function lackingCounts(steps: readonly ExactStep[]): ResearchCount[][] {
  const losing = steps.filter((step) => !staysLacking(step));
  const lost = sumOf(steps.map((step) => step.lost));
  const cells = losing.flatMap(lacksOf);
  const hidden = hiddenCells([...cells, lost - sumOf(cells)]);
  const shown = cells.map((count, index) => (hidden[index] === true ? hiddenShown(count) : shownCount(count)));
  return steps.map((step) => {
    if (!staysLacking(step)) return shown.splice(0, LACKS.length);
    const own = lacksOf(step);
    const ownHidden = hiddenCells([...own, step.patients - sumOf(own)]);
    return own.map((count, index) => (ownHidden[index] === true ? hiddenShown(count) : shownCount(count)));
  });
}

/** Steps that are told together: those that are joined, and the next one that is not. */
function toldTogether(steps: readonly ExactStep[], joined: readonly boolean[]): ExactStep[][] {
  const groups: ExactStep[][] = [[]];
  for (const [index, step] of steps.entries()) {
    groups.at(-1)?.push(step);
    if (joined[index] !== true) groups.push([]);
  }
  return groups;
}

/** What is told of a cohort's size instead of its own total (R5); undefined where that may be told. */
export function guardedShown(guardedTotal: number | undefined, whole: number): ResearchCount | undefined {
  return guardedTotal === undefined ? undefined : capped(roundedShown(guardedTotal), whole);
}

/** How many the store holds. */
export const wholeOf = ({ steps }: Pick<ExactCounts, 'steps'>): number => steps[0]?.patients ?? 0;

/** The data that were counted, and how the counting went. */
interface CountedAt {
  readonly dataTime: string;
  readonly isDemo: boolean;
  readonly elapsedMs: number;
  readonly guardedTotal?: number | undefined;
}

/** The counts as they may leave the server. `roundTotal`: a question nearly like it was asked before (R5). */
export function shownCounts(
  exact: ExactCounts,
  cohort: Cohort,
  vocabulary: Vocabulary,
  { dataTime, isDemo, elapsedMs, guardedTotal }: CountedAt,
): ResearchCounts {
  const { steps, patients, reports } = exact;
  const chain = shownChain(steps.map((step) => step.patients));
  const last = steps.length - 1;
  const rounded = guardedShown(guardedTotal, wholeOf(exact));
  const isRounded = chain.isTotalRounded || rounded !== undefined;
  const total = rounded ?? chain.patients[last] ?? HIDDEN;
  const totalReports = isSmall(patients) ? HIDDEN : isRounded ? roundedShown(reports) : shownCount(reports);
  const lacking = toldTogether(steps, chain.joined).flatMap(lackingCounts);
  const printed = steps.flatMap((step, index) => (chain.joined[index] === true ? [] : [step.patients]));
  const wire = steps.map((step, index): ResearchStep => {
    const shown = index === last ? total : (chain.patients[index] ?? JOINED);
    const isJoined = chain.joined[index] === true;
    const [noResult = HIDDEN, notConvertible = HIDDEN, qualitative = HIDDEN] = lacking[index] ?? [];
    const stepReports = isJoined ? JOINED : isSmall(step.patients) ? HIDDEN : shownCount(step.reports);
    return {
      condition_id: step.kind === 'group' ? (step.conditions[0]?.id ?? '') : step.kind,
      condition_ids: step.conditions.map(({ id }) => id),
      ...wordsOf(step, cohort, vocabulary),
      patients: shown,
      lost: index === last && isRounded ? JOINED : (chain.lost[index] ?? JOINED),
      ...(isJoined ? { joined: true } : {}),
      reports: index === last ? totalReports : stepReports,
      no_result: noResult,
      not_convertible: notConvertible,
      qualitative,
      ...(step.without === undefined ? {} : { without: besideCount(step.without, printed) }),
    };
  });
  return {
    data_time: dataTime,
    demo: isDemo,
    elapsed_ms: elapsedMs,
    steps: wire,
    total: { patients: total, reports: totalReports },
    suppressed: patients < THRESHOLD,
    ...(rounded === undefined ? {} : { guarded: true }),
    methods: methodsText(cohort, vocabulary, { patients: total.shown, data_time: dataTime.slice(0, 10) }),
  };
}
