import type { ResearchCell, ResearchColumn, ResearchCount, ResearchTableRow } from '@jianwei/api-client/model';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { compareLevels, compareNumbers, GROUPING, TOO_FEW, type Comparison } from './compare-groups.ts';
import { hiddenTable } from './hidden-table.ts';
import { figure, percentText, pText } from './number-text.ts';
import { holm, mean, quantile, variance } from './statistics.ts';
import type { ResearchStore } from './store.ts';
import {
  HIDDEN,
  hiddenShown,
  isSmall,
  JOINED,
  roundedCount,
  roundedShown,
  shownCount,
  THRESHOLD,
  WITHHELD,
} from './suppress.ts';
import type { TableColumn, TableGroups } from './table-groups.ts';
import { levelCounts, valuesWithin, variableOf, type Variable } from './variables.ts';

export interface TableQuestion {
  readonly store: ResearchStore;
  readonly cohort: Cohort;
  readonly groups: TableGroups;
  readonly codes: readonly string[];
  readonly form: Readonly<Record<string, 'median' | 'mean'>>;
  readonly isMissingInPercent: boolean;
  /** What is told instead of the size of the cohort (R5): everything beside it is rounded as well. */
  readonly guarded: ResearchCount | undefined;
}

export interface Table {
  readonly columns: ResearchColumn[];
  readonly rows: ResearchTableRow[];
  readonly notes: string[];
  /** Cells that are hidden, for the account of an export. */
  readonly hiddenCount: number;
}

type Tell = (count: number) => ResearchCount;

interface Filled {
  readonly variable: Variable;
  /** `size` as it is told. */
  readonly groups: readonly { readonly values: readonly number[]; readonly missing: number; readonly size: number }[];
  readonly tell: Tell;
  readonly question: TableQuestion;
}

const emptyCell = (): ResearchCell => ({ shown: '' });

function countCell(count: number, isHidden: boolean, tell: Tell, share?: number): ResearchCell {
  if (isHidden) return { shown: hiddenShown(count).shown };
  const n = tell(count);
  if (n.value === undefined) return { shown: n.shown };
  if (share === undefined) return { shown: n.shown, n };
  return { shown: `${n.shown} (${percentText(share)})`, n, percent: Number(percentText(share)) };
}

const share = (count: number, whole: number): number => (whole === 0 ? 0 : count / whole);

/** A share as it may leave: of the rounded numbers where these are all that is told, since a share to a thousandth tells both. */
function sharer({ guarded }: TableQuestion): typeof share {
  return guarded === undefined ? share : (count, whole) => share(roundedCount(count), whole);
}

/** How many people a column is told to hold. */
function toldSize({ groups: { ofCohort = 0 }, guarded }: TableQuestion, size: number, index: number): ResearchCount {
  if (isSmall(size)) return JOINED;
  if (guarded === undefined) return shownCount(size);
  return index === ofCohort ? guarded : roundedShown(size);
}

function numberCell(values: readonly number[], form: 'median' | 'mean'): ResearchCell {
  if (values.length < THRESHOLD) return { shown: values.length === 0 ? '—' : HIDDEN.shown };
  if (form === 'mean') {
    const [centre, sd] = [mean(values), Math.sqrt(variance(values))];
    return { shown: `${figure(centre)} ± ${figure(sd)}`, mean: Number(figure(centre)), sd: Number(figure(sd)) };
  }
  const sorted = values.toSorted((a, b) => a - b);
  const [p25 = 0, median = 0, p75 = 0] = [0.25, 0.5, 0.75].map((at) => Number(figure(quantile(sorted, at) ?? 0)));
  return { shown: `${median} (${p25}, ${p75})`, median, p25, p75 };
}

const wireComparison = ({ smd, p, test, superiority }: Comparison): Partial<ResearchTableRow> => ({
  ...(smd === undefined ? {} : { smd: Number(smd.toFixed(3)) }),
  ...(p === undefined ? {} : { p }),
  ...(test === undefined ? {} : { test }),
  ...(superiority === undefined
    ? {}
    : {
        superiority: {
          value: Number(superiority.value.toFixed(3)),
          low: Number(superiority.low.toFixed(3)),
          high: Number(superiority.high.toFixed(3)),
        },
      }),
});

/** Nothing is tested of the variable that the groups are made of. */
function comparison({ variable, question }: Filled, compare: () => Comparison): Comparison {
  return variable.code === question.groups.by ? { test: GROUPING } : compare();
}

function numberRows(filled: Filled): ResearchTableRow[] {
  const { variable, groups, tell, question } = filled;
  const form = question.form[variable.code] ?? 'median';
  const hidden =
    hiddenTable([groups.map(({ values }) => values.length), groups.map(({ missing }) => missing)])[1] ?? [];
  const shareOf = sharer(question);
  const [, a, b] = groups;
  const found =
    a === undefined || b === undefined ? {} : comparison(filled, () => compareNumbers(a.values, b.values, form));
  return [
    {
      variable: variable.code,
      name: variable.name,
      unit: variable.unit,
      level: '',
      form,
      cells: groups.map(({ values }) => numberCell(values, form)),
      missing: groups.map(({ missing, size }, index) =>
        countCell(missing, hidden[index] === true, tell, missing === 0 ? undefined : shareOf(missing, size)),
      ),
      ...wireComparison(found),
    },
  ];
}

/** Levels that somebody has. */
function presentLevels(counts: readonly (readonly number[])[]): number[] {
  const [first = []] = counts;
  return first.flatMap((_, level) => (counts.some((of) => (of[level] ?? 0) > 0) ? [level] : []));
}

function categoryRows(filled: Filled): ResearchTableRow[] {
  const { variable, groups, tell, question } = filled;
  const counts = groups.map(({ values }) => levelCounts(variable, values));
  const present = presentLevels(counts);
  const missing = groups.map((group) => group.missing);
  const hidden = hiddenTable([...present.map((level) => counts.map((of) => of[level] ?? 0)), missing]);
  const hiddenMissing = hidden.at(-1) ?? [];
  // A share of those with a value would tell how few have none.
  const isOfAll = question.isMissingInPercent || hiddenMissing.some(Boolean) || question.guarded !== undefined;
  const shareOf = sharer(question);
  const [, a, b] = counts;
  const found = a === undefined || b === undefined ? {} : comparison(filled, () => compareLevels(a, b));
  const head: ResearchTableRow = {
    variable: variable.code,
    name: variable.name,
    unit: '',
    level: '',
    form: 'count',
    cells: groups.map(emptyCell),
    missing: groups.map(({ missing: count, size }, index) =>
      countCell(count, hiddenMissing[index] === true, tell, count === 0 ? undefined : shareOf(count, size)),
    ),
    ...wireComparison(found),
  };
  const levels = present.map((level, row): ResearchTableRow => ({
    variable: variable.code,
    name: variable.levels[level]?.label ?? '',
    unit: '',
    level: variable.levels[level]?.key ?? '',
    form: 'level',
    cells: groups.map(({ size, values }, column) => {
      const count = counts[column]?.[level] ?? 0;
      return countCell(count, hidden[row]?.[column] === true, tell, shareOf(count, isOfAll ? size : values.length));
    }),
    missing: [],
  }));
  return [head, ...levels];
}

function rowsOf(question: TableQuestion, columns: readonly TableColumn[], tell: Tell): ResearchTableRow[] {
  const { store, cohort, groups } = question;
  return question.codes.flatMap((code) => {
    const variable = variableOf({ store, asked: { cohort }, entry: groups.entry, isMixed: groups.isMixed }, code);
    if (variable === undefined) return [];
    const filled: Filled = {
      variable,
      groups: columns.map(({ mask, size }, index) => ({
        ...valuesWithin(variable, mask),
        size: toldSize(question, size, index).value ?? size,
      })),
      tell,
      question,
    };
    return variable.kind === 'number' ? numberRows(filled) : categoryRows(filled);
  });
}

/** P values of a table are corrected together. */
function corrected(rows: readonly ResearchTableRow[]): ResearchTableRow[] {
  const adjusted = holm(rows.flatMap(({ p }) => (p === undefined ? [] : [p])));
  return rows.map(({ p, ...row }) => {
    const next = p === undefined ? undefined : adjusted.shift();
    return next === undefined ? row : { ...row, p: next, p_shown: pText(next) };
  });
}

const cellsOf = (rows: readonly ResearchTableRow[]): ResearchCell[] =>
  rows.flatMap((row) => [...row.cells, ...row.missing]);
const hasWithheld = (rows: readonly ResearchTableRow[]): boolean =>
  cellsOf(rows).some(({ shown }) => shown === WITHHELD.shown);

const UNTESTED: ReadonlySet<string> = new Set([TOO_FEW, GROUPING]);

function notesOf(
  rows: readonly ResearchTableRow[],
  { groups, isMissingInPercent }: TableQuestion,
  hasGroups: boolean,
): string[] {
  const forms = new Set(rows.map(({ form }) => form));
  const tests = new Set(rows.flatMap(({ test }) => (test === undefined || UNTESTED.has(test) ? [] : [test])));
  const count = rows.filter(({ p }) => p !== undefined).length;
  return [
    ...(forms.has('median') ? ['数值为中位数（四分位数，第 7 型）'] : []),
    ...(forms.has('mean') ? ['数值为均数 ± 标准差'] : []),
    ...(forms.has('level')
      ? [isMissingInPercent ? '分类变量为人数（%），百分比含缺失' : '分类变量为人数（%），缺失不足 10 人时百分比含缺失']
      : []),
    ...groups.notes,
    ...(tests.size > 0 ? [`检验：${[...tests].join('、')}`] : []),
    ...(count > 1 ? [`P 值经 Holm 校正（${count} 个检验）`] : []),
    ...(hasGroups ? ['优势概率的 95% 区间按 Hanley–McNeil', '观察性资料的基线差异看 SMD；P 值随样本量变化'] : []),
    `诊断规则 ${INFERENCE_VERSION}；1–9 人显示为「<10」${hasWithheld(rows) ? '，为免被推算而不列的显示为「隐去」' : ''}`,
  ];
}

/** Baseline characteristics as they may leave. A group below ten people is not shown beside the other. */
export function tableOne(question: TableQuestion): Table {
  const tell: Tell = question.guarded === undefined ? shownCount : roundedShown;
  const { columns: all } = question.groups;
  const isGroupSmall = all.some(({ size }) => size < THRESHOLD) && all.length > 1;
  const columns = isGroupSmall ? all.slice(0, 1) : all;
  const rows = corrected(rowsOf(question, columns, tell));
  return {
    columns: columns.map(({ label, size }, index) => ({ label, n: toldSize(question, size, index) })),
    rows,
    notes: [
      ...(isGroupSmall ? ['分组不足 10 人，不显示两组比较'] : []),
      ...notesOf(rows, question, columns.length > 1),
    ],
    hiddenCount: cellsOf(rows).filter(({ shown }) => shown === HIDDEN.shown || shown === WITHHELD.shown).length,
  };
}
