import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

test('a file in UTF-8, with or without its mark, and one of a Chinese spreadsheet read alike', async () => {
  const utf8 = new TextEncoder().encode('账号,姓名');
  const gbk = new Uint8Array([0xd5, 0xcb, 0xba, 0xc5, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb]);
  for (const bytes of [utf8, new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), gbk]) {
    expect(await fileText(new Blob([bytes]))).toBe('账号,姓名');
  }
});
