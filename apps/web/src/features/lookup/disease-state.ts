import type { DiseaseSystem, KnowledgeDiagnosis, KnowledgeLaboratory } from '@jianwei/api-client/model';

/** What is looked up; '' = not chosen. */
export interface DiseaseState {
  /** Id of a group: of a disease system, or {@link REPORT_GROUP}. */
  group: string;
  keyword: string;
  /** diagnosis_id. */
  disease: string;
}

export const NOTHING_CHOSEN: DiseaseState = { group: '', keyword: '', disease: '' };

/** Group of the diagnoses that the report at hand suggests. */
export const REPORT_GROUP = 'report';

/** A list of diseases to choose from. */
export interface DiseaseGroup {
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

/** The group that is open: the chosen one, else the one of the chosen disease, else the first that has a disease. */
export function openGroup(groups: readonly DiseaseGroup[], { group, disease }: DiseaseState): DiseaseGroup | undefined {
  const holds = (one: DiseaseGroup) => one.diagnoses.some(({ diagnosis_id: id }) => id === disease);
  return (
    groups.find(({ id }) => id === group) ??
    groups.find(holds) ??
    groups.find(({ diagnoses }) => diagnoses.length > 0) ??
    groups[0]
  );
}

/** The longest keyword that the search takes. */
export const KEYWORD_LENGTH = 100;

/** State that an address asks for. */
export function readDiseaseState(query: URLSearchParams): DiseaseState {
  return {
    group: query.get('system') ?? '',
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    disease: query.get('disease') ?? '',
  };
}

/** The address of a state; what is not chosen is left out. */
export function writeDiseaseState({ group, keyword, disease }: DiseaseState): URLSearchParams {
  const query = new URLSearchParams();
  if (group !== '') query.set('system', group);
  if (keyword !== '') query.set('keyword', keyword);
  if (disease !== '') query.set('disease', disease);
  return query;
}

/** Address of a disease on the page 查疾病. */
export function diseaseAddress(diagnosisId: string): string {
  return `/diagnosis-menu?${writeDiseaseState({ ...NOTHING_CHOSEN, disease: diagnosisId }).toString()}`;
}
