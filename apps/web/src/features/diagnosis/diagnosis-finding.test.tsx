import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findingOf } from '../../../test/reading-answers.ts';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { DiagnosisFinding, KnownTag } from './diagnosis-finding.tsx';
import { byRole } from './lab-evidence.tsx';

const KNOWLEDGE: DiagnosisKnowledge = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病',
  diagnosis_display_name: '慢性肾脏病',
  report_id: 'R1',
  applications: [],
  hints: [],
  recommends: [],
  guides: [],
  laboratories: [],
};
const finding = findingOf({
  finding_id: 'tool:4:stage',
  kind: 'tool',
  title: '已知 CKD，G3a → G3b（变化在波动范围内）',
  text: '已知 CKD，G3a → G3b（变化在波动范围内），eGFR 41，自 2025-02-20 起持续 9 个月，符合慢性',
  status: 'worse',
  known: true,
  value_text: 'eGFR 41',
  actions: [{ action_id: 'A-CKD:1', text: '复核用药与血钾', source: 'KDIGO 2024' }],
});

beforeEach(() => signIn({ verifyArr: ['/decision-assist-detail'] }));

test('a known disease tells what changed, since when and what to do, with the way to the decision aid', () => {
  renderInRouter(<DiagnosisFinding knowledge={{ ...KNOWLEDGE, finding }} />);
  const change = within(screen.getByRole('region', { name: '本次变化' }));
  expect(change.getByText('已知 CKD，G3a → G3b（变化在波动范围内）')).toBeVisible();
  expect(change.getByText('较上次加重，自 2025-02-20 起持续 9 个月，符合慢性')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: '现在做什么' }));
  expect(steps.getByRole('listitem')).toHaveTextContent('复核用药与血钾KDIGO 2024');
  expect(steps.getByRole('link', { name: '处理建议' })).toHaveAttribute(
    'href',
    '/decision-assist-detail?diagnosis_id=CKD&report_id=R1',
  );
});

test('a new one tells its conclusion; without a finding nothing is said', () => {
  const { unmount } = renderInRouter(
    <DiagnosisFinding knowledge={{ ...KNOWLEDGE, finding: { ...finding, known: false, actions: [] } }} />,
  );
  expect(screen.getByRole('region', { name: '结论' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '现在做什么' })).toBeNull();
  unmount();
  renderInRouter(<DiagnosisFinding knowledge={KNOWLEDGE} />);
  renderInRouter(<KnownTag finding={undefined} />);
  expect(screen.queryByText(/结论|本次变化|疑似|已知/)).toBeNull();
});

test('rows stand under their role, an unknown one under 无法判定; without roles they stay as they were sent', () => {
  const row = (id: string) => ({
    laboratory_id: id,
    laboratory_name: id,
    original_laboratory_name: id,
    original_result: '1',
  });
  const laboratories = [row('A'), row('B'), row('C')] as DiagnosisKnowledge['laboratories'];
  const roles = [
    { laboratory_id: 'A', role: 'required' },
    { laboratory_id: 'B', role: 'odd' },
  ] as DiagnosisKnowledge['evidence_roles'];
  const shown = byRole({ ...KNOWLEDGE, laboratories, ...(roles && { evidence_roles: roles }) });
  expect(shown.map(({ group_name: name }) => name)).toEqual(['必要', '无法判定', '无法判定']);
  expect(byRole({ ...KNOWLEDGE, laboratories })).toBe(laboratories);
});
