import { expect, it } from 'vitest';

import { closeTab, NO_TABS, openTab } from '../../features/reports/open-tabs.ts';

// covers A-2.3-03, A-2.3-04
it('closing the last tab closes the dialog, closing another selects the first that remains', () => {
  const three = openTab(openTab(openTab(NO_TABS, 'a'), 'b'), 'c');
  expect(three).toEqual({ ids: ['a', 'b', 'c'], selectedId: 'c' });
  expect(closeTab(three, 'c')).toEqual({ ids: ['a', 'b'], selectedId: 'a' });
  expect(closeTab(three, 'a')).toEqual({ ids: ['b', 'c'], selectedId: 'b' });
  expect(closeTab(openTab(NO_TABS, 'a'), 'a')).toEqual(NO_TABS);
});

it('opens an application once', () => {
  const two = openTab(openTab(NO_TABS, 'a'), 'b');
  expect(openTab(two, 'a')).toEqual({ ids: ['a', 'b'], selectedId: 'a' });
});
