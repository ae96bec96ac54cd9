import { keywordOf } from '../../parts/knowledge/knowledge-search.ts';

/** What is looked up on the page 懂检验; '' = not chosen. */
export interface LaboratoryState {
  keyword: string;
  /** Zero-based page of the names. */
  page: number;
  /** Standard name of the item that is read. */
  name: string;
  /** Specimen, where the name is measured in several. */
  specimen: string;
}

export const NO_LABORATORY: LaboratoryState = { keyword: '', page: 0, name: '', specimen: '' };

/** State that an address asks for; a page that is no number becomes the first. */
export function readLaboratoryState(query: URLSearchParams): LaboratoryState {
  const page = query.get('page') ?? '';
  return {
    keyword: keywordOf(query),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0,
    name: query.get('name') ?? '',
    specimen: query.get('specimen') ?? '',
  };
}

/** The address of a state, pages counted from 1; defaults are left out. */
export function writeLaboratoryState({ keyword, page, name, specimen }: LaboratoryState): URLSearchParams {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 0) query.set('page', String(page + 1));
  if (name !== '') query.set('name', name);
  if (specimen !== '') query.set('specimen', specimen);
  return query;
}

/** Address of the page 懂检验 with an item open or a keyword searched. */
export function laboratoryAddress(chosen: Partial<LaboratoryState>): string {
  return `/data?${writeLaboratoryState({ ...NO_LABORATORY, ...chosen }).toString()}`;
}
