import { CATALOGUE } from '../catalogue/catalogue.ts';
import { DIAGNOSES } from '../lab-inference/rule-base.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The catalogue and the rule base of the product, and three departments. */
export const VOCABULARY: Vocabulary = {
  items: CATALOGUE.map(({ code, name, shortName, specimen, unit, aliases }) => ({
    laboratory_code: code,
    name,
    short_name: shortName,
    specimen,
    unit,
    aliases,
  })),
  diagnoses: DIAGNOSES.map(({ id, name, aliases }) => ({ diagnosis_id: id, name, aliases })),
  departments: ['内分泌科', '肾内科', '心血管内科'].map((name, index) => ({ department_id: `D${index + 1}`, name })),
};
