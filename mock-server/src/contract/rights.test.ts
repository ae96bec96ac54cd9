import { expect, test } from 'vitest';
import { mayCall } from './rights.ts';

const EVERY_ROLE = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11];
const rolesFor = (tag: string, permissionColumn: readonly string[]) =>
  EVERY_ROLE.filter((role) => mayCall({ role, permissionColumn }, tag));

test('the hospital’s own texts: whoever may open their screen', () => {
  expect(rolesFor('custom-texts', [])).toEqual([7]);
  expect(rolesFor('custom-texts', ['2'])).toEqual([1, 7]);
});

test('a tag that is not named is open to every account', () => {
  expect(rolesFor('license', [])).toEqual(EVERY_ROLE);
});
