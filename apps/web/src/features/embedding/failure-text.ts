import type { EntryFailure } from './enter.ts';

/** What each failure says: a title, and what to do. The server's own sentence, where there is one, stands before it. */
export const FAILURE_TEXT: Readonly<Record<EntryFailure['kind'], { readonly title: string; readonly hint: string }>> = {
  unreadable: { title: '链接无法识别', hint: '链接不完整或已被改动，请重新从院内系统打开。' },
  'no-ticket': {
    title: '请从院内系统打开',
    hint: '这个地址没有带登录票据。请在院内系统（如医生工作站）中选中患者，再打开检微。',
  },
  refused: { title: '未能登录', hint: '票据在签发后 60 秒内有效，只能使用一次。' },
  blocked: { title: '账号已停止使用', hint: '请联系管理员。' },
  'unknown-patient': { title: '未找到该患者', hint: '检微中没有院内系统给出的患者编号，请核对后重新打开。' },
  'no-report': { title: '该患者暂无检验报告', hint: '报告发布后，请重新从院内系统打开。' },
  'nothing-to-open': { title: '没有可以打开的页面', hint: '请联系管理员。' },
  failed: { title: '未能打开', hint: '登录票据 60 秒内有效；重新载入仍不成功时，请重新从院内系统打开。' },
};
