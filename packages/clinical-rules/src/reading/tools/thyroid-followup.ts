import { evaluateThyroidFollowUp } from '../../thyroid-followup/thyroid-followup.ts';
import { readThyroidInput, thyroidLimitFields } from '../../thyroid-followup/thyroid-followup-wire.ts';
import { FOLLOW_UP_STATUS_TEXT, OVERTREATMENT_TEXT, targetText } from '../../thyroid-followup/wording.ts';
import { thyroidReferences } from '../../record/thyroid-followup-facts.ts';
import { unitFactor } from '../../flags/flag.ts';
import { courseOf } from '../rows.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Row } from '../rows.ts';
import type { ThyroidResult } from '../../thyroid-followup/thyroid-followup.ts';
import type { Tool } from './statement.ts';

const DECIDES = ['HYPERT', 'HYPOT', 'SCH', 'SHYPERT', 'GRAVES', 'CHYPO'];
const HORMONES = [
  ['tsh', 'TSH'],
  ['ft3', 'FT3'],
  ['ft4', 'FT4'],
] as const;

/** A number of the report in the catalogue's unit; a bound stands for itself: <0.01 is judged as 0.01. */
function numberOf(row: Row | undefined): number | null {
  const parsed = row?.judged.flag.parsed;
  if (row === undefined || row.value !== null || parsed?.kind !== 'number') return row?.value ?? null;
  const { item, printed, suspicion } = row.judged;
  const { factor, failure } = unitFactor(printed.unit, item?.unit ?? '', row.code);
  return failure === undefined && suspicion === undefined ? parsed.value * factor : null;
}

function isRaised(row: Row | undefined): boolean {
  return row?.judged.flag.state === 'abnormal' && row.judged.flag.abnormalType === 1;
}

/** Where TSH stands by its target; a hormone above its interval is told beside it, with its value. */
function placeText({ tshStatus, followUp }: ThyroidResult): string {
  return tshStatus === 'on_target' || followUp === null ? '在目标内' : FOLLOW_UP_STATUS_TEXT[followUp];
}

/** 8 甲状腺用药随访: the saved form of the patient with the hormones of this report. */
export const thyroidFollowUpTool: Tool = ({ judged, record, rows, forms }) => {
  const saved = forms.find(({ apiType }) => apiType === 8);
  const tsh = rowOf(rows, 'TSH');
  if (saved === undefined || tsh === undefined) return null;
  const hormones = Object.fromEntries(
    HORMONES.flatMap(([item, code]) => {
      const value = numberOf(rowOf(rows, code));
      // What was saved with the form was measured on another day.
      return [[item, value]];
    }),
  );
  const references = thyroidReferences(record, judged.report.report_time);
  const result = evaluateThyroidFollowUp(
    readThyroidInput({ age: judged.person.ageYears, ...saved.form, ...hormones, ...thyroidLimitFields(references) }),
  );
  if (result.followUp === null && !result.isOvertreated) return null;
  const raised = [rowOf(rows, 'FT4'), rowOf(rows, 'FT3')].find(isRaised);
  const hormone = raised === undefined ? '' : `，${raised.subject} ${raised.valueText} 高于区间`;
  const target = result.target === null ? '' : `目标 ${targetText(result.target)}，`;
  // The value stands beside its target: a suppressed TSH is never told as 在目标内 alone.
  const told = `${target}TSH ${tsh.valueText}${result.tshStatus === null ? '' : `，${placeText(result)}`}${hormone}`;
  const text = result.isOvertreated ? `${told}，${OVERTREATMENT_TEXT}` : `甲状腺癌术后，${told}`;
  // In a headline the first thing to do follows: its advice stands in the finding.
  const lead = result.isOvertreated ? `${told}，${OVERTREATMENT_TEXT.replace(/，.*/, '')}` : text;
  return {
    apiType: 8,
    name: '甲状腺用药随访',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts:
      result.followUp === 'on_target' && !result.isOvertreated
        ? []
        : [
            part({
              key: 'followup',
              outcome: result.isOvertreated ? 'followup:overtreated' : null,
              title: result.isOvertreated ? OVERTREATMENT_TEXT : text,
              text,
              lead,
              phrase: result.isOvertreated ? `${OVERTREATMENT_TEXT}（TSH ${tsh.valueText}）` : lead,
              valueText: `TSH ${tsh.valueText}`,
              urgency: result.isOvertreated ? 2 : 3,
              isKnown: true,
              status: courseOf(tsh),
              evidences: speaking(rows, ['TSH', 'FT4', 'FT3']),
              organ: 'thyroid',
            }),
          ],
    decides: DECIDES,
  };
};
