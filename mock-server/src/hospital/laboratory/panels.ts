import { readTsv } from '../../tables/read-table.ts';
import { oneOf, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import { LABORATORY_CODE } from './laboratory-code.ts';

/** Catalogue codes of a panel, in the order in which the report prints them. */
export const PANELS: ReadonlyMap<string, readonly string[]> = new Map(
  readTsv('laboratory/panels.tsv', record({ panel: text, codes: words(LABORATORY_CODE) }), 'panel').map(
    ({ panel, codes }) => [panel, codes],
  ),
);

/** Names of panels, with blanks between them. */
export const PANEL_NAMES = words(oneOf(...PANELS.keys()));
