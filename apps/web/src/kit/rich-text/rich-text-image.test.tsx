import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NoticeHost } from '../ui/notice.tsx';
import { imageProblem, limitPastedImages, readImages } from './rich-text-image.ts';

const file = (bytes: number, type = 'image/png', name = '图.png') => new File([new Uint8Array(bytes)], name, { type });

beforeEach(() => {
  render(<NoticeHost />);
});

// covers A-5-73, A-5-74
test.each([
  [1_048_575, undefined],
  [1_048_576, '上传图片必须小于1M'],
  [1_048_577, '上传图片必须小于1M'],
])('an image of %i bytes', (bytes, problem) => {
  expect(imageProblem(file(bytes))).toBe(problem);
});

// covers A-8-08
test('an oversized image is told as an error', async () => {
  expect(await readImages([file(1_048_576)])).toEqual([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('上传图片必须小于1M');
});

test('what is no image is refused in the same way', async () => {
  expect(await readImages([file(10, 'application/pdf'), file(10, '')])).toEqual([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('只能上传图片文件');
});

test('the images among the files become data URLs with their names', async () => {
  const found = await readImages([
    file(3, 'image/png', '甲.png'),
    file(3, 'text/plain'),
    file(2, 'image/gif', '乙.gif'),
  ]);
  expect(found).toEqual([
    { src: 'data:image/png;base64,AAAA', alt: '甲.png' },
    { src: 'data:image/gif;base64,AAA=', alt: '乙.gif' },
  ]);
});

// covers A-5-74
test('pasted text keeps inline images below the limit and drops what nobody else can see', async () => {
  const inline = (bytes: number) => `data:image/png;base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}`;
  const small = limitPastedImages(`<p>一</p><img src="${inline(30)}"><img src="file:///c:/x.png">`);
  expect(small.match(/<img/g)).toHaveLength(1);
  expect(limitPastedImages(`<img src="${inline(1_048_575)}">`)).toContain('<img');
  const large = limitPastedImages(`<p>一</p><img src="${inline(1_048_576)}">`);
  expect(large).toBe('<p>一</p>');
  expect(await screen.findByRole('alert')).toHaveTextContent('上传图片必须小于1M');
});
