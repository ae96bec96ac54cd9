import { use } from 'react';
import {
  type createBrowserRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** What an entry of the history remembers: the layers that were opened on the way to it, each a step of its own. */
interface Opened {
  readonly opened?: readonly string[];
}

/** How many of the last steps opened this kind of layer. */
export function stepsOf(layer: string, opened: readonly string[]): number {
  return opened.length - 1 - opened.findLastIndex((one) => one !== layer);
}

/** Routers on their way back: a key that is pressed twice takes the way once. */
const returning = new WeakSet<Router>();

/** Goes back, then does what comes after; where a question holds the step and the user stays, nothing comes after. */
function goBackThen(router: Router, steps: number, next: () => void): void {
  if (returning.has(router)) return;
  returning.add(router);
  const { key } = router.state.location;
  let wasHeld = false;
  const stop = router.subscribe(({ location, blockers }) => {
    const isHeld = [...blockers.values()].some(({ state }) => state !== 'unblocked');
    const isHere = location.key === key;
    if (isHere && (isHeld || !wasHeld)) {
      wasHeld = isHeld;
      return;
    }
    stop();
    returning.delete(router);
    if (!isHere) next();
  });
  void router.navigate(-steps);
}

/**
 * Layers over a page that make a step in the history. Closed, they go back the way they came: else the back button would meet the
 * page without them once more for each that was ever opened.
 */
export function useLayerHistory() {
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
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
    /** Puts another page in the place of this one and of all that opened over it: back then leads to where this one came from. */
    replacePage: (to: string): void => {
      const replace = () => void navigate(to, { replace: true });
      if (router === undefined || opened.length === 0) replace();
      else goBackThen(router, opened.length, replace);
    },
  };
}
