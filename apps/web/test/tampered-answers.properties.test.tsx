import { mendBody, UNDETERMINED, type AnswerChecks } from '@jianwei/api-client/transport/undetermined';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROUTES } from '../src/app/route-table.ts';
import { setSession } from '../src/parts/session/session-store.ts';
import { configureForTests, createTestWorld, type TestWorld } from './hospital.ts';
import { openLink } from './open-link.ts';
import { READ_SCREENS, type ReadScreen } from './read-screens.ts';
import { storeSeenVersion } from './seen-version.ts';
import { showScreen, type Answers, type Shown } from './tampered-answers.tsx';

/** Of each screen. More of them find more: `TAMPERINGS=100 npx vitest run test/tampered-answers`. */
const TAMPERINGS = Number(process.env['TAMPERINGS'] ?? 1);

/** What stands in the place of a value: an unknown word, a wrong type, null, nothing. */
const JUNK = { word: 'x-unknown', number: 987_654, object: { a: 1 }, null: null, dropped: undefined };

/** Words that calm: what cannot be determined must not add one. */
const CALM = ['正常', '未见', '阴性', '低危', '未达到', '不存在', '有效', '暂无', '没有', '持平'];

/** Fields that say which thing it is, where it leads or where it stands in a list: they are not shown themselves. */
const SHOWN_NOWHERE =
  /_id$|^(sort|key|code|item|page|page_size|_type|source|target|type|api_type|source_type|result_type)$/;

/** Ready screens that show no answer: who comes in, what never changes. */
const WITHOUT_ANSWERS = [
  '/about-us',
  '/apply-login',
  '/common-problem',
  '/demo',
  '/login',
  '/online',
  '/plugin-login',
  '/single-login',
];

/** What is tampered with on a screen depends on its name alone: a new screen changes no other (FNV-1a). */
function seedOf({ address, account = '', link, isVerified = false }: ReadScreen): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${address} ${account}${link ?? ''}${isVerified ? '+' : ''}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
}

interface Place {
  /** The call whose answer is changed. */
  readonly call: string;
  readonly check: AnswerChecks[number];
  readonly path: readonly string[];
}

/** Every place of a value in a body. */
function pathsOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]));
  return at.length === 0 ? inside : [at, ...inside];
}

function changed(json: string, path: readonly string[], junk: unknown): string {
  const body = JSON.parse(json) as unknown;
  const parent = path.slice(0, -1).reduce((part, key) => (part as Record<string, unknown>)[key], body);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = junk;
  return JSON.stringify(body);
}

/** The name of a field; of a list, that of what holds it. */
const nameOf = (path: readonly string[]) => path.findLast((key) => !/^\d+$/.test(key)) ?? '';

/** The first lines in which two texts differ. */
function differenceOf(one: string, other: string): string {
  const [before, after] = [one, other].map((text) => text.split('\n')) as [string[], string[]];
  const at = before.findIndex((line, index) => line !== after[index]);
  const [from, to] = [before[at] ?? '', after[at] ?? ''];
  const start = Math.max(0, Array.from(from).findIndex((letter, index) => letter !== to[index]) - 30);
  return `「${from.slice(start, start + 120)}」 became 「${to.slice(start, start + 120)}」`;
}

const count = ({ text }: Shown, word: string) => text.split(word).length - 1;

describe('a screen whose answer is not what the contract says', () => {
  let world: TestWorld;
  let checks: AnswerChecks;

  beforeAll(async () => {
    const modules = import.meta.glob<{ checks: AnswerChecks }>(
      '../../../packages/api-client/src/generated/checks/*.ts',
    );
    // What screens load on demand is there already: none waits for code.
    const parts = import.meta.glob(['../src/{features,parts,kit}/**/*.tsx', '!../src/**/*.test{,-support}.tsx']);
    await Promise.all(Object.values(parts).map((load) => load()));
    checks = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) => module.checks);
    world = await createTestWorld();
  });

  afterAll(() => world.hospital.worlds.drop(world.id));

  beforeEach(() => {
    // Charts draw nothing without room.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    configureForTests();
    Object.assign(window.__APP_CONFIG__ ?? {}, { wire: 'plain' });
    storeSeenVersion();
  });

  function placesOf(answers: Answers): Place[] {
    return [...answers].flatMap(([call, json]) => {
      const [method, url = ''] = call.split(' ');
      const { pathname } = new URL(url, 'http://hospital.test');
      const check = checks.find((one) => one.method === method && one.path.test(pathname));
      return check ? pathsOf(JSON.parse(json)).map((path) => ({ call, check, path })) : [];
    });
  }

  test('every screen is among those that are tried', () => {
    const tried = new Set(READ_SCREENS.map(({ address }) => address.split('?')[0]));
    const paths = ROUTES.map(({ path }) => path);
    expect(paths.filter((path) => !tried.has(path)).toSorted()).toEqual(WITHOUT_ANSWERS);
  });

  test.each(READ_SCREENS.map((screen) => ({ ...screen, seed: seedOf(screen) })))(
    '$address says 无法判定, never 正常, and stays',
    async ({ address, account = 'doctor', link, isVerified, seed }) => {
      if (link) await openLink(world, link, isVerified);
      else setSession(await world.signIn(account));
      const sound = await showScreen(world, address, new Map(), 100);
      const places = placesOf(sound.answers);
      expect(places.length).toBeGreaterThan(0);
      const place = fc.nat().map((number) => places[number % places.length]);
      await fc.assert(
        fc.asyncProperty(place, fc.constantFrom(...Object.values(JUNK)), async (at, junk) => {
          if (at === undefined) return;
          const { call, check, path } = at;
          const json = changed(sound.answers.get(call) ?? '', path, junk);
          fc.pre(mendBody(check.check, JSON.parse(json)).isMended);
          const shown = await showScreen(world, address, new Map([...sound.answers, [call, json]]));
          const where = `${check.operation} ${path.join('/')}: ${JSON.stringify(junk)}`;
          expect(shown.text, where).not.toContain('页面没有显示出来');
          expect(shown.text.length, where).toBeGreaterThan(40);
          expect(shown.text, where).not.toMatch(/NaN|undefined|\[object/);
          for (const word of CALM)
            expect(count(shown, word), `${where}, ${word}`).toBeLessThanOrEqual(count(sound, word));
          const isShown = shown.text !== sound.text && !SHOWN_NOWHERE.test(nameOf(path));
          const isSaid =
            count(shown, UNDETERMINED) > count(sound, UNDETERMINED) || /未能载入|未能完成/.test(shown.text);
          if (isShown) expect(isSaid, `${where}: ${differenceOf(sound.text, shown.text)}`).toBe(true);
        }),
        { numRuns: TAMPERINGS, seed },
      );
    },
  );
});
