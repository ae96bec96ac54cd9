import { expect, test } from 'vitest';
import { laidOnPaper } from './demo-paper.ts';

/** As much of a document as is laid on paper. */
function shown(html: string, sheets: readonly { href: string | null; rules: readonly string[] }[] = []) {
  const held = new DOMParser().parseFromString(html, 'text/html');
  const styleSheets = sheets.map(({ href, rules }) => ({ href, cssRules: rules.map((cssText) => ({ cssText })) }));
  return { styleSheets, querySelector: (selector: string) => held.querySelector(selector) } as unknown as Document;
}
const laidStyles = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.replace(/\s/g, '')));

test('what the frame holds flows over the pages, with the styles that this window lacks, and is taken away again', () => {
  const paper = document.createElement('div');
  paper.textContent = 'old';
  const before = document.adoptedStyleSheets;
  const held = shown('<div id="root"><h1>生化</h1><p>钾 6.82</p></div><aside>menu</aside>', [
    { href: '/detail.css', rules: ['.row { color: red; }', '.cell { color: blue; }'] },
    { href: null, rules: ['.inline { color: green; }'] },
  ]);
  const remove = laidOnPaper(held, paper);
  expect(paper.innerHTML).toBe('<h1>生化</h1><p>钾 6.82</p>');
  expect(laidStyles()).toEqual(['.row{color:red;}', '.cell{color:blue;}']);
  remove();
  expect(paper.childNodes).toHaveLength(0);
  expect(document.adoptedStyleSheets).toEqual(before);
});

test('a frame that shows nothing yet leaves an empty paper', () => {
  const paper = document.createElement('div');
  laidOnPaper(shown('<p>loading</p>'), paper)();
  expect(paper.childNodes).toHaveLength(0);
});
