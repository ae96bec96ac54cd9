const ORGANISMS: readonly RegExp[] = [
  /球菌|杆菌|埃希菌|克雷伯|念珠菌|隐球菌|曲霉|酵母|单胞菌|李斯特菌|沙门菌|布鲁菌|奈瑟菌|螺旋体|梭菌|弧菌|嗜血菌|毛霉|疟原虫|弓形虫|阿米巴|虫卵|滋养体|包囊|微丝蚴|滴虫/,
  /志贺菌|弯曲菌|军团菌|变形菌|沙雷菌|[诺奴]卡菌|放线菌|马尔尼菲|镰刀菌|立克次体|芽生孢子|假菌丝|线索细胞/,
  /厌氧菌(?!培养)|真菌(?!培养|涂片|镜检|检查)/,
  // Threads and spores that were seen.
  /见[^,，;；。]{0,12}(?:菌丝|孢子)/,
  // Any worm and its larvae (粪类圆线虫杆状蚴, 华支睾吸虫).
  /(?<!寄生|昆|害|杀|驱)[虫蚴](?!病|夏|媒|检|咬)/,
  // Any other genus (类鼻疽伯克霍尔德菌, 多杀巴斯德菌), not what is said of germs in general or done against them.
  /(?<![细真无抗病原常杂氧霉除灭杀合标疑类种菌]|致病|条件)菌(?![群落量株种检培涂镜药素剂丝尿血苗感敏])/,
  /coccus|cocci|bacill[iu]|bacter(?=\b|ium)|escherichia|e\. ?coli|klebsiella|pseudomonas|candida|cryptococ|aspergill|listeria|salmonella|brucella|neisseria/i,
  /\b(?:rods|aureus|agalactiae|pyogenes|pneumoniae|fa?ecalis|fa?ecium|epidermidis|aeruginosa|baumannii|maltophilia|meningitidis)\b/i,
  /burkholderia|aeromonas|\bvibrio|serratia|proteus\b|haemophilus|legionella|bartonella|yersinia|francisella|nocardia|clostridi|pasteurella|morganella|moraxella|fusarium|mucor|rhizopus|talaromyces|histoplasma|leptospir|rickettsi/i,
  /plasmodium|falciparum|vivax|babesia|trypanosom|leishmania|trophozoit|gametocyt|microfilaria|mycobacteri|yeast|hyphae|\bfungi\b/i,
  // Resistant ones are phoned by their abbreviation.
  /\b(?:MRSA|MSSA|MRSE|MRCN?S|VRE|CRE|CRKP|CRAB|CRPA)\b/,
];
/** The names of some organisms say what they are not or lack (无乳链球菌 is group B); a resistance that is absent is no absent organism. */
const NEGATIVE_NAME =
  /(?:革兰氏?(?:染色)?|凝固酶|氧化酶|触酶|乳糖)阴性(?=.{0,5}菌)|无(?=乳链球菌|芽[胞孢]|色杆菌|隔菌?丝)|(?:ESBLs?|内酰胺酶|碳青霉烯酶|D试验)[ :：(]*(?:阴性|未检出)|gram[- ]?negative|coagulase[- ]?negative/gi;
const NOT_FOUND = /未|无|没有|阴性|正常菌群|污染|待|\bno\b|\bnot\b|negative|contamin|pending|normal flora/i;

/** 检出肺炎链球菌, 革兰阴性双球菌: a culture or a stain that names what grew is positive. */
function namesOrganism(text: string): boolean {
  return ORGANISMS.some((names) => names.test(text)) && !NOT_FOUND.test(text);
}

/** 未见抗酸杆菌, 培养 5 天无细菌生长: one clause that says that nothing grew or was seen. */
const NO_ORGANISM =
  /^(?:经?培养|孵育)?\d*\s*[天日]?后?(?:均?未见|均?未查见|均?未检出|均?未检测到|均?未找到|均?未发现|均?未生长|均?无)[^，,；;。]*(?:菌|生长|酵母|真菌|虫|虫卵|滋养体|包囊)[^，,；;。]*[。]?$/;

/** No growth after 5 days, no organisms seen. */
const NO_GROWTH = /^no (?:\w+ )?(?:growth|organisms?|bacteri[au]m?|parasites?|acid[- ]fast bacilli)\b[^;,]*$/i;

/** 血培养阴性, 培养结果：阴性. */
const NEGATIVE_CULTURE = /^[^，,；;。]{0,8}培养(?:结果)?[:：]?\s*阴性[。]?$/;

/** 人葡萄球菌，1/4瓶，疑污染: something grew, and the laboratory doubts that it is of the patient. */
export function isDoubtedGrowth(text: string): boolean {
  const doubt = /污染|contamin/i;
  return (
    doubt.test(text) &&
    /疑|可能|考虑|不除外|\?|？|possib|likely|probab/i.test(text) &&
    namesOrganism(text.replace(/污染|contamin\w*/gi, ''))
  );
}

/** Whether a culture or a stain names what grew or was seen (true) or says that nothing did (false); null for any other text. */
export function grownIn(text: string): boolean | null {
  const named = text.replace(NEGATIVE_NAME, '');
  if (NO_ORGANISM.test(named) || NO_GROWTH.test(named) || NEGATIVE_CULTURE.test(named)) return false;
  return namesOrganism(named) ? true : null;
}
