import { act, cleanup, render } from '@testing-library/react';
import { createRoutedApp, RoutedRoot } from '../src/app/routed-app.tsx';
import { startServices } from '../src/app/start.ts';
import type { TestWorld } from './hospital.ts';

/** What the hospital said to each call, by method, address and body. */
export type Answers = ReadonlyMap<string, string>;

export interface Shown {
  readonly text: string;
  readonly answers: Answers;
}

/** What has not changed for so many turns of the event loop has come. */
const TURNS = 4;
const LONGEST_MS = 60_000;

const turn = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** A page that was drawn ahead, or is kept, out of sight. */
const OUT_OF_SIGHT = '.jw-page[aria-hidden], .jw-page[style*="display: none"]';

/** Everything that a reader can find: texts, what is typed, and what is said of a place that shows no text. */
function textOnScreen(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((field) => field.closest(OUT_OF_SIGHT) === null)
    .map(({ value }) => value);
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const element of page.querySelectorAll(OUT_OF_SIGHT)) element.remove();
  // What a notice or a live region said of the screen before may still stand there.
  for (const element of page.querySelectorAll('.jw-notices, .jw-visually-hidden[role="status"]')) element.remove();
  const labels = [...page.querySelectorAll('[aria-label], [title], [label]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
    element.getAttribute('label') ?? '',
  ]);
  return [page.textContent, ...fields, ...labels].join('\n');
}

/**
 * Opens a screen and waits until it stands still.
 * @param stillMs how long it stands still at least: parts that are read for the first time come as chunks
 * @param answers what stands in for the hospital; a call it does not know is asked of the hospital
 */
export async function showScreen(world: TestWorld, address: string, answers: Answers, stillMs = 0): Promise<Shown> {
  const seen = new Map<string, string>();
  let pending = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const sent = typeof init?.body === 'string' ? init.body : '';
    const key = `${init?.method ?? 'GET'} ${url} ${sent}`;
    pending += 1;
    try {
      const known = answers.get(key);
      if (known !== undefined) {
        seen.set(key, known);
        return new Response(known, { headers: { 'content-type': 'application/json' } });
      }
      const response = await world.fetch(input, { ...init, signal: null });
      if (response.ok && response.headers.get('content-type')?.startsWith('application/json')) {
        seen.set(key, await response.clone().text());
      }
      return response;
    } finally {
      pending -= 1;
    }
  };
  const services = startServices(fetch);
  const { router, ready, stop } = createRoutedApp(services, { isFirstLoad: true, memory: address });
  try {
    await ready;
    await act(() => Promise.resolve(render(<RoutedRoot router={router} queryClient={services.queryClient} />)));
    let [before, turns, since] = ['', 0, performance.now()];
    const giveUp = since + LONGEST_MS;
    // The first time it also waits for something read: on a busy machine a chunk is loaded for longer than a screen stands still, and that
    // the page was opened is noted meanwhile.
    const hasRead = () =>
      [...seen.keys()].some((key) => key.startsWith('GET ') || key.includes('/shared_reports/read'));
    const isMoving = () => turns < TURNS || performance.now() - since < stillMs || (stillMs > 0 && !hasRead());
    while (isMoving() && performance.now() < giveUp) {
      await turn(stillMs > 0 ? 20 : 0);
      const now = document.body.textContent;
      const isStill = now === before && pending === 0 && !now.includes('正在载入');
      [turns, since] = isStill ? [turns + 1, since] : [0, performance.now()];
      before = now;
    }
    return { text: textOnScreen(), answers: seen };
  } finally {
    cleanup();
    services.queryClient.clear();
    stop();
  }
}
