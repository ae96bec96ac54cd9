import { useSearchParams } from 'react-router-dom';

import { nextPanel, type DetailPanel } from './detail-panel.ts';
import { readDetailState, switchReport, writeDetailState, type DetailState } from './detail-url.ts';

/** State of the detail page in the address. Panels make a step in the history (back closes them), filters do not. */
export function useDetailState() {
  const [query, setQuery] = useSearchParams();
  const state = readDetailState(query);
  const write = (change: Partial<DetailState>, replace: boolean) =>
    setQuery(writeDetailState({ ...state, ...change }), { replace });
  return {
    state,
    addressOf: (reportId: string) => `/detail?${writeDetailState(switchReport(state, reportId)).toString()}`,
    selectReport: (reportId: string) => write(switchReport(state, reportId), false),
    selectDiagnosis: (diagnosisId: string) => write({ diagnosisId }, true),
    setFilter: (filter: DetailState['filter']) => write({ filter }, true),
    setRange: (range: DetailState['range']) => write({ range }, true),
    openPanel: (panel: DetailPanel) => write({ panel: nextPanel(state.panel, { type: 'open', panel }) }, false),
    closePanel: () => write({ panel: nextPanel(state.panel, { type: 'close' }) }, true),
  };
}
