import type { AdrenalCortexValues, NewerEvidence } from '@jianwei/api-client/model';
import { ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { ADRENAL_INPUTS, manualInput } from '@jianwei/clinical-rules/record/adrenal-cortex-facts';
import { episodeRow } from '@jianwei/clinical-rules/record/episode-rows';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';

/** The newest laboratory results after `savedTime` that differ from what was added by hand for the same item. */
export function newerAdrenalEvidence(
  record: PatientRecord,
  manual: AdrenalCortexValues,
  savedTime: string,
): NewerEvidence[] {
  const values: Readonly<Record<string, number | undefined>> = manualInput(manual);
  const later = record.reports.filter(({ report }) => report.report_time > savedTime);
  return ADRENAL_INPUTS.flatMap(({ item, codes, unit, analyte }) => {
    if (values[item] === undefined) return [];
    for (const judged of later) {
      const used = episodeRow(record, judged, { codes, unit, ...(analyte === undefined ? {} : { analyte }) });
      if (used === undefined || used.value === null) continue;
      if (used.value === values[item]) return [];
      const { printed } = used.row;
      return [
        {
          item,
          label: ADRENAL_ITEM_TEXT[item],
          value: `${printed.result} ${printed.unit}`.trim(),
          report_id: judged.report.report_id,
          report_time: judged.report.report_time,
        },
      ];
    }
    return [];
  });
}
