import {
  getGetCovid19ReportQueryOptions,
  getInitCovid19ReportQueryOptions,
  getListCovid19OptionsQueryOptions,
  getListCovid19ReportsQueryOptions,
  saveCovid19Report,
} from '@jianwei/api-client/covid19/covid19';
import type { FormContext } from '../record/record-tool.ts';
import { recordView } from '../record/record-view.tsx';
import { Covid19Conclusion } from './covid19-conclusion.tsx';
import { Covid19Editor } from './covid19-editor.tsx';
import {
  covidFormFromApi,
  covidFormToApi,
  emptyCovidForm,
  problemsOf,
  type Covid19Types,
  type CovidFormValues,
} from './covid19-form-values.ts';
import { ownerText } from '../record/owner-text.ts';
import { Covid19RecordView } from './covid19-record.tsx';

/** The body of a save; without the hospital's options there is none, and no form either. */
function bodyOf(values: CovidFormValues, { offers, patientId, id }: FormContext<Covid19Types>) {
  if (offers === undefined) throw new Error('The options have not come');
  return covidFormToApi(values, offers, patientId, id);
}

/** The COVID-19 typing aid: records, the one that is read, and the editor over it. */
export const Covid19View = recordView<Covid19Types>({
  apiType: 9,
  draft: 'covid19',
  opens: 'newest',
  title: '评估记录',
  unsaved: '未保存的评估',
  words: { saved: '新冠分型评估已保存' },
  calls: {
    list: getListCovid19ReportsQueryOptions,
    record: getGetCovid19ReportQueryOptions,
    init: getInitCovid19ReportQueryOptions,
    offers: getListCovid19OptionsQueryOptions,
    save: (body, { patientId }) => saveCovid19Report(patientId, body),
  },
  isOwn: ({ editable }) => editable === true,
  emptyForm: emptyCovidForm,
  fromApi: covidFormFromApi,
  toApi: bodyOf,
  validate: (values, context) => (context.offers === undefined ? {} : problemsOf(bodyOf(values, context))),
  isSaidAtOnce: () => true,
  entry: (_entry, { index, count }) => ({ by: `第 ${count - index} 次评估` }),
  savedBy: ({ report_time: time, department, user_name: name, mine }) => {
    const author = [department, name].filter(Boolean).join('\u3000');
    return { time, who: ownerText(mine, '本人', author), author };
  },
  over: { Read: Covid19RecordView, Editor: Covid19Editor },
  Result: Covid19Conclusion,
});
