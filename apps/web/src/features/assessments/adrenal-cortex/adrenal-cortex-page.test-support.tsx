import type { AdrenalCortexReport, AdrenalCortexValues } from '@jianwei/api-client/model';
import { fireEvent, screen } from '@testing-library/react';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { EARLIER, modelAnswers, modelReport, openModel, REPORT } from '../lab-report/model-page.test-support.tsx';
import { AdrenalCortexView } from './adrenal-cortex-view.tsx';

export const PATH = '/api/v2/model/adrenal_leather';
export const SAVE = `${PATH}/${REPORT}`;
const RULE = 'Endocrine Society 2008（库欣综合征诊断）';

export const plain: AdrenalCortexReport = modelReport({
  conclusion: '皮质醇增多症可疑，建议复查',
  findings: [{ code: 'midnight', label: '午夜皮质醇', text: '不确定' }],
  contributions: [
    {
      item: 'cortisol_midnight',
      label: '皮质醇(0时)',
      value: '186 nmol/L',
      points: 0,
      source: `${REPORT} 2025-11-10 皮质醇节律；${RULE}`,
    },
  ],
});

export const added: AdrenalCortexReport = {
  ...plain,
  values: { dst_1mg: 142, cortisol_unit: 'nmol/L', acth_unit: 'pg/mL' },
  saved_time: '2025-11-12T10:05:00+08:00',
  user_id: 'u-2',
  user_name: '陆明哲',
};

const earlier = modelReport({
  report_id: EARLIER,
  report_time: '2025-11-08T08:15:00+08:00',
  conclusion: '支持肾上腺皮质功能减退',
});

/** A server that keeps what is saved and reads the report anew with it. */
export function adrenalAnswers(report: AdrenalCortexReport = plain, save?: Answer): Record<string, Answer> {
  let current = report;
  const answers = modelAnswers(PATH, [report, earlier]);
  return {
    ...answers,
    [`GET ${SAVE}`]: () => current,
    [`POST ${SAVE}`]: async (call) => {
      const refused = await save?.(call);
      if (refused !== undefined) return refused;
      current = {
        ...added,
        values: call.body as AdrenalCortexValues,
        saved_time: '2025-11-18T10:30:00+08:00',
        user_name: '沈若溪',
        conclusion: '支持皮质醇增多症',
      };
      return { report_id: REPORT };
    },
  };
}

export const openAdrenal = (answers = adrenalAnswers(), role?: number) => openModel(AdrenalCortexView, answers, role);

export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Opened with the form of the report. */
export async function openForm(answers?: Record<string, Answer>) {
  const rendered = openAdrenal(answers);
  await rendered.user.click(await screen.findByRole('button', { name: /补充结果$/ }));
  return rendered;
}
