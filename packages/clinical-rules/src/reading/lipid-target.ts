import { isAtLeast } from '../core/number.ts';
import { findDiagnosis } from '../lab-inference/rule-base.ts';
import type { JudgedReport } from '../record/judged.ts';
import { knownParts } from '../record/known-diagnoses.ts';
import { adviceAction } from './actions.ts';
import { isChild } from './diagnosis-findings.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** What tags call an atherosclerotic disease, the first that fits names it; `isEvent`: a severe event of it (Chinese lipid guideline 2023). */
const DISEASES: readonly { readonly name: string; readonly named: RegExp; readonly isEvent?: true }[] = [
  { name: '心肌梗死', named: /心肌梗[死塞]|心梗|急性冠脉综合征|\b(?:N?STEMI|ACS)\b/, isEvent: true },
  { name: '缺血性脑卒中', named: /缺血性(?:脑)?卒中|脑梗[死塞]|腔(?:隙性?)?脑?梗/, isEvent: true },
  { name: '外周动脉粥样硬化', named: /(?:外周|下肢)动脉.*(?:硬化|闭塞|狭窄|支架|搭桥)/, isEvent: true },
  {
    name: '冠心病',
    named: /冠心病|冠状?动?脉.*(?:硬化|狭窄|支架|搭桥|旁路)|心绞痛|缺血性心(?:脏|肌)病|支架植?置?入?术后|PCI|CABG/,
  },
  { name: '短暂性脑缺血发作', named: /短暂性脑缺血|\bTIA\b/ },
];

/** What makes a risk beside one event an extreme one. */
const FACTORS: readonly RegExp[] = [
  /早发/,
  /家族性高胆固醇/,
  /支架|PCI|CABG|搭桥|旁路/,
  /糖尿病|\b(?:T[12])?DM\b/i,
  /高血压/,
  /慢性肾脏病|\bCKD/i,
  /吸烟/,
];
const EVENTS_OF_EXTREME = 2;
const FACTORS_OF_EXTREME = 2;

/** Below which LDL-C should be, with the figure that is published in mg/dL (J-92). */
const VERY_HIGH = { mmol: 1.8, text: { 'mmol/L': '1.8', 'mg/dL': '70' }, risk: '极高危' } as const;
const EXTREME = { mmol: 1.4, text: { 'mmol/L': '1.4', 'mg/dL': '55' }, risk: '超高危' } as const;

function targetOf(parts: readonly string[]) {
  const events = DISEASES.filter(({ named, isEvent }) => isEvent === true && parts.some((part) => named.test(part)));
  const factors = FACTORS.filter((factor) => parts.some((part) => factor.test(part)));
  const isExtreme = events.length >= EVENTS_OF_EXTREME || (events.length > 0 && factors.length >= FACTORS_OF_EXTREME);
  return isExtreme ? EXTREME : VERY_HIGH;
}

/**
 * LDL-C of a patient whose atherosclerotic disease is known, against the target of that disease: the interval of a laboratory is one of
 * the healthy (J-31). Nothing where it is reached, or where the rule base says it already.
 */
export function lipidTarget(rows: readonly Row[], judged: JudgedReport, tags: readonly string[]): Finding[] {
  const parts = knownParts(tags);
  const disease = DISEASES.find(({ named }) => parts.some((part) => named.test(part)));
  const row = rows.find(({ code }) => code === 'LDL-C');
  const rule = findDiagnosis('LDLT');
  if (disease === undefined || row === undefined || rule === undefined) return [];
  if (isChild(judged) || judged.inference.diagnoses.some(({ id }) => id === rule.id)) return [];
  const target = targetOf(parts);
  if (!isAtLeast(leastOf(row), target.mmol)) return [];
  const limit = target.text[row.factor === 1 ? 'mmol/L' : 'mg/dL'];
  const text = `已知${disease.name}（${target.risk}），${row.subject} ${row.valueText}，未达目标（< ${limit}）`;
  const finding = plainFinding(
    {
      id: `known:lipid:${row.id}`,
      kind: 'row',
      title: `已知${disease.name}，LDL-C 未达目标`,
      text,
      lead: text,
      urgency: 3,
      evidences: [row.id],
      valueText: row.valueText,
      actions: adviceAction(rule.id, rule.advice, rule.source),
      rank: { harm: 'E', organ: organOf(row.code), catalogueOrder: row.catalogueOrder, rowOrder: row.order },
    },
    judged.report.report_time,
  );
  return [{ ...finding, isKnown: true, status: row.change === null ? 'new' : 'same' }];
}
