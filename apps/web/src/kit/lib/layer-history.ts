import { useLocation, useNavigate } from 'react-router-dom';

/** What an entry of the history remembers: the layers that were opened on the way to it, each a step of its own. */
interface Opened {
  readonly opened?: readonly string[];
}

/** How many of the last steps opened this kind of layer. */
export function stepsOf(layer: string, opened: readonly string[]): number {
  return opened.length - 1 - opened.findLastIndex((one) => one !== layer);
}

/**
 * Layers over a page that make a step in the history. Closed, they go back the way they came: else the back button would meet the
 * page without them once more for each that was ever opened.
 */
export function useLayerHistory() {
  const navigate = useNavigate();
  const state = useLocation().state as Opened | null;
  const opened = state?.opened ?? [];
  return {
    /** State of this entry, for changes that stay in it. */
    state,
    /**
     * State of the entry that opens one more.
     * @param isOpen one of the kind is open: where an address brought it, going back would only show that one again
     */
    over: (layer: string, isOpen = false): Opened =>
      isOpen && stepsOf(layer, opened) === 0 ? { opened } : { opened: [...opened, layer] },
    /** @returns false where no step opened it, but the address of the page brought it */
    goBack: (layer: string): boolean => {
      const steps = stepsOf(layer, opened);
      if (steps > 0) void navigate(-steps);
      return steps > 0;
    },
  };
}
