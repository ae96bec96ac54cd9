/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { FieldChange } from './fieldChange.ts';
import type { UserId } from './userId.ts';
import type { UserName } from './userName.ts';

/**
 * 一次修改
 */
export interface Change {
  /**
     * 编号，依次递增
     * @minimum 1
     */
  change_id: number;
  /** 修改时间 */
  time: DateTime;
  user_id: UserId;
  user_name: UserName;
  /** 修改人当时的角色编号 */
  role: number;
  /** 动作，如 修改、锁定、启用 */
  action: string;
  /** 对象类别，如 account */
  object_type: string;
  /** 对象编号 */
  object_id: string;
  /** 对象当时的名称 */
  object_name: string;
  /** 一句话的摘要 */
  summary: string;
  /** 网络地址 */
  address?: string;
  /** 同一次批量操作的编号 */
  batch_id?: string;
  /**
     * 所撤销的修改；不是撤销时没有
     * @minimum 1
     */
  undoes?: number;
  /** 各字段的前后 */
  changes: FieldChange[];
  /** 可以撤销（对象类别支持、尚未撤销） */
  can_undo: boolean;
  /** 本条与前一条的校验相符 */
  chain_ok: boolean;
}
