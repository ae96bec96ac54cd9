import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { earlierReports } from '../record/earlier-reports.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { contradictionFindings } from './contradicting-rows.ts';
import { diagnosisFinding } from './diagnosis-findings.ts';
import { withEcho, withEchoOfGlucan, withEchoOfKetones } from './echo.ts';
import { fittedTo } from './fitted-actions.ts';
import { normalFlagFinding, suspectFinding, suspectRow, unreadRows } from './flag-findings.ts';
import { readHeld } from './held-reading.ts';
import { fluidSugar } from './fluid-sugar.ts';
import { headlineOf, quietHeadline } from './headline.ts';
import { itemFindings } from './item-findings.ts';
import { euglycaemicKetoacidosis } from './ketoacidosis.ts';
import { knownActivity } from './known-activity.ts';
import { knownOnes } from './known-as.ts';
import { knownByHistory } from '../record/known-by-history.ts';
import { knownDiagnoses, knownGroups } from '../record/known-diagnoses.ts';
import { isOfInfantBile, newbornBilirubin } from './newborn-bilirubin.ts';
import { lipidTarget } from './lipid-target.ts';
import { newbornInfection } from './newborn.ts';
import { levelOf } from './level.ts';
import { rowsById } from './main-row.ts';
import { mergedActions } from './merged-actions.ts';
import { isOfMinerals } from './mineral-pattern.ts';
import { parseRange } from '../ranges/range.ts';
import { byDanger } from './order.ts';
import { circumstancesOf } from './patient-circumstances.ts';
import { dialysisPeritonitis } from './peritoneal-dialysis.ts';
import { absorb, findingsByRow, isOneRow, organPictures } from './pictures.ts';
import type { Finding, Reading } from './reading.ts';
import { organOf } from './organs.ts';
import { READING_VERSION, rowFinding, saysMore, toldSideOf } from './row-findings.ts';
import { ruleFindings } from './rule-findings.ts';
import type { ActedRule } from './rule-findings.ts';
import { isOfDialysis } from '../record/settled.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { isOfThinnedGlucose } from './specimen-patterns.ts';
import { toolFindings } from './tool-findings.ts';
import type { SavedForm, ToolContext, ToolStatement } from './tools/statement.ts';
import { TOOLS } from './tools/tools.ts';
import { unreadFinding, unreadFlagFinding } from './unread-findings.ts';
import { treatedOnce } from './treated-once.ts';
import { tumourCourse } from './tumour-course.ts';
import { isNamedAsPrinted } from './words.ts';
import { coveredRows, decidedRows, foldedRows, usedRows } from './used-rows.ts';
import { belowOthers, isNewOfKnown, isOfKnown, isToldAsUrgent, isUntold, withStepsOf } from './told-elsewhere.ts';

/** What is read: one report of a patient's record, with what doctors saved for the patient. */
export interface ReadingInput {
  readonly record: PatientRecord;
  readonly judged: JudgedReport;
  readonly forms?: readonly SavedForm[];
  /** Saved case types of gas reports by report id: 1 acute, 2 chronic. */
  readonly gasTypes?: ReadonlyMap<string, 1 | 2>;
  /** Diagnoses that a doctor made earlier, in words. */
  readonly earlierDiagnoses?: readonly string[];
  /** Rules of the laboratory that acted on the report. */
  readonly rules?: readonly ActedRule[];
}

function inferenceBefore(record: PatientRecord, judged: JudgedReport): Inference | null {
  const [last] = earlierReports(record, judged);
  return last?.inference ?? null;
}

/** Diagnoses that get a line of their own: not folded, no state, not decided by a tool. */
function ownLines({ diagnoses }: Inference, statements: readonly ToolStatement[]): InferredDiagnosis[] {
  const decided = new Set(statements.flatMap(({ decides }) => decides));
  return diagnoses.filter((line) => line.foldedUnder === null && !line.isState && !decided.has(line.id));
}

/** A row that was sent twice with one result is one danger; both rows carry it. */
function eachOnce(rows: readonly Row[]): { readonly row: Row; readonly ids: readonly string[] }[] {
  const groups = Map.groupBy(rows, ({ id, code, valueText, judged: { item, printed } }) =>
    item === undefined || isNamedAsPrinted(code)
      ? id
      : `${code} ${valueText} ${printed.specimen} ${printed.range_text} ${printed.source_flag}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [row] = group;
    return row === undefined ? [] : [{ row, ids: group.map(({ id }) => id) }];
  });
}

/** Every statement of a report before it is ordered. */
function gather(
  input: ReadingInput,
  { rows, known, tags }: Pick<ToolContext, 'rows' | 'known' | 'tags'>,
  statements: readonly ToolStatement[],
): Finding[] {
  const { judged, record } = input;
  const time = judged.report.report_time;
  const context = { rows, judged, known, before: inferenceBefore(record, judged) };
  const active = knownActivity(judged, rows, known);
  const newborn = [
    ...newbornInfection(rows, judged, record.patient),
    ...newbornBilirubin(rows, judged, record.patient),
  ];
  const ofItems = [...itemFindings(rows, judged, known), ...fluidSugar(rows, judged, record)];
  const ofKnownDisease = [...dialysisPeritonitis(rows, judged, known), ...euglycaemicKetoacidosis(rows, judged, known)];
  const lines = ownLines(judged.inference, statements).filter(
    (line) =>
      !(known.has('dialysis') && isOfDialysis(line)) &&
      !isOfInfantBile(line, newborn) &&
      !isOfMinerals(line, ofItems, known) &&
      !isOfThinnedGlucose(line.id, judged, rows),
  );
  const diagnoses = lines.map((diagnosis) => diagnosisFinding(diagnosis, judged.inference.diagnoses, context));
  // What a known disease does today is said beside its results, not instead of them.
  const ofKnown = active.map((disease) => diagnosisFinding(disease, judged.inference.diagnoses, context));
  const tools = toolFindings(statements, judged.inference, time)
    .map(withCause(diagnoses, judged.inference))
    .map(withEchoOfKetones([...diagnoses, ...ofKnownDisease]));
  const told = eachOnce(rows.filter((row) => toldSideOf(row) !== null)).flatMap(({ row, ids }) => {
    const found = rowFinding(row, judged, rows, known);
    return found === null ? [] : [{ row, found, ids }];
  });
  const ofRows = told.map(({ found }) => found);
  const touching = findingsByRow([...tools, ...diagnoses], judged.inference);
  const touchingOf = ({ evidences }: Finding): readonly Finding[] => touching.get(evidences[0] ?? '') ?? [];
  const beside = organPictures(diagnoses, (id) => organOf(rowsById(rows).get(id)?.code ?? ''), judged.inference);
  const critical = ofRows
    .filter(({ rank }) => rank.isCriticalValue)
    .map((row) => absorb(row, touchingOf(row), judged.inference, beside));
  const taken = new Set(
    critical.flatMap((row) => touchingOf(row).filter((finding) => isOneRow(finding, row, judged.inference))),
  );
  const kept = diagnoses.filter((finding) => !taken.has(finding)).map(withEchoOfGlucan(diagnoses));
  const decided = decidedRows(judged.inference, statements);
  const covered = new Set([
    ...coveredRows([...kept, ...tools, ...critical, ...newborn, ...ofItems, ...ofKnownDisease]),
    ...decided,
    ...foldedRows(judged.inference, kept),
  ]);
  const target = lipidTarget(rows, judged, tags);
  const turned = tumourCourse(rows, judged, known);
  const others = [...kept, ...tools, ...newborn, ...ofItems, ...ofKnownDisease, ...target];
  const rest = ofRows
    .filter(({ rank }) => !rank.isCriticalValue)
    .map(belowOthers(others))
    .map(withState(judged.inference))
    .map(withEcho(rows))
    .map((finding) => withStepsOf(finding, touchingOf(finding)))
    .filter((finding) => {
      const { rank, evidences, urgency, changeText } = finding;
      if (saysMore(finding)) return true;
      if (rank.isFast) return !others.some((finding) => finding.changeText === changeText);
      if (urgency < 2) return !isToldAsUrgent(others, evidences, urgency);
      // What is due today is not told by a line that can wait, but for that of a disease which is known (J-32).
      if (urgency === 2 && !isToldAsUrgent(others, evidences, urgency) && !isOfKnown(others, evidences)) return true;
      const isCovered = evidences.every((id) => covered.has(id));
      return !isCovered || isNewOfKnown(finding, others) || isUntold(finding, [...others, ...critical], rows);
    });
  const twins = new Map(told.map(({ row, ids }) => [row.id, ids]));
  const withTwins = (finding: Finding): Finding => ({
    ...finding,
    evidences: [...new Set(finding.evidences.flatMap((id) => twins.get(id) ?? [id]))],
  });
  return [
    ...critical,
    ...tools,
    ...kept,
    ...ofKnown,
    ...rest,
    ...rows.flatMap((row) => suspectFinding(row, judged, rows) ?? []),
    ...rows.flatMap((row) => normalFlagFinding(row, judged) ?? []),
    ...contradictionFindings(rows, judged, record),
    ...newborn,
    ...ofItems,
    ...ofKnownDisease,
    ...target,
    ...turned,
    ...judged.rows.flatMap((row, order) => unreadFinding(row, order, time, () => judged.earlier) ?? []),
    ...judged.failed.flatMap((printed, order) => unreadFlagFinding(printed, judged.rows.length + order, time) ?? []),
    ...ruleFindings(input.rules ?? [], judged),
  ].map(withTwins);
}

/** J-70. */
const STEPS = 3;

/** What a tool decides (渗出液) names the diagnosis that it is part of (恶性胸腔积液待排) in its clause. */
const withCause =
  (told: readonly Finding[], { diagnoses }: Inference) =>
  (tool: Finding): Finding => {
    const parent = diagnoses.find(({ id }) => id === tool.diagnosisId)?.foldedUnder;
    const cause = told.find(({ diagnosisId }) => diagnosisId === parent);
    if (cause === undefined || cause.isKnown || cause.urgency > tool.urgency) return tool;
    // What tells the cause comes before what looks for one.
    const steps = [...cause.actions.slice(0, 1), ...tool.actions, ...cause.actions.slice(1)];
    const actions = tool.actions.length === 0 ? tool.actions : steps.slice(0, STEPS);
    return { ...tool, actions, words: { ...tool.words, picture: { of: cause.findingId, name: cause.title } } };
  };

/** A row that a state explains (immunity, an early pregnancy) is told with it; nobody calls it within its interval (J-24). */
const withState =
  ({ diagnoses }: Inference) =>
  (row: Finding): Finding => {
    const state = diagnoses.find(
      ({ isState, evidences }) => isState && row.evidences.every((id) => evidences.includes(id)),
    );
    if (state === undefined || row.rank.isCriticalValue) return row;
    const lead = `${row.words.lead}，${state.name}`;
    return { ...row, text: `${row.text}；${state.name}`, words: { ...row.words, lead } };
  };

/** Diseases of years: what they do today stands before them, however well their own figures support them. */
const LASTING: readonly string[] = ['DM', 'ODM'];

/** Ids of the rule base: each line with what is folded under it, the best supported first; what can wait does not stand before minutes. */
export function diagnosisOrder({ diagnoses }: Inference): string[] {
  const under = (id: string): InferredDiagnosis[] =>
    diagnoses.filter(({ foldedUnder }) => foldedUnder === id).flatMap((child) => [child, ...under(child.id)]);
  const line = (parent: InferredDiagnosis): InferredDiagnosis[] => {
    const isLater = ({ id, urgency }: InferredDiagnosis): boolean =>
      parent.urgency === 1 && id !== parent.id && (urgency === 3 || LASTING.includes(id));
    return [parent, ...under(parent.id)].toSorted(
      (a, b) => Number(isLater(a)) - Number(isLater(b)) || b.score - a.score,
    );
  };
  return diagnoses
    .filter(({ foldedUnder }) => foldedUnder === null)
    .flatMap(line)
    .map(({ id }) => id);
}

/** What is known but has no result to be compared with is not said to be as it was the last time. */
function withoutLastTime(finding: Finding, rows: readonly Row[]): Finding {
  if (!finding.isKnown || finding.status !== 'same') return finding;
  const isCompared = rows.some(({ id, change }) => change !== null && finding.evidences.includes(id));
  return isCompared ? finding : { ...finding, status: 'new' };
}

/** Names of results inside the interval of pregnancy and outside the one that the report prints beside them. */
function heldByPregnancy(rows: readonly Row[]): string[] {
  return rows.flatMap(({ subject, judged: { flag, printed } }) => {
    const range = flag.notes.includes('pregnancy_range') ? parseRange(printed.range_text) : null;
    if (flag.state !== 'normal' || flag.parsed.kind !== 'number' || range?.kind !== 'interval') return [];
    const { value } = flag.parsed;
    return value < (range.low ?? -Infinity) || value > (range.high ?? Infinity) ? [subject] : [];
  });
}

/** Reads one report: every statement that any screen makes of it comes from here (J-01). Pure. */
export function read(input: ReadingInput): Reading {
  const { record, judged } = input;
  const tags = [...record.patient.tags, ...(input.earlierDiagnoses ?? [])];
  const known = new Set([...knownDiagnoses(tags), ...knownGroups(tags), ...knownByHistory(record, judged)]);
  const rows = rowsOf(record, judged);
  const context = {
    record,
    judged,
    rows,
    forms: input.forms ?? [],
    gasTypes: input.gasTypes ?? new Map(),
    known,
    tags,
  };
  const statements = TOOLS.flatMap((tool) => tool(context) ?? []);
  const fit = fittedTo(circumstancesOf(rows, judged, record, tags, known));
  const findings = treatedOnce(gather(input, context, statements).toSorted(byDanger)).map((finding) =>
    fit(withoutLastTime(finding, rows)),
  );
  const used = usedRows(findings, judged.inference, statements);
  const unread = unreadRows(judged, used);
  const suspicious = rows.flatMap((row) => suspectRow(row) ?? []);
  const readCount = rows.filter(
    ({ judged: { flag }, id }) =>
      flag.state !== 'undetermined' || flag.critical !== undefined || (flag.reason === 'no_range' && used.has(id)),
  ).length;
  const whole: Reading = {
    version: READING_VERSION,
    level: levelOf(findings, readCount, unread.length + suspicious.length),
    urgency: findings[0]?.urgency ?? null,
    headline: findings.length === 0 ? quietHeadline(readCount, unread, heldByPregnancy(rows)) : headlineOf(findings),
    findings,
    diagnoses: diagnosisOrder(judged.inference),
    known: knownOnes(judged.inference.diagnoses, { rows, known }, findings),
    states: judged.inference.diagnoses.filter(({ isState }) => isState).map(({ name }) => name),
    actions: mergedActions(findings, input.judged.inference),
    unread,
    suspicious,
    links: statements.map(({ apiType, name, parts }) => ({ apiType, name, isQuiet: parts.length === 0 })),
    needFocus: [...coveredRows(findings)],
    readCount,
  };
  return input.rules?.some(({ isHeld }) => isHeld) === true ? readHeld(whole, judged, rows, fit) : whole;
}
