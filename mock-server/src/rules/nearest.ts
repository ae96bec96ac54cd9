import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import { leavesOf, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { leafSentence } from '@jianwei/clinical-rules/rule-condition/sentence';
import type { PatientRow } from '../store/clinical-patients.ts';
import { bodyOf, editionsInUse, findRule } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { evaluate } from './evaluate.ts';
import { storedReport } from './stored-report.ts';

/** A rule in use that did not hold for a report, by how much of it did. */
export interface NearRule {
  readonly name: string;
  readonly version: number;
  readonly met: number;
  readonly leaves: number;
  /** The leaves that did not hold, as sentences. */
  readonly unmet: readonly string[];
}

const MOST = 3;

/** The rules in use that came nearest to holding for a report without doing so; those of which nothing held are far. */
export function nearestRules(world: World, record: PatientRecord<PatientRow>, judged: JudgedReport): NearRule[] {
  const report = storedReport(record, judged);
  const all = editionsInUse(world).map(({ rule_id: id, version, body }) => {
    const condition = readCondition(bodyOf(body).condition);
    const { result, leaves } = evaluate(condition, report);
    const sentences = new Map(leavesOf(condition).map(({ path, leaf }) => [path, leafSentence(leaf)]));
    const unmet = leaves.filter((leaf) => leaf.result !== true).map(({ path }) => sentences.get(path) ?? path);
    return {
      result,
      name: findRule(world, id)?.name ?? id,
      version,
      met: leaves.length - unmet.length,
      leaves: leaves.length,
      unmet,
    };
  });
  return all
    .filter(({ result, met }) => result !== true && met > 0)
    .toSorted((a, b) => b.met / b.leaves - a.met / a.leaves || a.name.localeCompare(b.name, 'zh-CN'))
    .slice(0, MOST)
    .map(({ result: _result, ...near }) => near);
}
