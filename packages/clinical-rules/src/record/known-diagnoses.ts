import { memoizeByText } from '../core/memoize-by-text.ts';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';

/** A part of a tag with one of these names nothing: it is a suspicion, a denial or somebody else's. 无症状高尿酸血症 is no denial. */
const NOT_KNOWN =
  /待查|待排|疑|可能|？|\?|家族(?!性)|否认|除外|排除|疫苗|(?:^|既往|史)无(?!症状|痛)|未患|未见|未发现|^(?:其?[父母]亲?|[兄弟姐妹]|祖[父母])/;
const PARTS = /[、，,；;+]/;

const ALIASES = DIAGNOSES.flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, alias })));

/** A Latin alias is a whole word; a stage may stand behind it: CKD5期. */
function isIn(part: string, alias: string): boolean {
  if (!/^[A-Za-z0-9-]+$/.test(alias)) return part.includes(alias);
  return new RegExp(`(?<![A-Za-z0-9])${alias}(?![A-Za-z]|\\d(?![-~～\\da-c]*\\s*(?:期|级)))`).test(part);
}

/** Aliases found in a part that no longer one of the part contains: 妊娠期糖尿病 is not 糖尿病. */
function namedIn(part: string): string[] {
  const found = ALIASES.filter(({ alias }) => isIn(part, alias));
  return found
    .filter(({ alias }) => !found.some((other) => other.alias !== alias && other.alias.includes(alias)))
    .map(({ id }) => id);
}

function idsIn(tag: string): readonly string[] {
  return tag
    .split(PARTS)
    .filter((part) => !NOT_KNOWN.test(part))
    .flatMap((part) => namedIn(part));
}

/** A hospital writes the same few tags beside thousands of reports. */
const idsOfTag = memoizeByText(idsIn);

/** A dialysis names a chronic disease, but not of those whose kidneys were injured of late, unless it goes on (KDIGO 2012). */
const [CHRONIC, INJURED] = ['CKD', 'AKI'] as const;
const DIALYSIS =
  /(?<!维持性?|规律|长期)(?:血液透析|腹膜透析|腹透)(?!\s*[(（]?\s*(?:\d{1,2}|[一二三四五六七八九十]+)\s*[余多]?\s*年)/g;

/** Ids of the diagnoses that tags and earlier diagnoses of a patient name as known (J-30). */
export function knownDiagnoses(tags: readonly string[]): ReadonlySet<string> {
  const named = new Set(tags.flatMap((tag) => idsOfTag(tag)));
  if (named.has(INJURED) && !tags.some((tag) => idsOfTag(tag.replace(DIALYSIS, '')).includes(CHRONIC)))
    named.delete(CHRONIC);
  return named;
}

/** Groups of diseases that tags name and no single diagnosis stands for, by the words that name them and those of other things. */
const GROUPS: Readonly<Record<string, { readonly named: RegExp; readonly not?: RegExp }>> = {
  anaemia: { named: /贫血/ },
  dialysis: { named: /透析|血透|腹透|dialysis|\b(?:MHD|CAPD|on (?:HD|PD))\b/i, not: /史$|曾|停|拒/ },
  // What brings glucan into the blood without a fungus (IDSA 2016).
  haemodialysis: { named: /血液透析|血透|血滤|血液滤过|\b(?:MHD|HD|CRRT)\b/i, not: /史$|曾|停|拒|拟|腹膜/ },
  albuminGiven: { named: /人血白蛋白|(?:输注?|补充?|静滴|用)白蛋白|白蛋白(?:输注|静滴|治疗|后)/, not: /史$|曾|停/ },
  immunoglobulinGiven: {
    named: /丙种球蛋白|丙球|IVIG|(?:静注|人)免疫球蛋白|免疫球蛋白(?:输注|静滴|治疗|冲击)/i,
    not: /史$|曾|停/,
  },
  // What prolongs the APTT by itself.
  heparin: { named: /肝素|阿加曲班|比伐芦定|达比加群|argatroban|heparin/i, not: /史$|曾|停用|过敏|诱导/ },
  warfarin: { named: /华法林|warfarin/i, not: /史$|曾|停用|拟|禁/ },
  diuretic: { named: /噻嗪|吲达帕胺|呋塞米|托拉塞米|布美他尼|利尿剂/, not: /史$|曾|停用/ },
  // A pregnancy that ended: what is left of its hormone falls.
  pregnancyEnded: { named: /流产|清宫|药流|人流|引产|葡萄胎.*术后|产后/, not: /先兆|难免|复发|习惯|史$|既往/ },
  chylothorax: { named: /(?<!假性)乳糜胸/, not: /史$|曾|既往/ },
  secretagogue: { named: /格列(?:美脲|齐特|吡嗪|喹酮|本脲)|优降糖|消渴丸|[瑞那]格列奈|磺脲/, not: /停用|过敏/ },
  peritonealDialysis: { named: /腹膜透析|腹透|\b(?:CAPD|CCPD|APD)\b/, not: /史$|曾|停|拒|拟|改血/ },
  // A thyroid that was taken out: what its tissue makes shall be low.
  thyroidectomy: {
    named: /甲状腺.*(?:术后|切除|碘.*治疗后)|(?:PTC|DTC|FTC).*(?:术后|切除)|(?:131-?I|I-?131|碘-?131)/i,
    not: /甲状旁腺|拟|待|术前|甲亢|Graves|毒性|甲状腺功能亢进/i,
  },
  // A lobe that was taken out: the other one makes its thyroglobulin, unless it was taken out later.
  lobectomy: {
    named: /甲状腺.*(?:腺叶|[左右一单]侧?叶|叶切|单侧|半切)|(?:PTC|DTC|FTC).*(?:叶|单侧)|^[左右单]侧?腺?叶切除/i,
    not: /(?<!次)全切|双侧|[双两]叶|左右(?:两侧|侧)?腺?叶|甲状旁腺|拟|待|术前/,
  },
  // A part of both lobes that was left.
  subtotalThyroid: {
    named: /甲状腺.*(?:次全|部分|大部分?)切|(?:次全|大部分?)切.*甲状腺/,
    not: /甲状旁腺|拟|待|术前/,
  },
  wholeThyroid: {
    named:
      /甲状腺.*(?:(?<!次)全切|(?:双侧|[双两]叶|左右(?:两侧|侧)?腺?叶)(?!.{0,6}(?:次全|部分|大部)))|补充.*(?:全切|切除)|(?:131-?I|I-?131|碘-?131)|碘.*治疗后/i,
    not: /拟|待|术前/,
  },
  // What may dissolve under its treatment (Cairo and Bishop 2004).
  bloodTumour: {
    named: /白血病|淋巴瘤|骨髓瘤|伯基特|Burkitt|淋巴母细胞|\b(?:ALL|AML|CLL|CML|DLBCL)\b/i,
    not: /史$|既往/,
  },
  thyroidCancer: { named: /甲状腺.*(?:癌|恶性)|\b(?:PTC|DTC|FTC|MTC)\b/i },
  // A thrombosis of these weeks, and none of years ago.
  thrombosis: { named: /肺.*栓塞|静脉.*血栓|\b(?:DVT|VTE)\b/i, not: /史|既往|陈旧|年|曾|预防|高危|风险/ },
  infection: {
    named: /感染|肺炎|脓毒症|败血症|菌血症|肾盂肾炎|腹膜炎|胆管炎|脓肿|脓胸|心内膜炎|蜂窝织炎|丹毒/,
    not: /病毒|HIV|螺杆菌|结核|潜伏|间质性|术后|既往|史$/,
  },
};

/** The parts of tags that name something the patient has: no suspicion, no denial, nobody else's. */
export function knownParts(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => tag.split(PARTS)).filter((part) => !NOT_KNOWN.test(part));
}

/** Groups that the tags of a patient name as known: `anaemia`, `infection` (J-31) and the other names of `GROUPS`. */
export function knownGroups(tags: readonly string[]): string[] {
  const parts = knownParts(tags);
  return Object.entries(GROUPS).flatMap(([group, { named, not }]) =>
    parts.some((part) => named.test(part) && not?.test(part) !== true) ? [group] : [],
  );
}
