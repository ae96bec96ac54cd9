import type {
  ResearchForms,
  ResearchGroups,
  ResearchProjectDetail,
  ResearchTableInput,
  ResearchTableRow,
} from '@jianwei/api-client/model';
import { takenOf } from '@jianwei/clinical-rules/cohort/taken';
import { cohortOf } from '../../../parts/research/cohort-wire.ts';

/** How the table is drawn: what is saved with the project, and what only this reader looks at. */
export interface TableSettings {
  readonly variables: readonly string[];
  readonly groups: ResearchGroups;
  readonly form: ResearchForms;
  readonly missing: boolean;
  readonly hasP: boolean;
}

export function savedSettings({ variables, groups, form }: ResearchProjectDetail): TableSettings {
  return { variables, groups, form, missing: false, hasP: false };
}

export function tableInput({ definition }: ResearchProjectDetail, settings: TableSettings): ResearchTableInput {
  const { variables, groups, form, missing } = settings;
  return {
    cohort: definition,
    variables: [...variables],
    ...(groups.kind === 'none' ? {} : { group_by: groups }),
    form,
    missing_in_percent: missing,
  };
}

/** Whether what is saved with the project was changed. */
export function isChanged(settings: TableSettings, saved: TableSettings): boolean {
  const kept = ({ variables, groups, form }: TableSettings): string => JSON.stringify([variables, groups, form]);
  return kept(settings) !== kept(saved);
}

/**
 * Two groups by what a row is about: one class against the others, or the upper half against the lower, each person by the result
 * that the row itself takes.
 */
export function groupsBy(row: ResearchTableRow, { definition }: ResearchProjectDetail): ResearchGroups | undefined {
  const { variable, level, name, form, cells } = row;
  const common = { id: 'group', negate: false, enabled: true } as const;
  if (variable === 'sex') {
    const first = level === '2' ? 2 : 1;
    const labels = first === 1 ? ['男', '女'] : ['女', '男'];
    return { kind: 'condition', condition: { ...common, kind: 'sex', values: [first] }, labels };
  }
  if (variable === 'department')
    return level === ''
      ? undefined
      : { kind: 'condition', condition: { ...common, kind: 'department', ids: [level] }, labels: [name, '其他科室'] };
  if (variable.startsWith('diagnosis:')) {
    const condition = { ...common, kind: 'diagnosis' as const, diagnosis_id: variable.slice('diagnosis:'.length) };
    return { kind: 'condition', condition, labels: [name, `无${name}`] };
  }
  const middle = cells[0]?.median ?? cells[0]?.mean;
  if (typeof middle !== 'number' || form === 'level' || form === 'count') return undefined;
  const labels = [`${name} ≥ ${middle}`, `${name} < ${middle}`];
  if (variable === 'age')
    return { kind: 'condition', condition: { ...common, kind: 'age', from: Math.ceil(middle) }, labels };
  return {
    kind: 'condition',
    condition: {
      ...common,
      kind: 'result',
      laboratory_code: variable,
      ...takenOf(cohortOf(definition), variable),
      comparator: '≥',
      value: middle,
    },
    labels,
  };
}
