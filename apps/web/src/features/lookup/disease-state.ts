import { keywordOf } from '../../parts/knowledge/knowledge-search.ts';

/** What is looked up; '' = not chosen. */
export interface DiseaseState {
  /** Id of a group of diseases. */
  group: string;
  keyword: string;
  /** diagnosis_id. */
  disease: string;
}

export const NOTHING_CHOSEN: DiseaseState = { group: '', keyword: '', disease: '' };

/** State that an address asks for. */
export function readDiseaseState(query: URLSearchParams): DiseaseState {
  return {
    group: query.get('system') ?? '',
    keyword: keywordOf(query),
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
