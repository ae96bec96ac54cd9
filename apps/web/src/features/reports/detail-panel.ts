import { normalPath } from '../../parts/session/may-open.ts';

/** What may stand open over the detail page; at most one of them at a time. */
export type DetailPanel =
  | { readonly kind: 'plans' }
  | { readonly kind: 'triggers' }
  | { readonly kind: 'disease' }
  | { readonly kind: 'manager' }
  | { readonly kind: 'embedded'; readonly page: string }
  | { readonly kind: 'diagnosis'; readonly diagnosisId: string }
  | { readonly kind: 'assessment'; readonly apiType: number; readonly diagnosisId?: string };

export type DockEntryId = 'plans' | 'disease' | 'tests' | 'triggers' | 'mine' | 'manager';

/** One entry of the bottom navigation. 我的应用 has no panel of its own: each of its chips opens one. */
export interface DockEntry {
  readonly id: DockEntryId;
  readonly label: string;
  readonly opens: DetailPanel | null;
}

export const DOCK_ENTRIES: readonly DockEntry[] = [
  { id: 'plans', label: '趋势方案', opens: { kind: 'plans' } },
  { id: 'disease', label: '查疾病', opens: { kind: 'disease' } },
  { id: 'tests', label: '懂检验', opens: { kind: 'embedded', page: '/data' } },
  { id: 'triggers', label: '应用集', opens: { kind: 'triggers' } },
  { id: 'mine', label: '我的应用', opens: null },
  { id: 'manager', label: '应用管理', opens: { kind: 'manager' } },
];

/** The panel that one of my applications opens: its page in the embedded panel, or its tool in the assessment drawer. */
export function applicationPanel(application: { api_type?: number; type?: string }, page?: string): DetailPanel | null {
  if (application.type === 'page') return page === undefined ? null : { kind: 'embedded', page };
  return application.api_type === undefined ? null : { kind: 'assessment', apiType: application.api_type };
}

function isSame(left: DetailPanel | null, right: DetailPanel): boolean {
  if (left?.kind !== right.kind) return false;
  if (left.kind === 'embedded' && right.kind === 'embedded') return normalPath(left.page) === normalPath(right.page);
  if (left.kind === 'diagnosis' && right.kind === 'diagnosis') return left.diagnosisId === right.diagnosisId;
  if (left.kind === 'assessment' && right.kind === 'assessment') return left.apiType === right.apiType;
  return true;
}

export type PanelAction =
  | { readonly type: 'open'; readonly panel: DetailPanel }
  | { readonly type: 'close' }
  | { readonly type: 'switch-report' };

/** One panel at a time: opening replaces what is open, the same again closes it, another report closes everything. */
export function nextPanel(current: DetailPanel | null, action: PanelAction): DetailPanel | null {
  if (action.type !== 'open') return null;
  return isSame(current, action.panel) ? null : action.panel;
}
