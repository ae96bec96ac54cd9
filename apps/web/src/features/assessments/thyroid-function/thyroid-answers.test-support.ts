import type { PregnantStatus, ThyroidFunctionReport } from '@jianwei/api-client/model';
import type { Answer } from '../../../../test/render-with-answers.tsx';
import { modelAnswers, modelReport } from '../lab-report/model-page.test-support.tsx';

const PATH = '/api/v2/model/thyroid_analysis';
export const DETAIL = `GET ${PATH}/{id}`;
export const SAVE = `POST ${PATH}/{id}/pregnant_status`;

const CONCLUSIONS = ['甲功正常', '妊娠期亚临床甲减', '妊娠期单纯低甲状腺素血症', '甲功正常', '甲功正常'];

/** A server that keeps the status and reads the report under it. */
export function thyroidAnswers(report: Partial<ThyroidFunctionReport> = {}): Record<string, Answer> {
  let current: ThyroidFunctionReport = {
    ...modelReport({ conclusion: '甲功正常' }),
    pregnant_status: 0,
    pregnant_status_source: 'default',
    ...report,
  };
  return {
    ...modelAnswers(PATH, [current]),
    [DETAIL]: () => current,
    [SAVE]: ({ body }) => {
      const { pregnant_status: status } = body as { pregnant_status: PregnantStatus };
      const conclusion = CONCLUSIONS[status] ?? '';
      current = { ...current, pregnant_status: status, pregnant_status_source: 'saved', conclusion };
      return {};
    },
  };
}
