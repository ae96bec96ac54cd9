import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createRoutedApp, RoutedRoot } from '../src/app/routed-app.tsx';
import { startServices } from '../src/app/start.ts';
import { setSession } from '../src/parts/session/session-store.ts';
import { configureForTests, createTestWorld, type TestWorld } from './hospital.ts';
import { MARKED_PATIENTS, patientsIn, strangersIn, type MarkedPatient } from './marked-patients.ts';
import { storeSeenVersion } from './seen-version.ts';
import { shuffledAnswers, type Recorded } from './shuffled-answers.ts';

/** What may stand open over a report, as its address says it. */
const PANELS = [
  '',
  ...[4, 5, 6, 8].map((type) => `&panel=assessment&api_type=${type}`),
  ...['CKD', 'DM'].map((id) => `&panel=diagnosis&diagnosis_id=${id}`),
  '&panel=plans',
  '&panel=triggers',
];

interface Step {
  /** Another patient, by number. */
  readonly go?: number;
  /** The panel that is then open; null: the one that was. */
  readonly panel?: string | null;
  /** Which of the waiting answers arrive, by their place among those that wait. */
  readonly answers?: readonly number[];
  /** One of the records and trends on offer. */
  readonly press?: number;
  readonly types?: true;
}

const answers = fc.array(fc.nat(30), { maxLength: 8 }).map((places): Step => ({ answers: places }));
const deed = fc.oneof(
  fc.nat(30).map((press): Step => ({ press })),
  fc.constant<Step>({ types: true }),
  fc.constant<Step>({}),
);
const panel = fc.option(fc.constantFrom(...PANELS), { freq: 2 });
const go = fc.record({ go: fc.nat(MARKED_PATIENTS.length - 1), panel });
/** A patient is opened, some answers arrive, something is done, more arrive: also those of the patients before. */
const visits = fc.array(fc.tuple(go, answers, deed, answers), { minLength: 3, maxLength: 8 }).map((all) => all.flat());

/** Every report was read before, and is painted at once. */
const readAll = MARKED_PATIENTS.flatMap((_, go): Step[] => [{ go, panel: '' }, { answers: [0, 0, 0, 0, 0, 0] }]);

/** Three turns of the event loop: an answer that arrived has been painted. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Pages of other reports, kept or drawn ahead: out of sight and out of reach of a screen reader. */
const BEHIND = ':is(.jw-page, .jw-layer)[style*="display: none"], .jw-page[aria-hidden]';
const isShown = (element: Element) => element.closest(BEHIND) === null;

/** Everything in an element: its text, what it is made of and what is typed in it. */
function everythingIn(element: Element): string {
  const typed = [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  return [element.outerHTML, ...typed].join('\n');
}

/** Everything that a reader or a screen reader can find on the page. */
function everythingOnScreen(): string {
  const shown = document.body.cloneNode(true) as HTMLElement;
  for (const behind of shown.querySelectorAll(BEHIND)) behind.remove();
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter(isShown)
    .map(({ value }) => value);
  return [document.title, shown.outerHTML, ...typed].join('\n');
}

/** Pages out of sight that speak of more than one patient: each may come back as it stands. */
function mixedBehind(): readonly string[] {
  const pages = [...document.querySelectorAll('.jw-page')].filter((page) => !isShown(page)).map(everythingIn);
  return pages.flatMap((page) => {
    const [owner, ...others] = patientsIn(page);
    return others.length === 0 ? [] : strangersIn(page, owner);
  });
}

/** Records of a tool, and what leads to a trend. */
function pressable(): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].filter(isShown);
  return buttons.filter((button) => /^\d{4}-|趋势/.test(button.getAttribute('aria-label') ?? button.textContent));
}

type Opened = Awaited<ReturnType<typeof open>>;

async function open(world: TestWorld, recorded: Recorded, address: string) {
  const answers = shuffledAnswers(world, recorded);
  const services = startServices(answers.fetch);
  const { router, ready, stop } = createRoutedApp(services, { isFirstLoad: true, memory: address });
  await ready;
  await act(() => Promise.resolve(render(<RoutedRoot router={router} queryClient={services.queryClient} />)));
  await settle();
  const owner = (): MarkedPatient | undefined => {
    const reportId = new URLSearchParams(router.state.location.search).get('report_id');
    return MARKED_PATIENTS.find((patient) => reportId?.startsWith(patient.reportId.slice(0, 5)));
  };
  let panel = '';
  const take = async (step: Step) => {
    if (step.go !== undefined) {
      panel = step.panel ?? panel;
      await act(() => router.navigate(`/detail?report_id=${MARKED_PATIENTS[step.go ?? 0]?.reportId ?? ''}${panel}`));
      const question = screen.queryByRole('alertdialog');
      if (question) fireEvent.click(within(question).getByRole('button', { name: '放弃修改' }));
    }
    for (const place of step.answers ?? []) answers.release(place);
    const buttons = pressable();
    const button = buttons[(step.press ?? 0) % Math.max(buttons.length, 1)];
    if (step.press !== undefined && button) await act(() => Promise.resolve(fireEvent.click(button)));
    const fields = document.querySelectorAll('[role="dialog"] input[inputmode]:not([readonly]):not([disabled])');
    const field = [...fields].find(isShown);
    if (step.types && field) fireEvent.change(field, { target: { value: `88.${owner()?.digits ?? ''}` } });
    await settle();
  };
  const close = async () => {
    answers.releaseAll();
    await settle();
    cleanup();
    services.queryClient.clear();
    stop();
  };
  return { answers, owner, take, close };
}

/** Opens every panel once: what follows meets no chunk that is still loading. A panel that stays empty would prove nothing. */
async function openEveryPanel({ take, owner }: Opened) {
  await take({ answers: [0, 0, 0, 0] });
  const [, ...others] = PANELS;
  expect(others.length).toBeGreaterThan(0);
  for (const panel of others) {
    await take({ go: 0, panel });
    await vi.waitFor(async () => {
      await take({ answers: [0, 0, 0, 0] });
      expect(patientsIn(screen.getAllByRole('dialog')[0]?.textContent ?? '')).toEqual([owner()]);
    }, 60_000);
    await take({ press: 0 });
    await take({ answers: [0] });
  }
}

test('answers in any order while patients are switched: no screen ever shows another patient', async () => {
  // Charts draw nothing without room.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  configureForTests();
  Object.assign(window.__APP_CONFIG__ ?? {}, { wire: 'plain' });
  storeSeenVersion();
  const world = await createTestWorld();
  setSession(await world.signIn('doctor'));
  const recorded: Recorded = new Map();
  const openAt = (start: number) =>
    open(world, recorded, `/detail?report_id=${MARKED_PATIENTS[start]?.reportId ?? ''}`);
  const run = async (start: number, hasReadAll: boolean, way: readonly Step[]) => {
    const { answers, owner, take, close } = await openAt(start);
    try {
      const steps = hasReadAll ? [...readAll, ...way] : way;
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        await take(step);
        expect(strangersIn(everythingOnScreen(), owner())).toEqual([]);
        // What lies behind changes with the page in front of it.
        if (step.go !== undefined) expect(mixedBehind()).toEqual([]);
      }
      answers.releaseAll();
      for (let turn = 0; turn < 4; turn += 1) await settle();
      expect(mixedBehind()).toEqual([]);
      expect(patientsIn(everythingOnScreen())).toEqual([owner()]);
      expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent(
        `${owner()?.name ?? ''}${owner()?.mark ?? ''}`,
      );
    } finally {
      await close();
    }
  };

  const first = await openAt(0);
  await openEveryPanel(first);
  await first.close();
  await fc.assert(fc.asyncProperty(fc.nat(MARKED_PATIENTS.length - 1), fc.boolean(), visits, run), {
    numRuns: 3,
    // A way that fails is short enough to follow; looking for a shorter one takes minutes.
    endOnFailure: true,
  });
  world.hospital.worlds.drop(world.id);
});
