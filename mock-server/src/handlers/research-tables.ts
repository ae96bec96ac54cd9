import type { ResearchCohort, ResearchForms, ResearchGroups } from '@jianwei/api-client/model';
import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { cohortDistributions } from '../research/distributions.ts';
import { contentOf } from '../research/project-content.ts';
import { guardedShown, wholeOf } from '../research/shown-counts.ts';
import { THRESHOLD } from '../research/suppress.ts';
import { tableGroups } from '../research/table-groups.ts';
import { tableOne, type Table } from '../research/table-one.ts';
import { isVariable } from '../research/variables.ts';
import { cohortOf, counted, since, type Counted } from './research.ts';
import { foundProject } from './research-projects.ts';
import { foundVersion, type Reading } from './research-project-wire.ts';

export function checkedVariables(codes: readonly string[]): string[] {
  if (!codes.every(isVariable)) throw new Refusal('未收录该检验项目');
  return [...new Set(codes)];
}

/** The cohort of the version that splits the people; undefined where groups are made otherwise. */
function otherCohort(reading: Reading, { kind, project_id: projectId, version }: ResearchGroups): Cohort | undefined {
  if (kind !== 'version') return undefined;
  const row = foundProject(reading, projectId ?? '', 400);
  return readCohort(contentOf(foundVersion(reading.world, row, version).content).cohort);
}

export interface TableAsked {
  readonly variables: readonly string[];
  readonly groups: ResearchGroups;
  readonly form: ResearchForms;
  readonly isMissingInPercent: boolean;
}

/** Table one of a counted cohort. */
export function tableOf(reading: Reading, { store, cohort, exact, guardedTotal }: Counted, asked: TableAsked): Table {
  const { groups } = asked;
  const given: ResearchCohort = { version: 1, unit: 'patient', conditions: groups.condition ? [groups.condition] : [] };
  const [condition] = cohortOf(store, given).conditions;
  return tableOne({
    store,
    cohort,
    groups: tableGroups({ store, cohort, exact, groups, condition, other: otherCohort(reading, groups) }),
    codes: checkedVariables(asked.variables),
    form: asked.form,
    isMissingInPercent: asked.isMissingInPercent,
    guarded: guardedShown(guardedTotal, wholeOf(exact)),
  });
}

export const researchTablesHandlers = {
  listCohortDistributions: (call) => {
    const begin = performance.now();
    const { body } = call;
    const codes = checkedVariables(body.variables);
    const { store, cohort, exact, guardedTotal } = counted(call, body.cohort);
    const isSuppressed = exact.patients < THRESHOLD;
    const question = {
      store,
      cohort,
      exact,
      codes,
      isWithoutOwn: body.without_own ?? false,
      hasCourse: body.course ?? false,
      isGuarded: guardedTotal !== undefined,
    };
    const variables = isSuppressed ? [] : cohortDistributions(question);
    return { data_time: store.dataTime, elapsed_ms: since(begin), suppressed: isSuppressed, variables };
  },

  getTableOne: (call) => {
    const begin = performance.now();
    const { body } = call;
    const found = counted(call, body.cohort);
    const asked: TableAsked = {
      variables: checkedVariables(body.variables),
      groups: body.group_by ?? { kind: 'none' },
      form: body.form ?? {},
      isMissingInPercent: body.missing_in_percent ?? false,
    };
    const isSuppressed = found.exact.patients < THRESHOLD;
    const { columns, rows, notes } = isSuppressed ? { columns: [], rows: [], notes: [] } : tableOf(call, found, asked);
    const { dataTime, isDemo } = found.store;
    const head = { data_time: dataTime, demo: isDemo, elapsed_ms: since(begin), suppressed: isSuppressed };
    return { ...head, columns, rows, notes };
  },
} satisfies Handlers;
