import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import {
  deleteGraceReport,
  getGetGraceReportQueryOptions,
  getInitGraceReportQueryOptions,
  getListGraceReportsQueryOptions,
  measureGrace,
  saveGraceReport,
} from '@jianwei/api-client/grace/grace';
import { GRACE_LEVEL_TEXT } from '@jianwei/clinical-rules/grace/wording';
import { recordView } from '../record/record-view.tsx';
import { assessmentText } from '../shared/assessment.ts';
import {
  emptyGraceForm,
  graceFormFromApi,
  graceFormToApi,
  validateGraceForm,
  type GraceTypes,
} from './grace-form-values.ts';
import { GraceForm } from './grace-form.tsx';
import { ownerText } from '../record/owner-text.ts';
import { GraceResult, LEVEL_TONE } from './grace-result.tsx';

/** The Grace tool: records, form, result and what may be done with them. */
export const GraceView = recordView<GraceTypes>({
  apiType: 5,
  draft: 'grace',
  opens: 'new',
  title: '评估记录',
  unsaved: '未保存的评估',
  note: assessmentText.ownerOnly,
  words: { saved: '评分结果已保存', deleted: '评分报告已删除' },
  calls: {
    list: getListGraceReportsQueryOptions,
    record: getGetGraceReportQueryOptions,
    init: getInitGraceReportQueryOptions,
    save: (body, { patientId }) => saveGraceReport(patientId, body),
    remove: deleteGraceReport,
    measure: {
      call: (body) => measureGrace(body),
      resultOf: (report) => report,
      spoken: ({ score, level }) => `评分 ${score} 分，${sayOf(level, GRACE_LEVEL_TEXT[level])}`,
      again: '重新查看结果',
    },
  },
  isOwn: ({ mine }) => isTrue(mine),
  emptyForm: emptyGraceForm,
  fromApi: graceFormFromApi,
  toApi: (values, { patientId, id }) => graceFormToApi(values, patientId, id),
  validate: validateGraceForm,
  entry: ({ user_name: name = '', department, mine, level, score = '' }) => ({
    by: ownerText(mine, `${name}（本人）`, [department, name].filter(Boolean).join('　')),
    ...(level && {
      flag: { text: `${sayOf(level, GRACE_LEVEL_TEXT[level])} ${score}`.trim(), tone: LEVEL_TONE[level] },
    }),
  }),
  Form: GraceForm,
  Result: GraceResult,
});
