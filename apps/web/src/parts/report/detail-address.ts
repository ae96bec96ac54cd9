/** Parameter of the diagnosis whose evidence stands as a graph. */
export const GRAPH_OF = 'graph';

interface DetailTarget {
  reportId: string;
  panel?: 'diagnosis' | 'assessment' | 'triggers' | 'plans';
  /** Needed by panel diagnosis, optional for panel assessment. */
  diagnosisId?: string;
  /** Needed by panel assessment. */
  apiType?: number;
  /** Code of an item whose course is open. */
  course?: string;
}

/** Address of a report's detail page, with a panel already open where one is named. */
export function detailAddress(target: DetailTarget): string {
  const query = new URLSearchParams({ report_id: target.reportId });
  if (target.panel) query.set('panel', target.panel);
  if (target.diagnosisId !== undefined) query.set('diagnosis_id', target.diagnosisId);
  if (target.course !== undefined) query.set('course', target.course);
  if (target.apiType !== undefined) query.set('api_type', String(target.apiType));
  return `/detail?${query.toString()}`;
}

/** Address of a screen of the report shell: the report goes with every link. */
export function shellAddress(path: string, reportId: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(reportId !== '' && { report_id: reportId }), ...more });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
