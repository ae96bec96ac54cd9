import type {
  ResearchExport,
  ResearchExportKind,
  ResearchNearState,
  ResearchProjectItem,
} from '@jianwei/api-client/model';

export const STATE_WORDS: Readonly<Record<string, string>> = { draft: '草稿', running: '进行', closed: '结题' };

export function stateWord(state: ResearchProjectItem['state']): string {
  return STATE_WORDS[state] ?? state;
}

export const KIND_WORDS: Readonly<Record<string, string>> = {
  table_one: '表一',
  distributions: '分布',
  rows: '逐人数据',
};

export function kindWord(kind: ResearchExportKind): string {
  return KIND_WORDS[kind] ?? kind;
}

const EXPORT_STATES: Readonly<Record<string, string>> = {
  ready: '可下载',
  waiting: '待审',
  refused: '未通过',
  used: '已下载',
  expired: '已过期',
};

export function exportStateWord(state: ResearchExport['state']): string {
  return EXPORT_STATES[state] ?? state;
}

export function projectAddress(id: string, more: Readonly<Record<string, string>> = {}): string {
  return `/scientific-research?${new URLSearchParams({ project_id: id, ...more }).toString()}`;
}

/** Where the definition of a project, or of one of its versions, is changed. */
export function assistAddress(id: string, version?: number): string {
  const query = new URLSearchParams({ project_id: id, ...(version === undefined ? {} : { version: String(version) }) });
  return `/scientific-research-assist?${query.toString()}`;
}

const NEAR_STATE_WORDS: Readonly<Record<ResearchNearState, string>> = {
  waiting: '待核准',
  allowed: '已恢复准确人数',
  refused: '继续取整',
};

export const nearStateWord = (state: ResearchNearState): string => NEAR_STATE_WORDS[state];
