/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19OptionList } from './covid19OptionList.ts';
import type { Covid19WarningGroup } from './covid19WarningGroup.ts';

/**
 * 选项与预警项目
 */
export interface Covid19Options {
  /** 基础疾病 */
  chronic_history: Covid19OptionList;
  /** 肿瘤病史 */
  history_tumor: Covid19OptionList;
  /** 用药史 */
  drug_history: Covid19OptionList;
  /** 个人史 */
  personal_history: Covid19OptionList;
  /** 其他高危因素 */
  other_risk: Covid19OptionList;
  /** 危重因素 */
  illness_factor: Covid19OptionList;
  /** 重症因素 */
  severe_factor: Covid19OptionList;
  /** 检查的预警指标 */
  inspection: Covid19WarningGroup;
  /** 生化的预警指标 */
  biochemistry: Covid19WarningGroup;
  /** 免疫与炎症的预警指标 */
  immune: Covid19WarningGroup;
  /** 凝血的预警指标 */
  coagulation: Covid19WarningGroup;
  /** 其他预警指标 */
  other_warning: Covid19WarningGroup;
}
