import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import { isMadeAhead } from '@jianwei/api-client/transport/quiet-calls';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DetailPanel } from './detail-state.ts';
import { DrawAhead } from './draw-ahead.tsx';

const calls: string[] = [];
const drawn: string[] = [];
let effects = 0;

function Part({ name }: { name: string }) {
  const { data = '载入' } = useQuery({
    queryKey: [name],
    queryFn: () => {
      calls.push(`${name} ${isMadeAhead() ? '无人等候' : ''}`);
      return name === 'triggers' ? Promise.reject(new Error('未能载入')) : Promise.resolve('到');
    },
  });
  useQuery({ queryKey: [name, 'later'], queryFn: () => Promise.resolve(calls.push('later')), enabled: false });
  drawn.push(`${name} ${data}`);
  return (
    <p
      ref={() => {
        effects += 1;
      }}
    >
      {data}
    </p>
  );
}

const panels: readonly DetailPanel[] = [{ kind: 'plans' }, { kind: 'triggers' }];
const client = createQueryClient();
const page = (
  <QueryClientProvider client={client}>
    <DrawAhead panels={panels} draw={({ kind }) => <Part name={kind} />} />
  </QueryClientProvider>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What is out of sight is drawn between two steps of the clock. */
const passSteps = async () => {
  for (let step = 0; step < 12; step += 1) await pass(300);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is likely opened is drawn out of sight once nobody touches anything, with what it reads, each kind once', async () => {
  const { container, unmount } = render(page);
  await pass(1900);
  fireEvent.keyDown(document.body, { key: 'k' });
  await pass(1900);
  expect(drawn).toEqual([]);
  await passSteps();
  expect(drawn).toEqual(['plans 载入', 'plans 到', 'triggers 载入', 'triggers 载入']);
  // Failures are told to nobody, and what is switched off stays so.
  expect(calls).toEqual(['plans 无人等候', 'triggers 无人等候']);
  expect(container.innerHTML).toBe('');
  unmount();

  const again = render(page);
  await passSteps();
  expect(drawn).toHaveLength(4);
  expect(effects).toBe(0);
  again.unmount();
});
