import type { Inference, InferredDiagnosis, Urgency } from '../lab-inference/infer.ts';
import type { JudgedReport } from '../record/judged.ts';
import { actionsFor, adviceAction, isGeneralRow, stepRow } from './actions.ts';
import type { Action } from './actions.ts';
import { isAgeOfChild } from '../catalogue/catalogue.ts';
import { figure } from './change.ts';
import { groundsOf } from './grounds.ts';
import { computedCells } from './computed-cells.ts';
import { calciumClearance } from './calcium-clearance.ts';
import { copySentence } from './copy.ts';
import { dDimerOfAge } from './d-dimer-limit.ts';
import { interferenceNote } from './interferences.ts';
import { minutesBetween, spanText } from './interval-text.ts';
import { isOfEarlier, knownAs, knownIdOf, treatedCourse } from './known-as.ts';
import type { KnownContext } from './known-as.ts';
import { HBA1C_TARGET, knownSentence, pad, TREATED_TEXT } from './known-course.ts';
import { speedOf, urgencyOfRow } from './limits.ts';
import type { Speed } from './limits.ts';
import type { Finding, FindingStatus, HarmClass } from './reading.ts';
import { organOf } from './organs.ts';
import { mainNotes } from './main-notes.ts';
import { READING_VERSION, rowActions } from './row-findings.ts';
import { correctedText, mainRow } from './main-row.ts';
import { neededRows } from './pictures.ts';
import { runText } from './run.ts';
import { courseOf, harmOf, mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { againName, knownName, suspectedName, withoutRemark } from './words.ts';

/** Pictures that are said in other words than the rule base's name. */
const TITLE: Readonly<Record<string, string>> = {
  TTP: '贫血、血小板减少伴溶血（需除外血栓性微血管病）',
};

/** Systems whose findings are for screening; tumours. */
const SCREENING_SYSTEM = 15;

export interface DiagnosisContext extends KnownContext {
  readonly judged: JudgedReport;
  /** What the patient's report before this one was read as. */
  readonly before: Inference | null;
}

/** A first troponin has not moved yet, and one that keeps within a fifth moves no further (4th Universal Definition 2018). */
const MOVED_SHARE = 0.2;

const isMoving = (main: Row | undefined): boolean =>
  main?.change != null && Math.abs(main.change.difference) > MOVED_SHARE * main.change.from.value;

/** Its own row of the table; else, when it is urgent, the steps of its most urgent result; else the advice of the rule base. */
function actionsOf(
  diagnosis: InferredDiagnosis,
  main: Row | undefined,
  knownId: string | null,
  urgency: Urgency,
): readonly Action[] {
  const side = main === undefined ? null : sideOf(main);
  const item = main === undefined || side === null ? [] : rowActions(main, side, urgency, false);
  // What rests on several results is not done with the steps of one of them.
  const isItem = item.length > 0 && !isGeneralRow(stepRow(item[0]?.id ?? '')) && neededRows(diagnosis).size === 1;
  // A known disease does not explain away minutes (J-34): the steps of its result come before those of its care.
  const care = knownId === null || isItem ? undefined : actionsFor(`known:${knownId}`);
  const own = care ?? actionsFor(diagnosis.stepsFor ?? diagnosis.id);
  if (own !== undefined) return own;
  if (isItem) return item;
  // How a disease is found is no advice to those who have it.
  if (knownId !== null && urgency > 1) return [];
  return adviceAction(diagnosis.id, diagnosis.advice, diagnosis.source);
}

/** A known diabetes whose HbA1c is at its target asks for nothing. */
function isAtTarget(knownId: string | null, rows: readonly Row[]): boolean {
  return knownId === 'DM' && mostOf(rows.find(({ code }) => code === 'HBA1C')) <= HBA1C_TARGET;
}

function statusOf(
  { id }: InferredDiagnosis,
  main: Row | undefined,
  { before, known }: DiagnosisContext,
): FindingStatus {
  const isTagged = knownIdOf(id, known) !== null && !isOfEarlier({ id }, main, known);
  const wasThere = isTagged || before?.diagnoses.some((earlier) => earlier.id === id) === true;
  const course = main === undefined ? 'new' : courseOf(main);
  if (!wasThere) return 'new';
  return course === 'new' ? 'same' : course;
}

/** A troponin that stays within a fifth of one of the last days is an injury, but no acute one (fourth universal definition, 2018). */
const STEADY_WITHIN = 0.2;
const STEADY_HOURS = 168;
const STEADY_URGENCY: Urgency = 2;

function isSteady({ id }: InferredDiagnosis, main: Row | undefined): boolean {
  if (id !== 'ACS' || main?.change == null || !/^CTN[IT]$/.test(main.code) || main.judged.flag.critical !== undefined)
    return false;
  const { difference, from, hours } = main.change;
  return hours <= STEADY_HOURS && Math.abs(difference) <= STEADY_WITHIN * from.value && speedOf(main) === null;
}

/**
 * A sodium that rises too fast and a haemoglobin that falls have diagnoses of their own: beside them the low sodium and the cause of an
 * anaemia are told by their values.
 */
const FAST: Readonly<Record<string, string>> = { NA: 'NARISE', HGB: 'ABLD' };

const isToldByAnother = ({ id }: InferredDiagnosis, main: Row, all: readonly InferredDiagnosis[]): boolean =>
  FAST[main.code] !== undefined && id !== FAST[main.code] && all.some((other) => other.id === FAST[main.code]);

/** A known disease that is not worse is never more than routine; danger of a single result keeps its own finding (J-34). */
function urgencyOf(
  diagnosis: InferredDiagnosis,
  main: Row | undefined,
  isKnown: boolean,
  status: FindingStatus,
  speed: Speed | null,
  known: ReadonlySet<string>,
): Urgency {
  if (isKnown && (status === 'same' || status === 'better'))
    return diagnosis.urgency === 1 && status === 'better' ? 2 : 3;
  if (isSteady(diagnosis, main)) return STEADY_URGENCY;
  const side = main === undefined ? null : sideOf(main);
  const own = main === undefined || side === null || isKnown ? 3 : urgencyOfRow(main, known);
  return Math.min(diagnosis.urgency, own === 1 ? diagnosis.urgency : own, speed?.urgency ?? 3) as Urgency;
}

/** Whose liver makes a cancer: their fetoprotein is no screening (原发性肝癌诊疗指南 2024). */
const LIVERS_AT_RISK: readonly string[] = ['CIRR', 'HBV', 'HBVE', 'HBVS', 'HCV', 'PHTASC'];

function harmOfDiagnosis(diagnosis: InferredDiagnosis, main: Row | undefined, known: ReadonlySet<string>): HarmClass {
  if (diagnosis.id === 'HCC' && LIVERS_AT_RISK.some((id) => known.has(id))) return 'D';
  // A marker far beyond what screening is for (AFP ≥ 400 with hepatitis B, PSA > 10 with a low free share) is no screening any more (ours).
  if (diagnosis.systemId === SCREENING_SYSTEM) return diagnosis.reliable === 2 ? 'D' : 'E';
  const side = main === undefined ? null : sideOf(main);
  return main === undefined || side === null ? 'D' : harmOf(main.code, side);
}

/** Names of what is folded under a diagnosis, all the way down: a suspicion stays one, unless the patient is known to have it. */
function foldedNames(
  { id }: InferredDiagnosis,
  all: readonly InferredDiagnosis[],
  known: ReadonlySet<string>,
): string[] {
  return all
    .filter((each) => each.foldedUnder === id)
    .flatMap((each) => [
      knownIdOf(each.id, known) === null ? withoutRemark(each.name) : `已知${pad(knownName(each.id, each.name))}`,
      ...foldedNames(each, all, known),
    ]);
}

/** The rule base is one of adults: a child gets its figures and the intervals of the report, and is told so. */
const CHILD_NOTE = '成人规则，请结合年龄判断';

export function isChild({ person: { ageYears } }: JudgedReport): boolean {
  return isAgeOfChild(ageYears);
}

/** 「急性肾损伤，CKD 基础上肌酐 6 日内升 1.7 倍，提示急性加重」 in one sentence (J-33). */
function acuteOnChronic({ id }: InferredDiagnosis, main: Row | undefined, known: ReadonlySet<string>, time: string) {
  if (id !== 'AKI' || !known.has('CKD') || main?.code !== 'CREA') return '';
  if (main.change === null || main.value === null) return '';
  const { from } = main.change;
  const times = main.value / (from.value * main.factor);
  return `CKD 基础上肌酐 ${spanText(minutesBetween(from.time, time))}内升 ${figure(times, 1)} 倍，提示急性加重`;
}

/** The line of one diagnosis of the rule base. */
export function diagnosisFinding(
  diagnosis: InferredDiagnosis,
  all: readonly InferredDiagnosis[],
  context: DiagnosisContext,
): Finding {
  const { rows, judged, known } = context;
  const time = judged.report.report_time;
  const main = mainRow(diagnosis, rows);
  const treated = treatedCourse(diagnosis, context);
  const knownId = knownAs(diagnosis, main, context);
  const isKnown = knownId !== null;
  const status = treated === '' ? statusOf(diagnosis, main, context) : 'better';
  const speed = main === undefined || isToldByAnother(diagnosis, main, all) ? null : speedOf(main);
  const urgency = urgencyOf(diagnosis, main, isKnown, status, speed, known);
  const clearance = isKnown ? null : calciumClearance(diagnosis, rows);
  const isSteady = diagnosis.id === 'ACS' && !isMoving(main);
  const own = TITLE[diagnosis.id] ?? diagnosis.name;
  const name = clearance?.title ?? (isSteady ? withoutRemark(own) : own);
  const nameOfKnown = knownName(knownId ?? diagnosis.id, name);
  const change =
    speed?.change.text ??
    (main?.change?.isBeyondChance === true ? main.change.text : main === undefined ? '' : runText(main));
  const computed = computedCells(diagnosis, rows);
  const valueText = computed?.valueText ?? main?.valueText ?? '';
  const told = computed?.told ?? (main === undefined ? '' : `${main.subject} ${valueText}`);
  const chronic = acuteOnChronic(diagnosis, main, known, time);
  const title = isKnown
    ? treated === ''
      ? `已知${pad(nameOfKnown)}`
      : TREATED_TEXT
    : [knownIdOf(diagnosis.id, known) === null ? suspectedName(name, diagnosis.reliable) : againName(name), chronic]
        .filter((part) => part !== '')
        .join('，');
  const folded = foldedNames(diagnosis, all, known).filter((each) => !diagnosis.intermediates.includes(each));
  const ofKnown = knownId === null ? '' : knownSentence(knownId, name, main, rows, time);
  const course = treated === '' ? ofKnown : `${TREATED_TEXT}，${treated}`;
  const parts = [
    isKnown ? course : told,
    isKnown ? '' : change,
    speed?.title ?? '',
    speed?.forecast ?? '',
    ...mainNotes(diagnosis.id, main, judged, rows),
    isKnown ? '' : correctedText(diagnosis, main),
    isKnown ? '' : groundsOf(diagnosis, main?.subject ?? ''),
    clearance?.note ?? '',
    interferenceNote(main, known),
    isKnown ? '' : dDimerOfAge(main, judged),
    folded.length === 0 ? '' : `含${folded.join('、')}`,
    isChild(judged) ? CHILD_NOTE : '',
  ].filter((part) => part !== '');
  return {
    findingId: `diagnosis:${diagnosis.id}`,
    kind: 'diagnosis',
    title,
    text: parts.join('，'),
    urgency,
    status,
    isKnown,
    evidences: diagnosis.evidences,
    valueText,
    changeText: change,
    actions:
      treated !== '' || isAtTarget(knownId, rows)
        ? []
        : ((clearance?.title === undefined ? undefined : actionsFor('calcium:clearance')) ??
          actionsOf(diagnosis, main, knownId, urgency)),
    apiType: null,
    diagnosisId: diagnosis.id,
    copyText: main === undefined ? '' : copySentence(main, time),
    ruleId: diagnosis.ruleId,
    ruleVersion: diagnosis.ruleVersion,
    words: {
      lead: isKnown ? course : told === '' ? title : `${told}${change === '' ? '' : `，${change}`}，${title}`,
      change: '',
      phrase: isKnown
        ? course
        : valueText === ''
          ? title
          : `${chronic === '' ? title : 'CKD 基础上急性加重'}（${told}）`,
    },
    rank: {
      organ: main === undefined ? diagnosis.id : organOf(main.code),
      harm: harmOfDiagnosis(diagnosis, main, known),
      isCriticalValue: false,
      isCriticalFlag: false,
      isLifeThreatening: computed?.isCritical === true,
      distance: 0,
      isFast: speed !== null,
      reliable: diagnosis.reliable,
      catalogueOrder: main?.catalogueOrder ?? Number.MAX_SAFE_INTEGER,
      rowOrder: main?.order ?? Number.MAX_SAFE_INTEGER,
    },
  };
}

export const DIAGNOSIS_READING_VERSION = READING_VERSION;
