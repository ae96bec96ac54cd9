import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { namesDiagnosis } from '@jianwei/clinical-rules/lay/public-name';

/** Words that nothing the product says may hold (J-25). */
const NEVER = ['排除', '无需担心', '正常人', '放心', '不必复查', '确诊'];

const NAMES = DIAGNOSES.map(({ name }) => name).filter((name) => !CATALOGUE.some((item) => item.name === name));

/** The first word of a text that is never said; undefined where there is none. */
export const neverSaid = (text: string): string | undefined => NEVER.find((word) => text.includes(word));

/** Whether a text calls a diagnosis by its name, also a short one. */
export const callsDiagnosis = (text: string): boolean =>
  namesDiagnosis(text) || NAMES.some((name) => text.includes(name));
