/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { FieldChange } from './fieldChange.ts';
import type { LogKind } from './logKind.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 一条日志
 */
export interface LogEntry {
  kind: LogKind;
  /**
     * 编号
     * @minimum 1
     */
  id: number;
  /** 时间 */
  time: DateTime;
  /** 账号编号；登录失败时可能为空 */
  user_id: UserId;
  /** 姓名；没有该账号时为所填的账号 */
  user_name: UserName;
  /** 角色编号；没有该账号时没有 */
  role?: number;
  /** 动作的文字 */
  action: string;
  /** 对象类别 */
  object_type?: string;
  /** 对象编号 */
  object_id?: string;
  /** 对象名称 */
  object_name?: string;
  /** 一句话 */
  summary: string;
  /** 网络地址 */
  address?: string;
  /** 变更的各字段前后；其他类别没有 */
  changes?: FieldChange[];
}
