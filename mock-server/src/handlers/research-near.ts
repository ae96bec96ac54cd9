import type { ResearchNearRequest } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { decideNear, findNearRequest, listNearRequests, type NearRequestRow } from '../store/research-near.ts';
import { pageOf } from './paging.ts';

function wireRequest(row: NearRequestRow): ResearchNearRequest {
  const { user_id: _user, sentences, decided_by: by, decided_time: time, reason, ...rest } = row;
  return {
    ...rest,
    sentences: JSON.parse(sentences) as string[],
    ...(by === '' ? {} : { decided_by: by, decided_time: time }),
    ...(reason === '' ? {} : { reason }),
  };
}

const listed = ({ world, query }: Call<'listNearRequests'>): NearRequestRow[] =>
  listNearRequests(world).filter(({ state }) => query.state === undefined || query.state === state);

export const researchNearHandlers = {
  listNearRequests: (call) => pageOf(listed(call), call.query, (rows) => rows.map(wireRequest)),

  decideNearRequest: ({ world, session, params, body }) => {
    const row = findNearRequest(world, params.request_id);
    if (row === undefined) throw new Refusal('没有这次申请', 404);
    if (row.state !== 'waiting') throw new Refusal('这次申请已经审核');
    const reason = (body.reason ?? '').trim();
    if (!body.approve && reason === '') throw new Refusal('请填写不通过的理由');
    const state = body.approve ? 'allowed' : 'refused';
    decideNear(world, row.request_id, { state, by: session.nickname, reason });
    return { state };
  },
} satisfies Handlers;
