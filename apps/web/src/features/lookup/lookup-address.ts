import { addressState, pagePart, textPart } from '../../kit/lib/address.ts';
import { cutKeyword } from '../../parts/knowledge/knowledge-search.ts';

/** What is looked up on the page 查疾病: id of a group of diseases, keyword, diagnosis_id; '' = not chosen. */
export const DISEASES = addressState({ system: textPart(), keyword: textPart(cutKeyword), disease: textPart() });

/** What is looked up on the page 懂检验: the page of the names, and the item that is read, in one of its specimens. */
export const LABORATORIES = addressState({
  keyword: textPart(cutKeyword),
  page: pagePart(),
  name: textPart(),
  specimen: textPart(),
});

export type DiseaseState = typeof DISEASES.initial;
export type LaboratoryState = typeof LABORATORIES.initial;

/** Address of a disease on the page 查疾病. */
export const diseaseAddress = (disease: string) => `/diagnosis-menu?${DISEASES.write({ disease }).toString()}`;

/** Address of the page 懂检验 with an item open or a keyword searched. */
export const laboratoryAddress = (chosen: Partial<LaboratoryState>) => `/data?${LABORATORIES.write(chosen).toString()}`;
