import { LucideProvider } from 'lucide-react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keepTypedBeforeStart } from '../features/session/typed-before-start.ts';
import { CLINICIAN_ROLE } from '../parts/session/roles.ts';
import { getSession } from '../parts/session/session-store.ts';
import { notice } from '../kit/ui/notice.tsx';
import { loadChunk } from '../kit/lib/chunk-loader.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { keepInMemory } from '../kit/lib/storage.ts';
import { isDemoScreen, isInPanelFrame } from '../kit/lib/page-frame.tsx';
import { prefetchOpenedReport, settleFirstAddress } from './first-address.ts';
import { LoginRoot } from './login-root.tsx';
import { firstPageChunk, prefetchPage } from './page-chunk.tsx';
import { findRoute } from './route-table.ts';
import { startServices } from './start.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id root');
const place = container;

// Before anything of the visitor's own session is looked at.
const isDemo = isDemoScreen();
if (isDemo) keepInMemory();

const services = startServices();
let root: ReturnType<typeof createRoot> | undefined;

// The condition is a constant of the build: a production build holds neither this branch nor the chunk behind it.
const DevPanelButton = import.meta.env.DEV
  ? lazyPart('DevPanelButton', () => import('../features/dev-panel/dev-panel-button.tsx'))
  : null;

/** React takes the place of the frame of index.html at the first screen. */
function show(screen: React.ReactNode): void {
  const content = (
    <StrictMode>
      <LucideProvider strokeWidth={1.6}>
        {screen}
        {DevPanelButton && !isInPanelFrame() && <DevPanelButton />}
      </LucideProvider>
    </StrictMode>
  );
  if (root !== undefined) {
    root.render(content);
    return;
  }
  // In one go: a key pressed between reading the frame's fields and replacing them would be lost.
  keepTypedBeforeStart();
  // The login page puts its frame up again before anything is painted; no other screen stands beside it.
  delete document.documentElement.dataset.frame;
  const created = (root = createRoot(place));
  flushSync(() => created.render(content));
}

const loadRoutedApp = () => loadChunk(() => import('./routed-app.tsx'));

async function showRouted(isFirstLoad: boolean): Promise<void> {
  const { createRoutedApp, RoutedRoot } = await loadRoutedApp();
  const { router, ready } = createRoutedApp(services, { isFirstLoad });
  await ready;
  await firstPageChunk(router.state.location.pathname);
  show(<RoutedRoot router={router} queryClient={services.queryClient} />);
}

function showLogin(address: URL): void {
  show(
    <LoginRoot
      address={address}
      queryClient={services.queryClient}
      onStartTyping={() => {
        loadRoutedApp().catch(() => undefined);
        for (const path of ['/', '/excellent']) prefetchPage(path, CLINICIAN_ROLE);
      }}
      onOpen={(target) => {
        window.history.replaceState(null, '', target);
        void showRouted(false);
      }}
    />,
  );
}

/** The report of /demo, in its frame: the same screens on recorded answers. */
async function showDemo(): Promise<void> {
  const { createDemoApp } = await loadChunk(() => import('./demo-screen.tsx'));
  const { router, screen } = await createDemoApp(services);
  await firstPageChunk(router.state.location.pathname);
  show(screen);
}

async function start(): Promise<void> {
  if (isDemo) return showDemo();
  const { pathname, search, hash } = window.location;
  const role = getSession()?.role;
  if (role !== undefined) {
    // Side by side with the guard: what a signed-in user will most likely see.
    loadRoutedApp().catch(() => undefined);
    prefetchPage(pathname, role);
    prefetchOpenedReport(services.queryClient, pathname + search);
  }
  const { address, message } = await settleFirstAddress(pathname + search + hash);
  if (message !== undefined) notice.error(message);
  const url = new URL(address, window.location.origin);
  if (address !== pathname + search + hash) window.history.replaceState(null, '', address);
  if (findRoute(url.pathname)?.shell === 'login') showLogin(url);
  else await showRouted(true);
}

// Not awaited here: later chunks import this one, and would wait for its end as it waits for them.
void start();
