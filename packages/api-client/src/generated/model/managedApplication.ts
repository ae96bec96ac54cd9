/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { ApplicationIcon } from './applicationIcon.ts';
import type { ApplicationId } from './applicationId.ts';
import type { DateTime } from './dateTime.ts';
import type { ManagedDepartments } from './managedDepartments.ts';
import type { ManagedDescription } from './managedDescription.ts';
import type { ManagedRevision } from './managedRevision.ts';

/**
 * 一个应用及其开放范围
 */
export interface ManagedApplication {
  application_id: ApplicationId;
  /** 应用名称 */
  name: string;
  app_icon?: ApplicationIcon;
  application_desc: ManagedDescription;
  api_type: ApiType;
  /** 1 检验解读，其他为大数据分析 */
  category: number;
  /** 所属疾病系统的名称 */
  systems: string[];
  /** 应用针对的专病 */
  disease?: string;
  /**
     * 位置，从 1 开始
     * @minimum 1
     */
  sort: number;
  /** 已启用 */
  enabled: boolean;
  /** 标为内测 */
  inner_test: boolean;
  departments: ManagedDepartments;
  /**
     * 我的应用中有它的医师数（人）
     * @minimum 0
     */
  doctor_count: number;
  /**
     * 近 30 日打开的次数
     * @minimum 0
     */
  recent_opens: number;
  /** 最近一次打开；从未打开时没有 */
  last_open_at?: DateTime;
  revision: ManagedRevision;
}
