import { expect, it } from 'vitest';
import { applicationLists } from './application-lists.ts';

const app = (id: string, sort?: number) => ({ application_id: id, name: id, ...(sort !== undefined && { sort }) });
const ids = (list: readonly { application_id: string }[]) => list.map((one) => one.application_id);

it('puts triggered applications first, then mine in my order, then the rest, none of them twice', () => {
  const lists = applicationLists({
    triggered: [app('ckd')],
    mine: [app('grace', 3), app('ckd', 1), app('bga', 2)],
    all: [app('ckd'), app('csf'), app('bga'), app('grace')],
  });
  expect(ids(lists.triggered)).toEqual(['ckd']);
  expect(ids(lists.mine)).toEqual(['bga', 'grace']);
  expect(ids(lists.others)).toEqual(['csf']);
});
