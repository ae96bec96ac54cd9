import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor, isGeneralRow, isOver, stepRow } from './actions.ts';
import { CORRECTED_ITEM, CORRECTING_ITEM } from './corrected-items.ts';
import type { Finding } from './reading.ts';
import { withoutRemark } from './words.ts';

const ION = /[钾钠钙镁磷氯]/;

const BY_ID = new WeakMap<Inference, ReadonlyMap<string, InferredDiagnosis>>();

/** The diagnosis of the report that a finding tells; undefined for one of no diagnosis. */
export function diagnosisOf({ diagnosisId }: Finding, inference: Inference): InferredDiagnosis | undefined {
  if (diagnosisId === null) return undefined;
  const known = BY_ID.get(inference) ?? new Map(inference.diagnoses.map((each) => [each.id, each] as const));
  BY_ID.set(inference, known);
  return known.get(diagnosisId);
}

/** Every critical row asks it of every diagnosis. */
const NEEDED = new WeakMap<InferredDiagnosis, ReadonlySet<string>>();

/** Rows that a diagnosis needs and has. */
export function neededRows(diagnosis: InferredDiagnosis): ReadonlySet<string> {
  const known = NEEDED.get(diagnosis);
  if (known !== undefined) return known;
  const needed = new Set(
    diagnosis.satisfied.flatMap(({ edge, codes, laboratoryIds }) => {
      if (edge.role !== 'needs' && edge.role !== 'count') return [];
      // Whether a corrected calcium is the calcium alone is told by its names: they have steps of their own.
      const own = edge.lab === 'R_CACORR' ? -1 : codes.indexOf(CORRECTED_ITEM[edge.lab] ?? '');
      if (own !== -1) return laboratoryIds.slice(own, own + 1);
      return laboratoryIds.filter((_, place) => codes[place] !== CORRECTING_ITEM[edge.lab]);
    }),
  );
  NEEDED.set(diagnosis, needed);
  return needed;
}

/** What rests on each row, in the order that is given: of thousands of critical rows each asks for its own. */
export function findingsByRow(
  findings: readonly Finding[],
  inference: Inference,
): ReadonlyMap<string, readonly Finding[]> {
  const byRow = new Map<string, Finding[]>();
  for (const finding of findings) {
    const diagnosis = diagnosisOf(finding, inference);
    const needed = diagnosis === undefined ? [] : neededRows(diagnosis);
    for (const id of new Set([...finding.evidences, ...needed])) {
      const known = byRow.get(id);
      if (known === undefined) byRow.set(id, [finding]);
      else known.push(finding);
    }
  }
  return byRow;
}

/** True where a diagnosis needs nothing but the one critical row: both say one thing of one organ (J-12). */
export function isOneRow(finding: Finding, row: Finding, inference: Inference): boolean {
  const diagnosis = diagnosisOf(finding, inference);
  const needed = diagnosis === undefined ? undefined : neededRows(diagnosis);
  return needed?.size === 1 && needed.has(row.evidences[0] ?? '');
}

/** A picture of minutes that a critical row is part of: what a tool says of its organ, or a diagnosis that needs it among others. */
function isPicture(finding: Finding, row: Finding, inference: Inference): boolean {
  const id = row.evidences[0] ?? '';
  const isNews = !finding.isKnown || finding.status === 'worse' || finding.rank.isLifeThreatening;
  if (finding.urgency !== 1 || !isNews) return false;
  if (finding.kind === 'tool') return finding.rank.organ === row.rank.organ && finding.evidences.includes(id);
  const diagnosis = diagnosisOf(finding, inference);
  const needed = diagnosis === undefined ? new Set<string>() : neededRows(diagnosis);
  return needed.size > 1 && needed.has(id);
}

/** The ion of a row is named by its value; a picture that names it again adds little to it. */
function namesTheSame({ title }: Finding, { words }: Finding): boolean {
  const ion = ION.exec(words.lead.split(' ')[0] ?? '')?.[0];
  return ion !== undefined && withoutRemark(title).includes(ion);
}

/** A picture by its name; a remark that names the ion again is left away. */
function pictureName(picture: Finding, row: Finding): string {
  const short = withoutRemark(picture.title);
  return namesTheSame({ ...picture, title: picture.title.replace(/[（）()]/g, '') }, row) ? short : picture.title;
}

function pictureOf(row: Finding, findings: readonly Finding[], inference: Inference): Finding | undefined {
  return findings
    .filter((finding) => isPicture(finding, row, inference) && !namesTheSame(finding, row))
    .toSorted((a, b) => b.rank.reliable - a.rank.reliable)[0];
}

/** Kinds of white cells, and the organ of their sum: what raises one of them raises it. */
const WHITE_CELLS: readonly string[] = ['lymphocytes', 'monocytes', 'eosinophils', 'basophils'];
const WHITE_COUNT = 'inflammation';

/** What is said of an organ beside a critical row of it that belongs to no picture of its own. */
export interface OrganPictures {
  /** Diagnoses of minutes that rest on several results: a failing liver beside an ALT of 2400. */
  readonly urgent: ReadonlyMap<string, Finding>;
  /** The best supported diagnosis of a kind of white cells, whatever its urgency: lymphocytes of a leukaemia beside a white count of 96. */
  readonly supported: ReadonlyMap<string, Finding>;
}

/** @param organOf the organ of a row by its id */
export function organPictures(
  findings: readonly Finding[],
  organOf: (id: string) => string | undefined,
  inference: Inference,
): OrganPictures {
  const urgent = new Map<string, Finding>();
  const supported = new Map<string, Finding>();
  for (const finding of findings) {
    const { urgency, isKnown, rank } = finding;
    const diagnosis = diagnosisOf(finding, inference);
    if (isKnown || diagnosis === undefined || CLASSIFYING.includes(diagnosis.id)) continue;
    const needed = neededRows(diagnosis);
    if (urgency === 1 && needed.size > 1 && !urgent.has(rank.organ)) urgent.set(rank.organ, finding);
    const isOfWhite = [...needed].some((id) => WHITE_CELLS.includes(organOf(id) ?? ''));
    if (!isOfWhite || diagnosis.reliable === 0) continue;
    const best = supported.get(WHITE_COUNT);
    if (best === undefined || best.rank.reliable < rank.reliable) supported.set(WHITE_COUNT, finding);
  }
  return { urgent, supported };
}

/** The row of the table of steps that a finding takes its steps from: `A-K-H` of `A-K-H:1`; '' where it has none. */
function stepRowOf({ actions }: Finding): string {
  return stepRow(actions[0]?.id ?? '');
}

/** A pH has a cause with steps of its own (ketoacidosis, methanol, a failing breath); how to classify it comes after the patient was seen. */
const PH_STEPS = 'A-PH';
/** Kinds of an imbalance, which name no cause. */
export const CLASSIFYING: readonly string[] = ['MACU', 'MACHAG', 'MACNAG', 'MAL', 'RAC', 'RAL'];

/** Steps that know more than to look at the patient: of the picture, of what the row alone stands for, of a diagnosis that needs it. */
function stepsOfPicture(
  row: Finding,
  picture: Finding | undefined,
  taken: readonly Finding[],
  findings: readonly Finding[],
  inference: Inference,
): Finding | undefined {
  const id = row.evidences[0] ?? '';
  const needing = findings.filter((finding) => {
    const diagnosis = diagnosisOf(finding, inference);
    return diagnosis !== undefined && !finding.isKnown && neededRows(diagnosis).has(id);
  });
  const tools = findings.filter(
    ({ kind, urgency, evidences }) => kind === 'tool' && urgency === 1 && evidences.includes(id),
  );
  // What a pH speaks for without being needed (an acidosis of lactate) has steps of its own too.
  const supported =
    stepRowOf(row) === PH_STEPS
      ? findings.filter(
          ({ diagnosisId, isKnown, urgency, evidences }) =>
            diagnosisId !== null && !isKnown && urgency === 1 && evidences.includes(id),
        )
      : [];
  const all = [...(picture === undefined ? [] : [picture]), ...taken, ...needing, ...tools, ...supported];
  const isMore = (steps: string): boolean =>
    !isGeneralRow(steps) && !(stepRowOf(row) === PH_STEPS && CLASSIFYING.includes(steps.replace(/^D-/, '')));
  return all.find((finding) => finding.actions.length > 0 && isMore(stepRowOf(finding)));
}

/**
 * A critical row takes up the diagnoses that need it alone, names the picture that it belongs to, and takes the steps of a picture
 * that decides over it or that knows more than to look at the patient.
 * @param findings what tools and diagnoses say of the row
 * @param beside what is said of its organ
 */
export function absorb(
  row: Finding,
  findings: readonly Finding[],
  inference: Inference,
  beside?: OrganPictures,
): Finding {
  const taken = findings.filter((finding) => finding.kind === 'diagnosis' && isOneRow(finding, row, inference));
  const names = [...new Set(taken.map(({ title }) => title.replace(/^疑似/, '')))];
  const deciding = inference.diagnoses.find(
    ({ id, stepsFor = id, evidences, urgency }) =>
      urgency < 3 && evidences.includes(row.evidences[0] ?? '') && isOver(stepsFor, stepRowOf(row)),
  );
  const selector = deciding?.stepsFor ?? deciding?.id;
  const { organ } = row.rank;
  const isGeneric = isGeneralRow(stepRowOf(row));
  const ofOrgan = beside?.urgent.get(organ) ?? (isGeneric ? beside?.supported.get(organ) : undefined);
  if (findings.length === 0 && deciding === undefined && ofOrgan === undefined) return row;
  const fresh = names.filter((name) => !row.title.includes(name) && !name.includes(row.title));
  const picture = pictureOf(row, findings, inference) ?? (taken.length === 0 ? ofOrgan : undefined);
  const ofPicture =
    isGeneric || stepRowOf(row) === PH_STEPS ? stepsOfPicture(row, picture, taken, findings, inference) : undefined;
  // Steps of a picture are not told without its name.
  const giving = findings.find(({ kind, diagnosisId }) => kind === 'diagnosis' && diagnosisId === deciding?.id);
  const source = giving ?? (ofPicture !== undefined && !taken.includes(ofPicture) ? ofPicture : undefined);
  const named = picture ?? (source?.kind === 'diagnosis' && !namesTheSame(source, row) ? source : undefined);
  return {
    ...row,
    // What has another name than its item by itself says (no acute injury of the heart) is called by that alone.
    title: [...(deciding?.stepsFor === undefined ? [row.title] : []), ...fresh].join('，'),
    text: names.length === 0 ? row.text : `${row.text}；${names.join('、')}`,
    diagnosisId: taken[0]?.diagnosisId ?? null,
    actions: (selector === undefined ? undefined : actionsFor(selector)) ?? ofPicture?.actions ?? row.actions,
    words:
      named === undefined
        ? row.words
        : { ...row.words, picture: { of: named.findingId, name: pictureName(named, row) } },
  };
}
