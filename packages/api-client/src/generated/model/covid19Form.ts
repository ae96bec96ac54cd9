/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19OptionKeys } from './covid19OptionKeys.ts';
import type { Covid19WarningGroup } from './covid19WarningGroup.ts';
import type { FormGender } from './formGender.ts';
import type { ImagingEvaluation } from './imagingEvaluation.ts';

/**
 * 新冠分型的表单；没有数值为 null
 */
export interface Covid19Form {
  /**
     * 记录编号；新建时为空或没有
     * @maxLength 200
     */
  report_id?: string;
  /**
     * 患者姓名
     * @maxLength 200
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
  /**
     * 身高，>0 cm，最多两位小数
     * @exclusiveMinimum 0
     * @nullable
     */
  height?: number | null;
  /**
     * 体重指数，≥0 kg/m²；由服务器计算，传入的值不用
     * @minimum 0
     * @nullable
     */
  BMI?: number | null;
  /**
     * 肺部 CT 异常；null 尚未填写
     * @nullable
     */
  pul_ct_abnormality?: boolean | null;
  /** 基础疾病 */
  chronic_history?: Covid19OptionKeys;
  /** 肿瘤病史 */
  history_tumor?: Covid19OptionKeys;
  /** 用药史 */
  drug_history?: Covid19OptionKeys;
  /** 个人史 */
  personal_history?: Covid19OptionKeys;
  /** 其他高危因素 */
  other_risk?: Covid19OptionKeys;
  /** 危重因素 */
  illness_factor?: Covid19OptionKeys;
  /** 重症因素 */
  severe_factor?: Covid19OptionKeys;
  /**
     * 动脉血氧分压，>0 mmHg
     * @exclusiveMinimum 0
     * @nullable
     */
  paO2?: number | null;
  /**
     * 吸氧浓度，>0 percent；20 至 100 之外不用于判断
     * @exclusiveMinimum 0
     * @nullable
     */
  fiO2?: number | null;
  /**
     * 氧合指数，≥0 mmHg；由服务器计算，传入的值不用
     * @minimum 0
     * @nullable
     */
  pCF?: number | null;
  /** 检查的预警指标 */
  inspection?: Covid19WarningGroup;
  /** 生化的预警指标 */
  biochemistry?: Covid19WarningGroup;
  /** 免疫与炎症的预警指标 */
  immune?: Covid19WarningGroup;
  /** 凝血的预警指标 */
  coagulation?: Covid19WarningGroup;
  /** 其他预警指标 */
  other_warning?: Covid19WarningGroup;
  imaging_evaluation?: ImagingEvaluation;
}
