import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findingOf, readReport } from '../../../test/reading-answers.ts';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { findings, region, Screen } from './report-reading.test-support.tsx';

beforeEach(() => signIn({ verifyArr: ['/decision-assist-detail'] }));

describe('the foot', () => {
  it('keeps states and what rests on us out of the first sight, and prints it whole', () => {
    const report = readReport({ states: ['妊娠期', '绝经后'] });
    const interpretation = { ...report.interpretation, review_notes: ['规则待临床复核：综合判读由固定词表组句'] };
    renderInRouter(<Screen report={{ ...report, interpretation }} hasTools />);
    expect(region('状态').getByText('妊娠期、绝经后')).toBeVisible();
    const note = screen.getByText('规则待临床复核：综合判读由固定词表组句');
    const grounds = screen.getByText('依据与说明').closest('details');
    expect(grounds).not.toHaveAttribute('open');
    expect(note).not.toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(note).toBeVisible();
    const order = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
    expect(order.slice(0, 3)).toEqual(['综合判读', '发现', '现在做什么']);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(note).not.toBeVisible();
  });
});

describe('on paper', () => {
  const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));

  it('stands the reading without what the laboratory says on the screen alone', () => {
    const prompt = findingOf({ finding_id: 'rule:SP-001', kind: 'prompt', title: '铁蛋白正常仍可缺铁' });
    const { reading } = readReport();
    if (reading === undefined) throw new Error('the report has a reading');
    const whole = { ...reading, findings: [...reading.findings, prompt] };
    renderInRouter(<Screen report={{ ...readReport(), reading: whole, print_reading: reading }} hasTools />);
    expect(region('发现').getByText('铁蛋白正常仍可缺铁')).toBeVisible();
    print('beforeprint');
    expect(region('发现').queryByText('铁蛋白正常仍可缺铁')).not.toBeInTheDocument();
    expect(findings()).toHaveLength(reading.findings.length);
    print('afterprint');
    expect(region('发现').getByText('铁蛋白正常仍可缺铁')).toBeVisible();
  });
});
