import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { PaperCheck } from './paper-check.tsx';

// Times stand as on the paper: in the zone of the hospital.
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
afterAll(() => void vi.unstubAllEnvs());

const CODE = '7K3M-9QXA-2TDV-0H80';
const PAPER = {
  state: 'valid',
  tool_name: 'Grace评分',
  conclusion: '高危',
  score: 171,
  assessed_at: '2025-11-18T09:50:00+08:00',
  issued_at: '2025-11-18T10:30:00+08:00',
  department: '心血管内科',
  rule_version: '2003.1',
};
const VERIFY = 'GET /api/v2/papers/{code}';
const open = (answer: Answer = () => PAPER) => renderWithAnswers(<PaperCheck />, { [VERIFY]: answer });
const field = () => screen.findByRole('textbox', { name: /核验码/ });
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`);

test('a code is typed as it comes, and what was printed under it stands there to be held against the paper', async () => {
  const { user, calls } = open();
  await user.type(await field(), '7k3m 9qxa—2tdv.oh80{Enter}');
  expect(await screen.findByText('核验通过')).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /api/v2/papers/${CODE}`]);
  expect(facts()).toEqual([
    `核验码 ${CODE}`,
    '评估工具 Grace评分',
    '结论 高危，171 分',
    '评估时间 2025-11-18 09:50',
    '科室 心血管内科',
    '签发时间 2025-11-18 10:30',
    '规则版本 2003.1',
  ]);
  expect(screen.getByText(/有一项不同，纸上的内容就不可信/)).toBeVisible();
  expect(screen.getByText(/^核验只说明.*不显示患者；这张纸是谁的.*看不出。$/)).toBeVisible();
});

test.each([
  [CODE.slice(0, 14), '核验码共 16 位，请补全或删去多余的字符'],
  [CODE.replace('7', 'U'), '核验码只有数字和字母（没有字母 U），请核对'],
  [CODE.replace('7', '8'), '核验码有误，可能抄错一位或前后颠倒，请对照纸面核对'],
  [CODE.replace('7K', 'K7'), '核验码有误，可能抄错一位或前后颠倒，请对照纸面核对'],
])('%s is refused before anything is sent', async (typed, message) => {
  const { user, calls } = open();
  await user.type(await field(), typed);
  await user.click(screen.getByRole('button', { name: '核验' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(calls).toEqual([]);
  await user.type(await field(), '0');
  expect(screen.queryByText(message)).toBeNull();
});

test.each([
  ['superseded', '记录已修改', /以重新打印的为准/],
  ['withdrawn', '记录已删除', /不再作数/],
  ['lost', '无法判定', /未能读到记录现在的状态/],
])('a paper whose record is %s does not pass', async (state, title, text) => {
  const { user } = open(() => ({ ...PAPER, state }));
  await user.type(await field(), `${CODE}{Enter}`);
  const verdict = (await screen.findByText(title)).parentElement;
  expect(verdict?.textContent).toMatch(text);
  expect(screen.queryByText('核验通过')).toBeNull();
});

test('what cannot be read of an answer is said in its place', async () => {
  const { user } = open(() => ({ state: 'valid', score: 'x' }));
  await user.type(await field(), `${CODE}{Enter}`);
  await screen.findByText('核验通过');
  for (const term of ['评估工具', '评估时间', '科室', '规则版本']) expect(facts()).toContain(`${term} 无法判定`);
  expect(facts()).toContain('结论 无法判定，无法判定');
});

test.each([
  [404, '未找到该核验码，请核对后重新输入'],
  [429, '尝试次数过多，请60秒后再试'],
])('%i is said at the field, and may be tried again', async (status, message) => {
  let isDown = true;
  const { user } = open(() => (isDown ? refusal(status, message) : PAPER));
  await user.type(await field(), `${CODE}{Enter}`);
  expect(await screen.findByText(message)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '核验' }));
  expect(await screen.findByText('核验通过')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('where no answer comes it can be loaded again', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? refusal(500, '服务器内部错误') : PAPER));
  await user.type(await field(), `${CODE}{Enter}`);
  expect(await screen.findByText('暂时不能核验，请稍后再试')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect(await screen.findByText('核验通过')).toBeVisible();
});

test('on the page of the trial it is one line, opens on request, and an address with a code opens it at once', async () => {
  const world = await createTestWorld();
  const { user, unmount, address } = await renderApp({ path: '/online', account: null, world });
  const part = await screen.findByRole('region', { name: '核验纸质报告' });
  expect(within(part).queryByRole('textbox')).toBeNull();
  // What checks a paper comes as a chunk: act must wait for it.
  await act(() => user.click(within(part).getByRole('button', { name: '输入核验码' })));
  await user.type(await field(), `${CODE}{Enter}`);
  expect(await screen.findByText('未找到该核验码，请核对后重新输入')).toBeVisible();
  expect(address()).toBe(`/online?code=${CODE}`);
  unmount();

  const { token } = await world.signIn('doctor');
  const issued = await world.fetch('/api/v2/papers', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-wire': 'plain' },
    body: JSON.stringify({ api_type: 5, record_id: 'GR000003' }),
  });
  const { verify_url: path } = (await issued.json()) as { verify_url: string };
  await renderApp({ path, account: null, world });
  expect(await screen.findByText('核验通过')).toBeVisible();
  expect(facts()).toContain('结论 高危，171 分');
  expect(document.body.textContent).not.toMatch(/严松年|P1002|GR000003/);
});
