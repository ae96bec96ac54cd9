import { createHash } from 'node:crypto';
import type { Guide } from '@jianwei/api-client/model';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { readTsv } from '../../tables/read-table.ts';
import { oneOf, optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import { DIAGNOSIS_ID } from './diagnosis-id.ts';

/**
 * Publications that the rule base names as its sources, under the names it uses for them, and guidelines of diseases whose rules
 * name none. The hospital holds no copies: each file is one page that says what the publication is and where it is found.
 */
export interface Publication {
  readonly title: string;
  readonly where: string;
  readonly diagnoses: readonly DiagnosisId[];
  /** The rules take their figures from it. */
  readonly isSource: boolean;
}

const WHERE = {
  textbook: () => '医学教科书，以本院图书馆现行版本为准。',
  chinese: () => '中文指南或共识，可在中华医学会系列期刊、中国知网或万方数据按题名检索，或向本院图书馆索取。',
  international: () => '外文文献，可在 PubMed 按题名与年份检索，或向本院图书馆索取。',
  publisher: (publisher: string) => `${publisher}发布，可在其网站或 PubMed 按题名与年份检索，或向本院图书馆索取。`,
  related: (publisher: string) =>
    `${publisher}发布，可按题名检索，或向本院图书馆索取。供了解该病，本系统规则的界值不引自此文。`,
  ours: () => '未查到给出统一界值的公开指南：界值由本系统设定，待本院临床与检验科审定。',
};

const ROW = record({
  title: text,
  kind: oneOf('textbook', 'chinese', 'international', 'publisher', 'related', 'ours'),
  publisher: optional(text),
  diagnoses: words(DIAGNOSIS_ID),
});

export const PUBLICATIONS: readonly Publication[] = readTsv('knowledge/guides.tsv', ROW, 'title').map(
  ({ title, kind, publisher = '', diagnoses }) => ({
    title,
    where: WHERE[kind](publisher),
    diagnoses,
    isSource: kind !== 'related' && kind !== 'ours',
  }),
);

/** A link sends no token, so the name of the file is not one that somebody would guess. */
function fileName({ title }: Publication): string {
  return `${createHash('sha256').update(`guide:${title}`).digest('hex').slice(0, 32)}.pdf`;
}

const BY_FILE = new Map(PUBLICATIONS.map((publication) => [fileName(publication), publication]));

/** The publication of a file name of {@link guidesOf}; undefined for any other. */
export function findPublication(name: string): Publication | undefined {
  return BY_FILE.get(name);
}

/** Guideline files of a diagnosis. The address of a file is that of the back end and `url`. */
export function guidesOf(id: DiagnosisId): Guide[] {
  return PUBLICATIONS.filter(({ diagnoses }) => diagnoses.includes(id)).map((publication) => ({
    // A slash in a title would be read as a folder.
    original_file_name: `${publication.title.replaceAll('/', '／')}.pdf`,
    url: `/api/v2/guides/${fileName(publication)}`,
  }));
}
