import type { ThyroidDiagnosis } from '../../thyroid-function/thyroid-function.ts';
import { ETIOLOGY_TEXT, THYROID_DIAGNOSIS_TEXT } from '../../thyroid-function/wording.ts';
import { thyroidFunctionOf } from '../../record/thyroid-function-facts.ts';
import { courseOf, mostOf, sideOf } from '../rows.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Tool } from './statement.ts';

const DECIDES = [
  'HYPERT',
  'HYPOT',
  'SCH',
  'SHYPERT',
  'GRAVES',
  'CHYPO',
  'LOWT3',
  'PHYPO',
  'PSCH',
  'PHTX',
  'GTTX',
  'HASHI',
];
const QUIET: readonly ThyroidDiagnosis[] = ['normal'];
/** The diagnosis of the rule base that a pattern is: its advice comes first, not that of an antibody beside it. */
const ANSWERS: Partial<Record<ThyroidDiagnosis, string>> = {
  overt_hyper: 'HYPERT',
  t3_hyper: 'HYPERT',
  overt_hypo: 'HYPOT',
  subclinical_hypo: 'SCH',
  subclinical_hypo_mild: 'SCH',
  subclinical_hypo_severe: 'SCH',
  central_hypo: 'CHYPO',
  low_t3: 'LOWT3',
  pregnancy_graves: 'GRAVES',
  pregnancy_transient: 'GTTX',
  pregnancy_overt_hypo: 'PHYPO',
  pregnancy_subclinical_hypo: 'PSCH',
};

/** After surgery, or with levothyroxine for whatever reason, TSH aims at a target and not at its interval. */
const TREATED_TAG = /甲状腺癌术后|左甲状腺素/;

/** TSH mIU/L below which a raised FT4 asks for action the same day. */
const TSH_SAME_DAY = 0.1;

/** A primary hypothyroidism of the first year is treated without delay (先天性甲状腺功能减低症诊疗共识 2011, AAP 2023). */
const INFANT_YEARS = 1;
/** pmol/L of FT4 and mmol/L of sodium below which overt hypothyroidism is a matter of the day. */
const MYXOEDEMA_FT4 = 6;
const MYXOEDEMA_NA = 130;

const PRIMARY_HYPO: readonly ThyroidDiagnosis[] = [
  'overt_hypo',
  'subclinical_hypo',
  'subclinical_hypo_mild',
  'subclinical_hypo_severe',
];

/** 14 甲状腺功能辅助. */
export const thyroidFunctionTool: Tool = ({ record, judged, rows, forms, tags, known }) => {
  // A follow-up after surgery aims at other values: its own tool speaks.
  if (forms.some(({ apiType }) => apiType === 8)) return null;
  const result = thyroidFunctionOf(record, judged)?.result;
  if (result === undefined || result.status === 'incomplete') return null;
  const isTreated = tags.some((tag) => TREATED_TAG.test(tag));
  const isKnown = isTreated || DECIDES.some((id) => known.has(id));
  const pattern = [
    THYROID_DIAGNOSIS_TEXT[result.diagnosis],
    ...(isKnown ? [] : result.etiology.map((cause) => ETIOLOGY_TEXT[cause])),
  ].join('，');
  const thyroxine = rowOf(rows, 'FT4');
  const isOvert = mostOf(rowOf(rows, 'TSH')) < TSH_SAME_DAY && thyroxine !== undefined && sideOf(thyroxine) === 'high';
  // J-80, 05: what the dose does is said before the target that it is to be judged by.
  const ofDose = isOvert ? '提示药源性甲亢' : '请按随访目标判断';
  const name = isTreated ? `左甲状腺素治疗中，${ofDose}` : isKnown ? `${pattern}（已知甲状腺疾病）` : pattern;
  const antibody = ['TPOAB', 'TGAB'].flatMap((code) => rowOf(rows, code) ?? []).find((row) => sideOf(row) === 'high');
  const main =
    (result.diagnosis === 'antibodies_only' ? antibody : undefined) ?? rowOf(rows, 'TSH') ?? rowOf(rows, 'FT4');
  const told = main === undefined ? '' : `${main.subject} ${main.valueText}`;
  const course = main === undefined ? 'new' : courseOf(main);
  // What the rule base takes as a matter of the day (overt hypothyroidism of pregnancy, FT4 below 10) is one here too.
  const isSameDay =
    !isKnown &&
    result.diagnosis !== 'low_ft4_undecided' &&
    judged.inference.diagnoses.some(({ id, urgency }) => DECIDES.includes(id) && urgency < 3);
  // A low sodium beside a thyroid that hardly works may be the beginning of a myxoedema coma (ATA 2014); the limits are ours.
  const isMyxoedema =
    !isKnown &&
    result.diagnosis === 'overt_hypo' &&
    thyroxine !== undefined &&
    mostOf(thyroxine) < MYXOEDEMA_FT4 &&
    mostOf(rowOf(rows, 'NA')) < MYXOEDEMA_NA;
  const isInfant = (judged.person.ageYears ?? INFANT_YEARS) < INFANT_YEARS && PRIMARY_HYPO.includes(result.diagnosis);
  return {
    apiType: 14,
    name: '甲状腺功能辅助',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: QUIET.includes(result.diagnosis)
      ? []
      : [
          part({
            key: 'thyroid',
            outcome:
              isTreated && isOvert
                ? 'followup:overtreated'
                : isInfant
                  ? 'thyroid:infant'
                  : isKnown && isOvert
                    ? 'thyroid:known'
                    : null,
            isKnown,
            // A known disease that nobody measured before has not changed; one that got worse is news.
            status: !isKnown ? 'new' : course === 'new' ? 'same' : course,
            title: name,
            text: `${name}，${rows
              .filter(({ code }) => ['TSH', 'FT4', 'FT3'].includes(code))
              .map((row) => `${row.subject} ${row.valueText}`)
              .join('，')}`,
            lead: told === '' ? name : `${told}，${name}`,
            phrase: `${name}（${told}）`,
            valueText: told,
            answers: isKnown
              ? null
              : result.etiology.includes('graves')
                ? 'GRAVES'
                : (ANSWERS[result.diagnosis] ?? null),
            urgency: isOvert || isSameDay || isInfant || isMyxoedema ? 2 : 3,
            evidences: speaking(rows, ['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB']),
            organ: 'thyroid',
          }),
        ],
    decides: DECIDES,
  };
};
