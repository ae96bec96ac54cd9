import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { pageChunk } from '../src/app/page-chunk.tsx';
import { findRoute } from '../src/app/route-table.ts';
import { createRoutedApp, RoutedRoot } from '../src/app/routed-app.tsx';
import { startServices } from '../src/app/start.ts';
import { getSession } from '../src/parts/session/session-store.ts';
import { addressOf, prepare, type Rendered, type RenderOptions } from './rendered.ts';

/** The chunk of the first page: one that came later would suspend inside whatever act is then under way. */
async function firstPage(path: string): Promise<void> {
  const route = findRoute(path);
  const session = getSession();
  // A chunk that fails is left for the page itself to meet.
  const role = route?.shell === 'public' ? 0 : session?.role;
  if (role !== undefined && route !== undefined) await pageChunk(route, role).catch(() => undefined);
}

/** Renders the whole application (router, guard, layouts) at a path, against a world of its own. */
export async function renderApp(options: RenderOptions = {}): Promise<Rendered> {
  const world = await prepare(options);
  const services = startServices(world.fetch);
  const { router, ready, stop } = createRoutedApp(services, { isFirstLoad: true, memory: options.path ?? '/' });
  onTestFinished(stop);
  await ready;
  await firstPage(router.state.location.pathname);
  const element = <RoutedRoot router={router} queryClient={services.queryClient} />;
  // Pages arrive as chunks: rendering suspends, and act must wait for that.
  const result = await act(() => Promise.resolve(render(element)));
  return {
    ...result,
    user: userEvent.setup(),
    world,
    router,
    queryClient: services.queryClient,
    address: () => addressOf(router),
  };
}
