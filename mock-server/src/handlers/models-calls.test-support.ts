import type { ModelChanged, ModelDetail, ModelList } from '@jianwei/api-client/model';
import { openSignedIn } from './signed-in-calls.test-support.ts';

const base = '/api/v2/system/ai/models';
export const own = `${base}/ckd-risk`;
/** Versions of that model. */
export const [NEWEST, IN_USE, FIRST] = ['demo-1.2.0', 'demo-1.1.0', 'demo-1.0.0'];

/** What tests of the models call. */
export async function openModels() {
  const calls = await openSignedIn('research', '');
  const { get, ask } = calls;
  const list = (query = '') => get<ModelList>(`${base}?${query}`);
  const detail = (query = '') => get<ModelDetail>(`${own}?${query}`);
  const setState = async (body: object) => {
    const { revision } = await detail();
    const answer = await ask('POST', `${own}/state`, { revision, ...body });
    return { status: answer.status, body: answer.body as ModelChanged & { readonly message?: string } };
  };
  return { ...calls, list, detail, setState };
}
