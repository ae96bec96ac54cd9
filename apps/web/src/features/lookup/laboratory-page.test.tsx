import type { LaboratoryKnowledgeDetail } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { LaboratoryPage } from './laboratory-page.tsx';
import { CREATININE, SEARCH_CALL, signInReader } from './lookup.test-support.ts';

beforeEach(() => signInReader());

const TERMS_CALL = 'GET /api/v2/system/es/lab_specimen_unit';
const ORIGINALS_CALL = 'GET /api/v1/datacenter/operation/serves/lab/originals';
const KNOWLEDGE_CALL = 'GET /api/v2/knowledge/laboratory/{id}';

const DETAIL: LaboratoryKnowledgeDetail = {
  ...CREATININE,
  english_name: 'Creatinine',
  aliases: ['血肌酐'],
  group_name: '肾功能',
  unit: 'μmol/L',
  reference_intervals: [
    { applies_to: '成人男性', text: '57-97' },
    { applies_to: '成人女性', text: '41-73' },
  ],
  range_source: 'WS/T 404.5-2015',
  note: '60岁及以上另有区间',
  knowledge: [
    { knowledge_display: '检验意义', knowledge_content: '反映肾小球滤过功能。' },
    { knowledge_display: '升高或阳性', knowledge_content: '肾功能下降。' },
    { knowledge_display: '来源', knowledge_content: '检验科医生提供' },
  ],
  diagnoses: [{ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' }],
};

const ALL_NAMES = ['肌酐', ...Array.from({ length: 70 }, (_, index) => `项目${index + 1}`)];

function answers(more: Readonly<Record<string, Answer>>): Record<string, Answer> {
  return {
    [TERMS_CALL]: ({ query }) => {
      const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
      const found = ALL_NAMES.filter((name) => name.includes(query.get('standard_laboratory_name') ?? ''));
      return { data: found.slice(page * size, (page + 1) * size) };
    },
    [SEARCH_CALL]: ({ query }) => ({
      diagnoses: [],
      laboratories: [
        { ...CREATININE, knowledge_id: 'lab-UCr', laboratory_name: '尿肌酐' },
        { ...CREATININE, laboratory_name: query.get('keyword') ?? '' },
      ],
    }),
    [KNOWLEDGE_CALL]: () => DETAIL,
    [ORIGINALS_CALL]: () => ({
      labs: [{ original_laboratory_name: '肌酐（酶法）', original_specimen: '血清' }],
    }),
    ...more,
  };
}

async function show(address = '/data', more: Readonly<Record<string, Answer>> = {}) {
  const view = renderWithAnswers(<LaboratoryPage />, answers(more));
  await view.router.navigate(address);
  return { ...view, address: () => decodeURIComponent(view.router.state.location.search) };
}

const names = () => screen.findByRole('list', { name: '检验项目' });

describe('懂检验', () => {
  it('reads the first item: meaning, specimen, unit, reference intervals, names, diseases', async () => {
    const { calls } = await show();
    const read = within(await screen.findByRole('article', { name: '肌酐' }));
    expect(read.getByText('反映肾小球滤过功能。')).toBeVisible();
    expect(read.getByText('肾功能下降。')).toBeVisible();
    expect(read.queryByText('检验科医生提供')).not.toBeInTheDocument();
    for (const text of ['血清', 'μmol/L', '肾功能', '血肌酐']) expect(read.getByText(text)).toBeVisible();
    expect(await read.findByText('肌酐（酶法）')).toBeVisible();
    const ranges = within(read.getByRole('table', { name: '参考区间' }));
    expect(ranges.getByRole('row', { name: '成人男性 57–97' })).toBeVisible();
    expect(ranges.getByRole('columnheader', { name: '参考区间（μmol/L）' })).toBeVisible();
    expect(read.getByText('来源：WS/T 404.5-2015；以报告所附区间为准')).toBeVisible();
    expect(read.getByText('60岁及以上另有区间')).toBeVisible();
    expect(read.getByRole('link', { name: '慢性肾脏病' })).toHaveAttribute('href', '/diagnosis-menu?disease=CKD');
    // The search finds two items; the one of exactly this name is read.
    expect(calls.map((call) => call.path)).toContain('/api/v2/knowledge/laboratory/lab-Cr');
  });

  it('shows fifty names a page, keeps page and item in the address', async () => {
    const { user, address, router } = await show();
    expect(within(await names()).getAllByRole('button')).toHaveLength(50);
    expect(await screen.findByRole('button', { name: '上一页' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: '下一页' }));
    expect(await screen.findByText('第 2 页')).toBeVisible();
    expect(await screen.findByRole('button', { name: '项目70' })).toBeVisible();
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '项目70' }));
    expect(address()).toBe('?page=2&name=项目70');
    expect(screen.getByRole('button', { name: '项目70' })).toHaveAttribute('aria-current', 'true');
    await router.navigate(-2);
    expect(await screen.findByText('第 1 页')).toBeVisible();
  });

  it('searches after a pause and reads the first hit', async () => {
    const { user, address } = await show('/data?page=2');
    await user.type(await screen.findByRole('searchbox', { name: '搜索检验项目' }), '肌酐');
    const found = within(await screen.findByRole('list', { name: '搜索到的检验项目' }));
    expect(await found.findByRole('button', { name: '肌酐' })).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('?keyword=肌酐');
    expect(screen.queryByRole('button', { name: '下一页' })).not.toBeInTheDocument();
  });

  it('says when nothing is found', async () => {
    await show('/data?keyword=无此项');
    expect(await screen.findAllByText('没有符合的检验项目')).toHaveLength(2);
    expect(screen.getByText('可换用其他名称、缩写或别名')).toBeVisible();
  });

  it('offers the specimens of a name that is measured in several', async () => {
    const { user, address, calls } = await show('/data?name=肌酐', {
      [SEARCH_CALL]: () => ({
        diagnoses: [],
        laboratories: [CREATININE, { ...CREATININE, knowledge_id: 'lab-U%', standard_specimen: '尿液' }],
      }),
      'GET /api/v2/knowledge/laboratory/lab-U%25': () => ({ ...DETAIL, standard_specimen: '尿液' }),
    });
    await user.click(await screen.findByRole('radio', { name: '尿液' }));
    expect(address()).toBe('?name=肌酐&specimen=尿液');
    expect(await screen.findByRole('radio', { name: '尿液', checked: true })).toBeVisible();
    expect(calls.map((call) => call.path)).toContain('/api/v2/knowledge/laboratory/lab-U%25');
  });

  it('says 正在学习中～ where no text is held', async () => {
    await show('/data', { [KNOWLEDGE_CALL]: () => ({ ...DETAIL, knowledge: [], diagnoses: [] }) });
    expect(await screen.findByText('正在学习中～')).toBeVisible();
    expect(screen.getByText('暂无以该项目为依据的疾病')).toBeVisible();
  });

  it('says 正在学习中～ of an item that the knowledge base does not hold', async () => {
    await show('/data?name=未知项目', { [SEARCH_CALL]: () => ({ diagnoses: [], laboratories: [CREATININE] }) });
    expect(await screen.findByText('正在学习中～')).toBeVisible();
  });

  it.each([
    [TERMS_CALL, '检验项目未能载入'],
    [SEARCH_CALL, '检验知识未能载入'],
    [KNOWLEDGE_CALL, '检验知识未能载入'],
  ])('offers to load again when %s fails', async (call, text) => {
    let isDown = true;
    const right = answers({})[call];
    const { user } = await show('/data', {
      [call]: (asked) => (isDown ? refusal(500, '服务器内部错误') : right?.(asked)),
    });
    expect(await screen.findByText(text)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('article', { name: '肌酐' })).toBeVisible();
  });
});

// covers B-1-04, B-1-08, B-2.5-16
describe.each(['doctor', 'lab-plain'])('%s before the seeded hospital', (account) => {
  it('looks up what a lab item means', async () => {
    const { user } = await renderFeature(<LaboratoryPage />, { account, path: '/data' });
    await user.type(await screen.findByRole('searchbox', { name: '搜索检验项目' }), 'NEUT%');
    await user.click(await screen.findByRole('button', { name: '中性粒细胞百分比' }));
    const read = within(await screen.findByRole('article', { name: '中性粒细胞百分比' }));
    expect(read.getByText('中性粒细胞在白细胞中的比例。')).toBeVisible();
    expect(read.getByText('全血')).toBeVisible();
    expect(read.getByRole('table', { name: '参考区间' })).toBeVisible();
  });
});
