/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReplaySavingAct } from './replaySavingAct.ts';
import type { RuleVersion } from './ruleVersion.ts';
import type { UserName } from './userName.ts';

/**
 * 记录的一次保存，或报告首次显示
 */
export interface ReplaySaving {
  /**
     * 第几次，最后一次为 1
     * @minimum 1
     */
  saving: number;
  /** 保存了什么，还是只显示了应用的判读 */
  act: ReplaySavingAct;
  /** 保存或首次显示的时间 */
  saved_time: DateTime;
  user_name: UserName;
  rule_version: RuleVersion;
  /** 保存时留存了结果；否则当时的结果由录入算得 */
  is_kept: boolean;
}
