import type {
  ResearchChangedSentence,
  ResearchCohort,
  ResearchCondition,
  ResearchForms,
  ResearchGroups,
} from '@jianwei/api-client/model';
import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { calendarSentence, conditionSentence, entrySentence } from '@jianwei/clinical-rules/cohort/sentence';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';

/** What a version of a project holds. */
export interface ProjectContent {
  readonly cohort: ResearchCohort;
  readonly variables: readonly string[];
  readonly groups: ResearchGroups;
  readonly form: ResearchForms;
}

export function contentOf(text: string): ProjectContent {
  return JSON.parse(text) as ProjectContent;
}

/** A cohort as the wire has it: what is not said is not there. */
export function wireCohort(cohort: Cohort): ResearchCohort {
  return JSON.parse(JSON.stringify(cohort)) as ResearchCohort;
}

/** Diagnoses are saved with the rules of their day. */
export function withRuleVersion(cohort: ResearchCohort): ResearchCohort {
  const fix = (condition: ResearchCondition): ResearchCondition => {
    if (condition.kind === 'diagnosis' && condition.rule_version === undefined)
      return { ...condition, rule_version: INFERENCE_VERSION };
    if (condition.kind !== 'cohort' || condition.cohort === undefined) return condition;
    return { ...condition, cohort: { ...withRuleVersion(wireCohort(readCohort(condition.cohort))) } };
  };
  return {
    ...cohort,
    ...(cohort.entry === undefined ? {} : { entry: fix(cohort.entry) }),
    conditions: cohort.conditions.map(fix),
  };
}

/** Everything that a cohort asks, each as its sentence: day 0, the calendar, the conditions in their order. */
export function cohortSentences(given: ResearchCohort | Cohort, vocabulary: Vocabulary): string[] {
  const cohort: Cohort = readCohort(given);
  const calendar = calendarSentence(cohort.calendar);
  return [
    entrySentence(cohort.entry, vocabulary),
    ...(calendar === undefined ? [] : [calendar]),
    ...cohort.conditions.map((each) => {
      const or = cohort.conditions.find(
        (other) => other.group !== undefined && other.group === each.group && other !== each,
      );
      const off = each.enabled ? '' : '（未启用）';
      return `${or === undefined ? '' : '或 '}${conditionSentence(each, vocabulary, cohort)}${off}`;
    }),
  ];
}

const GROUP_WORDS = {
  none: '不分组',
  condition: '按条件分组',
  version: '按版本分组',
  rest: '与全库其余的人比较',
} as const;

/** Definition, variables and groups of a version in sentences, each under what it is about. */
function said(
  { cohort, variables, groups, form }: ProjectContent,
  vocabulary: Vocabulary,
  nameOf: (code: string) => string,
) {
  const read = readCohort(cohort);
  const [entry = '', ...rest] = cohortSentences({ ...cohort, conditions: [] }, vocabulary);
  const sentences = cohortSentences(cohort, vocabulary).slice(1 + rest.length);
  const condition =
    groups.kind === 'condition' ? readCohort({ conditions: [groups.condition] }).conditions[0] : undefined;
  return new Map<string, string>([
    ['entry', `入组事件：${entry}`],
    ...rest.map((sentence): [string, string] => ['calendar', sentence]),
    ...read.conditions.map(({ id }, index): [string, string] => [`condition ${id}`, sentences[index] ?? '']),
    [
      'variables',
      `变量：${variables.map((code) => `${nameOf(code)}${form[code] === 'mean' ? '（均数）' : ''}`).join('、') || '无'}`,
    ],
    [
      'groups',
      `分组：${GROUP_WORDS[groups.kind]}${condition === undefined ? '' : `，${conditionSentence(condition, vocabulary, read)}`}${
        groups.kind === 'version' ? `，V${groups.version ?? ''}` : ''
      }`,
    ],
  ]);
}

/** What became different from one version to another, sentence by sentence. */
export function changedSentences(
  from: ProjectContent,
  to: ProjectContent,
  vocabulary: Vocabulary,
  nameOf: (code: string) => string,
): ResearchChangedSentence[] {
  const [before, after] = [said(from, vocabulary, nameOf), said(to, vocabulary, nameOf)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, next] = [before.get(key), after.get(key)];
    if (old === next) return [];
    return [
      { ...(old === undefined ? {} : { sentence_from: old }), ...(next === undefined ? {} : { sentence_to: next }) },
    ];
  });
}
