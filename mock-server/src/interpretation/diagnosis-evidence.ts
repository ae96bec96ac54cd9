import type { EvidenceRole, LaboratoryRow } from '@jianwei/api-client/model';
import { labsBehind } from '@jianwei/clinical-rules/lab-inference/derived-codes';
import type { InferredDiagnosis, SatisfiedEdge } from '@jianwei/clinical-rules/lab-inference/infer';
import type { DiagnosisRule } from '@jianwei/clinical-rules/lab-inference/rule-row';
import { criterionText, figureText } from '@jianwei/clinical-rules/lab-inference/wording';
import { knownDiagnoses } from '@jianwei/clinical-rules/record/known-diagnoses';
import type { World } from '../store/world.ts';
import { sharedReportData } from './report-data.ts';
import type { ReportView } from './report-view.ts';
import { wireFinding } from './wire-reading.ts';

const ROLE_ORDER = ['required', 'supporting', 'concurrent', 'excluding'] as const;
type RoleName = (typeof ROLE_ORDER)[number];
type Given = readonly [laboratoryId: string, role: RoleName];

const counts = ({ edge }: SatisfiedEdge): boolean => edge.role === 'needs' || edge.role === 'count';

/** Rows that a rule needs and has. */
function neededRows({ satisfied }: InferredDiagnosis): ReadonlySet<string> {
  return new Set(satisfied.filter(counts).flatMap(({ laboratoryIds }) => laboratoryIds));
}

/** What goes along with a diagnosis: what is folded under it, and what stands itself on a row that this one needs. */
function companions(view: ReportView, found: InferredDiagnosis): InferredDiagnosis[] {
  const needed = neededRows(found);
  return view.judged.inference.diagnoses.filter(
    (other) =>
      other.id !== found.id &&
      (other.foldedUnder === found.id ||
        other.satisfied.some((edge) => edge.laboratoryIds.some((id) => needed.has(id)))),
  );
}

/** Every row of the report that belongs to a diagnosis by its rule or its finding, with the strongest of its roles. */
function rolesOf(
  rule: DiagnosisRule,
  view: ReportView,
  found: InferredDiagnosis,
  ofFinding: readonly string[],
): Map<string, RoleName> {
  const excluding = new Set(rule.edges.filter(({ role }) => role === 'removes').flatMap(({ lab }) => labsBehind(lab)));
  const given: Given[] = [
    ...found.satisfied.flatMap((edge) =>
      edge.laboratoryIds.map((id): Given => [id, counts(edge) ? 'required' : 'supporting']),
    ),
    ...[...found.evidences, ...ofFinding].map((id): Given => [id, 'supporting']),
    ...companions(view, found).flatMap(({ evidences }) => evidences.map((id): Given => [id, 'concurrent'])),
    ...view.judged.rows
      .filter(({ code }) => excluding.has(code))
      .map(({ printed }): Given => [printed.laboratory_id, 'excluding']),
  ];
  const roles = new Map<string, RoleName>();
  for (const role of ROLE_ORDER) {
    for (const [id, its] of given) if (its === role && !roles.has(id)) roles.set(id, role);
  }
  return roles;
}

/**
 * The condition that a row meets, with the figure where that is computed from it, and what that condition counts, as it stands among
 * the contributions: what is computed from several rows counts on the first of them. Of several conditions it is the one that counts most.
 */
function reasonOf(id: string, code: string | undefined, found: InferredDiagnosis): Partial<EvidenceRole> {
  const met = found.satisfied.filter(({ laboratoryIds }) => laboratoryIds.includes(id));
  const best = met.toSorted((a, b) => b.counted - a.counted)[0];
  if (best === undefined) return {};
  const { lab } = best.edge;
  return {
    condition: [...(code === lab ? [] : [figureText(best)]), criterionText(best.edge)].join(' '),
    points: best.laboratoryIds[0] === id ? best.counted : 0,
  };
}

/**
 * What the reading says of a diagnosis. A tool may know the patient, as treated with thyroxine, and not this diagnosis: only what
 * tags name, or the tool itself says, is known.
 */
function findingOf(rule: DiagnosisRule, { record, reading }: ReportView) {
  const finding = reading.findings.find(({ diagnosisId }) => diagnosisId === rule.id);
  if (finding === undefined || finding.kind !== 'tool' || finding.title.startsWith('已知')) return finding;
  return { ...finding, isKnown: finding.isKnown && knownDiagnoses(record.patient.tags).has(rule.id) };
}

/** The rows that belong to a diagnosis, by role; how many other rows are abnormal, and what the reading says of it. */
export function diagnosisEvidence(world: World, rule: DiagnosisRule, view: ReportView, found: InferredDiagnosis) {
  const all = sharedReportData(world, view).laboratories;
  const rows = new Map(all.map((row) => [row.laboratory_id, row] as const));
  const finding = findingOf(rule, view);
  const roles = rolesOf(rule, view, found, finding?.evidences ?? []);
  const codes = new Map(view.judged.rows.map(({ printed, code }) => [printed.laboratory_id, code] as const));
  const shown = [...roles].flatMap(([id, role]): { row: LaboratoryRow; role: EvidenceRole }[] => {
    const row = rows.get(id);
    // What only goes along is of interest where it is abnormal.
    if (row === undefined || (role === 'concurrent' && !row.abnormal)) return [];
    const reason = reasonOf(id, codes.get(id), found);
    return [
      {
        row: { ...row, evidences_type: role === 'excluding' ? -1 : 1 },
        role: { laboratory_id: id, role, ...reason },
      },
    ];
  });
  return {
    laboratories: shown.map(({ row }) => row),
    evidence_roles: shown.map(({ role }) => role),
    unrelated_abnormal: all.filter((row) => row.abnormal && !roles.has(row.laboratory_id)).length,
    ...(finding === undefined ? {} : { finding: wireFinding(finding) }),
  };
}
