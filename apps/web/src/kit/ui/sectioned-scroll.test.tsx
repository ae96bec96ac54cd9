import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
          <input aria-label={`${id}的值`} />
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

describe('while the scroll is under way', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    fireEvent.click(screen.getByRole('button', { name: '依据' }));
    vi.advanceTimersByTime(400);
    return () => vi.useRealTimers();
  });

  // covers A-2.5-07
  test('nobody interferes: after 800 ms the section stands at the upper edge, with the focus on its heading', () => {
    expect(container.scrollTop).toBeGreaterThan(100);
    expect(container.scrollTop).toBeLessThan(400);
    vi.advanceTimersByTime(420);
    expect(container.scrollTop).toBe(488);
    expect(screen.getByRole('heading', { name: 'evidence' })).toHaveFocus();
  });

  test.each([
    ['turns the wheel', () => fireEvent.wheel(container)],
    ['points at something', () => fireEvent.pointerDown(screen.getByText('why'))],
    ['goes into a field', () => screen.getByRole('textbox', { name: 'why的值' }).focus()],
  ])('a reader who %s takes over: it stops there, and the focus stays', (_, takeOver) => {
    takeOver();
    const { activeElement } = document;
    const top = container.scrollTop;
    vi.advanceTimersByTime(900);
    expect(container.scrollTop).toBe(top);
    expect(activeElement).toHaveFocus();
    expect(current()).toBe('依据');
    scrollTo(0);
    expect(current()).toBe('风险');
  });

  test('a second choice takes over, and the first moves no focus', () => {
    fireEvent.click(screen.getByRole('button', { name: '趋势' }));
    vi.advanceTimersByTime(500);
    expect(screen.getByRole('heading', { name: 'evidence' })).not.toHaveFocus();
    fireEvent.scroll(container);
    expect(current()).toBe('趋势');
    vi.advanceTimersByTime(320);
    expect(container.scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: 'history' })).toHaveFocus();
  });
});
