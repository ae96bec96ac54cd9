/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19FormGender } from './covid19FormGender.ts';
import type { Covid19OptionKeys } from './covid19OptionKeys.ts';
import type { Covid19WarningGroup } from './covid19WarningGroup.ts';
import type { ImagingEvaluation } from './imagingEvaluation.ts';

export interface Covid19Form {
  /** empty or absent for a new record */
  report_id?: string;
  name?: string;
  gender?: Covid19FormGender;
  /** @nullable */
  age?: number | null;
  /**
     * kg
     * @nullable
     */
  weight?: number | null;
  weight_unit?: string;
  /**
     * cm
     * @nullable
     */
  height?: number | null;
  /** @nullable */
  BMI?: number | null;
  /** @nullable */
  pul_ct_abnormality?: boolean | null;
  chronic_history?: Covid19OptionKeys;
  history_tumor?: Covid19OptionKeys;
  drug_history?: Covid19OptionKeys;
  personal_history?: Covid19OptionKeys;
  other_risk?: Covid19OptionKeys;
  illness_factor?: Covid19OptionKeys;
  severe_factor?: Covid19OptionKeys;
  /**
     * mmHg
     * @nullable
     */
  paO2?: number | null;
  /**
     * percent
     * @nullable
     */
  fiO2?: number | null;
  /**
     * mmHg
     * @nullable
     */
  pCF?: number | null;
  inspection?: Covid19WarningGroup;
  biochemistry?: Covid19WarningGroup;
  immune?: Covid19WarningGroup;
  coagulation?: Covid19WarningGroup;
  other_warning?: Covid19WarningGroup;
  imaging_evaluation?: ImagingEvaluation;
}
