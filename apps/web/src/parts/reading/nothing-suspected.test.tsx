import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FINDINGS, QUIET, readReport } from '../../../test/reading-answers.ts';
import { NothingSuspected } from './nothing-suspected.tsx';

it('calls nothing suspected only where the reading is quiet, or there is none', () => {
  render(<NothingSuspected report={readReport(QUIET)} />);
  render(<NothingSuspected report={{}} />);
  expect(screen.getAllByText('未提示疑似诊断')).toHaveLength(2);
});

it.each([
  [[FINDINGS.tool], '疑似诊断见综合判读（工具结论 1 条）'],
  [[FINDINGS.potassium], '规则库未覆盖其组合'],
])('beside findings it says the headline that every other screen says', (findings, title) => {
  const report = readReport({ findings });
  render(<NothingSuspected report={report} />);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/^血钾 5.62 mmol\/L，危急/)).toBeVisible();
  expect(screen.queryByText('未提示疑似诊断')).not.toBeInTheDocument();
});
