import { ApiError } from '@jianwei/api-client/transport/api-error';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepReaderKey, readerKey } from './reader-link.ts';
import { readAhead, takeShared } from './shared-report.ts';

const read = vi.hoisted(() => vi.fn<(body: object, options: object) => Promise<unknown>>());
vi.mock('@jianwei/api-client/shares/shares', () => ({ readSharedReport: read }));

const REPORT = { report_id: 'R1' };
const failed = (status: number | undefined, message: string) =>
  new ApiError({ kind: status === undefined ? 'network' : 'http', status, message, url: '/x', method: 'POST' });

beforeEach(() => {
  read.mockReset();
  read.mockImplementation(() => Promise.resolve(REPORT));
  keepReaderKey('');
  window.sessionStorage.clear();
});

test('words are read without the rows, and no key is sent where there is none', async () => {
  expect(await takeShared('T', 'words')).toEqual({ kind: 'open', report: REPORT, isVerified: false });
  expect(read).toHaveBeenCalledWith({ token: 'T', without_rows: true }, { suppress: true });
});

test('the key of the second step opens every row', async () => {
  keepReaderKey('K');
  expect(await takeShared('T', 'rows')).toEqual({ kind: 'open', report: REPORT, isVerified: true });
  expect(read).toHaveBeenCalledWith({ token: 'T', without_rows: false, reader_key: 'K' }, { suppress: true });
});

test('a key that is over is forgotten, and the link is tried without it', async () => {
  keepReaderKey('K');
  read.mockRejectedValueOnce(failed(400, '验证已过期'));
  expect(await takeShared('T', 'rows')).toEqual({ kind: 'open', report: REPORT, isVerified: false });
  expect(read).toHaveBeenCalledTimes(2);
  expect(readerKey()).toBe('');
});

test.each([
  ['refused with a key twice', 'K', [failed(400, 'x'), failed(404, '链接已失效')], '链接已失效', false],
  ['refused', '', [failed(404, '链接已失效')], '链接已失效', false],
  ['not answered', '', [failed(undefined, '网络错误')], '网络错误', true],
  ['not answered, with a key', 'K', [failed(undefined, '网络错误')], '网络错误', true],
  ['not understood', '', [new TypeError('x')], '暂时打不开，请稍后再试', true],
])('a report that is %s is told in the words of the server', async (_how, key, errors, message, mayRetry) => {
  keepReaderKey(key);
  for (const error of errors) read.mockRejectedValueOnce(error);
  expect(await takeShared('T', 'words')).toEqual({ kind: 'refused', message, mayRetry });
  expect(read).toHaveBeenCalledTimes(errors.length);
});

test('what was sent for ahead is taken once, by the page that shows it', async () => {
  readAhead('words');
  expect(read).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/h5#t=T');
  readAhead('words');
  expect(read).toHaveBeenCalledTimes(1);
  await takeShared('T', 'words');
  expect(read).toHaveBeenCalledTimes(1);
  await takeShared('T', 'words');
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['other', 'words'],
  ['T', 'rows'],
] as const)('what was sent for ahead is not that of %s, %s', async (token, part) => {
  window.history.replaceState(null, '', '/h5#t=T');
  readAhead('words');
  await takeShared(token, part);
  expect(read).toHaveBeenCalledTimes(2);
});
