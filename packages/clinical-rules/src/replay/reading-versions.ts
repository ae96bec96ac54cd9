import { ADRENAL_VERSION } from '../adrenal-cortex/adrenal-cortex-table.ts';
import { adrenalCortexWire } from '../adrenal-cortex/adrenal-cortex-wire.ts';
import { ALDOSTERONISM_VERSION } from '../aldosteronism/aldosteronism-table.ts';
import { aldosteronismWire } from '../aldosteronism/aldosteronism-wire.ts';
import { BLOOD_GAS_VERSION } from '../blood-gas/blood-gas-table.ts';
import type { BloodGasVersion } from '../blood-gas/blood-gas-table.ts';
import { CEREBROSPINAL_VERSION } from '../cerebrospinal/cerebrospinal-table.ts';
import { cerebrospinalWire } from '../cerebrospinal/cerebrospinal-wire.ts';
import { CKD_VERSION } from '../ckd/ckd-table.ts';
import { GASTRIC_VERSION } from '../gastric/gastric-table.ts';
import type { GastricVersion } from '../gastric/gastric-table.ts';
import { adrenalCortexOf } from '../record/adrenal-cortex-facts.ts';
import type { AdrenalManualValues } from '../record/adrenal-cortex-facts.ts';
import { aldosteronismOf } from '../record/aldosteronism-facts.ts';
import { bloodGasOf } from '../record/blood-gas-facts.ts';
import { cerebrospinalOf } from '../record/cerebrospinal-facts.ts';
import { ckdOf } from '../record/ckd-facts.ts';
import { gastricOf } from '../record/gastric-facts.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { thyroidFunctionOf } from '../record/thyroid-function-facts.ts';
import type { PregnancySource } from '../record/thyroid-function-facts.ts';
import { THYROID_FUNCTION_VERSION } from '../thyroid-function/thyroid-function-table.ts';
import type { PregnantStatus } from '../thyroid-function/thyroid-function-table.ts';
import { thyroidFunctionWire } from '../thyroid-function/thyroid-function-wire.ts';
import {
  bloodGasReadingAnswer,
  ckdReadingAnswer,
  gastricReadingAnswer,
  modelReadingAnswer,
} from './reading-answers.ts';
import type { ReplayAnswer, RuleVersion } from './replay.ts';

/** What doctors save beside a report that a tool reads; each tool looks at its own. */
export interface ReadingChoice {
  /** Results of the adrenal cortex that were added by hand. */
  readonly manual?: AdrenalManualValues;
  /** Case type of a blood gas: 1 acute, 2 chronic. */
  readonly gasType?: 1 | 2;
  readonly pregnantStatus?: PregnantStatus;
}

/** What a tool says of a report, and what it took. */
export interface ToolSaid {
  readonly answer: ReplayAnswer;
  /** Rows whose results it took, of this report and of others. */
  readonly laboratoryIds: readonly string[];
  /** Of thyroid function. */
  readonly pregnancy?: { readonly status: PregnantStatus; readonly source: PregnancySource };
}

/** A version of a tool that reads reports. */
export interface ReadingVersion extends RuleVersion {
  /**
   * @param now the time on which the patient's tags are right, ISO
   * @returns null for a report that the tool does not read
   */
  readonly read: (record: PatientRecord, judged: JudgedReport, choice: ReadingChoice, now: string) => ToolSaid | null;
}

const FIRST = '';
/** The day on which the demonstration begins: what it saved before is of the version before. */
const DEMONSTRATED = '2025-11-18';

/** 1.2.0: 未注明吸氧 instead of 氧分压正常, a gradient below 0 says what it means. */
const bloodGasVersion = (version: BloodGasVersion, holdsFrom: string): ReadingVersion => ({
  slug: 'blood-gas',
  version,
  holdsFrom,
  read: (record, judged, { gasType }) => {
    const found = bloodGasOf(record, judged);
    return found && { ...found, answer: bloodGasReadingAnswer(found.result, gasType, version) };
  },
});

/** 2017.3: group A is called no low risk beside a score of medium risk. */
const gastricVersion = (version: GastricVersion, holdsFrom: string): ReadingVersion => ({
  slug: 'gastric',
  version,
  holdsFrom,
  read: (record, judged) => {
    const found = gastricOf(record, judged);
    return found && { ...found, answer: gastricReadingAnswer(found.result, version) };
  },
});

/**
 * Rules that read reports, by the day from which a version holds. A change of a rule that changes an answer or its words is a new row here
 * with a reading of its own, as with those whose results doctors save.
 */
export const READING_VERSIONS: readonly ReadingVersion[] = [
  bloodGasVersion('1.1.0', FIRST),
  bloodGasVersion(BLOOD_GAS_VERSION, DEMONSTRATED),
  {
    slug: 'ckd',
    version: CKD_VERSION,
    holdsFrom: FIRST,
    read: (record, judged) => {
      const found = ckdOf(record, judged);
      return found && { ...found, answer: ckdReadingAnswer(found.result) };
    },
  },
  gastricVersion('2017.2', FIRST),
  gastricVersion(GASTRIC_VERSION, DEMONSTRATED),
  {
    slug: 'adrenal-cortex',
    version: ADRENAL_VERSION,
    holdsFrom: FIRST,
    read: (record, judged, { manual }) => {
      const found = adrenalCortexOf(record, judged, manual);
      return found && { ...found, answer: modelReadingAnswer(adrenalCortexWire(found.result)) };
    },
  },
  {
    slug: 'aldosteronism',
    version: ALDOSTERONISM_VERSION,
    holdsFrom: FIRST,
    read: (record, judged) => {
      const found = aldosteronismOf(record, judged);
      return found && { ...found, answer: modelReadingAnswer(aldosteronismWire(found.result)) };
    },
  },
  {
    slug: 'thyroid-function',
    version: THYROID_FUNCTION_VERSION,
    holdsFrom: FIRST,
    read: (record, judged, { pregnantStatus: saved }, today) => {
      const found = thyroidFunctionOf(record, judged, { saved, today });
      return found && { ...found, answer: modelReadingAnswer(thyroidFunctionWire(found.result)) };
    },
  },
  {
    slug: 'cerebrospinal',
    version: CEREBROSPINAL_VERSION,
    holdsFrom: FIRST,
    read: (record, judged) => {
      const found = cerebrospinalOf(record, judged);
      if (found === null) return null;
      const { tips, ...words } = cerebrospinalWire(found.result);
      return { ...found, answer: modelReadingAnswer({ ...words, tips: [...found.tips, ...tips] }) };
    },
  },
];
