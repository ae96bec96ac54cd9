/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { KnownCondition } from './knownCondition.ts';
import type { ThyroidFollowUpFormAnxiety } from './thyroidFollowUpFormAnxiety.ts';
import type { ThyroidFollowUpFormGender } from './thyroidFollowUpFormGender.ts';
import type { ThyroidFollowUpFormMedicineMetering } from './thyroidFollowUpFormMedicineMetering.ts';
import type { ThyroidFollowUpFormMedicineName } from './thyroidFollowUpFormMedicineName.ts';
import type { ThyroidFollowUpFormOperation } from './thyroidFollowUpFormOperation.ts';
import type { YesNo } from './yesNo.ts';

export interface ThyroidFollowUpForm {
  /** empty or absent for a new record */
  report_id?: string;
  patient_id?: string;
  /** @maxLength 20 */
  name?: string;
  gender?: ThyroidFollowUpFormGender;
  /** @nullable */
  age?: number | null;
  /** @nullable */
  weight?: number | null;
  weight_unit?: string;
  operation?: ThyroidFollowUpFormOperation;
  /**
     * 个数
     * @minimum 0
     * @nullable
     */
  lymph_metastasis?: number | null;
  capsular_invasion?: YesNo;
  medicine_name?: ThyroidFollowUpFormMedicineName;
  /**
     * epoch milliseconds
     * @nullable
     */
  medicine_time?: number | null;
  medicine_metering?: ThyroidFollowUpFormMedicineMetering;
  other_medicine_metering?: string;
  palpitation?: YesNo;
  fatigue?: YesNo;
  insomnia?: YesNo;
  lethargy?: YesNo;
  weight_change?: YesNo;
  headache?: YesNo;
  flushing?: YesNo;
  diarrhea?: YesNo;
  paramenia?: YesNo;
  calcium?: YesNo;
  anxiety?: ThyroidFollowUpFormAnxiety;
  other_medicines?: YesNo;
  other_medicines_information?: string;
  /** @nullable */
  tsh?: number | null;
  tsh_unit?: string;
  /** @nullable */
  ft3?: number | null;
  ft3_unit?: string;
  /** @nullable */
  ft4?: number | null;
  ft4_unit?: string;
  /**
     * 手术至本次用药时间的月数；缺少时按初治期
     * @minimum 0
     * @nullable
     */
  months_since_surgery?: number | null;
  heart_disease?: KnownCondition;
  postmenopausal?: KnownCondition;
  osteoporosis?: KnownCondition;
  osteopenia?: KnownCondition;
  cv_risk?: KnownCondition;
  high_risk_feature?: KnownCondition;
}
