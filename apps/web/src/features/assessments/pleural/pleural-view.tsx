import { hasUndetermined, isTrue, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import {
  deletePleuralReport,
  getGetPleuralReportQueryOptions,
  getInitPleuralReportQueryOptions,
  getListPleuralReportsQueryOptions,
  measurePleural,
  savePleuralReport,
} from '@jianwei/api-client/pleural/pleural';
import { recordView } from '../record/record-view.tsx';
import { assessmentText } from '../shared/assessment.ts';
import { isInsufficient, pleuralFormFromApi, validateRanges, type PleuralTypes } from './pleural-form-values.ts';
import { PleuralForm } from './pleural-form.tsx';
import { PleuralResult } from './pleural-result.tsx';
import { ownerText } from '../record/owner-text.ts';
import { conclusionName } from './pleural-text.ts';

/** The pleural tool: records, the four values, Light's criteria and what may be done with them. */
export const PleuralView = recordView<PleuralTypes>({
  apiType: 6,
  draft: 'pleural',
  opens: 'new',
  title: '鉴别记录',
  unsaved: '未保存的鉴别',
  note: assessmentText.ownerOnly,
  words: { saved: '鉴别结果已保存', deleted: '鉴别报告已删除' },
  calls: {
    list: getListPleuralReportsQueryOptions,
    record: getGetPleuralReportQueryOptions,
    init: getInitPleuralReportQueryOptions,
    save: (body, { patientId }) => savePleuralReport(patientId, body),
    remove: deletePleuralReport,
    measure: {
      call: ({ patient_id: _patient, ...body }) => measurePleural(body),
      resultOf: (report) => report,
      // A dialog tells what is lacking.
      spoken: (outcome, values) =>
        isInsufficient(outcome, values)
          ? ''
          : [conclusionName(outcome.diagnosis_name), outcome.judgment].filter(Boolean).join('，'),
      again: '重新评估',
    },
  },
  isOwn: ({ mine }) => isTrue(mine),
  emptyForm: pleuralFormFromApi({}),
  fromApi: pleuralFormFromApi,
  toApi: (values, { patientId, id }) => ({ ...values, patient_id: patientId, report_id: id }),
  validate: validateRanges,
  entry: (report) => {
    const { diagnosis_name: name, mine, user_name: user = '' } = report;
    // Of a record of which nothing can be read, a missing conclusion is no conclusion that was not reached.
    const conclusion = !name && hasUndetermined(report) ? UNDETERMINED : conclusionName(name);
    return { by: [conclusion, ownerText(mine, `${user}（本人）`, user)].filter(Boolean).join('　') };
  },
  Form: PleuralForm,
  Result: PleuralResult,
});
