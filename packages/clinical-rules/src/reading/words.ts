import { isBloodOfAnother } from '../catalogue/specimen.ts';
import { countedAs } from '../catalogue/stand-ins.ts';
import { isRiskOfOneIn } from '../flags/grade.ts';
import type { JudgedRow } from '../record/judged-row.ts';

/** Serum ions are named after the element in the catalogue; a sentence wants 血, and short names where they are spoken. */
const SUBJECT: Readonly<Record<string, string>> = {
  K: '血钾',
  NA: '血钠',
  CL: '血氯',
  CA: '血钙',
  ICA: '离子钙',
  P: '血磷',
  MG: '血镁',
  GLU: '血糖',
  LAC: '血乳酸',
  PH: '动脉血 pH',
  PCO2: 'PaCO₂',
  PO2: 'PaO₂',
  HCO3: 'HCO₃⁻',
  INR: 'INR',
  HBA1C: 'HbA1c',
  EGFR: 'eGFR',
  UACR: 'ACR',
  TSH: 'TSH',
  FT4: 'FT4',
  FT3: 'FT3',
  PLT: '血小板',
  UA: '血尿酸',
  CREA: '肌酐',
  T21D: '21三体风险',
  T18D: '18三体风险',
};

/** Items of several times, which the printed name alone tells. */
const NAMED_AS_PRINTED: ReadonlySet<string> = new Set(['OGTTX']);

/** What a row is called: by the catalogue, else as it is printed. */
export function nameOf({ item, printed }: Pick<JudgedRow, 'item' | 'printed'>): string {
  if (item !== undefined && !NAMED_AS_PRINTED.has(item.code)) return item.name;
  // Of another person's blood the sample is a part of the name.
  const { name, specimen } = printed;
  return isBloodOfAnother(specimen) && !isBloodOfAnother(name) ? `${name}（${specimen}）` : name;
}

/** The name of an item in a sentence. */
export function subjectOf(code: string, name: string): string {
  return SUBJECT[code] ?? name;
}

/** What an abnormal result of one item is called by itself. */
const PICTURE: Readonly<Record<string, string>> = {
  'K>': '高钾血症',
  'K<': '低钾血症',
  'NA>': '高钠血症',
  'NA<': '低钠血症',
  'CA>': '高钙血症',
  'CA<': '低钙血症',
  'P>': '高磷血症',
  'P<': '低磷血症',
  'MG>': '高镁血症',
  'MG<': '低镁血症',
  'HGB<': '贫血',
  'GLU<': '低血糖',
  'GLU>': '血糖升高',
  'LAC>': '高乳酸血症',
  'PLT<': '血小板减少',
  'WBC<': '白细胞减少',
  'ALB<': '低白蛋白血症',
  'UA>': '高尿酸血症',
  'HEMOLI>': '标本溶血',
  'CTNI>': '急性心肌损伤',
  'CTNT>': '急性心肌损伤',
};

/** What a picture is named by. */
interface Named {
  readonly code: string;
  readonly subject: string;
  readonly judged: { readonly flag: { readonly parsed: { readonly kind: string } } };
}

/** 高钾血症, or subject and side: 「C反应蛋白升高」. */
export function pictureOf(row: Named, side: 'high' | 'low'): string {
  const picture = PICTURE[side === 'high' ? `${row.code}>` : `${countedAs(row.code)}<`];
  if (picture !== undefined) return picture;
  // 1/80 lies below its cut-off of 1/270, and is the greater risk.
  if (isRiskOfOneIn(row.code)) return row.subject.replace('风险', '高风险');
  const { kind } = row.judged.flag.parsed;
  const isWord = kind === 'qualitative' || kind === 'titre';
  // The items that are named by their rise: 抗体升高.
  if (side === 'high' && row.subject.endsWith('升高')) return row.subject;
  return `${row.subject}${isWord && side === 'high' ? '阳性' : side === 'high' ? '升高' : '降低'}`;
}

/** Names of diseases in sentences about those who have them (J-31); all others keep the name of the rule base. */
const KNOWN_NAME: Readonly<Record<string, string>> = {
  CKD: 'CKD',
  DM: '糖尿病',
  HF: '心力衰竭',
  anaemia: '贫血',
  CIRR: '肝硬化',
  MI: '心肌梗死',
  // The rule base names what the laboratory sees of these; a tag names the disease.
  THAL: '地中海贫血',
  CLL: '慢性淋巴细胞白血病',
  IBDX: '炎症性肠病',
  CUSH: '皮质醇增多症',
  PALD: '原发性醛固酮增多症',
  ACRO: '肢端肥大症',
  INSU: '胰岛素瘤',
  SHTN: '继发性高血压',
  OSTP: '骨质疏松',
  BRCA: '乳腺癌',
  SQCA: '鳞状细胞癌',
  OVCA: '卵巢癌',
  CEAX: '恶性肿瘤',
  SCLC: '小细胞肺癌',
  NSCLC: '非小细胞肺癌',
  LYMPH: '淋巴瘤',
  T2AIR: '哮喘',
  HTGP: '高甘油三酯血症',
  TBINF: '潜伏性结核感染',
  SYPHL: '梅毒（治疗后）',
};

/** A name without what stands in brackets behind it; a suspicion stays one. */
export function withoutRemark(name: string): string {
  return name.replace(/[（(].*[)）]/, '');
}

/** A diagnosis without the words that mark a suspicion. */
export function knownName(id: string, name: string): string {
  return KNOWN_NAME[id] ?? name.replace(/[（(].*[)）]$/, '').replace(/(可能|待排|风险|待查|待确证)$/, '');
}

/** Words that say already that a diagnosis is only suspected. */
const MARKED = /可能|待排|风险|待查|待确证|线索|警惕|需除外|未达/;

/** Findings of a result rather than diseases: they are not suspected, they are there. */
const FACT =
  /(血症|酸中毒|碱中毒|减少|增多|升高|降低|贫血|阳性|损伤|缺乏|中毒|溶解|过快|偏高|过高|超限|尿|积液|失衡|减退|低血糖症|延迟|失钾|尿钙症|高尿酸血症\/痛风)(（.*）)?$/;

/** The cause of an anaemia is a finding only where it is well supported. */
const CAUSED = /(缺铁性|巨幼细胞性|溶血性|慢性病|营养性)贫血/;

/** 「疑似糖尿病」; names that say it themselves, and pictures of a result, stand as they are. */
export function suspectedName(name: string, reliable: 0 | 1 | 2 = 2): string {
  const isFact = FACT.test(name) && !(CAUSED.test(name) && reliable < 2);
  return MARKED.test(name) || isFact ? name : `疑似${name}`;
}

/** What befalls a patient again and that a tag names: neither suspected nor known to be of today (J-80, 13). */
export function againName(name: string): string {
  return `${name.replace(/(?:可能|待排|风险)$/, '')}（标签已有，请核对是否再发）`;
}
