import type { BloodGasVersion } from '../blood-gas/blood-gas-table.ts';
import { bloodGasWire, CASE_TYPE_NUMBER, caseTypeOf } from '../blood-gas/blood-gas-wire.ts';
import type { BloodGasResult } from '../blood-gas/blood-gas.ts';
import { CASE_TYPE_TEXT } from '../blood-gas/wording.ts';
import { ckdWire } from '../ckd/ckd-wire.ts';
import type { CkdResult } from '../ckd/ckd.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { gastricWire } from '../gastric/gastric-wire.ts';
import type { GastricResult } from '../gastric/gastric.ts';
import type { GastricVersion } from '../gastric/gastric-table.ts';
import { GASTRIC_LEVEL_TEXT, gastricConclusion } from '../gastric/wording.ts';
import { replayRows } from './replay.ts';
import type { ReplayAnswer } from './replay.ts';

/** What stands where a tool concludes nothing, so that nothing is never an empty table. */
const NO_CONCLUSION = '不能得出结论';

const conclusionOf = (text: string) => ['conclusion', '结论', text === '' ? NO_CONCLUSION : text] as const;

/** What was lacking and what is to be kept in mind, as the screen lists them. */
const remarksOf = ({ missing, tips }: Pick<ModelWireAnswer, 'missing' | 'tips'>) =>
  [
    ['missing', '缺少或不能使用', missing.join('、')],
    ['tips', '提示', tips.join('；')],
  ] as const;

/** Conclusion, findings and tips of the tools that answer alike. */
export function modelReadingAnswer(answer: Pick<ModelWireAnswer, 'conclusion' | 'findings' | 'tips' | 'missing'>) {
  const rows = replayRows([
    conclusionOf(answer.conclusion),
    ...answer.findings.map(({ code, label, text }) => [`finding ${code}`, label, text] as const),
    ...remarksOf(answer),
  ]);
  return { rows, problem: '' } satisfies ReplayAnswer;
}

/** Stages and the class of risk. */
export function ckdReadingAnswer(result: CkdResult): ReplayAnswer {
  const answer = ckdWire(result);
  const { lab_x: albuminuria, lab_y: filtration, reliable_name: risk } = answer.evidence_inference;
  const rows = replayRows([
    conclusionOf(answer.conclusion),
    ['filtration', '肾小球滤过率分期', filtration],
    ['albuminuria', '白蛋白尿分期', albuminuria],
    ['risk', '危险分层', risk],
    ['visits', '每年随访次数', answer.visits_per_year],
    ...remarksOf(answer),
  ]);
  return { rows, problem: '' };
}

/** Score, class and group of the serology of the stomach. */
export function gastricReadingAnswer(result: GastricResult, version: GastricVersion): ReplayAnswer {
  const answer = gastricWire(result);
  const rows = replayRows([
    conclusionOf(gastricConclusion(result, version)),
    ['score', '筛查评分', answer.score === null ? '' : `${answer.score} 分`],
    ['level', '危险分层', answer.level && GASTRIC_LEVEL_TEXT[answer.level]],
    ['abc', 'ABC(D)法分组', answer.abc],
    ...remarksOf(answer),
  ]);
  return { rows, problem: '' };
}

/** The combined judgment under the chosen case type, under both where nobody chose; then the four parts. */
export function bloodGasReadingAnswer(
  result: BloodGasResult,
  chosen: 1 | 2 | undefined,
  version: BloodGasVersion,
): ReplayAnswer {
  const caseType = caseTypeOf(chosen);
  const answer = bloodGasWire(result, caseType, version);
  const shown = chosen === undefined ? (['acute', 'chronic'] as const) : [caseType];
  const part = answer[caseType];
  const rows = replayRows([
    ...shown.map((type) => {
      const label = `综合判断（${CASE_TYPE_TEXT[type]}）`;
      return [`group_result ${CASE_TYPE_NUMBER[type]}`, label, answer[type].group_result || NO_CONCLUSION] as const;
    }),
    ['ph_balance', '酸碱平衡', part.ph_balance],
    ['electrolyte', '电解质', part.electrolyte.join('、')],
    ['lactic_acid', '乳酸', part.lactic_acid],
    ['hypoxia', '氧合', part.hypoxia],
    ['missing', '缺少或不能使用', [...answer.missing, ...answer.not_used].join('、')],
    ['tips', '风险提示', part.tips.join('；')],
    ['hints', '更多提示', part.hints.join('；')],
  ]);
  return { rows, problem: '' };
}
