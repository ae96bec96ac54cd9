import type { LaboratoryText } from './knowledge-types.ts';

/** Further items that stand as evidence of a diagnosis, by catalogue code. 尿比重 has no text: its name carries no asterisk. */
export const EVIDENCE_TEXTS: Readonly<Record<string, LaboratoryText>> = {
  'EO#': { meaning: '嗜酸性粒细胞绝对值。', raised: '过敏、寄生虫、药物反应。', lowered: '急性应激、激素。' },
  'RET%': {
    meaning: '网织红细胞比例反映骨髓红系造血。',
    raised: '溶血、失血后、补铁或补维生素B12起效。',
    lowered: '骨髓造血不足、肾性贫血。',
  },
  BLAST: {
    meaning: '外周血原始或幼稚细胞，正常人不应检出。',
    raised: '急性白血病、骨髓浸润；严重感染和升白治疗后也可见少量。',
    caution: '须镜检复核并结合骨髓检查。',
  },
  FE: { meaning: '血清铁，日内波动大。', raised: '溶血、铁过载、补铁后。', lowered: '缺铁、慢性炎症。' },
  TIBC: { meaning: '总铁结合力反映转铁蛋白的量。', raised: '缺铁、妊娠。', lowered: '慢性炎症、肝合成减退。' },
  TSAT: {
    meaning: '转铁蛋白饱和度由血清铁和总铁结合力算出，反映可利用的铁。',
    raised: '铁过载、溶血。',
    lowered: '缺铁、慢性炎症；< 16% 支持铁缺乏。',
  },
  HBA2: {
    meaning: '血红蛋白A2，用于地中海贫血筛查。',
    raised: 'β地中海贫血携带；以 > 3.5% 为线索。',
    lowered: '缺铁可使其偏低。',
    caution: '缺铁纠正后复查更可靠。',
  },
  B12: { meaning: '维生素B12参与造血和神经代谢。', raised: '补充后、肝病。', lowered: '素食、胃切除、吸收不良。' },
  FOL: { meaning: '叶酸参与DNA合成。', raised: '补充后。', lowered: '摄入不足、饮酒、药物、妊娠需要增加。' },
  HCY: { meaning: '同型半胱氨酸。', raised: '维生素B12或叶酸缺乏、肾功能下降、遗传性代谢异常。' },
  HP: { meaning: '结合珠蛋白结合游离血红蛋白。', raised: '急性炎症。', lowered: '溶血、肝合成减退。' },
  COOMBS: {
    meaning: '直接抗人球蛋白试验检测红细胞表面的抗体或补体。',
    raised: '自身免疫性溶血、药物、近期输血。',
  },
  IBIL: { meaning: '间接胆红素，未与葡萄糖醛酸结合。', raised: '溶血、先天性胆红素代谢异常、肝细胞损伤。' },
  DBIL: { meaning: '直接胆红素，已结合、可经尿排出。', raised: '胆道梗阻、肝内胆汁淤积、肝细胞损伤。' },
  TBA: {
    meaning: '总胆汁酸是反映肝细胞摄取和胆汁排泄的敏感指标。',
    raised: '胆汁淤积、肝炎、肝硬化；妊娠期升高须排除肝内胆汁淤积症。',
    caution: '进食后可轻度升高，宜空腹。',
  },
  CHE: {
    meaning: '胆碱酯酶由肝脏合成，反映肝脏储备。',
    raised: '脂肪肝、肾病综合征。',
    lowered: '肝合成减退、营养不良、有机磷中毒。',
  },
  'A/G': { meaning: '白蛋白与球蛋白之比。', lowered: '白蛋白减少或球蛋白增多，见于肝硬化、浆细胞疾病、慢性炎症。' },
  PTA: {
    meaning: '凝血酶原活动度，肝合成功能的动态指标。',
    lowered: '肝衰竭、维生素K缺乏、华法林；< 60% 提示凝血异常。',
  },
  AMY: {
    meaning: '淀粉酶来自胰腺和唾液腺。',
    raised: '急性胰腺炎、腮腺炎、肠梗阻、肾功能不全、巨淀粉酶血症。',
    caution: '高低与病情轻重不平行。',
  },
  LPS: { meaning: '脂肪酶，胰腺特异性高于淀粉酶，升高持续更久。', raised: '急性胰腺炎、肾功能不全、肠道疾病。' },
  FOBT: {
    meaning: '粪便隐血，筛查消化道出血。',
    raised: '溃疡、糜烂、肿瘤、痔。',
    caution: '单次阴性不能排除，宜连续送检。',
  },
  HCVAB: {
    meaning: '丙肝抗体阳性表示感染过。',
    raised: '现症或既往感染、少数假阳性。',
    caution: '须以丙肝病毒核酸判断是否现症。',
  },
  HBVDNA: {
    meaning: '乙肝病毒DNA反映病毒复制水平，用于治疗指征与疗效。',
    raised: '病毒复制活跃；> 20 IU/mL 提示可测得复制。',
  },
  TPAB: {
    meaning: '梅毒螺旋体特异性抗体，感染后多终身阳性。',
    raised: '现症或既往梅毒感染。',
    caution: '不用于判断疗效。',
  },
  RPR: {
    meaning: '梅毒非特异性抗体，滴度反映活动和疗效。',
    raised: '现症梅毒；妊娠、自身免疫病可有生物学假阳性。',
  },
  BC: {
    meaning: '血培养用于发现血流感染的病原。',
    raised: '菌血症、导管相关感染。',
    caution: '单瓶皮肤菌群多为污染，须结合临床。',
  },
  LAC: {
    meaning: '乳酸反映组织灌注和代谢。',
    raised: '休克、脓毒症、低氧、双胍类药物、肝功能不全；> 2 mmol/L 提示灌注不足。',
    caution: '采血后须尽快检测，止血带过久可使其升高。',
  },
  HCO3: {
    meaning: '碳酸氢根反映代谢性酸碱状态。',
    raised: '代谢性碱中毒或慢性呼吸性酸中毒的代偿。',
    lowered: '代谢性酸中毒或慢性呼吸性碱中毒的代偿。',
  },
  AG: {
    meaning: '阴离子间隙用于代谢性酸中毒分型。',
    raised: '酮症、乳酸、尿毒症、中毒。',
    lowered: '低白蛋白血症。',
    caution: '白蛋白降低时应校正。',
  },
  OSM: {
    meaning: '血浆渗透压主要由钠、葡萄糖和尿素决定。',
    raised: '高血糖、高钠、乙醇或造影剂；≥ 320 mOsm/kg 见于高渗状态。',
    lowered: '低钠血症。',
  },
  OGTT2H: {
    meaning: '口服葡萄糖后2小时血糖。',
    raised: '糖耐量减低、糖尿病；≥ 11.1 mmol/L 达糖尿病界值。',
    caution: '须按规定饮服葡萄糖并按时采血。',
  },
  BHB: {
    meaning: 'β-羟丁酸是酮体的主要成分，优于尿酮。',
    raised: '酮症酸中毒、饥饿、饮酒；≥ 3 mmol/L 支持酮症酸中毒。',
  },
  TRAB: { meaning: '促甲状腺激素受体抗体，用于格雷夫斯病的诊断与随访。', raised: '格雷夫斯病。' },
  TPOAB: {
    meaning: '甲状腺过氧化物酶抗体，提示自身免疫性甲状腺病。',
    raised: '桥本甲状腺炎、格雷夫斯病；也见于部分健康人。',
  },
  TGAB: { meaning: '甲状腺球蛋白抗体。', raised: '自身免疫性甲状腺病。', caution: '升高时可干扰甲状腺球蛋白测定。' },
  APOB: { meaning: '载脂蛋白B代表致动脉粥样硬化脂蛋白颗粒的数量。', raised: '动脉粥样硬化风险增加。' },
  PTH: {
    meaning: '甲状旁腺激素调节钙磷，须与血钙一起解读。',
    raised: '原发性甲旁亢、维生素D缺乏、慢性肾脏病。',
    lowered: '甲状旁腺功能减退、非甲状旁腺性高钙。',
  },
  VITD: {
    meaning: '25-羟维生素D反映体内维生素D储备。',
    lowered: '日照不足、吸收不良、肝肾疾病；< 20 ng/mL 为缺乏。',
  },
  CTNT: {
    meaning: '高敏肌钙蛋白T是心肌损伤的特异标志物。',
    raised: '心肌梗死、心肌炎、心力衰竭、肺栓塞、肾功能不全。',
    caution: '动态升降才支持急性损伤。',
  },
  'CK-MB': { meaning: '肌酸激酶同工酶活性。', raised: '心肌梗死、心肌炎；骨骼肌损伤也可升高。' },
  CK: { meaning: '肌酸激酶主要来自骨骼肌和心肌。', raised: '横纹肌溶解、剧烈运动、肌炎、心肌梗死、他汀等药物、甲减。' },
  BNP: {
    meaning: 'B型利钠肽由心室分泌，用于心力衰竭的判断。',
    raised: '心力衰竭、肺栓塞、肾功能不全；> 400 pg/mL 支持心力衰竭。',
  },
  MPROT: {
    meaning: '免疫固定电泳检测单克隆免疫球蛋白。',
    raised: '多发性骨髓瘤、意义未明的单克隆免疫球蛋白病、淋巴瘤。',
  },
  FLCR: {
    meaning: '血清游离轻链比值反映轻链是否单克隆增多。',
    raised: 'κ型浆细胞病；肾功能下降时可轻度升高。',
    lowered: 'λ型浆细胞病。',
  },
  'FPSA%': {
    meaning: '游离与总前列腺特异性抗原之比，用于升高时的鉴别。',
    lowered: '恶性可能增加。',
    caution: '仅用于男性。',
  },
  DSDNA: { meaning: '抗双链DNA抗体对系统性红斑狼疮特异，随活动度变化。', raised: '狼疮活动、狼疮肾炎。' },
  C4: { meaning: '补体C4。', raised: '急性炎症。', lowered: '狼疮活动、遗传性补体缺陷、肝合成减退。' },
  CCP: { meaning: '抗环瓜氨酸肽抗体对类风湿关节炎特异性较高。', raised: '类风湿关节炎，可早于症状出现。' },
  RF: { meaning: '类风湿因子，特异性有限。', raised: '类风湿关节炎、干燥综合征、慢性感染、肝病、高龄。' },
  IGE: { meaning: '总免疫球蛋白E。', raised: '过敏性疾病、寄生虫感染、特应性皮炎。' },
  UTP24: {
    meaning: '24小时尿蛋白总量。',
    raised: '肾小球疾病、浆细胞病；≥ 3.5 g/24h 为大量蛋白尿。',
    caution: '留尿不全会使结果偏低。',
  },
  URBC: { meaning: '尿沉渣红细胞。', raised: '肾小球疾病、结石、感染、肿瘤；女性注意月经污染。' },
  UBLD: {
    meaning: '尿隐血，红细胞、血红蛋白和肌红蛋白均可阳性。',
    raised: '血尿、溶血、横纹肌溶解。',
    caution: '须以镜检红细胞核实。',
  },
  ULEU: { meaning: '尿白细胞酯酶，提示脓尿。', raised: '尿路感染、间质性肾炎、标本污染。' },
  UNIT: { meaning: '亚硝酸盐由肠杆菌科细菌还原硝酸盐产生。', raised: '尿路感染。', caution: '阴性不能排除感染。' },
  UGLU: { meaning: '尿葡萄糖。', raised: '血糖超过肾糖阈、肾性糖尿、SGLT2抑制剂。' },
  UKET: {
    meaning: '尿酮体。',
    raised: '酮症酸中毒、饥饿、妊娠剧吐、低碳水饮食。',
    caution: '主要测乙酰乙酸，不反映β-羟丁酸。',
  },
};
