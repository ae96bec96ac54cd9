import { readYamlFiles, yamlFilesIn } from '../../tables/read-table.ts';
import { mapOf } from '@jianwei/clinical-rules/tables/shapes';
import { LABORATORY_CODE } from '../laboratory/laboratory-code.ts';
import { LABORATORY_TEXT } from './knowledge-types.ts';
import type { LaboratoryText } from './knowledge-types.ts';

let texts: ReadonlyMap<string, LaboratoryText> | undefined;

/** What the knowledge base says of laboratories, by catalogue code. Ranges are left to the catalogue. */
export function laboratoryTexts(): ReadonlyMap<string, LaboratoryText> {
  return (texts ??= readYamlFiles(yamlFilesIn('knowledge/laboratories'), mapOf(LABORATORY_CODE, LABORATORY_TEXT)));
}
