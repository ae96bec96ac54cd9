import type { DiagnosisKnowledge, LaboratoryRow } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import type { Answer } from '../../../test/render-with-answers.tsx';
import { labRow } from '../../parts/lab/lab-row.test-support.ts';
import { setPageNavigator } from '../../kit/lib/page-navigator.ts';
import { DiagnosisDrawer } from './diagnosis-drawer.tsx';
import type { DiagnosisSlotProps } from '../../parts/report/detail-slots.ts';

/** A raised creatinine, with changes. */
const row = (change: Partial<LaboratoryRow>) =>
  labRow({
    laboratory_id: 'l-cr',
    laboratory_name: '肌酐',
    short_name: 'Cr',
    original_specimen: '血清',
    original_result: '168',
    original_units: 'μmol/L',
    original_reference_interval: '57-111',
    range_lower: '57',
    range_upper: '111',
    abnormal_type: 1,
    ...change,
  });

/** Everything a back end may know of one diagnosis. */
export const knowledge: DiagnosisKnowledge = {
  diagnosis_id: 'd-dkd',
  diagnosis_name: '糖尿病肾脏病',
  diagnosis_display_name: '糖尿病肾脏病（DKD）',
  report_id: 'r-1',
  patient_id: 'p-1',
  applications: [{ application_id: 'app-ckd', name: 'CKD 分期', api_type: 4 }],
  hints: [
    {
      application_id: 'app-ckd',
      application_name: 'CKD 分期',
      app_icon: 'icon-ckd',
      title: 'CKD 分期提示',
      hint_content: 'ACR 由 A2 级升至 A3 级',
      fx: '肾小球损伤进展',
      cl: '缩短复查间隔',
      sub_hint: [{ title: '血钾', cl: '核对影响血钾的用药' }],
    },
  ],
  introduction: '由糖尿病引起的慢性肾脏病。',
  recommends: [
    { id: '1', examine: 'ACR', type: 1 },
    { id: '2', examine: '肾脏超声', type: 2 },
  ],
  condition_assessment: '持续 3 个月以上的白蛋白尿。',
  clinical_manifestations: { symptoms: '早期多无症状。', signs: '下肢水肿。' },
  guides: [{ original_file_name: 'KDIGO 指南.pdf', url: '/files/kdigo.pdf' }],
  laboratories: [
    row({
      knowledge_id: 'k-cr',
      knowledge: [{ knowledge_display: '肌酐', knowledge_content: '肌酐升高见于肾小球滤过功能下降的各种疾病。' }],
    }),
    row({
      laboratory_id: 'l-egfr',
      laboratory_name: '估算肾小球滤过率',
      short_name: 'eGFR',
      original_result: '39',
      original_units: 'mL/min/1.73 m²',
      abnormal_type: -1,
    }),
    row({
      laboratory_id: 'l-na',
      laboratory_name: '钠',
      short_name: 'Na',
      original_result: '138.2',
      abnormal: false,
      state: 'normal',
    }),
  ],
  patient_age: 62,
  patient_gender: '男',
  reliable: 2,
  score: 8,
  contributions: [{ item: 'acr', label: '尿白蛋白／肌酐比', value: '326 mg/g', points: 4, source: 'KDIGO 2024' }],
  citations: ['KDIGO 2024 Clinical Practice Guideline for CKD'],
  review_notes: ['规则待临床复核：证据权重由本系统设定'],
  rule_version: '2024.1',
};
delete knowledge.laboratories[2]?.abnormal_type;

/** The call that brings it. */
export const KNOWLEDGE = 'GET /api/v2/knowledge/diagnosis/knowledge';

/** The call that tells what was shown before: of these reports nobody was shown any. */
const SHOWN = 'GET /api/v2/ai/reports/{report_id}/replay';
const notShown: Answer = ({ path }) => ({
  report_id: path.split('/').at(-2),
  patient_id: 'p-1',
  now: { conclusion: [], diagnoses: [], unread: [], versions: [] },
  differences: [],
});

function Page({ watch, ...props }: Partial<DiagnosisSlotProps> & { watch: ReturnType<typeof watchers> }) {
  const [isOpen, setIsOpen] = useState(true);
  const ids = { reportId: 'r-1', patientId: 'p-1' };
  const close = () => {
    watch.onClose();
    setIsOpen(false);
  };
  return isOpen ? (
    <DiagnosisDrawer {...ids} {...props} onClose={close} onOpenApplication={watch.onOpenApplication} />
  ) : null;
}

const watchers = () => ({ onClose: vi.fn(), onOpenApplication: vi.fn(), assign: vi.fn(), reload: vi.fn() });

/** Renders the drawer with spies around it, over answers of this test. */
export function open(
  props: Partial<DiagnosisSlotProps>,
  answers: Record<string, Answer> = { [KNOWLEDGE]: () => knowledge },
  path = '/',
) {
  const watch = watchers();
  setPageNavigator({ assign: watch.assign, reload: watch.reload });
  const rendered = renderWithAnswers(<Page watch={watch} {...props} />, { [SHOWN]: notShown, ...answers }, path);
  return { ...rendered, watch };
}

/** The drawer of a diagnosis, loaded. */
export const openKnowledge = async (change: Partial<DiagnosisKnowledge> = {}) => {
  const rendered = open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => ({ ...knowledge, ...change }) });
  await screen.findByRole('heading', { name: '诊断依据' });
  return rendered;
};
/** The section under a heading. */
export const section = (title: string | RegExp) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error('the heading stands in no section');
  return within(found);
};
