import { beforeEach } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

type Refused = { readonly message?: string };

/**
 * A hospital for the file, and for each test a world of its own in which one account is signed in. To be awaited at the top of the file.
 * @param path what the paths of `get` and `post` stand behind
 */
export async function openSignedIn(userName: string, path: string) {
  const { app } = await openFileHospital();
  let world: Headers = {};
  let own: Headers = {};
  const signInAgain = async () => {
    own = await signIn(app, userName, world);
  };
  beforeEach(async () => {
    world = await openWorld(app);
    await signInAgain();
  });
  return {
    /** Any call as that account, its address written as it goes out. */
    ask: (method: 'GET' | 'POST', url: string, body?: object) => call(app, method, url, own, body),
    get: async <Body>(rest = '') => (await call(app, 'GET', encodeURI(`${path}${rest}`), own)).body as Body & Refused,
    post: async <Body>(rest: string, body: object = {}) =>
      (await call(app, 'POST', `${path}${rest}`, own, body)).body as Body & Refused,
    /** Signs another account in beside it. */
    as: (other: string) => signIn(app, other, world),
    setClock: async (now: string) => {
      await call(app, 'POST', '/__mock/clock', world, { now });
      await signInAgain();
    },
    app,
  };
}
