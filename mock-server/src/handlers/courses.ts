import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { coursesOf } from '../interpretation/courses.ts';
import { foundPatient } from './found.ts';

/** Items of one question at most: a chart stacks three, a page asks for a few more. */
const CODES = 12;
/** Characters of a code; of an item that the catalogue does not have it is its printed name. */
const CODE_CHARACTERS = 200;

function codesIn(text: string): string[] {
  const codes = [...new Set(text.split(',').map((code) => code.trim()))].filter((code) => code !== '');
  if (codes.length === 0) throw new Refusal('请指定检验项目');
  if (codes.length > CODES) throw new Refusal(`一次最多${CODES}个检验项目`);
  if (codes.some((code) => code.length > CODE_CHARACTERS)) throw new Refusal(`检验项目最多${CODE_CHARACTERS}个字`);
  return codes;
}

export const coursesHandlers = {
  listCourses: ({ params, query, world }) => {
    const codes = codesIn(query.codes);
    const { from, to } = query;
    if (from !== undefined && to !== undefined && from > to) throw new Refusal('开始日期不能晚于结束日期');
    const { patient_id: patientId } = foundPatient(world, params.patient_id).patient;
    return { items: coursesOf(world, patientId, codes, { from, to }) };
  },
} satisfies Handlers;
