import { ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { CASE_TYPE_TEXT } from '@jianwei/clinical-rules/blood-gas/wording';
import { caseTypeOf } from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import { ADRENAL_CODES, ADRENAL_FIELDS } from '@jianwei/clinical-rules/record/adrenal-cortex-facts';
import { ALDOSTERONISM_CODES } from '@jianwei/clinical-rules/record/aldosteronism-facts';
import { BLOOD_GAS_CODES } from '@jianwei/clinical-rules/record/blood-gas-facts';
import { CEREBROSPINAL_CODES } from '@jianwei/clinical-rules/record/cerebrospinal-facts';
import { CKD_CODES } from '@jianwei/clinical-rules/record/ckd-facts';
import { GASTRIC_CODES } from '@jianwei/clinical-rules/record/gastric-facts';
import { THYROID_CODES } from '@jianwei/clinical-rules/record/thyroid-function-facts';
import type { ReadingChoice } from '@jianwei/clinical-rules/replay/reading-versions';
import { replayRows } from '@jianwei/clinical-rules/replay/replay';
import type { ReplayRow } from '@jianwei/clinical-rules/replay/replay';
import { PREGNANT_STATUS_TEXT } from '@jianwei/clinical-rules/thyroid-function/wording';
import { findAdrenalValues } from '../store/adrenal-cortex-records.ts';
import { findBloodGasChoice } from '../store/blood-gas-records.ts';
import { findPregnancyStatus } from '../store/thyroid-function-records.ts';
import type { World } from '../store/world.ts';

/** What a doctor saved beside a report, by whom and when. */
export interface SavedChoice {
  readonly choice: ReadingChoice;
  readonly user_id: string;
  readonly user_name: string;
  readonly saved_time: string;
}

/** A tool that reads reports: what it looks at, and what doctors save beside a report of it. */
export interface ReadingTool {
  readonly slug: string;
  readonly apiType: number;
  /** Codes of all rows that it looks at. */
  readonly codes: ReadonlySet<string>;
  /** It reads tags of the patient. */
  readonly readsTags?: true;
  readonly saved?: (world: World, reportId: string) => SavedChoice | undefined;
  /** What was saved, as a reader sees it. */
  readonly choiceRows?: (choice: ReadingChoice) => readonly ReplayRow[];
}

function adrenalRows({ manual = {} }: ReadingChoice): readonly ReplayRow[] {
  const unitOf = (field: (typeof ADRENAL_FIELDS)[number]): string => {
    if (field === 'acth') return manual.acth_unit ?? 'pg/mL';
    if (field.startsWith('ufc')) return 'nmol/24h';
    return field === 'hddst_suppression' ? '%' : (manual.cortisol_unit ?? 'nmol/L');
  };
  return replayRows(
    ADRENAL_FIELDS.map((field) => {
      const value = manual[field];
      const text = value == null ? '' : `${value} ${unitOf(field)}`;
      return [`manual ${field}`, `${ADRENAL_ITEM_TEXT[field]}（手动补充）`, text];
    }),
  );
}

/** Every tool that reads reports, by the number of its application. */
export const READING_TOOLS: readonly ReadingTool[] = [
  {
    slug: 'blood-gas',
    apiType: 3,
    codes: new Set([...Object.values(BLOOD_GAS_CODES), 'TEMP']),
    saved: (world, reportId) => {
      const row = findBloodGasChoice(world, reportId);
      return row && { ...row, choice: { gasType: row.type } };
    },
    choiceRows: ({ gasType }) =>
      replayRows([['case_type', '病例类型', gasType === undefined ? '' : CASE_TYPE_TEXT[caseTypeOf(gasType)]]]),
  },
  // Blood in the urine is evidence of damage.
  { slug: 'ckd', apiType: 4, codes: new Set([...CKD_CODES, 'UBLD', 'URBC']), readsTags: true },
  { slug: 'gastric', apiType: 7, codes: new Set(GASTRIC_CODES) },
  {
    slug: 'adrenal-cortex',
    apiType: 11,
    codes: ADRENAL_CODES,
    saved: (world, reportId) => {
      const row = findAdrenalValues(world, reportId);
      return row && { ...row, choice: { manual: row.values } };
    },
    choiceRows: adrenalRows,
  },
  { slug: 'aldosteronism', apiType: 12, codes: ALDOSTERONISM_CODES },
  {
    slug: 'thyroid-function',
    apiType: 14,
    codes: THYROID_CODES,
    readsTags: true,
    saved: (world, reportId) => {
      const row = findPregnancyStatus(world, reportId);
      return row && { ...row, choice: { pregnantStatus: row.status } };
    },
    choiceRows: ({ pregnantStatus: status }) =>
      replayRows([['pregnant_status', '妊娠状态', status === undefined ? '' : PREGNANT_STATUS_TEXT[status]]]),
  },
  { slug: 'cerebrospinal', apiType: 15, codes: CEREBROSPINAL_CODES },
];
