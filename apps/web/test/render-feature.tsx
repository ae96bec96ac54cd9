import type { ReactElement } from 'react';
import { createSessionEnd } from '../src/app/start.ts';
import { setUpTransport } from '../src/app/transport-setup.ts';
import { setReadyPaths } from '../src/parts/session/may-open.ts';
import { renderInRouter } from './render-in-router.tsx';
import { addressOf, prepare, type Rendered, type RenderOptions } from './rendered.ts';

/** Screens a feature under test may link to. */
const READY_PATHS = new Set([
  ...['/', '/login', '/excellent', '/detail', '/favorite-list', '/crisis-reminder'],
  ...['/scientific-research', '/scientific-research-assist', '/my-scientific-research', '/report-list'],
]);

/**
 * Renders one feature without the route table: router (every path shows the feature), query client, session, hosts of
 * notices and questions, transport to a world of its own.
 */
export async function renderFeature(ui: ReactElement, options: RenderOptions = {}): Promise<Rendered> {
  const world = await prepare(options);
  setReadyPaths(READY_PATHS);
  const rendered = renderInRouter(ui, options.path, (router, queryClient) =>
    setUpTransport({ onSessionEnd: createSessionEnd(() => router, queryClient) }, { fetch: world.fetch }),
  );
  return { ...rendered, world, address: () => addressOf(rendered.router) };
}
