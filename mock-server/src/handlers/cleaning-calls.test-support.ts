import type { Change, ChangePage, CleaningChanged, CleaningItem, CleaningItemPage } from '@jianwei/api-client/model';
import { openSignedIn } from './signed-in-calls.test-support.ts';

/** What tests of the items of the sources call: a hospital for the file, and a world for each test. */
export async function openCleaning() {
  const { ask, get, post } = await openSignedIn('ops', '/api/v2/cleaning/items');
  const list = (query = '') => get<CleaningItemPage>(`?page_size=50&${query}`);
  const itemOf = async (name: string, state = 'no_item'): Promise<CleaningItem> => {
    const found = (await list(`state=${state}`)).data.find((item) => item.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  /** Maps an item that nobody decided about, unless a later revision is named. */
  const map = (id: number, body: object, revision = 1) =>
    post<CleaningChanged>(`/${id}/map`, { reread: false, revision, ...body });
  /** What the log tells of an item, the newest first. */
  const logOf = async (id: number): Promise<Change[]> => {
    const path = `/api/v2/changes?object_type=source_item&object_id=${id}`;
    return ((await ask('GET', path)).body as ChangePage).data;
  };
  /** Takes a file in. */
  const take = async (text: string) => {
    const { status } = await ask('POST', '/api/v2/sync/import', { name: 'a.csv', text });
    if (status !== 200) throw new Error(`the file was answered with ${status}`);
  };
  return { get, post, list, itemOf, map, logOf, take };
}
