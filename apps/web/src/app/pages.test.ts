import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';

test.each(Object.entries(PAGES))(
  'the page of %s can be loaded, for who may change it and who may not',
  async (_path, load) => {
    for (const role of [4, 6]) expect(await load(role)).toBeTypeOf('function');
  },
);
