import { convert, minute, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { accountChangeable, writeAccount, type AccountFields } from '../../store/account-records.ts';
import { recordChange } from '../../store/changes.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { SeedCalendar } from '../seed-calendar.ts';
import { blacklistSteps } from './blacklist.ts';
import { changerOf, type SeededStep } from './changer.ts';

const FIELDS = convert(text, (json) => JSON.parse(json) as Partial<AccountFields>);
const CHANGED = record({ account: text, at: minute, before: FIELDS, after: FIELDS });
const CHANGES = readTsv('account-changes.tsv', CHANGED);

function accountSteps(world: World, calendar: SeedCalendar): SeededStep[] {
  const administrator = changerOf(world, 'account', '10.20.6.12');
  return CHANGES.map(({ account, at, before, after }) => {
    const [id, time] = [`u-${account}`, calendar.time(at)];
    const action = after.state === 'locked' ? '锁定' : '修改';
    const run = () => {
      writeAccount(world, id, before);
      recordChange(administrator, accountChangeable, id, { action, time }, () => writeAccount(world, id, after));
    };
    return { time, run };
  });
}

/** Changes of the days before today, each made in its order, so that the log chains them as it chains those that follow. */
export function seedChanges(world: World): void {
  const calendar = new SeedCalendar(world.nowText());
  const steps = [...blacklistSteps(world, calendar), ...accountSteps(world, calendar)];
  for (const { run } of steps.toSorted((a, b) => a.time.localeCompare(b.time))) run();
}
