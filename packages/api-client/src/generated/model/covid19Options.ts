/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Covid19OptionList } from './covid19OptionList.ts';
import type { Covid19WarningGroup } from './covid19WarningGroup.ts';

/**
 * 选项与预警项目
 */
export interface Covid19Options {
  chronic_history: Covid19OptionList;
  history_tumor: Covid19OptionList;
  drug_history: Covid19OptionList;
  personal_history: Covid19OptionList;
  other_risk: Covid19OptionList;
  illness_factor: Covid19OptionList;
  severe_factor: Covid19OptionList;
  inspection: Covid19WarningGroup;
  biochemistry: Covid19WarningGroup;
  immune: Covid19WarningGroup;
  coagulation: Covid19WarningGroup;
  other_warning: Covid19WarningGroup;
}
