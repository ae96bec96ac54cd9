import { isInPanelFrame } from '../../kit/lib/page-frame.tsx';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useSession } from '../../parts/session/session-store.ts';

const Bubble = lazyPart('Bubble', () => import('./bubble.tsx'));

/** 嵌入气泡: inside another system, where there is no bell, a push that was to come this way stands in the corner. */
export function PushBubble() {
  const session = useSession();
  const mayOpen = useMayOpen();
  const isEmbedded = session?.mode !== undefined && !isInPanelFrame();
  return isEmbedded && (mayOpen('/report-detail') || mayOpen('/detail')) ? <Bubble /> : null;
}
