import type { ApiErrorKind } from './api-error.ts';

/**
 * What follows a failed call:
 * - `notice`: its text, as an error notification;
 * - `session-end`: its text, then the login page;
 * - `reload`: the page is loaded anew, its text only where the loop guard forbids that;
 * - `blacklist-prompt`: the prompt of the application, with the text configured for that status.
 */
export type ReactionKind = 'notice' | 'session-end' | 'reload' | 'blacklist-prompt';

export interface CatalogueRow {
  readonly text: string;
  readonly reaction: ReactionKind;
}

const networkText = '网络错误，请稍后再试！';

/** The whole error catalogue. A non-empty `message` of the answer overrides each text; a network failure has no answer. */
export const errorCatalogue = {
  http: {
    400: { text: '请求错误', reaction: 'notice' },
    401: { text: '未授权，请登录', reaction: 'session-end' },
    403: { text: '拒绝访问', reaction: 'session-end' },
    404: { text: '请求地址出错: {url}', reaction: 'notice' },
    408: { text: '请求超时', reaction: 'notice' },
    422: { text: networkText, reaction: 'reload' },
    500: { text: '服务器内部错误', reaction: 'notice' },
    501: { text: '服务未实现', reaction: 'notice' },
    502: { text: '网关错误', reaction: 'notice' },
    503: { text: '服务不可用', reaction: 'notice' },
    504: { text: '网关超时', reaction: 'notice' },
    505: { text: 'HTTP版本不受支持', reaction: 'notice' },
  },
  business: {
    1001: { text: networkText, reaction: 'blacklist-prompt' },
    1002: { text: networkText, reaction: 'blacklist-prompt' },
  },
  network: { text: networkText, reaction: 'notice' },
  /** Every other HTTP status, every other business status, and a body that cannot be read. */
  other: { text: networkText, reaction: 'notice' },
} as const satisfies {
  http: Readonly<Record<number, CatalogueRow>>;
  business: Readonly<Record<number, CatalogueRow>>;
  network: CatalogueRow;
  other: CatalogueRow;
};

export interface Failure {
  kind: ApiErrorKind;
  status?: number | undefined;
  businessStatus?: number | undefined;
}

/** The row of a failure. A listed business status comes before the HTTP status it arrived with. */
export function catalogueRow({ kind, status, businessStatus }: Failure): CatalogueRow {
  if (kind === 'network') return errorCatalogue.network;
  const business: Readonly<Record<number, CatalogueRow>> = errorCatalogue.business;
  const http: Readonly<Record<number, CatalogueRow>> = errorCatalogue.http;
  return business[businessStatus ?? 0] ?? http[status ?? 0] ?? errorCatalogue.other;
}

/** Whether a business status has a row of its own, and so goes before any HTTP status. */
export function isListedBusinessStatus(status: number | undefined): boolean {
  return status !== undefined && status in errorCatalogue.business;
}

/** @param path as requested, without host and query: it stands in for `{url}`. */
export function failureText(row: CatalogueRow, path: string, serverMessage: string | undefined): string {
  return serverMessage ?? row.text.replace('{url}', () => path);
}
