import {
  getGetThyroidFollowUpQueryOptions,
  getInitThyroidFollowUpQueryOptions,
  getListThyroidFollowUpsQueryOptions,
  saveThyroidFollowUp,
} from '@jianwei/api-client/thyroid-followup/thyroid-followup';
import { getSession } from '../../../parts/session/session-store.ts';
import { changedBy, RecordHistory } from '../record/record-history.tsx';
import { recordView } from '../record/record-view.tsx';
import { assessIn, doseText, savedAt, spokenSave, timeOf } from './thyroid-followup-assessment.ts';
import {
  emptyThyroidForm,
  thyroidFormFromApi,
  thyroidFormToApi,
  validateThyroidForm,
  withConsequences,
  type ThyroidFollowUpTypes,
} from './thyroid-followup-form-values.ts';
import { ThyroidFollowUpForm } from './thyroid-followup-form.tsx';
import styles from './thyroid-followup-form.module.css';
import { ThyroidFollowUpResult } from './thyroid-followup-result.tsx';

/** The thyroid medication follow-up: records, the form, what was changed, and what it says about TSH suppression. */
export const ThyroidFollowUpView = recordView<ThyroidFollowUpTypes>({
  apiType: 8,
  draft: 'thyroid-followup',
  opens: 'new',
  title: '随访记录',
  unsaved: '未保存的随访',
  words: { saved: (values, context) => spokenSave(assessIn(thyroidFormToApi(values), context)) },
  calls: {
    list: getListThyroidFollowUpsQueryOptions,
    record: getGetThyroidFollowUpQueryOptions,
    init: getInitThyroidFollowUpQueryOptions,
    save: (body, { patientId }) => saveThyroidFollowUp(patientId, body),
  },
  isOwn: ({ editable }) => editable === true,
  emptyForm: emptyThyroidForm,
  fromApi: thyroidFormFromApi,
  toApi: (values, { patientId, id }) => ({ ...thyroidFormToApi(values), patient_id: patientId, report_id: id }),
  validate: (values, { others, now }) => validateThyroidForm(values, others.map(timeOf), now),
  // A whole time is judged at once, everything else when saving is tried.
  isSaidAtOnce: (field, values) => field === 'medicine_time' && typeof values.medicine_time === 'number',
  withConsequences,
  asSaved: (body, context) => ({
    assessment: assessIn(body, context),
    editable: true,
    newer_evidence: [],
    history: [
      {
        date: new Date(context.now).toISOString(),
        role_type: 1,
        user_name: getSession()?.nickname ?? '',
        user_id: getSession()?.user_id ?? '',
        type: context.id === '' ? '新建' : '修改',
      },
      ...(context.report?.history ?? []),
    ],
  }),
  entry: (entry, { isEdited }) => ({
    time: new Date(timeOf(entry)),
    by: [doseText(entry), typeof entry.tsh === 'number' && `TSH ${entry.tsh}`].filter(Boolean).join('\u3000'),
    ...(isEdited && { flag: { text: '编辑中', tone: 'amber' } }),
  }),
  savedBy: (report) => {
    const [latest] = report.history;
    return { time: savedAt(report), who: latest ? changedBy(latest) : report.user_name };
  },
  Aside: ({ report }) => (
    <div className={styles.history}>
      <RecordHistory entries={report.history} />
    </div>
  ),
  Form: ThyroidFollowUpForm,
  Result: ThyroidFollowUpResult,
});
