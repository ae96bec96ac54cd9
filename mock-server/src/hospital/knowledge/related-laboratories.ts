import { readTsv } from '../../tables/read-table.ts';
import { number, record, words } from '../../tables/shapes.ts';
import { LABORATORY_CODE } from '../laboratory/laboratory-code.ts';

const ROW = record({ systemId: number, codes: words(LABORATORY_CODE) });

/**
 * Catalogue codes that are ordered in the clinics of the disease systems for which the rule base holds no diagnosis, by
 * system id. They stand in for content; nothing is concluded from them.
 */
export const RELATED_LABORATORIES: Readonly<Record<number, readonly string[]>> = Object.fromEntries(
  readTsv('knowledge/related-laboratories.tsv', ROW, 'systemId').map(({ systemId, codes }) => [systemId, codes]),
);
