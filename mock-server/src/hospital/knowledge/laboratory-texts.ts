/** What a laboratory is measured for, and what commonly raises or lowers it. Short, in our own words. */
export interface LaboratoryText {
  readonly meaning: string;
  readonly raised?: string;
  readonly lowered?: string;
  /** What disturbs the measurement or its reading. */
  readonly caution?: string;
  /** Author notes without content of their own, as source systems send them along. */
  readonly authorNote?: string;
}

/** By catalogue code. Figures are left to the ranges and rules. */
export const LABORATORY_TEXTS: Readonly<Record<string, LaboratoryText>> = {
  WBC: {
    meaning: '白细胞总数，反映感染、炎症和骨髓造血状况。',
    raised: '细菌感染、炎症、应激、糖皮质激素、血液系统肿瘤。',
    lowered: '病毒感染、药物、自身免疫病、骨髓抑制。',
  },
  'NEUT%': {
    meaning: '中性粒细胞在白细胞中的比例。',
    raised: '细菌感染、炎症、应激和激素。',
    lowered: '病毒感染、药物、骨髓抑制。',
  },
  'NEUT#': {
    meaning: '中性粒细胞绝对值，比百分比更能反映抗感染能力。',
    raised: '细菌感染、炎症、应激和激素。',
    lowered: '病毒感染、化疗、药物、骨髓抑制；显著降低时感染风险增加。',
  },
  'LYM%': {
    meaning: '淋巴细胞在白细胞中的比例。',
    raised: '病毒感染、淋巴细胞增殖性疾病。',
    lowered: '急性细菌感染、应激、激素和免疫缺陷。',
  },
  'LYM#': {
    meaning: '淋巴细胞绝对值。',
    raised: '病毒感染、淋巴细胞增殖性疾病。',
    lowered: '重症病毒感染、激素、免疫缺陷；动态下降提示病情可能加重。',
  },
  'EO%': { meaning: '嗜酸性粒细胞在白细胞中的比例。', raised: '过敏、寄生虫、药物反应。', lowered: '急性应激、激素。' },
  RBC: {
    meaning: '红细胞数量，与血红蛋白、红细胞比容一起判断贫血。',
    raised: '脱水、缺氧、骨髓增殖性疾病、地中海贫血携带。',
    lowered: '各类贫血、失血、溶血。',
  },
  HGB: {
    meaning: '血红蛋白携带氧，是判断贫血及其程度的主要指标。',
    raised: '脱水、慢性缺氧、骨髓增殖性疾病。',
    lowered: '缺铁、失血、溶血、肾性贫血、骨髓造血不足。',
    caution: '妊娠和大量输液可使其稀释性降低。',
  },
  HCT: { meaning: '红细胞占全血的体积比例。', raised: '脱水、缺氧、红细胞增多。', lowered: '贫血、血液稀释。' },
  MCV: {
    meaning: '红细胞平均体积，用于贫血的形态分类。',
    raised: '维生素B12或叶酸缺乏、饮酒、网织红细胞增多。',
    lowered: '缺铁、地中海贫血。',
  },
  MCH: {
    meaning: '每个红细胞平均血红蛋白含量，意义与平均红细胞体积相近。',
    raised: '大细胞性贫血。',
    lowered: '缺铁、地中海贫血。',
  },
  'RDW-CV': {
    meaning: '红细胞大小不均的程度。',
    raised: '缺铁、混合性贫血、输血后。',
    caution: '地中海贫血携带者常不升高，可与缺铁鉴别。',
  },
  PLT: {
    meaning: '血小板参与止血。',
    raised: '炎症、缺铁、脾切除后、骨髓增殖性疾病。',
    lowered: '免疫性破坏、脾功能亢进、骨髓抑制、弥散性血管内凝血。',
    caution: '采血凝集可造成假性降低，宜镜检复核。',
  },
  MPV: { meaning: '', authorNote: '检验科医生提供' },
  ESR: {
    meaning: '红细胞沉降率，反映炎症和血浆蛋白变化，特异性低。',
    raised: '感染、自身免疫病、肿瘤、贫血、妊娠。',
    lowered: '红细胞增多。',
  },
  CRP: {
    meaning: 'C反应蛋白由肝脏合成，是急性时相反应蛋白，变化快于血沉。',
    raised: '细菌感染、组织损伤、自身免疫病活动。',
    caution: '观察动态变化比单次数值更有意义。',
  },
  PCT: {
    meaning: '降钙素原在全身性细菌感染时升高，可用于指导抗菌药疗程。',
    raised: '细菌感染、脓毒症；大手术、严重创伤和肾功能不全也可升高。',
  },
  SAA: { meaning: '血清淀粉样蛋白A是敏感的急性时相蛋白，细菌和病毒感染均可升高。', raised: '感染、炎症、组织损伤。' },
  ALT: {
    meaning: '主要存在于肝细胞，是肝细胞损伤的敏感指标。',
    raised: '病毒性肝炎、脂肪肝、药物、酒精、缺血性肝损伤。',
    caution: '剧烈运动和肌肉损伤可轻度升高。',
  },
  AST: {
    meaning: '存在于肝、心肌和骨骼肌。',
    raised: '肝细胞损伤、心肌损伤、横纹肌溶解、酒精性肝病。',
    caution: '与丙氨酸氨基转移酶的比值有助于判断病因。',
  },
  ALP: { meaning: '来源于肝胆和骨骼。', raised: '胆汁淤积、骨病、儿童生长期、妊娠晚期。' },
  GGT: { meaning: '反映肝胆疾病和饮酒。', raised: '饮酒、胆汁淤积、脂肪肝、酶诱导药物。' },
  ALB: {
    meaning: '白蛋白由肝脏合成，维持血浆胶体渗透压。',
    raised: '多为脱水所致。',
    lowered: '肝合成减退、肾脏或肠道丢失、营养不良、炎症。',
  },
  GLO: {
    meaning: '球蛋白包括免疫球蛋白等。',
    raised: '慢性感染、自身免疫病、肝硬化、浆细胞疾病。',
    lowered: '免疫缺陷、蛋白丢失。',
  },
  TBIL: { meaning: '总胆红素包括直接和间接两部分。', raised: '溶血、肝细胞损伤、胆道梗阻、先天性代谢异常。' },
  UREA: {
    meaning: '尿素是蛋白质代谢终产物，由肾脏排出。',
    raised: '肾功能下降、脱水、消化道出血、高蛋白饮食。',
    lowered: '低蛋白饮食、肝功能衰竭、妊娠。',
  },
  CREA: {
    meaning: '肌酐由肌肉代谢产生，主要经肾小球滤过排出，反映肾小球滤过功能。',
    raised: '急性或慢性肾功能下降、脱水、横纹肌溶解；部分药物影响其分泌。',
    lowered: '肌肉量少、妊娠、营养不良。',
    caution: '受年龄、性别和肌肉量影响，宜换算为估算肾小球滤过率解读。',
    authorNote: '肾内科医生提供',
  },
  EGFR: {
    meaning: '估算肾小球滤过率由血肌酐、年龄和性别计算，用于慢性肾脏病分期和药物剂量调整。',
    lowered: '急性或慢性肾功能下降。',
    caution: '肌酐不稳定、肌肉量异常和妊娠时不宜使用。',
  },
  UA: {
    meaning: '尿酸是嘌呤代谢终产物。',
    raised: '嘌呤摄入多、饮酒、肾排泄减少、利尿剂、代谢综合征。',
    lowered: '降尿酸药物、肾小管病变。',
    authorNote: '风湿科医生建议',
  },
  CYSC: {
    meaning: '胱抑素C由有核细胞恒定产生，受肌肉量影响小，可补充肌酐判断肾功能。',
    raised: '肾小球滤过率下降。',
    caution: '甲状腺功能异常和糖皮质激素可影响结果。',
  },
  K: {
    meaning: '钾维持心肌和神经肌肉的兴奋性，异常时可致心律失常。',
    raised: '肾功能下降、保钾药物、酸中毒、组织破坏。',
    lowered: '呕吐腹泻、利尿剂、醛固酮增多、碱中毒。',
    caution: '溶血、长时间止血带和握拳可造成假性升高。',
  },
  NA: {
    meaning: '钠决定细胞外液渗透压和容量。',
    raised: '失水、钠摄入过多。',
    lowered: '心力衰竭、利尿剂、抗利尿激素分泌异常、消化道丢失。',
    caution: '血糖明显升高时需校正。',
  },
  CL: {
    meaning: '氯与钠、碳酸氢根一起维持酸碱平衡。',
    raised: '正常阴离子间隙代谢性酸中毒、输注大量生理盐水。',
    lowered: '呕吐、利尿剂、慢性高碳酸血症代偿。',
  },
  CA: {
    meaning: '总钙受白蛋白影响，与离子钙、甲状旁腺激素一起判断。',
    raised: '甲状旁腺功能亢进、恶性肿瘤、维生素D过量。',
    lowered: '低白蛋白、维生素D缺乏、甲状旁腺功能减退、慢性肾脏病。',
  },
  P: {
    meaning: '无机磷与钙、甲状旁腺激素共同反映骨矿物质代谢。',
    raised: '肾功能下降、甲状旁腺功能减退、组织破坏。',
    lowered: '甲状旁腺功能亢进、营养不良再喂养、碱中毒。',
  },
  CO2CP: {
    meaning: '总二氧化碳主要反映碳酸氢根，提示代谢性酸碱状态。',
    raised: '代谢性碱中毒、慢性呼吸性酸中毒的代偿。',
    lowered: '代谢性酸中毒、慢性呼吸性碱中毒的代偿。',
    caution: '不能单独判断酸碱失衡，必要时做血气分析。',
  },
  GLU: {
    meaning: '葡萄糖，空腹状态下用于筛查和诊断糖代谢异常。',
    raised: '糖尿病、应激、糖皮质激素。',
    lowered: '降糖药物、饮食不足、肝肾功能不全。',
    caution: '标本放置过久可使结果偏低。',
  },
  HBA1C: {
    meaning: '糖化血红蛋白反映近2至3个月的平均血糖。',
    raised: '血糖控制不佳。',
    lowered: '低血糖、红细胞寿命缩短。',
    caution: '贫血、输血和血红蛋白病影响结果。',
    authorNote: '内分泌科医生建议',
  },
  TC: {
    meaning: '总胆固醇。',
    raised: '家族性、饮食、甲状腺功能减退、肾病综合征、胆汁淤积。',
    lowered: '甲状腺功能亢进、营养不良、肝功能减退。',
  },
  TG: {
    meaning: '甘油三酯，受进食和饮酒影响大。',
    raised: '肥胖、饮酒、糖尿病、药物、遗传。',
    caution: '宜空腹复查；显著升高时有胰腺炎风险。',
  },
  'LDL-C': {
    meaning: '低密度脂蛋白胆固醇，动脉粥样硬化的主要致病脂蛋白胆固醇。',
    raised: '家族性高胆固醇血症、饮食、甲减、肾病。',
    caution: '是否达标按心血管危险分层判断。',
  },
  'HDL-C': { meaning: '高密度脂蛋白胆固醇，与心血管风险呈负相关。', lowered: '肥胖、吸烟、缺乏运动、高甘油三酯。' },
  CTNI: {
    meaning: '高敏肌钙蛋白I是心肌损伤的特异标志物。',
    raised: '心肌梗死、心肌炎、心力衰竭、肺栓塞、肾功能不全、脓毒症。',
    caution: '动态升降才支持急性损伤，界值随检测系统而异。',
    authorNote: '心内科医生提供',
  },
  CKMBM: { meaning: '肌酸激酶同工酶质量，用于判断心肌损伤及再梗死。', raised: '心肌梗死、心肌炎、骨骼肌损伤。' },
  MYO: {
    meaning: '肌红蛋白在心肌或骨骼肌损伤后最早升高，特异性低。',
    raised: '心肌梗死早期、骨骼肌损伤、肾功能不全。',
  },
  LDH: {
    meaning: '乳酸脱氢酶广泛存在于各组织。',
    raised: '溶血、心肌或肝损伤、肺部病变、肿瘤。',
    caution: '标本溶血可明显升高。',
  },
  NTPROBNP: {
    meaning: 'N末端B型利钠肽原由心室壁张力增加时释放，用于心力衰竭的诊断与随访。',
    raised: '心力衰竭、心房颤动、肺栓塞、肾功能不全、高龄。',
    lowered: '肥胖者可相对偏低。',
  },
  PT: { meaning: '凝血酶原时间反映外源性凝血途径。', raised: '华法林、维生素K缺乏、肝功能减退、弥散性血管内凝血。' },
  INR: {
    meaning: '国际标准化比值用于监测华法林。',
    raised: '抗凝治疗、肝功能减退、维生素K缺乏。',
    caution: '服用华法林者按治疗目标解读。',
  },
  FIB: {
    meaning: '纤维蛋白原既是凝血因子，也是急性时相蛋白。',
    raised: '感染、炎症、妊娠、肾病。',
    lowered: '弥散性血管内凝血、肝衰竭、溶栓后。',
  },
  DD: {
    meaning: 'D-二聚体是交联纤维蛋白的降解产物，敏感而不特异。',
    raised: '血栓、手术、感染、肿瘤、妊娠、高龄。',
    caution: '不高时结合临床可用于排除静脉血栓。',
  },
  FER: {
    meaning: '铁蛋白反映体内铁储备。',
    raised: '炎症、肝病、铁过载、肿瘤。',
    lowered: '缺铁。',
    caution: '合并炎症时可掩盖缺铁。',
  },
  TSH: {
    meaning: '促甲状腺激素是判断甲状腺功能最敏感的指标。',
    raised: '原发性甲减、亚临床甲减、急性病恢复期。',
    lowered: '甲亢、左甲状腺素过量、垂体疾病。',
    caution: '妊娠期使用特异参考区间；生物素可干扰检测。',
  },
  FT4: {
    meaning: '游离甲状腺素，反映甲状腺激素水平。',
    raised: '甲亢、左甲状腺素过量。',
    lowered: '甲减、中枢性甲减。',
  },
  FT3: { meaning: '游离三碘甲状腺原氨酸。', raised: '甲亢、T3型甲亢。', lowered: '甲减、急慢性疾病状态。' },
  PH: {
    meaning: '动脉血酸碱度。',
    raised: '碱血症。',
    lowered: '酸血症。',
    caution: '须结合二氧化碳分压和碳酸氢根判断失衡类型。',
  },
  PCO2: { meaning: '动脉血二氧化碳分压，反映肺泡通气。', raised: '通气不足。', lowered: '过度通气。' },
  PO2: { meaning: '动脉血氧分压。', lowered: '通气或换气障碍、右向左分流。', caution: '判读时须知道吸氧浓度。' },
  UACR: {
    meaning: '尿白蛋白/肌酐比值用于筛查和分级白蛋白尿。',
    raised: '糖尿病肾脏病、肾小球疾病、高血压；运动、发热和感染可一过性升高。',
    caution: '宜留取晨尿并在数月内复查。',
  },
  UPRO: {
    meaning: '尿蛋白定性。',
    raised: '肾小球或肾小管疾病、发热、运动。',
    caution: '受尿液浓缩影响，宜查白蛋白/肌酐比值。',
  },
  UWBC: { meaning: '尿沉渣白细胞。', raised: '尿路感染、间质性肾炎、标本污染。' },
  AFP: { meaning: '甲胎蛋白，用于肝细胞癌的筛查与随访。', raised: '肝细胞癌、活动性肝炎、妊娠、生殖细胞肿瘤。' },
  PSA: { meaning: '前列腺特异性抗原。', raised: '前列腺癌、增生、炎症、近期操作。' },
  ANA: {
    meaning: '抗核抗体是系统性自身免疫病的筛查项目。',
    raised: '系统性红斑狼疮等结缔组织病；低滴度也见于健康人和老年人。',
  },
  C3: { meaning: '补体C3。', raised: '急性炎症。', lowered: '狼疮活动、感染后肾小球肾炎、肝合成减退。' },
  HBSAG: { meaning: '乙肝表面抗原阳性表示现症乙型肝炎病毒感染。', caution: '接种乙肝疫苗后短期内可一过性阳性。' },
};
