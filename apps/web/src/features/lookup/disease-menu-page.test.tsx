import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { DiseaseMenuPage } from './disease-lookup.tsx';
import { DISEASE_ANSWERS, DISEASE_CALL, SEARCH_CALL, signInReader, SYSTEMS_CALL } from './lookup.test-support.ts';

beforeEach(() => signInReader());

async function show(address = '/diagnosis-menu', answers: Readonly<Record<string, Answer>> = {}) {
  const view = renderWithAnswers(<DiseaseMenuPage />, { ...DISEASE_ANSWERS, ...answers });
  await view.router.navigate(address);
  return { ...view, address: () => decodeURIComponent(view.router.state.location.search) };
}

const systems = () => screen.findByRole('list', { name: '疾病系统' });
const article = (name: string) => screen.findByRole('article', { name });

describe('查疾病', () => {
  // covers A-2.6-01..03, A-2.6-06..09
  it('opens the first system that has a disease, and reads its first one', async () => {
    const { user } = await show();
    expect(
      within(await systems())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['消化1', '泌尿2', '耳鼻喉0']);
    expect(screen.getByRole('button', { name: '消化 1' })).toHaveAttribute('aria-current', 'true');
    expect(await article('急性胰腺炎')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '泌尿 2' }));
    const read = within(await article('慢性肾脏病'));
    expect(read.getByText('判读依据：KDIGO 2024')).toBeVisible();
    for (const text of ['慢性肾脏病的介绍', '慢性肾脏病的标准', '慢性肾脏病的症状', '慢性肾脏病的体征']) {
      expect(read.getByText(text)).toBeVisible();
    }
    expect(read.getByText('胱抑素C')).toBeVisible();
    expect(read.getByText('肾脏超声')).toBeVisible();
    expect(read.getByRole('link', { name: /^指南\.pdf/ })).toHaveAttribute('href', '/api/v2/guides/1.pdf');
  });

  it('keeps system and disease in the address, and the back button undoes them', async () => {
    const { user, address, router } = await show();
    await user.click(await screen.findByRole('button', { name: '消化 1' }));
    expect(address()).toBe('?system=9');
    expect(await article('急性胰腺炎')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '泌尿 2' }));
    await user.click(screen.getByRole('button', { name: '急性肾损伤' }));
    expect(address()).toBe('?system=8&disease=AKI');
    expect(await article('急性肾损伤')).toBeVisible();
    await router.navigate(-2);
    expect(await article('急性胰腺炎')).toBeVisible();
  });

  it('opens the system of a disease that an address names', async () => {
    await show('/diagnosis-menu?disease=PANC');
    expect(await article('急性胰腺炎')).toBeVisible();
    expect(await screen.findByRole('button', { name: '消化 1' })).toHaveAttribute('aria-current', 'true');
  });

  it('says 暂无收录疾病 where nothing is held, and lists related lab items', async () => {
    await show('/diagnosis-menu?system=1');
    expect(await screen.findByText('暂无收录疾病')).toBeVisible();
    const table = within(screen.getByRole('table', { name: '相关检验项目' }));
    expect(table.getByRole('link', { name: 'C反应蛋白（CRP）' })).toHaveAttribute(
      'href',
      `/data?${new URLSearchParams({ name: 'C反应蛋白', specimen: '血清' }).toString()}`,
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('names related lab items without a link to a page that is not allowed', async () => {
    signInReader(['/diagnosis-menu']);
    await show('/diagnosis-menu?system=1');
    expect(await screen.findByText('C反应蛋白（CRP）')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('searches all diseases after a pause, in one step of the history', async () => {
    const { user, address, calls } = await show();
    await systems();
    await user.type(screen.getByRole('searchbox', { name: '搜索疾病' }), '胰');
    const found = within(await screen.findByRole('list', { name: '搜索到的疾病' }));
    expect(found.getByRole('button', { name: '急性胰腺炎 消化' })).toHaveAttribute('aria-current', 'true');
    expect(await article('急性胰腺炎')).toBeVisible();
    expect(screen.getByRole('link', { name: '另有 1 个检验项目' })).toHaveAttribute(
      'href',
      `/data?${new URLSearchParams({ keyword: '胰' }).toString()}`,
    );
    expect(address()).toBe('?keyword=胰');
    expect(calls.filter((call) => call.path === '/api/v2/knowledge/search')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '泌尿 2' }));
    expect(address()).toBe('?system=8');
    expect(screen.getByRole('searchbox', { name: '搜索疾病' })).toHaveValue('');
  });

  it('says when nothing is found', async () => {
    await show('/diagnosis-menu?keyword=无');
    expect(await screen.findAllByText('没有符合的疾病')).toHaveLength(2);
  });

  it('moves in a list with the arrow keys: one stop for Tab', async () => {
    const { user, address } = await show();
    const list = within(await systems());
    list.getByRole('button', { name: '泌尿 2' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(list.getByRole('button', { name: '耳鼻喉 0' })).toHaveFocus();
    expect(list.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('?system=9');
  });

  it.each([
    [SYSTEMS_CALL, '疾病目录未能载入', '/diagnosis-menu'],
    [DISEASE_CALL, '疾病知识未能载入', '/diagnosis-menu'],
    [SEARCH_CALL, '搜索未能完成', '/diagnosis-menu?keyword=胰'],
  ])('offers to load again when %s fails', async (call, text, address) => {
    let isDown = true;
    const right = DISEASE_ANSWERS[call];
    const { user } = await show(address, {
      [call]: (asked) => (isDown ? refusal(500, '服务器内部错误') : right?.(asked)),
    });
    expect(await screen.findByText(text)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

// covers B-1-03, B-1-07, B-2.5-17
describe.each(['doctor', 'lab-plain'])('%s before the seeded hospital', (account) => {
  it('finds a disease in one of 17 systems', async () => {
    const { user } = await renderFeature(<DiseaseMenuPage />, { account });
    expect(within(await systems()).getAllByRole('button')).toHaveLength(17);
    await user.click(screen.getByRole('button', { name: '泌尿 22' }));
    await user.click(await screen.findByRole('button', { name: '慢性肾脏病' }));
    const read = within(await article('慢性肾脏病'));
    expect(read.getByText(/慢性肾脏病是肾脏结构或功能异常持续超过3个月/)).toBeVisible();
    expect(read.getAllByRole('link', { name: /\.pdf/ }).length).toBeGreaterThan(0);
  });
});
