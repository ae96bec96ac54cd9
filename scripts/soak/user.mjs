import { setTimeout as wait } from 'node:timers/promises';
import { saves } from './saves.mjs';

const LOGIN = '/api/v2/users/operation_users/login';
const RETRY_MS = 250;
const MORE_TRIES = 400;
/** Nobody knows whether the server did it: a person sends it once more, and the key makes it the same save. */
const isOpen = ({ status }) => status === 0 || status >= 500;

/**
 * One user: reads, saves now and then, signs in again when the session is gone, and sends what was not answered once more.
 * @param {{ account: object, call: Function, password: string, random: object, reads: string[], places: { patientId: string, reportId: string }[],
 *   ledger: object, nextNumber: () => number, figures: Record<string, number>, isOver: () => boolean }} parts
 */
export function createUser({ account, call, password, random, reads, places, ledger, nextNumber, figures, isOver }) {
  let token;
  // What the role may not read is left out after the first refusal.
  let mine = reads;
  const count = (name) => (figures[name] = (figures[name] ?? 0) + 1);

  const signIn = async () => {
    const body = { user_name: account.userName, password };
    const { status, value } = await call('POST', LOGIN, { body });
    token = status === 200 ? value?.token : undefined;
    return token !== undefined;
  };
  const send = async (method, path, more) => {
    if (token === undefined && !(await signIn())) return { status: 0 };
    const answer = await call(method, path, { ...more, token });
    if (answer.status === 401) token = undefined;
    return answer;
  };

  const mySaves = Object.entries(saves).filter(([, { roles }]) => roles.includes(account.role));
  async function save() {
    const [kind, { request, idOf }] = random.pick(mySaves);
    const number = nextNumber();
    const { path, body } = request({ ...random.pick(places), number });
    const key = `soak-${number}`;
    for (let tries = 0; tries < MORE_TRIES; tries += 1) {
      const answer = await send('POST', path, { body, key });
      if (answer.status === 200 && answer.value?.status === undefined) {
        count('saves');
        ledger.add({ kind, account: account.userName, id: idOf(answer.value), body, number });
        return;
      }
      if (!isOpen(answer) && answer.status !== 200 && answer.status !== 401) {
        count(`save refused ${answer.status}`);
        return;
      }
      count('sent again');
      await wait(RETRY_MS);
    }
    count('save given up');
  }

  return {
    run: async () => {
      while (!isOver()) {
        if (mySaves.length > 0 && random.chance(0.12)) await save();
        else {
          const { patientId, reportId } = random.pick(places);
          const read = random.pick(mine);
          const { status } = await send('GET', read.replace('{patient}', patientId).replace('{report}', reportId));
          if (status === 400 && mine.length > 1) mine = mine.filter((each) => each !== read);
          else count(status === 200 ? 'reads' : status === 0 ? 'no answer' : `read ${status}`);
        }
        await wait(random.whole(50, 450));
      }
    },
    send,
  };
}
