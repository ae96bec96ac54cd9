import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isRichText, RichText } from './rich-text.tsx';

/** The page of these tests unwraps the first element of what is cleaned (a browser does not): it is spent on this one. */
const FIRST = '<p>首段</p>';

const shown = (html: string): string => {
  const { container } = render(<RichText text={FIRST + html} />);
  return container.firstElementChild?.innerHTML.replace(/^(<p>)?首段(<\/p>)?/, '') ?? '';
};

test('formatted text is shown as it was written', () => {
  const html = '<h3>适用范围</h3><p>用于<strong>成人</strong></p><ul><li>一</li></ul>';
  expect(shown(html)).toBe(html);
});

test('plain text keeps its lines and is never read as markup', () => {
  render(<RichText text={'第一行\n肌酐 < 57 且 a<b'} />);
  const text = screen.getByText(/第一行/);
  expect(text.textContent).toBe('第一行\n肌酐 < 57 且 a<b');
  expect(text.tagName).toBe('P');
});

test.each([
  ['肌酐 < 57', false],
  ['若 a<b 且 b>c', false],
  ['<p>一</p>', true],
  ['一<br>二', true],
  ['<img src="x1">', true],
])('%s is HTML: %s', (text, expected) => {
  expect(isRichText(text)).toBe(expected);
});

test.each([
  ['<p>一</p><script>alert(1)</script>', 'script'],
  ['<p>一</p><iframe src="https://example.org"></iframe>', 'iframe'],
  ['<p>一</p><svg><path onload="alert(1)"/></svg>', 'svg'],
  ['<p>一</p><form><input></form>', 'input'],
  ['<p>一</p><style>p{display:none}</style>', 'style'],
])('%s loses what is not on the list', (html, element) => {
  const { container } = render(<RichText text={FIRST + html} />);
  expect(container.querySelector(element)).toBeNull();
  expect([...container.querySelectorAll('p')].at(-1)?.textContent).toBe('一');
});

test('no handler, style or class survives', () => {
  const html = shown('<p onclick="alert(1)" style="position:fixed" class="jw-mask" id="root" data-x="1">一</p>');
  expect(html).toBe('<p>一</p>');
});

test('links leave the page and run nothing', () => {
  render(<RichText text={'<p><a href="javascript:alert(1)">坏</a><a href="https://example.org/a">好</a></p>'} />);
  expect(screen.getByText('坏')).not.toHaveAttribute('href');
  const link = screen.getByRole('link', { name: '好' });
  expect(link).toHaveAttribute('href', 'https://example.org/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('images come from this site, from the text itself, or by their identifier; other sites are not told who reads', () => {
  const { container } = render(
    <RichText
      text={
        `<p><img src="${location.origin}/a.png"><img src="https://example.org/a.png"><img src="http://"><img src="data:image/png;base64,AAAA"><img src="img-7">` +
        '<img src="data:text/html,x"><img src="javascript:alert(1)"></p>'
      }
    />,
  );
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    `${location.origin}/a.png`,
    'data:image/png;base64,AAAA',
    '/api/v2/application/image/img-7',
  ]);
});

test('another text takes the place of the one before', () => {
  const { container, rerender } = render(<RichText text="<p>一</p>" />);
  rerender(<RichText text="<p>二</p>" />);
  expect(container.textContent).toBe('二');
});
