import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { expect, test } from 'vitest';
import { call, openFileHospital } from '../hospital.test-support.ts';
import { PUBLICATIONS } from '../hospital/knowledge/guides.ts';
import { ClinicalCalls } from './clinical-calls.test-support.ts';

const hospital = await openFileHospital({ wire: 'encrypted' });
const doctor = await ClinicalCalls.open(await openFileHospital());

/** A guideline opens from a link: no token, no cipher. */
const open = (url: string) => call(hospital.app, 'GET', url);

/** Text of the page: every string of the content stream, two bytes a character. */
function textOf(pdf: string): string {
  return [...pdf.matchAll(/<([0-9A-F]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join('');
}

test.each(DIAGNOSES.map((rule) => [rule.name, rule] as const))('%s has guidelines that open', async (_name, rule) => {
  const { guides } = await doctor.knowledge(`diagnosis_id=${rule.id}`);
  expect(guides.length).toBeGreaterThan(0);
  for (const { original_file_name: name, url } of guides) {
    expect(name).toMatch(/^[^/\\]+\.pdf$/);
    const { status, type, text } = await open(url);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const title = name.replace(/\.pdf$/, '').replaceAll('／', '/');
    expect(textOf(text)).toContain(title);
    expect(textOf(text)).toContain(rule.name);
    const { isSource } = PUBLICATIONS.find((publication) => publication.title === title) ?? {};
    // The citation is that of the rule base, word for word; a textbook names most of its diagnoses only.
    if (isSource && !textOf(text).includes('个诊断引用'))
      expect(textOf(text)).toContain(`${rule.name}：${rule.source}`);
  }
});

/** What the page of a publication says, all of it. */
async function saidOf(title: string): Promise<string> {
  const [id = ''] = PUBLICATIONS.find((publication) => publication.title === title)?.diagnoses ?? [];
  const { guides } = await doctor.knowledge(`diagnosis_id=${id}`);
  const guide = guides.find(({ original_file_name: name }) => name.startsWith(title.replaceAll('/', '／')));
  return textOf((await open(guide?.url ?? '')).text);
}

/** Their rows stand on rules of this hospital or on single studies. */
const WITHOUT_SOURCE = ['EBVAI', 'IR', 'TBPE', 'ILD', 'BMEN', 'VMEN', 'CRYM', 'PHCRIT'];

test('a guideline that no rule takes its figures from says so; a limit without any is ours', async () => {
  const further = PUBLICATIONS.filter(({ isSource }) => !isSource);
  expect(new Set(further.flatMap(({ diagnoses }) => diagnoses))).toEqual(new Set(WITHOUT_SOURCE));
  for (const id of WITHOUT_SOURCE) {
    const { guides } = await doctor.knowledge(`diagnosis_id=${id}`);
    expect(guides.length).toBeGreaterThan(0);
    for (const { url } of guides) {
      const said = textOf((await open(url)).text);
      expect([id, said]).toEqual([
        id,
        expect.stringContaining(id === 'PHCRIT' ? '界值由本系统设定' : '界值不引自此文'),
      ]);
    }
  }
});

test('no publication is named as a source that the rule base does not name', () => {
  const claimed = PUBLICATIONS.filter(({ isSource }) => isSource).flatMap(({ title, diagnoses }) =>
    diagnoses.map((id) => ({ title, id })),
  );
  expect(claimed.length).toBeGreaterThan(20);
  for (const { title, id } of claimed) expect(DIAGNOSES.find((rule) => rule.id === id)?.source, title).toContain(title);
});

test.each([
  ['引用', true],
  ['相关诊断', false],
])(
  'a page under %s says what it is, whom it concerns, where it is found and what it is not',
  async (heading, isSource) => {
    const publication = PUBLICATIONS.find((one) => one.isSource === isSource && one.diagnoses.length <= 6);
    const { title = '', where = '', diagnoses = [] } = publication ?? {};
    const rules = diagnoses.map((id) => DIAGNOSES.find((rule) => rule.id === id));
    expect(rules.length).toBeGreaterThan(0);
    expect(await saidOf(title)).toBe(
      [
        '检微 检验知识库 · 指南索引',
        title,
        heading,
        ...rules.map((rule) => (isSource ? `${rule?.name}：${rule?.source}` : rule?.name)),
        '查找原文',
        where,
        '说明',
        '本页只列出文献名称与查找途径，不含原文。',
        '结果仅供临床参考，不替代医师诊断。',
      ].join(''),
    );
  },
);

test('of many diagnoses six stand with their citation, the others by name', async () => {
  const { title, diagnoses } = PUBLICATIONS.find((one) => one.diagnoses.length > 7) ?? expect.unreachable('none');
  const rules = diagnoses.map((id) => DIAGNOSES.find((rule) => rule.id === id));
  const cited = rules.slice(0, 6).map((rule) => `${rule?.name}：${rule?.source}`);
  const others = rules.slice(6).map((rule) => rule?.name);
  expect(await saidOf(title)).toContain(
    `引用${cited.join('')}另有 ${others.length} 个诊断引用：${others.join('、')}查找原文`,
  );
});

test('a file is one whole PDF: header, cross-reference table, one page, lengths', async () => {
  const [guide] = (await doctor.knowledge('diagnosis_id=DKA')).guides;
  const { text: pdf } = await open(guide?.url ?? '');
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
  expect(pdf.endsWith('%%EOF\n')).toBe(true);
  expect(Buffer.byteLength(pdf)).toBe(pdf.length);

  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 5)).toBe('xref\n');
  const [, first = '', size = ''] = /^xref\n(\d+) (\d+)\n/.exec(pdf.slice(start)) ?? [];
  const table = pdf.slice(start + `xref\n${first} ${size}\n`.length);
  expect(table.startsWith('0000000000 65535 f \n')).toBe(true);
  for (let number = 1; number < Number(size); number += 1) {
    const row = table.slice(number * 20, (number + 1) * 20);
    expect(row).toMatch(/^\d{10} 00000 n \n$/);
    expect(pdf.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\n`));
  }
  expect(pdf).toContain(`/Size ${size} /Root 1 0 R`);

  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toContain('/Kids [3 0 R] /Count 1');
  const [, length = '', content = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
  expect(content).toHaveLength(Number(length));
  expect(pdf).toContain('/Encoding /UniGB-UCS2-H');
});

test('a name that nobody was given opens nothing', async () => {
  for (const name of ['kdigo.pdf', `${'0'.repeat(32)}.pdf`, 'constructor']) {
    expect(await open(`/api/v2/guides/${name}`)).toMatchObject({ status: 404, body: { message: '文件不存在' } });
  }
});
