import {
  isSamePleuralResult,
  newestPleuralValues,
  PLEURAL_ITEMS,
  pleuralAda,
  pleuralValueIn,
} from '@jianwei/clinical-rules/record/pleural-facts';
import type { FoundPleuralValue, PleuralFormValue } from '@jianwei/clinical-rules/record/pleural-facts';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { PLEURAL_UNIT } from '@jianwei/clinical-rules/pleural/wording';
import { pleuralRecords } from '../store/pleural-records.ts';
import type { PleuralForm } from '../store/pleural-records.ts';
import type { Reading } from '../store/saved-assessments.ts';
import type { ReplayTool } from './replay-tool.ts';

const EMPTY: PleuralFormValue = { original_result: '', range_lower: '', range_upper: '' };

function readingOf({ item, value, report }: FoundPleuralValue): Reading {
  const text = `${value.original_result} ${PLEURAL_UNIT[item]}`;
  return { item, value, source: { text, report_id: report.report_id, report_time: report.report_time } };
}

export const pleuralReplayTool: ReplayTool<PleuralForm> = {
  slug: 'pleural',
  table: pleuralRecords,
  // First those with which a new assessment would start: a serum value is the one nearest to the newest fluid.
  read: (record) => [
    ...newestPleuralValues(record).map(readingOf),
    ...PLEURAL_ITEMS.flatMap((item) =>
      record.reports.flatMap((judged) => {
        const found = pleuralValueIn(judged, item);
        return found === undefined ? [] : [readingOf(found)];
      }),
    ),
  ],
  isTaken: (form, { item, value }) => isSamePleuralResult(form[item as PleuralItem], value ?? EMPTY),
  apply: (form, { item, value }) => ({ ...form, [item]: value ?? EMPTY }),
  input: (_world, record, { form }) => {
    const ada = pleuralAda(record, form);
    return { ...form, ...(ada === undefined ? {} : { fluid_ada: ada }) };
  },
  oneSample: ['protein_quantification', 'fluid_lactate_dehydrogenase'],
};
