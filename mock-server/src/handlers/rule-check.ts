import type { RuleChoices } from '@jianwei/api-client/model';
import { CATALOGUE, CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { namedChips } from '@jianwei/clinical-rules/rule-condition/reason';
import { conditionSentence, itemName, ruleSentence } from '@jianwei/clinical-rules/rule-condition/sentence';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { UNIT_NAMES } from '@jianwei/clinical-rules/units/unit';
import type { Handlers } from '../contract/handler.ts';
import { conditionKey } from '../rules/trial.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { wasTried } from '../store/rule-records.ts';
import { listSources } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import { notesOf } from './rule-notes.ts';
import { outcomeProblem } from './rule-outcome.ts';
import { refuseReader } from './rule-rights.ts';

/** States that conditions ask for by name, however tags word them. */
const STATES = ['透析', '妊娠'];

const order = new Intl.Collator('zh-CN');
const names = (all: Iterable<string>): string[] =>
  [...new Set(all)].filter((name) => name !== '').toSorted(order.compare);

const ITEMS: RuleChoices['items'] = CATALOGUE.map(({ code, specimen, unit, group, valueType }) => ({
  code,
  name: itemName(code),
  specimen,
  units: unit === '' ? [] : [unit, ...UNIT_NAMES.filter((other) => other !== unit && convert(1, other, unit, code).ok)],
  group,
  is_text: valueType === 'qualitative',
}));

function choices(world: World): RuleChoices {
  const patients = listPatients(world);
  return {
    items: ITEMS,
    groups: [...CATALOGUE_GROUPS],
    departments: names(patients.map(({ department }) => department)),
    sources: listSources(world).map(({ name }) => name),
    specimens: names(CATALOGUE.map(({ specimen }) => specimen)),
    diagnoses: names(DIAGNOSES.map(({ name }) => name)),
    tags: [...STATES, ...names(patients.flatMap(({ tags }) => tags)).filter((tag) => !STATES.includes(tag))],
  };
}

export const ruleCheckHandlers = {
  listRuleChoices: ({ world }) => world.memoClinical('rule-choices', () => choices(world)),

  checkRule: ({ world, body, session }) => {
    const { kind, outcome } = body;
    refuseReader(session, kind);
    const condition = readCondition(body.condition);
    const problems = conditionProblems(condition, kind);
    const ofOutcome = outcome === undefined ? undefined : outcomeProblem(kind, outcome, condition);
    return {
      sentence: outcome === undefined ? conditionSentence(condition) : ruleSentence(condition, outcome.action),
      chips: namedChips(condition),
      problems: [...problems, ...(ofOutcome === undefined ? [] : [{ path: 'outcome', message: ofOutcome }])],
      notes: problems.length > 0 ? [] : notesOf(world, condition, { kind, ruleId: body.rule_id }),
      tried: wasTried(world, conditionKey(condition)),
    };
  },
} satisfies Handlers;
