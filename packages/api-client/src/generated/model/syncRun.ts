/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SyncKind } from './syncKind.ts';
import type { SyncRunId } from './syncRunId.ts';
import type { SyncSourceId } from './syncSourceId.ts';

/**
 * 一次运行；收到 = 读出 + 拒收 + 已有
 */
export interface SyncRun {
  run_id: SyncRunId;
  source_id: SyncSourceId;
  /** 来源名称 */
  source_name: string;
  kind: SyncKind;
  /** 开始时间 */
  started_at: DateTime;
  /**
     * 用时，毫秒
     * @minimum 0
     */
  took_ms: number;
  /**
     * 消息、行或资源数
     * @minimum 0
     */
  messages: number;
  /**
     * 收到
     * @minimum 0
     */
  received: number;
  /**
     * 读出
     * @minimum 0
     */
  read: number;
  /**
     * 拒收
     * @minimum 0
     */
  refused: number;
  /**
     * 已有，未再读入
     * @minimum 0
     */
  known: number;
  /** 重试的运行；不是重试时没有 */
  retry_of?: SyncRunId;
  /** 文件名；不是文件时没有 */
  file_name?: string;
  /** 操作者姓名；自动时没有 */
  by?: string;
  /** 原文仍保留（30 天），可以重试 */
  can_retry: boolean;
}
