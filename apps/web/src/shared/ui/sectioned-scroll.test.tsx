import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SectionedScroll } from './sectioned-scroll.tsx';

/** Upper edge of each section in pixels; the view is 400 high, all of it 1200. */
const TOPS = { risk: 0, history: 0, why: 300, evidence: 500, roc: 900, shap: 900 };

const TABS = [
  { id: 'risk', label: '风险', holds: ['why'] },
  { id: 'history', label: '趋势' },
  { id: 'evidence', label: '依据' },
  { id: 'roc', label: 'ROC' },
  { id: 'shap', label: 'SHAP' },
];

let container: HTMLElement;

/** The browser's own layout, which keeps the scroll within its ends. */
function layOut(found: HTMLElement) {
  let top = 0;
  Object.defineProperties(found, {
    clientHeight: { value: 400 },
    scrollHeight: { value: 1200 },
    scrollTop: { get: () => top, set: (value: number) => (top = Math.min(800, Math.max(0, value))) },
  });
  for (const [id, edge] of Object.entries(TOPS)) {
    const section = found.querySelector(`[data-section=${id}]`);
    if (section) section.getBoundingClientRect = () => ({ top: edge - top }) as DOMRect;
  }
}

const current = () => screen.queryByRole('button', { current: true })?.textContent;
const scrollTo = (top: number) => {
  container.scrollTop = top;
  fireEvent.scroll(container);
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <SectionedScroll tabs={TABS}>
      {Object.keys(TOPS).map((id) => (
        <section key={id} data-section={id}>
          <h3>{id}</h3>
        </section>
      ))}
    </SectionedScroll>,
  );
  const found = screen.getByText('risk').closest('section')?.parentElement;
  if (!found) throw new Error('the sections stand nowhere');
  container = found;
  layOut(container);
  return () => vi.unstubAllGlobals();
});

// covers A-2.5-05
test('the strip follows the scroll: always one tab, of sections side by side the first, at the end the last', () => {
  expect(current()).toBe('风险');
  const seen = [10, 300, 480, 700, 800].map((top) => {
    scrollTo(top);
    return current();
  });
  expect(seen).toEqual(['风险', '风险', '依据', '依据', 'SHAP']);
});

// covers A-2.5-06, A-2.5-36..39
test('a chosen tab is current, wherever its section can come to stand, until the reader scrolls on', () => {
  for (const [tab, top] of [
    ['ROC', 800],
    ['SHAP', 800],
    ['趋势', 0],
    ['依据', 488],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: tab }));
    expect(container.scrollTop).toBe(top);
    fireEvent.scroll(container);
    expect(current()).toBe(tab);
  }
  scrollTo(0);
  expect(current()).toBe('风险');
});
