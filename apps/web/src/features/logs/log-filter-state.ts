import { askedSort, sortValues } from '../../kit/admin/sort-values.ts';
import { addressState, choicePart, pagePart, textPart } from '../../kit/lib/address.ts';

export const KINDS = ['change', 'action', 'visit', 'login'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  change: '变更',
  action: '操作',
  visit: '页面访问',
  login: '登录',
};
export const SORT_VALUES = sortValues(['time', 'user_name', 'action', 'object_name', 'summary', 'address']);
export const PAGE_SIZES = [13, 50, 100] as const;

const TIME = textPart((text) => (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) ? text : ''));

/** What the logs keep in their address. */
export const FILTERS = addressState({
  kind: choicePart(KINDS),
  q: textPart(),
  /** Id of an account; `user_id` in an address belongs to the entrances and is taken out of it. */
  account: textPart(),
  action: textPart(),
  role: textPart((text) => (/^\d{1,2}$/.test(text) ? text : '')),
  object_type: textPart(),
  object_id: textPart(),
  from: TIME,
  to: TIME,
  sort: choicePart(SORT_VALUES),
  page: pagePart(),
  size: choicePart<number>(PAGE_SIZES),
  open: textPart((text) => (/^[1-9]\d*$/.test(text) ? text : '')),
});
export type LogFilterState = typeof FILTERS.initial;

/** What can be narrowed to by name: actions by their number, logins by how they ended. */
export const ACTIONS: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  // The words that the rows of the log carry.
  change: Object.fromEntries(
    [
      ...['新增', '新建', '修改', '删除', '加入', '解除', '锁定', '解锁', '重置密码', '结束会话', '启用', '停用'],
      ...['取回', '保存为', '删除草稿', '调整次序', '排序', '修改目标', '映射', '不映射', '暂停', '恢复'],
      ...['放行', '复检', '更正', '退回', '超时放行', '审核', '导出', '告知', '激活', '撤销'],
    ].map((word) => [word, word]),
  ),
  action: {
    10: '10 新建检验方案',
    41: '41 查看应用',
    44: '44 使用应用工具',
    51: '51 修改检验方案',
    61: '61 导出列表',
  },
  login: Object.fromEntries(
    [
      ...['成功', '账号或密码错误', '账号已锁定，请联系账号管理员', '拒绝 1001', '拒绝 1002'],
      '登录票据无效或已过期，请重新从院内系统打开',
      ...['退出登录', '会话被结束', '会话已过期'],
    ].map((end) => [end, end]),
  ),
};

/** Whose changes the log holds, by the name that its rows carry. */
export const OBJECTS: Readonly<Record<string, string>> = {
  account: '账号',
  application: '应用',
  application_order: '应用顺序',
  blacklist: '黑名单',
  rule: '规则',
  hold: '待审报告',
  push: '推送策略',
  custom_text: '自定义文本',
  source_item: '来源项目',
  sync_source: '数据来源',
  indicator: '关键指标',
  model: 'AI 模型',
  research: '科研项目',
  licence: '授权',
};

/** How long entries of a kind are kept. */
export const KEPT: Readonly<Record<Kind, string>> = { change: '3 年', action: '3 年', visit: '1 年', login: '3 年' };

/** Nothing narrowed. */
export const EVERY = {
  q: '',
  account: '',
  action: '',
  role: '',
  object_type: '',
  object_id: '',
  from: '',
  to: '',
} as const;

/** As the call takes them; the request layer leaves out what is empty. */
export function asked({ open: _open, size, sort, role, account, ...filters }: LogFilterState) {
  const narrowed = { user_id: account, ...(role !== '' && { role: Number(role) }), ...askedSort(sort) };
  return { ...filters, ...narrowed, page_size: size };
}
