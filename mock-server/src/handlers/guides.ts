import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { drawPdfPage } from '../drawings/pdf-page.ts';
import { findPublication, type Publication } from '../hospital/knowledge/guides.ts';

/** Diagnoses whose citation fits on the page; the others of a textbook stand by name. */
const CITED = 6;

function page({ title, where, diagnoses, isSource }: Publication): string {
  const rules = diagnoses.map(findDiagnosis).filter((rule) => rule !== undefined);
  const others = rules.slice(CITED).map(({ name }) => name);
  const heading = (text: string) => ({ text, size: 13, above: 22 });
  const body = (text: string) => ({ text, size: 11, above: 4 });
  return drawPdfPage(title, [
    { text: '检微 检验知识库 · 指南索引', size: 10, above: 0 },
    { text: title, size: 22, above: 10 },
    heading(isSource ? '引用' : '相关诊断'),
    ...rules.slice(0, CITED).map((rule) => body(isSource ? `${rule.name}：${rule.source}` : rule.name)),
    ...(others.length === 0 ? [] : [body(`另有 ${others.length} 个诊断引用：${others.join('、')}`)]),
    heading('查找原文'),
    body(where),
    heading('说明'),
    body('本页只列出文献名称与查找途径，不含原文。'),
    body('结果仅供临床参考，不替代医师诊断。'),
  ]);
}

export const guidesHandlers = {
  getGuideFile: ({ params }) => {
    const publication = findPublication(params.name);
    if (!publication) throw new Refusal('文件不存在', 404);
    return page(publication);
  },
} satisfies Handlers;
