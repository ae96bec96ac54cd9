import { useCallback, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLayerHistory } from '../../kit/lib/layer-history.ts';
import { COURSE_RANGES, type CourseRange } from '../../parts/course/course-range.ts';
import { LABORATORY_DIALOG } from '../../parts/lab/explained-row.tsx';
import { GRAPH_OF } from '../../parts/report/detail-address.ts';
import type { Marking } from '../../parts/report/marked-rows.ts';
import type { TrendRequest } from '../../parts/report/detail-slots.ts';
import { RESULT_FILTERS, type ResultFilter } from '../../parts/report/result-filter.ts';
import { normalPath } from '../../parts/session/may-open.ts';
import { readTrend, writeTrend } from '../../parts/trend/trend-address.ts';
import { NO_TABS, openTab, type OpenTabs, readTabs, writeTabs } from './open-tabs.ts';

const PLAIN_PANELS = ['plans', 'triggers', 'disease', 'manager'] as const;

/** What may stand open over the detail page; at most one of them at a time. */
export type DetailPanel =
  | { readonly kind: (typeof PLAIN_PANELS)[number] }
  | { readonly kind: 'embedded'; readonly page: string }
  | { readonly kind: 'diagnosis'; readonly diagnosisId: string }
  | { readonly kind: 'assessment'; readonly apiType: number; readonly diagnosisId?: string };

const DIALOGS = ['share', 'feedback', LABORATORY_DIALOG] as const;
/** A dialog about the report itself, or about a row of a table. */
export type DetailDialog = (typeof DIALOGS)[number];

/** State of the detail page, as its address holds it. */
export interface DetailState extends Marking {
  /** '' when the address names no report. */
  reportId: string;
  filter: ResultFilter;
  range: 'year' | 'all';
  panel: DetailPanel | null;
  course: OpenCourse | null;
  /** The dialog of several indicators, over whatever else is open. */
  trend: TrendRequest | null;
  /** The dialog of applications, over whatever else is open. */
  applications: OpenTabs | null;
  dialog: DetailDialog | null;
  /** Of the dialog about a row: which one. */
  row: string;
  /** The diagnosis whose evidence stands as a graph in its drawer. */
  graph: string;
}

/** The course of items that is open; `range` undefined lets the dialog choose. */
export interface OpenCourse {
  readonly codes: readonly string[];
  readonly range: CourseRange | undefined;
}

function readCourse(query: URLSearchParams): OpenCourse | null {
  const codes = (query.get('course') ?? '').split(',').filter((code) => code !== '');
  const range = COURSE_RANGES.find((one) => one === query.get('range'));
  return codes.length === 0 ? null : { codes, range };
}

function isSame(left: DetailPanel | null, right: DetailPanel): boolean {
  if (left?.kind !== right.kind) return false;
  if (left.kind === 'embedded' && right.kind === 'embedded') return normalPath(left.page) === normalPath(right.page);
  if (left.kind === 'diagnosis' && right.kind === 'diagnosis') return left.diagnosisId === right.diagnosisId;
  if (left.kind === 'assessment' && right.kind === 'assessment') return left.apiType === right.apiType;
  return true;
}

/** One panel at a time: opening replaces what is open, the same again closes it. */
export function nextPanel(current: DetailPanel | null, asked: DetailPanel): DetailPanel | null {
  return isSame(current, asked) ? null : asked;
}

function readPanel(query: URLSearchParams): DetailPanel | null {
  const asked = query.get('panel');
  const diagnosisId = query.get('diagnosis_id') ?? '';
  const apiType = query.get('api_type') ?? '';
  const page = query.get('page') ?? '';
  if (asked === 'embedded' && page !== '') return { kind: asked, page };
  if (asked === 'diagnosis' && diagnosisId !== '') return { kind: asked, diagnosisId };
  if (asked === 'assessment' && /^\d{1,3}$/.test(apiType)) {
    return { kind: asked, apiType: Number(apiType), ...(diagnosisId !== '' && { diagnosisId }) };
  }
  const plain = PLAIN_PANELS.find((kind) => kind === asked);
  return plain === undefined ? null : { kind: plain };
}

/** State that an address asks for; whatever it says wrongly becomes the default. */
export function readDetailState(query: URLSearchParams): DetailState {
  const course = readCourse(query);
  return {
    reportId: query.get('report_id') ?? '',
    findingId: query.get('finding') ?? '',
    diagnosisId: query.get('diagnosis') ?? '',
    filter: RESULT_FILTERS.find((item) => item.value === query.get('filter'))?.value ?? 'all',
    // With a course open `range` is that of the course.
    range: query.get(course ? 'timeline' : 'range') === 'all' ? 'all' : 'year',
    panel: readPanel(query),
    course,
    trend: readTrend(query),
    applications: readTabs(query),
    dialog: DIALOGS.find((dialog) => dialog === query.get('dialog')) ?? null,
    row: query.get('row') ?? '',
    graph: query.get(GRAPH_OF) ?? '',
  };
}

/** The address of a state; defaults are left out. */
export function writeDetailState({
  reportId,
  findingId,
  diagnosisId,
  filter,
  range,
  panel,
  course,
  trend,
  applications,
  dialog,
  row,
  graph,
}: DetailState): URLSearchParams {
  const timeline = range === 'year' ? '' : range;
  const entries = {
    report_id: reportId,
    finding: findingId,
    diagnosis: diagnosisId,
    filter: filter === 'all' ? '' : filter,
    course: course?.codes.join(',') ?? '',
    range: course ? (course.range ?? '') : timeline,
    timeline: course ? timeline : '',
    panel: panel?.kind ?? '',
    page: panel?.kind === 'embedded' ? panel.page : '',
    api_type: panel?.kind === 'assessment' ? String(panel.apiType) : '',
    diagnosis_id: panel !== null && 'diagnosisId' in panel ? (panel.diagnosisId ?? '') : '',
    dialog: dialog ?? '',
    row: dialog === LABORATORY_DIALOG ? row : '',
    [GRAPH_OF]: panel?.kind === 'diagnosis' && panel.diagnosisId === graph ? graph : '',
    ...writeTrend(trend),
    ...writeTabs(applications),
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

/** Another report of the same patient: panels and what is marked belong to the report that is left. */
export function switchReport(state: DetailState, reportId: string): DetailState {
  const nothingOpen = { panel: null, course: null, trend: null, applications: null, dialog: null };
  return { ...state, reportId, findingId: '', diagnosisId: '', ...nothingOpen };
}

/** What opens over the page; each makes a step in the history. */
const LAYERS = ['panel', 'course', 'trend', 'applications', 'dialog'] as const;
type Layers = Partial<Pick<DetailState, (typeof LAYERS)[number]>>;

interface Now {
  readonly state: DetailState;
  readonly setQuery: ReturnType<typeof useSearchParams>[1];
  readonly layers: ReturnType<typeof useLayerHistory>;
}

/** What a user does to the state; `now` answers how it stands when that happens. */
function actsOf(now: () => Now) {
  const change = (part: Partial<DetailState>): void => {
    const { state, setQuery, layers } = now();
    const closed = LAYERS.find((layer) => part[layer] === null);
    if (closed !== undefined && layers.goBack(closed)) return;
    setQuery(writeDetailState({ ...state, ...part }), { replace: true, state: layers.state });
  };
  const open = (part: Layers): void => {
    const { state, setQuery, layers } = now();
    const layer = LAYERS.find((one) => one in part) ?? 'panel';
    setQuery(writeDetailState({ ...state, ...part }), { state: layers.over(layer, state[layer] !== null) });
  };
  return {
    /** Filters, what is marked, and closing what is open. */
    change,
    selectReport: (reportId: string) => now().setQuery(writeDetailState(switchReport(now().state, reportId))),
    openCourse: (codes: readonly string[], range?: CourseRange) => open({ course: { codes, range } }),
    openDialog: (dialog: DetailDialog) => open({ dialog }),
    openTrend: (trend: TrendRequest) => open({ trend }),
    /** One more tab is no step of its own: back closes the dialog. */
    openApplication: (id: string) => {
      const { applications } = now().state;
      const tabs = openTab(applications ?? NO_TABS, id);
      if (applications === null) open({ applications: tabs });
      else change({ applications: tabs });
    },
    openPanel: (asked: DetailPanel) => {
      const panel = nextPanel(now().state.panel, asked);
      if (panel === null) change({ panel });
      else open({ panel });
    },
  };
}

/**
 * State of the detail page in the address. Panels make a step in the history (back closes them), filters do not. What changes it
 * stays the same as long as the page stands: the parts of the page that a panel says nothing to are not drawn again.
 */
export function useDetailState() {
  const [query, setQuery] = useSearchParams();
  const layers = useLayerHistory();
  const state = readDetailState(query);
  const [{ latest, acts }] = useState(() => {
    const first: Now = { state, setQuery, layers };
    return { latest: first, acts: actsOf(() => first) };
  });
  useLayoutEffect(() => void Object.assign(latest, { state, setQuery, layers }));
  const rest = writeDetailState(switchReport(state, '')).toString();
  const addressOf = useCallback(
    (reportId: string) => `/detail?report_id=${encodeURIComponent(reportId)}${rest && `&${rest}`}`,
    [rest],
  );
  return { state, addressOf, ...acts };
}
