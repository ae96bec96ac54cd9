import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor, isOver, stepRow } from './actions.ts';
import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';
import { withoutRemark } from './words.ts';

const ION = /[钾钠钙镁磷氯]/;

/** Rows that a diagnosis needs and has. */
export function neededRows({ satisfied }: InferredDiagnosis): ReadonlySet<string> {
  return new Set(
    satisfied.flatMap(({ edge, laboratoryIds }) =>
      edge.role === 'needs' || edge.role === 'count' ? laboratoryIds : [],
    ),
  );
}

/** A child whose results all lie within the intervals printed for it has no disease by the figures of adults. */
export function isUsualOfChild(diagnosis: InferredDiagnosis, rows: readonly Row[]): boolean {
  const needed = neededRows(diagnosis);
  const own = rows.filter(({ id }) => needed.has(id));
  return (
    own.length > 0 &&
    own.every(
      ({ judged: { flag } }) => flag.state === 'normal' && flag.rangeSource === 'report' && flag.interval !== undefined,
    )
  );
}

/** True where a diagnosis needs nothing but the one critical row: both say one thing of one organ (J-12). */
export function isOneRow({ diagnosisId }: Finding, row: Finding, { diagnoses }: Inference): boolean {
  const diagnosis = diagnoses.find(({ id }) => id === diagnosisId);
  const needed = diagnosis === undefined ? [] : [...neededRows(diagnosis)];
  return needed.length > 0 && needed.every((id) => id === row.evidences[0]);
}

/** A picture of minutes that a critical row is part of: what a tool says of its organ, or a diagnosis that needs it among others. */
function isPicture(finding: Finding, row: Finding, { diagnoses }: Inference): boolean {
  const id = row.evidences[0] ?? '';
  const isNews = !finding.isKnown || finding.status === 'worse' || finding.rank.isLifeThreatening;
  if (finding.urgency !== 1 || !isNews) return false;
  if (finding.kind === 'tool') return finding.rank.organ === row.rank.organ && finding.evidences.includes(id);
  const diagnosis = diagnoses.find((each) => each.id === finding.diagnosisId);
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
  { diagnoses }: Inference,
): Finding | undefined {
  const id = row.evidences[0] ?? '';
  const needing = findings.filter(({ diagnosisId, isKnown }) => {
    const diagnosis = diagnoses.find((each) => each.id === diagnosisId);
    return diagnosis !== undefined && !isKnown && neededRows(diagnosis).has(id);
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
    steps !== 'A-GEN' && !(stepRowOf(row) === PH_STEPS && CLASSIFYING.includes(steps.replace(/^D-/, '')));
  return all.find((finding) => finding.actions.length > 0 && isMore(stepRowOf(finding)));
}

/**
 * A critical row takes up the diagnoses that need it alone, names the picture that it belongs to, and takes the steps of a picture
 * that decides over it or that knows more than to look at the patient.
 * @param findings what tools and diagnoses say
 */
export function absorb(row: Finding, findings: readonly Finding[], inference: Inference): Finding {
  const taken = findings.filter((finding) => finding.kind === 'diagnosis' && isOneRow(finding, row, inference));
  const names = [...new Set(taken.map(({ title }) => title.replace(/^疑似/, '')))];
  const selector = inference.diagnoses.find(
    ({ id, evidences, urgency }) =>
      urgency < 3 && evidences.includes(row.evidences[0] ?? '') && isOver(id, stepRowOf(row)),
  )?.id;
  const fresh = names.filter((name) => !row.title.includes(name) && !name.includes(row.title));
  const picture = pictureOf(row, findings, inference);
  const ofPicture = ['A-GEN', PH_STEPS].includes(stepRowOf(row))
    ? stepsOfPicture(row, picture, taken, findings, inference)
    : undefined;
  // Steps of a picture are not told without its name.
  const giving = findings.find(({ kind, diagnosisId }) => kind === 'diagnosis' && diagnosisId === selector);
  const source = giving ?? (ofPicture !== undefined && !taken.includes(ofPicture) ? ofPicture : undefined);
  const named = picture ?? (source?.kind === 'diagnosis' && !namesTheSame(source, row) ? source : undefined);
  return {
    ...row,
    title: [row.title, ...fresh].join('，'),
    text: names.length === 0 ? row.text : `${row.text}；${names.join('、')}`,
    diagnosisId: taken[0]?.diagnosisId ?? null,
    actions: (selector === undefined ? undefined : actionsFor(selector)) ?? ofPicture?.actions ?? row.actions,
    words:
      named === undefined
        ? row.words
        : { ...row.words, picture: { of: named.findingId, name: pictureName(named, row) } },
  };
}
