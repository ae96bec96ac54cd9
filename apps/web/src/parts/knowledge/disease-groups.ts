import type { DiseaseSystem, KnowledgeDiagnosis, KnowledgeLaboratory } from '@jianwei/api-client/model';

/** Group of the diagnoses that the report at hand suggests. */
export const REPORT_GROUP = 'report';

/** A list of diseases to choose from. */
export interface DiseaseGroup {
  /** Id of a disease system, or {@link REPORT_GROUP}. */
  readonly id: string;
  readonly name: string;
  readonly diagnoses: readonly KnowledgeDiagnosis[];
  /** Offered where there is no diagnosis. */
  readonly laboratories: readonly KnowledgeLaboratory[];
  /** Says why there is no diagnosis. */
  readonly note: string;
}

/** What is suspected in the report first, then the disease systems in their order. */
export function diseaseGroups(
  systems: readonly DiseaseSystem[],
  suspected: readonly KnowledgeDiagnosis[] = [],
): DiseaseGroup[] {
  const ofReport = { id: REPORT_GROUP, name: '本报告疑似', diagnoses: suspected, laboratories: [], note: '' };
  return [
    ...(suspected.length === 0 ? [] : [ofReport]),
    ...systems.map(({ system_id, system_name, ...rest }) => ({ id: String(system_id), name: system_name, ...rest })),
  ];
}

/** The first group that one of the wishes, in their order, holds of; else the first that has a disease, else the first. */
export function openGroup(
  groups: readonly DiseaseGroup[],
  wishes: readonly ((group: DiseaseGroup) => boolean)[],
): DiseaseGroup | undefined {
  const hasDisease = ({ diagnoses }: DiseaseGroup) => diagnoses.length > 0;
  const found = [...wishes, hasDisease].map((wish) => groups.find(wish));
  return found.find((group) => group !== undefined) ?? groups[0];
}
