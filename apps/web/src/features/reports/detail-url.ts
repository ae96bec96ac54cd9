import { RESULT_FILTERS, type ResultFilter } from '../../parts/report/result-filter.ts';
import type { DetailPanel } from './detail-panel.ts';

/** State of the detail page, as its address holds it. */
export interface DetailState {
  /** '' when the address names no report. */
  reportId: string;
  /** Diagnosis whose evidence rows are marked; '' = none. */
  diagnosisId: string;
  filter: ResultFilter;
  range: 'year' | 'all';
  panel: DetailPanel | null;
}

function readPanel(query: URLSearchParams): DetailPanel | null {
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const apiType = query.get('api_type') ?? '';
  const page = query.get('page') ?? '';
  switch (query.get('panel')) {
    case 'triggers':
      return { kind: 'triggers' };
    case 'plans':
      return { kind: 'plans' };
    case 'disease':
      return { kind: 'disease' };
    case 'manager':
      return { kind: 'manager' };
    case 'embedded':
      return page === '' ? null : { kind: 'embedded', page };
    case 'diagnosis':
      return diagnosisId === '' ? null : { kind: 'diagnosis', diagnosisId };
    case 'assessment':
      if (!/^\d{1,3}$/.test(apiType)) return null;
      return { kind: 'assessment', apiType: Number(apiType), ...(diagnosisId !== '' && { diagnosisId }) };
    default:
      return null;
  }
}

function writePanel(query: URLSearchParams, panel: DetailPanel): void {
  query.set('panel', panel.kind);
  if (panel.kind === 'diagnosis') query.set('diagnosis_id', panel.diagnosisId);
  if (panel.kind === 'assessment') {
    query.set('api_type', String(panel.apiType));
    if (panel.diagnosisId !== undefined) query.set('diagnosis_id', panel.diagnosisId);
  }
  if (panel.kind === 'embedded') query.set('page', panel.page);
}

/** State that an address asks for; whatever it says wrongly becomes the default. */
export function readDetailState(query: URLSearchParams): DetailState {
  return {
    reportId: query.get('report_id') ?? '',
    diagnosisId: query.get('diagnosis') ?? '',
    filter: RESULT_FILTERS.find((item) => item.value === query.get('filter'))?.value ?? 'all',
    range: query.get('range') === 'all' ? 'all' : 'year',
    panel: readPanel(query),
  };
}

/** The address of a state; defaults are left out. */
export function writeDetailState(state: DetailState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.reportId !== '') query.set('report_id', state.reportId);
  if (state.diagnosisId !== '') query.set('diagnosis', state.diagnosisId);
  if (state.filter !== 'all') query.set('filter', state.filter);
  if (state.range !== 'year') query.set('range', state.range);
  if (state.panel) writePanel(query, state.panel);
  return query;
}

/** Another report of the same patient: panels and the marked diagnosis belong to the report that is left. */
export function switchReport(state: DetailState, reportId: string): DetailState {
  return { ...state, reportId, diagnosisId: '', panel: null };
}
