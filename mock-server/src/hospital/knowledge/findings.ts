import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { diagnosisText } from './diagnosis-texts.ts';

/** A symptom or sign under the name by which it is chosen, and the other words the texts use for the same. */
interface FindingTerm {
  readonly name: string;
  readonly spellings: readonly string[];
}

function term(name: string, ...others: string[]): FindingTerm {
  return { name, spellings: [name, ...others] };
}

/** What can be chosen. Each stands in the text of at least one diagnosis; the text alone says of which. */
const TERMS: readonly FindingTerm[] = [
  ...['乏力', '发热', '寒战', '头晕', '头痛', '心悸', '气促', '呼吸困难', '晕厥', '消瘦'].map((name) => term(name)),
  term('胸痛', '胸骨后压榨样疼痛'),
  term('胸骨后压榨样疼痛'),
  term('体重下降'),
  term('体重增加'),
  term('意识改变', '意识模糊', '意识障碍'),
  term('抽搐'),
  ...['皮肤黏膜出血', '瘀斑', '鼻出血', '牙龈出血', '月经增多', '出血点', '黑便', '呕血'].map((name) => term(name)),
  term('苍白'),
  term('黄疸', '巩膜黄染'),
  term('酱油色尿'),
  term('茶色尿'),
  ...['皮疹', '瘙痒', '光过敏', '脱发', '面部蝶形红斑', '口腔溃疡', '黑棘皮', '黄色瘤', '痛风石'].map((name) =>
    term(name),
  ),
  ...['异食', '舌痛', '口角炎', '牛肉样舌', '匙状甲', '手足麻木', '深感觉减退'].map((name) => term(name)),
  ...['食欲减退', '恶心', '呕吐', '腹胀', '腹泻', '便秘', '肝区不适', '肝区痛', '右上腹不适'].map((name) => term(name)),
  term('腹痛', '上腹持续疼痛'),
  term('腹水', '胸腹水'),
  ...['肝大', '脾大', '肝掌', '蜘蛛痣', '上腹压痛'].map((name) => term(name)),
  term('淋巴结肿大'),
  ...['咽痛', '咽部充血', '肌肉酸痛', '肺部湿啰音', '哮鸣音'].map((name) => term(name)),
  term('肺部啰音', '肺部湿啰音'),
  term('水肿'),
  term('下肢水肿', '下肢凹陷性水肿'),
  term('少尿', '尿少', '尿量减少'),
  ...['泡沫尿', '血尿', '尿频', '尿急', '尿痛', '夜尿增多', '腰痛', '肾区叩痛', '耻骨上压痛'].map((name) => term(name)),
  term('血压升高', '高血压'),
  term('血压下降', '血压低'),
  term('心率增快', '心率快'),
  term('心率缓慢'),
  ...['颈静脉怒张', '心脏扩大', '夜间阵发性呼吸困难', '单侧下肢肿胀疼痛'].map((name) => term(name)),
  ...['多饮', '多尿', '多食', '口渴', '脱水貌', '深大呼吸', '呼气有酮味'].map((name) => term(name)),
  ...['怕热', '多汗', '手抖', '失眠', '甲状腺肿大', '眼征'].map((name) => term(name)),
  ...['怕冷', '嗜睡', '皮肤干燥', '面部浮肿', '反射迟缓', '月经紊乱'].map((name) => term(name)),
  ...['骨痛', '骨压痛', '病理性骨折', '肌无力', '肌肉疼痛', '反复感染'].map((name) => term(name)),
  ...['关节肿胀', '晨僵', '对称性关节肿痛', '类风湿结节', '排尿困难'].map((name) => term(name)),
  term('关节痛', '关节肿痛', '关节红肿热痛'),
];

export const FINDING_NAMES: readonly string[] = TERMS.map(({ name }) => name);

/** A diagnosis whose text names a finding, with the words it uses. */
export interface Mention {
  readonly diagnosisId: DiagnosisId;
  readonly diagnosisName: string;
  readonly kind: '症状' | '体征';
  readonly text: string;
}

/** Phrases that say something is absent name nothing. */
const ABSENCE = /无症状|无阳性体征|无体征|不大/;

function phraseWith(text: string, spellings: readonly string[]): string | undefined {
  return text
    .split(/[、，；。]/)
    .find((phrase) => !ABSENCE.test(phrase) && spellings.some((spelling) => phrase.includes(spelling)))
    ?.trim();
}

/**
 * The diagnoses whose text names a finding, in the order of the rule base. Nothing but the words is compared: neither how
 * often nor how strongly a finding goes with a diagnosis. Undefined for a finding that cannot be chosen.
 */
export function mentionsOf(finding: string): readonly Mention[] | undefined {
  const found = TERMS.find(({ name }) => name === finding);
  if (found === undefined) return undefined;
  return DIAGNOSES.flatMap(({ id, name }): Mention[] => {
    const text = diagnosisText(id);
    if (text === undefined) return [];
    const symptom = phraseWith(text.symptoms, found.spellings);
    if (symptom !== undefined) return [{ diagnosisId: id, diagnosisName: name, kind: '症状', text: symptom }];
    const sign = phraseWith(text.signs, found.spellings);
    return sign === undefined ? [] : [{ diagnosisId: id, diagnosisName: name, kind: '体征', text: sign }];
  });
}
