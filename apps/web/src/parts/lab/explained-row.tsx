import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLayerHistory } from '../../kit/lib/layer-history.ts';

/** Which row of which table is explained, as one text; '' while none is. */
interface Explained {
  readonly place: string;
  readonly explain: (place: string) => void;
}

const ExplainedPlace = createContext<Explained | null>(null);

/** The dialog of the address that explains a row. */
export const LABORATORY_DIALOG = 'laboratory';

function written(query: URLSearchParams, row: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ dialog: LABORATORY_DIALOG, row })) {
    if (row === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** Keeps in the address what the tables inside explain, so that a reload and a link show it again and the back button closes it. */
export function ExplainedInAddress({ children }: { children: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const place = query.get('dialog') === LABORATORY_DIALOG ? (query.get('row') ?? '') : '';
  const layers = useLayerHistory();
  const change = (row: string): void => {
    if (row === '' && layers.goBack('dialog')) return;
    const options = row === '' ? { replace: true, state: layers.state } : { state: layers.over('dialog') };
    setQuery((old) => written(old, row), options);
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  // One function for good: every row of a table is drawn again with another.
  const explain = useCallback((row: string) => latest.current(row), []);
  const value = useMemo(() => ({ place, explain }), [place, explain]);
  return <ExplainedPlace value={value}>{children}</ExplainedPlace>;
}

/**
 * The id of the row that a table explains, and how that is changed. Two tables of a page may hold the same row: the dialog
 * belongs to the one where it was asked for.
 */
export function useExplainedRow(caption: string): [string | undefined, (laboratoryId: string | undefined) => void] {
  const own = useState('');
  const { place, explain } = useContext(ExplainedPlace) ?? { place: own[0], explain: own[1] };
  const start = `${caption}/`;
  const id = place.startsWith(start) ? place.slice(start.length) : undefined;
  const change = useCallback(
    (laboratoryId: string | undefined) => explain(laboratoryId === undefined ? '' : start + laboratoryId),
    [explain, start],
  );
  return [id, change];
}
