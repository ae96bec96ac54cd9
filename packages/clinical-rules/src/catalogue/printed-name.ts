import { findItem, findItemByName } from './catalogue.ts';
import type { CatalogueItem } from './catalogue.ts';
import { codeOfHour } from './cortisol-hour.ts';
import { englishForms } from './english-name.ts';
import { codeOfLoad } from './glucose-load.ts';
import { codeByMethod, isMethod } from './methods.ts';
import { isBloodOfAnother } from './specimen.ts';

/** A sample in brackets that is no blood: 钾(尿) is no potassium of the blood. */
const OTHER_SPECIMEN =
  /尿|urine|^ur?$|脑脊|csf|阴道|白带|宫颈|皮肤|玻璃体|房水|结石|组织$|胸|(?<!空)腹|心包|关节|滑|痰|粪|便|引流|透析|羊水|灌洗|唾|汗|精|前列|分泌|穿刺|胆汁|骨髓|胃液|体液|fluid|stool/i;
/** The same before a name, where 尿素 and 尿酸 are of the blood. */
const OF_OTHER_SPECIMEN =
  /尿(?!素|酸)|脑脊液|阴道|白带|宫颈|玻璃体|房水|结石|胸水|胸腔|腹水|腹腔|关节|心包|粪|大便|痰|羊水|引流|透析|唾液|汗液|精液|灌洗|骨髓|胆汁|^(?:urine|csf)|^U-/i;
const isOfOtherSpecimen = (told: string): boolean => OTHER_SPECIMEN.test(told) || isBloodOfAnother(told);
const isNameOfOther = (name: string): boolean => OF_OTHER_SPECIMEN.test(name) || isBloodOfAnother(name);

/** Venous blood has an oxygen of its own: read as arterial it would be critical. */
const VENOUS = /静脉|venous|[(（]v[)）]|混合/i;
const ARTERIAL_ALONE: readonly string[] = ['PO2', 'SO2', 'OI'];

/** What stands before the name of what is measured: profile, sample, place and haste. */
const BEFORE =
  /^(?:(?:血常规|血气(?:分析)?|生化|电解质|凝血|肝功能?|肾功能?)[-:]|血清|血浆|全血|静脉血|动脉血?|末梢血|血液|急诊|急查|床旁|快速|干化学|干式|POCT[-—]?|血气|外周血|实测|血(?!型))/i;
/** What stands behind it: that it was measured, how it is told, its charge. */
const BEHIND =
  /(?:测定|检测|检查|定量|含量|水平|数值|结果|离子|谷浓度|血药浓度|药物浓度|浓度|谷值|及鉴定|鉴定|\+药敏|初报|计数|急诊|急查|干化学|干式|床旁|POCT|血清|血浆|秒|-s(?:ec)?|值|量|[-_—]|(?<!Ca\d?)[+]|(?<!Ca)\d[+]|\d-)$/i;
/** Instruments, places and samples in brackets: like methods they change nothing of what is measured. */
const REMARK =
  /^(?:急|急诊|急查|stat|干化学|干式|干式化学|湿化学|床旁|poc|poct|血气|血气分析|bg|abg|血清|血浆|全血|静脉血|动脉血|末梢血|血|血液|仪器|定量|测定|检测|血常规|生化|高敏|超敏|hs|p|b|a|c|v|ap|住院|门诊|t|重复|复查|复测|新|谷|谷值|谷浓度)$/i;
const isRemark = (word: string): boolean => REMARK.test(word) || isMethod(word);
/** What in brackets makes another thing of the item: 前列腺特异性抗原(游离), 钙(校正), 葡萄糖(30min), 万古霉素(峰). */
const CHANGES =
  /游离|直接|间接|结合|^总|离子|校正|计算|比值|比率|指数|百分|%|#|绝对|活性|活动|质量|抗体|抗原|[峰前后]|分钟|min|\dh|小时|点|\d:\d\d|同工|亚型|定性|混合|随机|空腹|餐|压积|ratio|inr/i;
/** Of the alveolus, at pH 7.4, at standard conditions: not the one that the limits mean. */
const CORRECTED = /^(?:A|A-a|a\/A|.*,st|C2|(?:pH)?7\.40?)$/;

/** hs-cTnI(2h): draws of a series, named by their hour. Of what is given and measured later (甲氨蝶呤, a load of glucose) the hour makes another item. */
const SERIES = /肌钙蛋白|tn[it]|肌红蛋白|ck-?mb|肌酸激酶/i;
const HOUR = /[-_\s]*[(（[]?\s*(\d{1,2})\s*(?:h|小时)\s*[)）\]]?$/i;

/** The hour by which a row of a series is named; '' for every other. */
export function hourOf(name: string): string {
  return SERIES.test(name) ? (HOUR.exec(name)?.[1] ?? '') : '';
}

/** A glucose that was not drawn fasting, or of which nobody says so. */
const GLUCOSE = /血糖|葡萄糖|glu/i;
const NOT_FASTING =
  /随机|餐|饭|指|末梢|毛细|微量|快速|床[旁边]|poct|即[刻时]|睡前|凌晨|夜间|血气|血糖仪|bga?\b|\d\s*(?:min|分钟|h|小时)/i;
/** What is no concentration of glucose in blood. */
const NO_GLUCOSE = /糖化|耐量|磷酸|糖[酸胺]|聚糖|氧化|空腹|抗体|试验|高血糖素|glucagon|平均|动态/i;

/** Bracketed, it says that the row comes from an analyser of blood gases. */
const BLOOD_GAS = /^(?:血气(?:分析)?|a?bga?)$/i;

const RANDOM = '随机血糖';

const BRACKETS = /[([【〔{]([^()[\]【】〔〕{}]*)[)\]】〕}]/g;

/** A name and what is left of it when what says nothing of the item is taken off, the whole first. */
function stripped(name: string): string[] {
  const found = new Set([name]);
  // What is added on the way has its turn as well; it is shorter each time.
  for (const each of found) found.add(each.replace(BEHIND, '')).add(each.replace(BEFORE, ''));
  return [...found];
}

/** Without marks of accreditation, invisible characters and signs at the ends. */
function tidy(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/[\u200B-\u200D\uFEFF]/g, '')
      .replace(/[−‐‑–]/g, '-')
      .replace(/^[\s*★☆▲△●○◆◇■□※#^·.,:;、]+|[\s*★☆▲△●○◆◇■□※^·.,:;、。]+$/g, '')
      .replace(/^\d{1,2}[.、]\s*(?=\D)/, '')
      .replace(/^尿常规[-:]/, '尿')
      // Analysers of blood gases print the concentration as c: cK+ is no CK.
      .replace(/^c(?=(?:K|Na|Cl|Lac|HCO3|Crea|Urea)(?:[^a-z]|$))/, '')
      .replace(/^c(?=Ca(?:2\+|\+\+))/, 'i')
  );
}

interface NameParts {
  readonly whole: string;
  readonly bare: string;
  /** What stands in brackets, a sample too. */
  readonly inside: readonly string[];
  /** The specimen that the name itself tells, '' where it tells none. */
  readonly specimen: string;
}

function partsOf(printed: string): NameParts {
  const whole = tidy(printed);
  const told = [...whole.matchAll(BRACKETS)].map(([, inside = '']) => tidy(inside));
  const other = told.find((each) => isOfOtherSpecimen(each) && findItemByName(each) === undefined);
  return {
    whole,
    bare: tidy(whole.replace(BRACKETS, '')),
    inside: told,
    specimen: other === undefined ? '' : /^u|urine/i.test(other) ? '尿液' : other,
  };
}

function firstOf(names: readonly string[], specimen: string): CatalogueItem | undefined {
  for (const each of names) {
    const item = findItemByName(each, specimen);
    if (item !== undefined) return item;
  }
  return undefined;
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, place) => text.slice(place, place + 2)).filter((pair) =>
    /[\u4e00-\u9fff]/.test(pair),
  );

/** 肌钙蛋白定量(cTnI) speaks of one thing twice; 血小板压积(PCT) and 狼疮抗凝物(LAC) are not what the abbreviation names elsewhere. */
function isOfOneThing(bare: string, item: CatalogueItem): boolean {
  const pairs = pairsOf(bare);
  return pairs.length === 0 || [item.name, ...item.aliases].some((name) => pairs.some((pair) => name.includes(pair)));
}

const isChanged = (inside: readonly string[]): boolean =>
  inside.some((each) => CORRECTED.test(each) || (CHANGES.test(each) && !isRemark(each)));

/** False for the oxygen of a vein, which no item is. */
const isArterial = (item: CatalogueItem, told: string): boolean =>
  !(ARTERIAL_ALONE.includes(item.code) && VENOUS.test(told));

/**
 * The item that a name means as hospitals print it: with marks, sample, haste, method, charge or abbreviation around it
 * (★血清钾离子(K+)(急诊)). A sample that the name tells counts as the specimen. Nothing is found for a name whose sample is not
 * that of the row, whose brackets make another thing of it, and for oxygen of a vein.
 */
export function findPrintedItem(printed: string, specimen = ''): CatalogueItem | undefined {
  const name = hourOf(printed) === '' ? printed : printed.replace(HOUR, '');
  const { whole, bare, inside, specimen: told } = partsOf(name);
  const isOfOther = isOfOtherSpecimen(specimen);
  if (told !== '' && specimen !== '' && !isOfOther) return undefined;
  if (isOfOther && /^(?:血[清浆]|全血)/.test(whole)) return undefined;
  const isGas = inside.some((each) => BLOOD_GAS.test(each));
  const from = told || specimen || (isGas ? '动脉血' : '');
  const joined = inside
    .filter((each) => each.length > 1 || /[\u4e00-\u9fff%]/.test(each))
    .flatMap((each) => [`${bare}(${each})`, `${each}${bare}`, `${bare}${each}`]);
  const load = !isOfOtherSpecimen(specimen) ? findItem(codeOfLoad(whole) ?? '') : undefined;
  const isUnfasted = GLUCOSE.test(name) && NOT_FASTING.test(name) && !NO_GLUCOSE.test(name);
  const random = isUnfasted && !isNameOfOther(whole) && !isOfOtherSpecimen(specimen) ? [RANDOM] : [];
  const own = NOT_FASTING.test(bare) ? [bare] : [];
  // The catalogue calls what is measured in any urine of the day 随机尿钾.
  const urine = /^尿/.test(bare)
    ? [`随机${bare}`]
    : /尿/.test(from)
      ? stripped(bare).map((each) => `随机尿${each}`)
      : [];
  const sampled = [...(told === '' ? [] : [`${told}${bare}`]), ...urine, ...urine.flatMap(stripped)];
  const exact = firstOf(
    [whole, ...sampled, ...joined, ...own, ...random, ...stripped(whole), ...englishForms(whole)],
    from,
  );
  const changed = isChanged(inside);
  const hour = isOfOther ? undefined : findItem(codeOfHour(whole) ?? '');
  const outer = load ?? exact ?? hour ?? (changed ? undefined : firstOf(stripped(bare), from));
  const inner = inside
    .filter((each) => !isRemark(each))
    .map((each) => firstOf(stripped(each), from))
    .find((item) => item !== undefined && isOfOneThing(bare, item));
  const found = outer ?? (from === '' && isNameOfOther(bare) ? undefined : inner);
  const item = found && findItem(codeByMethod(found.code, name));
  return item !== undefined && isArterial(item, `${name} ${specimen}`) ? item : undefined;
}

const BLOOD = ['全血', '血清', '血浆', '动脉血'];

/** Items that a name which several share (WBC, GLU, FBG) may mean of the blood: their unit decides. */
export function itemsOfBlood(name: string): readonly CatalogueItem[] {
  const { whole, bare, inside, specimen } = partsOf(name);
  if (specimen !== '' || isNameOfOther(bare) || isChanged(inside)) return [];
  const itemsOf = (names: readonly string[]): CatalogueItem[] =>
    [...new Set(names)].flatMap((each) => BLOOD.flatMap((sample) => findItemByName(each, sample) ?? []));
  const codes = [...stripped(whole), ...stripped(bare)].flatMap((each) => findItem(each.toUpperCase()) ?? []);
  const found = [
    ...codes,
    ...itemsOf([...stripped(whole), ...stripped(bare)]),
    ...itemsOf(inside).filter((item) => isOfOneThing(bare, item)),
  ];
  return [...new Set(found)].filter((item) => isArterial(item, name));
}
