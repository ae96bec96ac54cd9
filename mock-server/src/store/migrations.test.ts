import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

/** A state file has taken these steps and takes none of them again: what it lacks is a further step, with a digest at the end of this list. */
const TAKEN = `
be89a0a8 1cf23128 d085daa6 819a040b 05c1df62 299d63f1 e2978ac5 d3cb0bff d3c598de 34ca14f8 cda638e2 e9aea075 8b606624 7e60e201
a5f76a80 0c9abe3c 1cc468be a0f6c35d 8ea2fca3 226c288f e49768ef 239188dd ebc1e70b bc883127 0af2bbc4 eb271c3f 79ed9422 30db2cc0
c38bf0a7 aa6fd8d9 8d73a2be c94a5e20 8bf56820 454a27c6 890a5795 1e25877a 9ee87617 fed10a31 956c0e48 bf2d2e02 332920db
14032902 0a931ecc 124709a8
`;

const digestOf = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 8);

test('no step that a state file may have taken is ever changed', () => {
  expect(migrations.map(digestOf)).toEqual(TAKEN.trim().split(/\s+/));
});
