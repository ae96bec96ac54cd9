import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import { isMadeAhead } from '@jianwei/api-client/transport/quiet-calls';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DetailPanel } from './detail-state.ts';
import { DrawAhead } from './draw-ahead.tsx';
import { Standby, useKeptPanels } from './kept-panels.tsx';

const PLANS: DetailPanel = { kind: 'plans' };
const TRIGGERS: DetailPanel = { kind: 'triggers' };

let calls: string[] = [];
let drawn: string[] = [];
let failing = '';

const Part = memo(function Part({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { data = '载入' } = useQuery({
    queryKey: [name, { report_id: 'R1' }],
    queryFn: () => {
      calls.push(`${name} ${isMadeAhead() ? '无人等候' : ''}`);
      return name === 'triggers' ? Promise.reject(new Error('未能载入')) : Promise.resolve('到');
    },
    staleTime: Infinity,
  });
  useQuery({ queryKey: [name, 'later'], queryFn: () => Promise.resolve(calls.push('later')), enabled: false });
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.toggleAttribute('data-open', true);
    return () => dialog?.removeAttribute('data-open');
  }, []);
  drawn.push(`${name} ${data}`);
  if (name === failing) throw new Error(`${name} 画不出`);
  return (
    <div ref={ref} role="dialog" aria-label={name}>
      <div className="jw-overlay-head">
        <button aria-label="关闭" />
      </div>
      <button>{data}</button>
    </div>
  );
});

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said || this.props.children;
  }
}

const likely = [PLANS, TRIGGERS];

function Panels({ open }: { open: DetailPanel | null }) {
  const { kept, openKey, put, drop } = useKeptPanels(open, 'R1', 'P1');
  return (
    <>
      {kept.map(({ key, panel, drawing }) => (
        <Standby key={`${key} ${drawing}`} isShown={key === openKey} onFail={() => drop(key)}>
          <Part name={panel.kind} />
        </Standby>
      ))}
      {open === null && <DrawAhead panels={likely} kept={kept} put={put} />}
    </>
  );
}

const settled = (step: () => unknown) => act(() => Promise.resolve(step()));

function show() {
  const client = createQueryClient();
  const page = (open: DetailPanel | null) => (
    <QueryClientProvider client={client}>
      <Boundary>
        <Panels open={open} />
      </Boundary>
    </QueryClientProvider>
  );
  const { rerender } = render(page(null));
  return { client, open: (panel: DetailPanel | null) => settled(() => rerender(page(panel))) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What is out of sight is drawn between two steps of the clock. */
const passSteps = async () => {
  for (let step = 0; step < 12; step += 1) await pass(300);
};
/** What is out of sight has no name by its role. */
const hidden = (name: string) => screen.queryByLabelText(name);

beforeEach(() => {
  calls = [];
  drawn = [];
  failing = '';
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is likely opened is drawn out of sight once nobody touches anything, with what it reads, and shown as it is', async () => {
  const { open } = show();
  await pass(1900);
  fireEvent.keyDown(document.body, { key: 'k' });
  await pass(1900);
  expect(drawn).toEqual([]);
  await passSteps();
  expect(drawn).toEqual(['plans 载入', 'plans 到', 'triggers 载入', 'triggers 载入']);
  // Failures are told to nobody, and what is switched off stays so.
  expect(calls).toEqual(['plans 无人等候', 'triggers 无人等候']);
  const ahead = hidden('plans');
  expect(ahead).not.toBeVisible();
  expect(ahead).not.toHaveAttribute('data-open');

  await open(PLANS);
  expect(screen.getByRole('dialog')).toBe(ahead);
  expect(ahead).toHaveAttribute('data-open');
  expect(drawn.filter((line) => line.startsWith('plans'))).toHaveLength(2);
});

test('a panel that is closed as it was opened stands ready, one in which something was pressed or typed is made anew', async () => {
  const { open } = show();
  await open(PLANS);
  const first = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await open(null);
  expect(first).not.toBeVisible();
  await open(PLANS);
  expect(screen.getByRole('dialog')).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: '到' }));
  await open(null);
  expect(first).not.toBeInTheDocument();
  await open(PLANS);
  expect(screen.getByRole('dialog')).not.toBe(first);
});

test('another answer about the patient or the report takes away what stands out of sight, and nothing else does', async () => {
  const { open, client } = show();
  await open(PLANS);
  await open(TRIGGERS);
  expect(hidden('plans')).toBeInTheDocument();
  client.setQueryData(['别处', { report_id: 'R2' }], '旧');
  client.setQueryData(['此处', { patient_id: 'P1' }], '旧');
  await settled(() => client.setQueryData(['别处', { report_id: 'R2' }], '新'));
  await settled(() => client.setQueryData(['此处', { patient_id: 'P1' }], '旧'));
  expect(hidden('plans')).toBeInTheDocument();
  await settled(() => client.setQueryData(['此处', { patient_id: 'P1' }], '新'));
  expect(hidden('plans')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'triggers' })).toBeVisible();
});

test('what cannot be drawn ahead is told to nobody, and to whoever opens it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  failing = 'plans';
  const { open } = show();
  await passSteps();
  expect(hidden('plans')).not.toBeInTheDocument();
  expect(hidden('triggers')).toBeInTheDocument();
  expect(screen.queryByText('plans 画不出')).not.toBeInTheDocument();
  await open(PLANS);
  expect(screen.getByText('plans 画不出')).toBeInTheDocument();
  expect(said).toHaveBeenCalled();
});
