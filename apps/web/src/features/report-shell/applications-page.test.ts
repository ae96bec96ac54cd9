import { expect, it } from 'vitest';
import { applicationGroups } from './applications-page.tsx';

const app = (id: string, sort?: number) => ({ application_id: id, name: id, ...(sort !== undefined && { sort }) });

it('puts triggered applications first, then mine in my order, then the rest, none of them twice', () => {
  const groups = applicationGroups({
    triggered: [app('ckd')],
    mine: [app('grace', 3), app('ckd', 1), app('bga', 2)],
    all: [app('ckd'), app('csf'), app('bga'), app('grace')],
  });
  expect(groups.map(({ applications }) => applications.map((one) => one.application_id))).toEqual([
    ['ckd'],
    ['bga', 'grace'],
    ['csf'],
  ]);
});
