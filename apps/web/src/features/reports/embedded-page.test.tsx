import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { PANEL_FRAME } from '../../kit/lib/page-frame.tsx';
import { show, signInClinician } from './detail-page.test-support.tsx';
import { EmbeddedPage } from './panel-of-report.tsx';

beforeEach(signInClinician);
afterEach(() => vi.useRealTimers());

const panel = () => screen.getByRole('dialog', { name: '懂检验' });

describe('embedded page', () => {
  // covers B-2.8-32
  it('counts as loading for 300 ms', () => {
    vi.useFakeTimers();
    renderWithAnswers(<EmbeddedPage page="/data" onClose={vi.fn()} />, {});
    const loading = () => within(panel()).queryByRole('status', { name: '正在载入' });
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(loading()).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(loading()).not.toBeInTheDocument();
  });

  // covers B-2.8-15
  it('shows the page in a frame that the page can tell', () => {
    renderWithAnswers(<EmbeddedPage page="/data?name=NEUT%25" onClose={vi.fn()} />, {});
    const frame = within(panel()).getByTitle('懂检验');
    expect(frame).toHaveAttribute('src', '/data?name=NEUT%25');
    expect(frame).toHaveAttribute('name', PANEL_FRAME);
  });

  it.each(['https://evil.example/data', '//evil.example/data', 'javascript:alert(1)', '/excellent', '/data/../detail'])(
    'does not open %s',
    (page) => {
      renderWithAnswers(<EmbeddedPage page={page} onClose={vi.fn()} />, {});
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('opens from its entry in the dock, and the same entry closes it', async () => {
    const { user, query } = show('/detail?report_id=R1');
    const entry = await screen.findByRole('button', { name: '懂检验' });
    await user.click(entry);
    expect(panel()).toBeVisible();
    expect(query().get('page')).toBe('/data');
    expect(entry).toHaveAttribute('aria-expanded', 'true');
    await user.click(entry);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
