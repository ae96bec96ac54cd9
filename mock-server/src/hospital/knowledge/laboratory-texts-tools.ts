import type { LaboratoryText } from './knowledge-types.ts';

/** Items that the assessment tools list, by catalogue code. */
export const TOOL_TEXTS: Readonly<Record<string, LaboratoryText>> = {
  BE: { meaning: '剩余碱反映代谢性成分的多少。', raised: '代谢性碱中毒。', lowered: '代谢性酸中毒。' },
  SO2: { meaning: '动脉血氧饱和度。', lowered: '低氧血症、异常血红蛋白。', caution: '一氧化碳中毒时可被高估。' },
  ICA: {
    meaning: '离子钙是有生理活性的钙。',
    raised: '甲状旁腺功能亢进、恶性肿瘤。',
    lowered: '甲状旁腺功能减退、碱中毒、大量输血。',
  },
  PG1: { meaning: '胃蛋白酶原Ⅰ由胃底腺分泌。', raised: '胃酸分泌增多、抑酸药。', lowered: '胃体黏膜萎缩。' },
  PG2: { meaning: '胃蛋白酶原Ⅱ由全胃和十二指肠腺体分泌。', raised: '胃黏膜炎症、幽门螺杆菌感染、抑酸药。' },
  PGR: {
    meaning: '胃蛋白酶原Ⅰ与Ⅱ之比，随胃体萎缩加重而下降。',
    lowered: '萎缩性胃炎。',
    caution: '界值随检测平台不同。',
  },
  G17: {
    meaning: '胃泌素17由胃窦G细胞分泌，反映胃窦和酸分泌状态。',
    raised: '低酸、胃体萎缩、抑酸药。',
    lowered: '胃窦萎缩、高酸分泌。',
  },
  HPAB: {
    meaning: '幽门螺杆菌抗体阳性表示感染过。',
    raised: '现症或既往感染。',
    caution: '根除后可长期阳性，不用于判断疗效。',
  },
  COR8: {
    meaning: '清晨皮质醇，为昼夜节律的高点。',
    raised: '皮质醇增多、应激、雌激素。',
    lowered: '肾上腺皮质功能减退。',
  },
  COR16: { meaning: '下午皮质醇，应低于清晨。', raised: '节律减弱或消失。' },
  COR0: {
    meaning: '午夜皮质醇，为昼夜节律的低点。',
    raised: '节律消失、皮质醇增多、应激、酗酒；> 207 nmol/L 提示升高。',
    caution: '≤ 50 nmol/L 视为正常；宜安静、睡眠状态下采血。',
  },
  ACTH: {
    meaning: '促肾上腺皮质激素，与皮质醇一起区分病变部位。',
    raised: '垂体或异位分泌、原发性肾上腺皮质功能减退。',
    lowered: '肾上腺自主分泌、继发性减退。',
    caution: '易降解，须冰浴送检。',
  },
  UFC: {
    meaning: '24小时尿游离皮质醇反映一日皮质醇的分泌量。',
    raised: '皮质醇增多。',
    caution: '留尿不全和肾功能下降会使结果偏低。',
  },
  PAC: {
    meaning: '醛固酮，须与肾素同时测定。',
    raised: '原发性或继发性醛固酮增多。',
    lowered: '肾上腺皮质功能减退、药物抑制。',
    caution: '受体位、血钾、盐摄入和降压药影响。',
  },
  PRA: {
    meaning: '肾素活性反映肾素-血管紧张素系统的状态。',
    raised: '血容量不足、肾动脉狭窄、利尿剂。',
    lowered: '原发性醛固酮增多、高盐、β受体阻滞剂。',
  },
  DRC: {
    meaning: '直接肾素浓度，意义与肾素活性相近。',
    raised: '血容量不足、肾动脉狭窄、利尿剂。',
    lowered: '原发性醛固酮增多。',
  },
  'CSF-P': { meaning: '脑脊液压力。', raised: '颅内感染、占位、静脉窦血栓。', lowered: '脱水、脑脊液漏。' },
  'CSF-WBC': {
    meaning: '脑脊液白细胞。',
    raised: '中枢神经系统感染、炎症、出血。',
    caution: '穿刺损伤可使其假性升高。',
  },
  'CSF-TP': { meaning: '脑脊液蛋白。', raised: '感染、脱髓鞘、椎管梗阻、出血。' },
  'CSF-GLU': { meaning: '脑脊液葡萄糖，须与同时的血糖比较。', lowered: '细菌、结核或真菌性感染，肿瘤。' },
  'CSF-CL': { meaning: '脑脊液氯化物。', lowered: '结核性或细菌性脑膜炎、低氯血症。' },
  'CSF-LDH': { meaning: '脑脊液乳酸脱氢酶。', raised: '细菌性脑膜炎、出血、肿瘤。' },
  'CSF-ADA': { meaning: '脑脊液腺苷脱氨酶。', raised: '结核性脑膜炎。' },
  'CSF-LAC': { meaning: '脑脊液乳酸。', raised: '细菌性脑膜炎、缺氧、卒中。' },
  'PF-TP': { meaning: '胸水蛋白，与血清蛋白一起区分渗出与漏出。', raised: '渗出液。' },
  'PF-LDH': { meaning: '胸水乳酸脱氢酶，反映胸膜炎症。', raised: '渗出液、脓胸、恶性积液。' },
  'PF-ADA': { meaning: '胸水腺苷脱氨酶。', raised: '结核性胸膜炎、脓胸、淋巴瘤；> 40 U/L 提示结核性胸膜炎。' },
};
