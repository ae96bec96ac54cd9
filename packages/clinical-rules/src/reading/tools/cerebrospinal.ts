import { isAgeOfChild } from '../../catalogue/catalogue.ts';
import type { CerebrospinalAssessment } from '../../cerebrospinal/cerebrospinal.ts';
import { headTexts, MENINGITIS_TEXT } from '../../cerebrospinal/wording.ts';
import { CEREBROSPINAL_CODES, cerebrospinalOf } from '../../record/cerebrospinal-facts.ts';
import { causesInFluid } from '../../record/fluid-causes.ts';
import type { JudgedReport } from '../../record/judged.ts';
import { isOfOtherCause, isVirusLessLikely, isVirusRefuted } from '../../record/settled.ts';
import { minutesBetween } from '../interval-text.ts';
import { INFLAMED, isToBeRefutedIn, isUsualOfInfant, REFUTE_BACTERIA } from './infant-fluid.ts';
import { part, rowOf, speaking } from './statement.ts';
import type { Row } from '../rows.ts';
import type { Tool, ToolContext, ToolPart } from './statement.ts';

/** Rows of the fluid itself: the blood beside it is only compared with. */
const FLUID_CODES = [...CEREBROSPINAL_CODES].filter((code) => code.startsWith('CSF'));

/** Nucleic acid of HSV, VZV or enterovirus in the fluid: an encephalitis that is treated at once (IDSA 2008). */
const VIRUS = 'CSF-HSV';
const VIRUS_FOUND = '病毒性脑膜炎/脑炎可能，脑脊液病毒核酸阳性';

/** What a pattern rests on: beside a virus that was found no row that lies within its interval is one of its grounds. */
const SPEAKING_CODES = [...FLUID_CODES, VIRUS];

const isAbnormal = ({ judged }: Row): boolean => judged.flag.state === 'abnormal' || judged.flag.critical !== undefined;

/** Of several viruses each has a row. */
const hasVirus = (rows: readonly Row[]): boolean => rows.some((row) => row.code === VIRUS && isAbnormal(row));

const DECIDES = ['BMEN', 'TBM', 'VMEN', 'CRYM', 'SAH', 'GBSCSF', 'PREDM'];

/** Tags that name an infection of the meninges as known; the rule base has no aliases for them. */
const KNOWN_TAG: Readonly<Record<string, RegExp>> = {
  bacterial: /(细菌性|化脓性)脑膜炎/,
  tuberculous: /结核性脑膜炎/,
  cryptococcal: /隐球菌性脑膜炎/,
  viral: /病毒性(脑膜炎|脑炎)/,
};
const NOT_KNOWN = /待查|待排|疑|可能|？|\?/;

function typeOf({ pattern }: CerebrospinalAssessment): string | null {
  if (pattern.kind === 'meningitis') return pattern.type;
  return pattern.kind === 'organism' ? (pattern.organisms[0] ?? null) : null;
}

function keyValues({ rows }: ToolContext, { glucoseRatio }: CerebrospinalAssessment): string {
  const cells = rowOf(rows, 'CSF-WBC');
  // Early in an encephalitis the cells may be as they should: they are no ground for it.
  const isBeside = hasVirus(rows) && cells?.judged.flag.state === 'normal';
  return [
    cells === undefined || isBeside ? '' : `脑脊液白细胞 ${cells.valueText}`,
    glucoseRatio === null ? '' : `糖比 ${glucoseRatio.toFixed(2)}`,
  ]
    .filter((text) => text !== '')
    .join('，');
}

/** What a bleeding is seen by. */
function bloodText({ rows }: ToolContext): string {
  return ['CSF-RBC', 'CSF-XAN']
    .flatMap((code) => rowOf(rows, code) ?? [])
    .map(({ subject, valueText }) => `${subject} ${valueText}`)
    .join('，');
}

/** 「脑脊液白细胞 2860 → 620（第 4 日）」 against the highest of the course. */
function course({ rows, judged }: ToolContext): { text: string; isBetter: boolean } | null {
  const cells = rowOf(rows, 'CSF-WBC');
  const course = [...(cells?.history ?? [])];
  const peak = course.toSorted((a, b) => b.value - a.value)[0];
  const first = course.at(-1);
  if (cells?.value == null || peak === undefined || first === undefined) return null;
  const days = Math.floor(minutesBetween(first.time, judged.report.report_time) / 1440) + 1;
  const now = cells.value / cells.factor;
  return {
    text: `脑脊液白细胞 ${peak.value} → ${cells.judged.printed.result}（第 ${days} 日）`,
    isBetter: now < peak.value,
  };
}

/** 细菌性, for a meningitis that a tag names as known. */
function knownKind(tags: readonly string[]): string | null {
  const found = Object.entries(KNOWN_TAG).find(([, tag]) =>
    tags.some((text) => tag.test(text) && !NOT_KNOWN.test(text)),
  );
  return found?.[0] ?? null;
}

function knownPart(context: ToolContext, result: CerebrospinalAssessment): ToolPart | null {
  const kind = knownKind(context.tags);
  const past = course(context);
  if (kind === null) return null;
  const word = MENINGITIS_TEXT[kind as keyof typeof MENINGITIS_TEXT];
  const isStill = typeOf(result) === kind;
  const verdict = `${isStill ? '仍' : '已不'}支持${word}`;
  const title = `已知${word}脑膜炎，${verdict}`;
  const value = keyValues(context, result);
  const told = past?.text ?? value;
  // Without a course it is as dangerous as one that is new.
  const isBetter = past?.isBetter ?? !isNamedAtOnce(context, typeOf(result));
  const now = result.pattern.kind === 'organism' ? 'organism' : (typeOf(result) ?? kind);
  return part({
    key: 'pattern',
    // Those under treatment have begun: what is left is to look at the fluid again.
    // What got worse is met by what it looks like now: a fluid as of bacteria by their steps, whatever the tag names.
    outcome: isBetter ? (isStill ? 'csf:bacterial' : null) : (OUTCOME[now] ?? null),
    ...(isBetter ? { onlySteps: [3] } : {}),
    title,
    text: [title, told, told === value ? '' : value].filter((each) => each !== '').join('，'),
    lead: [`已知${word}脑膜炎`, told, verdict].filter((each) => each !== '').join('，'),
    phrase: told === '' ? title : `已知${word}脑膜炎（${told}）`,
    valueText: value,
    urgency: isBetter ? 2 : 1,
    status: past === null ? 'same' : isBetter ? 'better' : 'worse',
    isKnown: true,
    evidences: speaking(context.rows, SPEAKING_CODES),
    harm: 'B',
    organ: 'csf',
    // As one that is new (J-16): a viral or tuberculous fluid is urgent, and no critical result.
    isLifeThreatening: !isBetter && [now, kind].some((each) => each === 'organism' || each === 'bacterial'),
  });
}

/** Steps by what is seen, the most dangerous first. */
const OUTCOME: Readonly<Record<string, string>> = {
  bleeding: 'csf:bleeding',
  organism: 'csf:organism',
  virus: 'csf:virus',
  bacterial: 'csf:bacterial',
  tuberculous: 'csf:tuberculous',
  cryptococcal: 'csf:cryptococcal',
  viral: 'csf:viral',
  bacterialOpen: 'csf:bacterial',
  viralNegative: 'csf:viral-negative',
};

/**
 * Patterns as urgent as the table of diagnoses has them (J-10). A viral one is less so where its nucleic acid is negative or
 * an antibody names another cause.
 */
function isNamedAtOnce({ judged }: ToolContext, type: string | null): boolean {
  if (type === null || isOfTumour(judged, type)) return false;
  return !(type === 'viral' && isVirusLessLikely(judged.rows, judged.inference.diagnoses));
}

/** Tumour cells on the meninges use up the sugar as tubercles and cryptococci do (EANO-ESMO 2023): bacteria are looked for all the same. */
const isOfTumour = ({ rows }: JudgedReport, type: string | null): boolean =>
  type !== 'bacterial' && causesInFluid(rows).includes('tumour');

/** Cells beside neutrophils, sugar or lactate as of bacteria are bacterial until that is refuted (McGill 2016; NICE NG240 2024). */
const isBacterialOpen = ({ warnings, scores }: CerebrospinalAssessment): boolean =>
  warnings.includes('bacterial_open') && scores !== null;

/** Patterns by the protein, sugar and pressure of adults, without an inflammation. */
const BY_LIMITS_OF_ADULTS: readonly string[] = ['dissociation', 'unspecific'];

/** A child's fluid that lies within what is printed for its age shows nothing by the limits of adults: an infant's protein is higher. */
function isUsualOfChild({ judged, rows }: ToolContext, { pattern, isBleedingOpen }: CerebrospinalAssessment): boolean {
  if (!isAgeOfChild(judged.person.ageYears) || isBleedingOpen || !BY_LIMITS_OF_ADULTS.includes(pattern.kind))
    return false;
  return rows
    .filter(({ code }) => FLUID_CODES.includes(code))
    .every(({ judged: { flag } }) => flag.state === 'normal' && flag.rangeSource === 'report');
}

function patternPart(context: ToolContext, result: CerebrospinalAssessment): ToolPart | null {
  const { pattern, isBleedingOpen } = result;
  const type = typeOf(result);
  // Early in an encephalitis the cells may be as they should.
  const isVirusFound = ['viral', null].includes(type) && hasVirus(context.rows);
  if (pattern.kind === 'unremarkable' && !isBleedingOpen && !isVirusFound) return null;
  const known = knownPart(context, result);
  if (known !== null) return known;
  if (!isVirusFound && (isUsualOfChild(context, result) || isUsualOfInfant(context, result, FLUID_CODES))) return null;
  const isBleeding = pattern.kind === 'bleeding' || isBleedingOpen;
  const isOrganism = pattern.kind === 'organism';
  const value = (isBleeding && !isOrganism && bloodText(context)) || keyValues(context, result);
  const isOpen = isToBeRefutedIn(context, result);
  const isDangerous = isOrganism || type === 'bacterial' || isBleeding || isVirusFound || isOpen;
  // The scores of adults name no type in the first weeks.
  const heads = isVirusFound ? [VIRUS_FOUND] : isOpen ? [INFLAMED, REFUTE_BACTERIA] : headTexts(result);
  const name = isBleeding && !isOrganism ? bleedingName(pattern.kind) : heads.join('，');
  // A headline has room for the most pressing warning and the pattern; the finding has them all.
  const short = heads.length > 2 && !isBleeding ? [heads[0], heads.at(-1)].join('，') : name;
  const evidences = speaking(context.rows, SPEAKING_CODES);
  const { diagnoses } = context.judged.inference;
  const isOther = type === 'viral' && !isDangerous && isOfOtherCause(context.judged.rows, diagnoses);
  const seen = [
    // A germ that was found is treated at once, whatever bled with it.
    isOrganism && 'organism',
    isBleeding && 'bleeding',
    isVirusFound && 'virus',
    isOpen && 'bacterial',
    isBacterialOpen(result) && 'bacterialOpen',
    type === 'viral' && isVirusRefuted(context.judged.rows) && 'viralNegative',
    type,
  ].find((each) => each);
  return part({
    key: 'pattern',
    outcome: OUTCOME[seen || ''] ?? null,
    title: name,
    text: [name, value, isBleeding && isOrganism ? `${bloodText(context)}，出血须另行判断` : '']
      .filter((each) => each !== '')
      .join('，'),
    lead: value === '' ? short : `${short}（${value}）`,
    phrase: value === '' ? short : `${short}（${value}）`,
    valueText: value,
    urgency: isDangerous || isBacterialOpen(result) || isNamedAtOnce(context, type) ? 1 : 2,
    evidences,
    // Behind the tumour itself, or the antibody that names another cause.
    harm: type !== null && (isOfTumour(context.judged, type) || isOther) ? 'D' : 'B',
    organ: 'csf',
    isLifeThreatening: isDangerous,
    // An antibody that names another cause comes before a pattern.
    reliable: isOther ? 0 : isDangerous || (type !== null && !isOfTumour(context.judged, type)) ? 2 : 1,
  });
}

function bleedingName(kind: string): string {
  return kind === 'bleeding' ? '蛛网膜下腔出血可能' : '不能除外蛛网膜下腔出血';
}

/** 15 脑脊液分析. Plasma glucose beside a fluid is no screening for diabetes. */
export const cerebrospinalTool: Tool = (context) => {
  const { record, judged } = context;
  const result = cerebrospinalOf(record, judged)?.result;
  if (result === undefined || result.status === 'incomplete') return null;
  const found = patternPart(context, result);
  return {
    apiType: 15,
    name: '脑脊液分析',
    ruleId: result.ruleId,
    ruleVersion: result.ruleVersion,
    parts: found === null ? [] : [found],
    decides: DECIDES,
  };
};
