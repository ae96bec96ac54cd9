/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { FormGender } from './formGender.ts';
import type { KnownCondition } from './knownCondition.ts';
import type { PatientId } from './patientId.ts';
import type { ThyroidFollowUpFormAnxiety } from './thyroidFollowUpFormAnxiety.ts';
import type { ThyroidFollowUpFormMedicineMetering } from './thyroidFollowUpFormMedicineMetering.ts';
import type { ThyroidFollowUpFormMedicineName } from './thyroidFollowUpFormMedicineName.ts';
import type { ThyroidFollowUpFormOperation } from './thyroidFollowUpFormOperation.ts';
import type { YesNo } from './yesNo.ts';

/**
 * 甲状腺用药随访的表单；没有选择为空文字，没有数值为 null
 */
export interface ThyroidFollowUpForm {
  /**
     * 记录编号；新建时为空或没有
     * @maxLength 200
     */
  report_id?: string;
  patient_id?: PatientId;
  /**
     * 患者姓名，1 至 20 个字
     * @maxLength 20
     */
  name?: string;
  gender?: FormGender;
  /**
     * 年龄，0–200 岁（整数）
     * @minimum 0
     * @maximum 200
     * @nullable
     */
  age?: number | null;
  /**
     * 体重，>0 kg，最多两位小数
     * @exclusiveMinimum 0
     * @nullable
     */
  weight?: number | null;
  /**
     * 体重的单位，kg
     * @maxLength 20
     */
  weight_unit?: string;
  /** 手术方式 */
  operation?: ThyroidFollowUpFormOperation;
  /**
     * 淋巴结转移，≥0 个
     * @minimum 0
     * @nullable
     */
  lymph_metastasis?: number | null;
  /** 包膜侵犯：有、无，未填写为空 */
  capsular_invasion?: YesNo;
  /** 用药名称 */
  medicine_name?: ThyroidFollowUpFormMedicineName;
  /**
     * 用药时间，≥0 毫秒（epoch milliseconds），不晚于现在；同一患者每天一条
     * @minimum 0
     * @nullable
     */
  medicine_time?: number | null;
  /** 每天用药剂量 */
  medicine_metering?: ThyroidFollowUpFormMedicineMetering;
  /**
     * 剂量为「其他」时的内容，此时必填
     * @maxLength 100
     */
  other_medicine_metering?: string;
  /** 心悸：有、无，未填写为空 */
  palpitation?: YesNo;
  /** 乏力：有、无，未填写为空 */
  fatigue?: YesNo;
  /** 失眠：有、无，未填写为空 */
  insomnia?: YesNo;
  /** 嗜睡：有、无，未填写为空 */
  lethargy?: YesNo;
  /** 体重变化：有、无，未填写为空 */
  weight_change?: YesNo;
  /** 头痛：有、无，未填写为空 */
  headache?: YesNo;
  /** 潮热：有、无，未填写为空 */
  flushing?: YesNo;
  /** 腹泻：有、无，未填写为空 */
  diarrhea?: YesNo;
  /** 月经紊乱（仅女性）：有、无，未填写为空 */
  paramenia?: YesNo;
  /** 缺钙表现：有、无，未填写为空 */
  calcium?: YesNo;
  /** 焦虑 */
  anxiety?: ThyroidFollowUpFormAnxiety;
  /** 合用其他药物：有、无，未填写为空 */
  other_medicines?: YesNo;
  /**
     * 其他药物的信息，other_medicines 为「有」时必填
     * @maxLength 500
     */
  other_medicines_information?: string;
  /**
     * TSH，≥0 mU/L，单位另见 tsh_unit
     * @minimum 0
     * @nullable
     */
  tsh?: number | null;
  /**
     * TSH 的单位；没有时按 mU/L
     * @maxLength 20
     */
  tsh_unit?: string;
  /**
     * FT3，≥0 pmol/L，单位另见 ft3_unit
     * @minimum 0
     * @nullable
     */
  ft3?: number | null;
  /**
     * FT3 的单位；没有时按 pmol/L
     * @maxLength 20
     */
  ft3_unit?: string;
  /**
     * FT4，≥0 pmol/L，单位另见 ft4_unit
     * @minimum 0
     * @nullable
     */
  ft4?: number | null;
  /**
     * FT4 的单位；没有时按 pmol/L
     * @maxLength 20
     */
  ft4_unit?: string;
  /**
     * 手术至本次用药时间，≥0 个月；缺少时按初治期
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
