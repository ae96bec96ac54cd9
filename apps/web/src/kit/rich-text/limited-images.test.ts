import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_LIMIT_BYTES, imageProblem, limitPastedImages, readImages } from './rich-text-image.ts';

const { error } = vi.hoisted(() => ({ error: vi.fn<(text: string) => void>() }));
vi.mock('../ui/notice.tsx', () => ({ notice: { error } }));
beforeEach(() => error.mockReset());

const TOO_LARGE = '上传图片必须小于1M';

test.each([
  ['image/png', 10, undefined],
  ['image/png', 1_048_575, undefined],
  ['image/png', 1_048_576, TOO_LARGE],
  ['text/plain', 10, '只能上传图片文件'],
  ['x-image/png', 10, '只能上传图片文件'],
])('a file %s of %d bytes: %s', (type, size, problem) => {
  expect(imageProblem({ type, size })).toBe(problem);
});

describe('chosen files', () => {
  const picture = (name: string) => new File(['a'], name, { type: 'image/png' });

  test('are read in their order, each under its name; what is no image is told', async () => {
    const files = [picture('1.png'), new File(['b'], 'b.txt', { type: 'text/plain' }), picture('2.png')];
    expect(await readImages(files)).toEqual([
      { src: 'data:image/png;base64,YQ==', alt: '1.png' },
      { src: 'data:image/png;base64,YQ==', alt: '2.png' },
    ]);
    expect(error.mock.calls).toEqual([['只能上传图片文件']]);
  });

  test('that cannot be read are told, and the others are taken', async () => {
    class Broken extends FileReader {
      override readAsDataURL(file: Blob): void {
        if ((file as File).name === 'bad.png') this.onerror?.(new Event('error') as ProgressEvent<FileReader>);
        else super.readAsDataURL(file);
      }
    }
    vi.stubGlobal('FileReader', Broken);
    expect(await readImages([picture('bad.png'), picture('good.png')])).toHaveLength(1);
    expect(error.mock.calls).toEqual([['图片未能读取，请重新选择']]);
  });
});

describe('pasted HTML', () => {
  const inline = (bytes: number) => `data:image/png;base64,${btoa('a'.repeat(bytes))}`;

  test('without pictures stays as it is, byte for byte', () => {
    expect(limitPastedImages('<P>甲<br>')).toBe('<P>甲<br>');
    expect(limitPastedImages('<imgx>')).toBe('<imgx>');
  });

  test.each([
    ['an inline picture', inline(10), true],
    ['a picture of a page', 'https://a.example/1.png', true],
    ['a picture of a page without TLS', 'http://a.example/1.png', true],
    ['a picture on the other computer', 'file:///C:/1.png', false],
    ['a picture behind another word', 'x-https://a.example', false],
    ['a picture that only looks inline', 'xdata:image/png;base64,YQ==', false],
    ['an inline text', 'data:text/html;base64,YQ==', false],
  ])('%s', (_, src, isKept) => {
    expect(limitPastedImages(`<p>甲<IMG src="${src}"></p>`).includes('<img')).toBe(isKept);
    expect(error).not.toHaveBeenCalled();
  });

  test('a picture without a source goes', () => {
    expect(limitPastedImages('<p>甲<img></p>')).toBe('<p>甲</p>');
  });

  test.each([
    [IMAGE_LIMIT_BYTES - 1, true],
    [IMAGE_LIMIT_BYTES, false],
    [IMAGE_LIMIT_BYTES + 1, false],
  ])('an inline picture of %d bytes is kept: %s', (bytes, isKept) => {
    expect(limitPastedImages(`<img src="${inline(bytes)}">`).includes('<img')).toBe(isKept);
    expect(error.mock.calls).toEqual(isKept ? [] : [[TOO_LARGE]]);
  });

  test('a picture that is written out counts its letters, and one too large is told once', () => {
    const svg = (letters: number) => `data:image/svg+xml,${'a'.repeat(letters)}`;
    expect(limitPastedImages(`<img src="${svg(IMAGE_LIMIT_BYTES - 1)}">`)).toContain('<img');
    expect(error).not.toHaveBeenCalled();
    const page = limitPastedImages(
      `<img src="${svg(IMAGE_LIMIT_BYTES)}"><img src="${inline(2e6)}"><img src="${inline(9)}">`,
    );
    expect(page.match(/<img/g)).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
  });
});
