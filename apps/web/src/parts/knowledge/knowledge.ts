import type { Guide, Recommend } from '@jianwei/api-client/model';

/** Type of a recommends entry that is an examination; every other type is a lab item. */
const EXAM_TYPE = 2;

/** Commonly ordered labs and examinations, apart. */
export function splitRecommends(recommends: readonly Recommend[]): { labs: Recommend[]; exams: Recommend[] } {
  return {
    labs: recommends.filter((entry) => entry.type !== EXAM_TYPE),
    exams: recommends.filter((entry) => entry.type === EXAM_TYPE),
  };
}

/** Address of a guideline file: the back end's address and the file's url, one slash between them. */
export function guideAddress(backendServer: string, guide: Pick<Guide, 'url'>): string {
  return `${backendServer}${guide.url.startsWith('/') ? '' : '/'}${guide.url}`;
}
