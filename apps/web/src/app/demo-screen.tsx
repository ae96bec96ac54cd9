import { recorded } from '../features/demo/recorded-answers.ts';
import { DEMO_START } from '../features/demo/demo-stops.ts';
import { demoFetch } from '../features/demo/demo-transport.ts';
import { listenToStops } from '../features/demo/demo-link.ts';
import { setSession } from '../parts/session/session-store.ts';
import { createRoutedApp, RoutedRoot } from './routed-app.tsx';
import type { Services } from './start.ts';
import { setUpTransport } from './transport-setup.ts';

/** The report of the demo: a session that nobody has, answers that were recorded, addresses that stay in memory. */
export async function createDemoApp(services: Services) {
  const { session, answers } = recorded;
  setUpTransport({ onSessionEnd: () => undefined }, { fetch: demoFetch(answers), cipher: undefined });
  setSession({ ...session, verifyArr: ['/detail'] });
  const { router, ready } = createRoutedApp(services, { isFirstLoad: true, memory: DEMO_START });
  await ready;
  listenToStops((address) => void router.navigate(address));
  return { router, screen: <RoutedRoot router={router} queryClient={services.queryClient} /> };
}
