import { isTrue } from '@jianwei/api-client/transport/undetermined';
import {
  deletePleuralReport,
  getGetPleuralReportQueryOptions,
  getInitPleuralReportQueryOptions,
  getListPleuralReportsQueryOptions,
  measurePleural,
  savePleuralReport,
} from '@jianwei/api-client/pleural/pleural';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import type { RecordViewTool } from '../record/open-record.ts';
import { RecordView } from '../record/record-view.tsx';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { assessmentText } from '../shared/assessment-texts.ts';
import { isInsufficient, pleuralFormFromApi, validateRanges } from './pleural-form-values.ts';
import type { PleuralTypes } from './pleural-form-values.ts';
import { PleuralForm } from './pleural-form.tsx';
import { PleuralResult } from './pleural-result.tsx';
import { conclusionName } from './pleural-text.ts';

const request = assessmentRequest;

const pleural: RecordViewTool<PleuralTypes> = {
  apiType: 6,
  draft: 'pleural',
  opens: 'new',
  title: '鉴别记录',
  unsaved: '未保存的鉴别',
  note: assessmentText.ownerOnly,
  words: { saved: '鉴别结果已保存', deleted: '鉴别报告已删除' },
  calls: {
    list: (patientId) => getListPleuralReportsQueryOptions(patientId, { request }),
    record: (id) => getGetPleuralReportQueryOptions(id, { request }),
    init: (patientId) => getInitPleuralReportQueryOptions(patientId, { request }),
    save: (body, { patientId }) => savePleuralReport(patientId, body, request),
    remove: (id) => deletePleuralReport(id, request),
    measure: {
      call: ({ patient_id: _patient, ...body }) => measurePleural(body, request),
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
  fieldId: (item) => `${item}-lower`,
  validate: validateRanges,
  entry: ({ diagnosis_name: name, mine, user_name: user }) => ({
    by: [conclusionName(name), mine === true ? `${user ?? ''}（本人）` : user].filter(Boolean).join('　'),
  }),
  Form: PleuralForm,
  Result: PleuralResult,
};

/** The pleural tool: records, the four values, Light's criteria and what may be done with them. */
export function PleuralView(props: AssessmentViewProps) {
  return <RecordView tool={pleural} {...props} />;
}
