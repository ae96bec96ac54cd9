import type { DiagnosisKnowledge } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { findingOf } from '../../../test/reading-answers.ts';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { DiagnosisFinding, KnownTag } from './diagnosis-finding.tsx';
import { rolesColumn } from './lab-evidence.tsx';

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

test('a known disease tells what changed and what to do, with the way to the decision aid, and in the head since when', () => {
  renderInRouter(
    <>
      <KnownTag finding={finding} />
      <DiagnosisFinding knowledge={{ ...KNOWLEDGE, finding }} />
    </>,
  );
  expect(screen.getByText('已知')).toBeVisible();
  expect(screen.getByText('自 2025-02-20 起持续 9 个月，符合慢性')).toBeVisible();
  const change = within(screen.getByRole('region', { name: '本次变化' }));
  expect(change.getByText('已知 CKD，G3a → G3b（变化在波动范围内）')).toBeVisible();
  expect(change.getByText('较上次加重')).toBeVisible();
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

test('a row says what it does for the diagnosis, by which condition and for how much; an unknown role is 无法判定', () => {
  const row = (id: string) =>
    ({
      laboratory_id: id,
      laboratory_name: id,
      original_laboratory_name: id,
      original_result: '1',
    }) as DiagnosisKnowledge['laboratories'][number];
  const roles = [
    { laboratory_id: 'A', role: 'required', condition: '< 60', points: 2 },
    { laboratory_id: 'B', role: 'odd' },
    { laboratory_id: 'D', role: 'supporting', condition: '升高', points: UNDETERMINED },
  ] as unknown as NonNullable<DiagnosisKnowledge['evidence_roles']>;
  const column = rolesColumn({ ...KNOWLEDGE, evidence_roles: roles });
  expect(['A', 'B', 'C', 'D'].map((id) => column?.cell(row(id)))).toEqual([
    { word: '必要', note: '< 60，2 分' },
    { word: '无法判定', note: '' },
    { word: '无法判定', note: '' },
    { word: '支持', note: '升高，无法判定 分' },
  ]);
  expect(rolesColumn(KNOWLEDGE)).toBeUndefined();
});
