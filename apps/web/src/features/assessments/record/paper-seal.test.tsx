import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { encode } from 'uqr';
import { sealText } from './paper-seal.tsx';
import { asClinician, openOwn, openTyped } from './record-acts.test-support.tsx';
import { button, ISSUED_PAPER, PAPERS, question, reply } from './record-page.test-support.tsx';
import { recordTools, type RecordToolFixture } from './record-tools.test-support.tsx';

asClinician();

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const makers = recordTools.filter(({ createLabel }) => createLabel !== undefined);
const [grace] = makers as [RecordToolFixture];
const seal = () => document.querySelector('[data-part=paper-foot] [data-part=paper-seal]');
const printed = () => waitFor(() => expect(print).toHaveBeenCalledOnce());
const printKey = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, ...more });
const windowEvent = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

/** What was read a second ago may be taken again; later it is asked for. */
const letTimePass = () => void vi.setSystemTime(Date.now() + 2000);

/** The dark modules of the QR code that is drawn. */
function drawnModules(): Set<string> {
  const path = screen.getByRole('img', { name: '核验二维码', hidden: true }).querySelector('path')?.getAttribute('d');
  return new Set((path ?? '').match(/M\d+ \d+/g));
}

test('four tools keep records that can be printed', () => expect(makers).toHaveLength(4));

describe.each(makers)('$name: a saved record is printed', (tool) => {
  test('with its code, who printed it and when, and by which rules', async () => {
    const { user, sent } = await openOwn(tool);
    expect(seal()).toBeNull();
    const reads = sent('GET', tool.ownAddress).length;
    letTimePass();
    await user.click(button('打印'));
    await printed();
    const record_id = tool.ownAddress.split('/').at(-1);
    expect(sent('POST', PAPERS).map(({ body }) => body)).toEqual([
      { api_type: expect.any(Number) as number, record_id },
    ]);
    // What is printed is what the server has now.
    expect(sent('GET', tool.ownAddress)).toHaveLength(reads + 1);
    expect(seal()).toHaveTextContent(`核验码 ${ISSUED_PAPER.code}`);
    expect(seal()).toHaveTextContent('打印时间 2025-11-18 10:30 打印人 沈若溪 规则版本 2003.1');
    expect(seal()).toHaveTextContent('核验页不显示患者');
    windowEvent('afterprint');
    expect(seal()).toBeNull();
  });

  test('as a draft that cannot be checked once something is typed, without a call', async () => {
    const { sent } = await openTyped(tool);
    printKey();
    await printed();
    expect(seal()?.textContent).toMatch(/^未保存，不能核验打印时间 2025-11-18 10:30\s打印人 沈若溪$/);
    expect(sent('POST', PAPERS)).toEqual([]);
  });
});

test('the QR code holds the address that checks the paper', async () => {
  const { user } = await openOwn(grace);
  await user.click(button('打印'));
  await printed();
  const { data } = encode(`${window.location.origin}${ISSUED_PAPER.verify_url}`, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])));
  expect(dark.length).toBeGreaterThan(100);
  expect(drawnModules()).toEqual(new Set(dark));
});

test.each(['ctrlKey', 'metaKey'])('%s+P is the print button', async (held) => {
  const { sent } = await openOwn(grace);
  expect(printKey({ ctrlKey: false, [held]: true }), 'the browser would print at once').toBe(false);
  await printed();
  expect(sent('POST', PAPERS)).toHaveLength(1);
  expect(seal()).toHaveTextContent(ISSUED_PAPER.code);
  for (const other of [{ shiftKey: true }, { altKey: true }, { key: 'o' }]) expect(printKey(other)).toBe(true);
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['the code is refused', { [`POST ${PAPERS}`]: () => refusal(500, '服务器内部错误') }],
  ['the answer cannot be read', { [`POST ${PAPERS}`]: () => ({ ...ISSUED_PAPER, code: 'none' }) }],
])('where %s, printing asks first, and the paper says that it has none', async (_name, more) => {
  const { user } = grace.open({ ...grace.answers(), ...more });
  await user.click(await screen.findByRole('button', { name: grace.ownEntry }));
  await grace.isRead();
  await user.click(button('打印'));
  await user.click(await reply(sealText.question, '取消'));
  expect(print).not.toHaveBeenCalled();
  printKey();
  expect(await question(sealText.question)).toHaveTextContent('本页未取得核验码');
  await user.click(screen.getByRole('button', { name: '仍要打印' }));
  await printed();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(seal()?.textContent).toMatch(/^本页未取得核验码打印时间 2025-11-18 10:30\s打印人 沈若溪$/);
});

test('a record that was deleted meanwhile gets no code', async () => {
  let isGone = false;
  const answers = grace.answers();
  const read = answers['GET /api/v2/model/grace/{id}'];
  const { user, sent } = grace.open({
    ...answers,
    'GET /api/v2/model/grace/{id}': (call) => (isGone ? refusal(404, '该报告不存在或已被删除') : read?.(call)),
  });
  await user.click(await screen.findByRole('button', { name: grace.ownEntry }));
  await grace.isRead();
  isGone = true;
  letTimePass();
  await user.click(button('打印'));
  expect(await question(sealText.question)).toBeVisible();
  expect(sent('POST', PAPERS)).toEqual([]);
});

test('the menu of the browser cannot wait: its paper says that it has no code', async () => {
  const { sent } = await openOwn(grace);
  windowEvent('beforeprint');
  expect(seal()).toHaveTextContent('本页未取得核验码');
  expect(sent('POST', PAPERS)).toEqual([]);
  windowEvent('afterprint');
  expect(seal()).toBeNull();
});

test('a second press while the code is awaited prints once', async () => {
  let answer: (paper: typeof ISSUED_PAPER) => void = () => undefined;
  const awaited = new Promise<typeof ISSUED_PAPER>((resolve) => {
    answer = resolve;
  });
  const { user, sent } = grace.open({ ...grace.answers(), [`POST ${PAPERS}`]: () => awaited });
  await user.click(await screen.findByRole('button', { name: grace.ownEntry }));
  await grace.isRead();
  await user.click(button('打印'));
  printKey();
  expect(await screen.findByText('正在取得核验码')).toBeVisible();
  answer(ISSUED_PAPER);
  await printed();
  expect(sent('POST', PAPERS)).toHaveLength(1);
});
