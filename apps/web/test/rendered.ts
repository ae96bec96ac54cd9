import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import type { createMemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { setSession } from '../src/parts/session/session-store.ts';
import { configureForTests, createTestWorld, type TestWorld } from './hospital.ts';
import { storeSeenVersion } from './seen-version.ts';

type AppRouter = ReturnType<typeof createMemoryRouter>;

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly world: TestWorld;
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  /** Path with query of the present screen. */
  readonly address: () => string;
}

export interface RenderOptions {
  /** Address to start from. */
  readonly path?: string;
  /** Seeded account to be signed in as; null = nobody. */
  readonly account?: string | null;
  /** The update notes are new to everybody; without it they were seen, so that their dialog covers nothing. */
  readonly hasUpdateNotes?: true;
  /** A world made before, for example with a fault planned in it. */
  readonly world?: TestWorld;
}

/** Configures the page, makes the world and signs in. */
export async function prepare({ account = 'doctor', world, hasUpdateNotes }: RenderOptions): Promise<TestWorld> {
  configureForTests();
  if (hasUpdateNotes !== true) storeSeenVersion();
  const ready = world ?? (await createTestWorld());
  if (account !== null) setSession(await ready.signIn(account));
  onTestFinished(() => {
    ready.hospital.worlds.drop(ready.id);
  });
  return ready;
}

/** Path with query of the present screen. */
export function addressOf(router: AppRouter): string {
  const { pathname, search } = router.state.location;
  return pathname + search;
}
