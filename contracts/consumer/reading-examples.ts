import { is, some } from './interaction.ts';

const finding = {
  finding_id: 'diagnosis:RTA4',
  kind: 'diagnosis',
  title: '高钾型（Ⅳ型）肾小管酸中毒可能',
  text: '血钾 5.62 mmol/L，6 日升 0.51，高钾、HCO₃⁻降低、AG正常',
  urgency: 2,
  status: 'new',
  known: false,
  evidences: ['R1004-01-01'],
  value_text: '5.62 mmol/L',
  rule_id: 'reading/row',
  change_text: '6 日升 0.51',
  copy_text: '2025-11-18 09:42 血钾 5.62 mmol/L（3.5–5.3），较 2025-11-12 08:15 的 5.11 升 0.51。',
};
const step = { action_id: 'D-RTA4:1', text: '核对RAAS抑制剂', source: '内科学' };
/** The reading of the report of the pacts, with all that a screen reads of it. */
export const reading = {
  level: 'focus',
  urgency: 2,
  headline: [{ text: '血钾 5.62 mmol/L，6 日升 0.51', finding_id: finding.finding_id }],
  findings: some(
    { ...finding, diagnosis_id: 'RTA4', rule_version: '1.0', actions: [step] },
    { ...finding, kind: is('tool'), api_type: is(4) },
  ),
  actions: [step],
  unread: [
    {
      laboratory_id: 'R1004-01-22',
      laboratory_name: '尿沉渣管型镜检',
      original_result: '透明管型 0-1/LP，偶见颗粒管型',
      reason: '结果为文本，未能解读',
    },
  ],
  tools: [{ api_type: 4, name: 'CKD 分期' }],
};

/** The reading of entered results: a diagnosis without a report behind it. */
export const enteredReading = {
  version: '1.0',
  level: 'focus',
  urgency: 3,
  headline: [{ text: '血红蛋白 85 g/L，缺铁性贫血', finding_id: 'diagnosis:IDA' }],
  findings: some({ ...finding, diagnosis_id: is('IDA'), rule_version: '2.0', actions: [step] }),
  actions: [step],
  unread: [],
  states: [],
  tools: [],
};
