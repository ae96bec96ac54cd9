import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusListSearch, ListToolbarContext, useIsListKey } from '../../kit/lib/list-search.ts';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { useSingleKey } from '../session/single-keys.ts';
import { writeSetting } from '../session/personal-settings.ts';
import { CommandField } from './command-field.tsx';

const box = <KeywordBox label="搜索账号" placeholder="账号" keyword="" onKeyword={() => undefined} />;
const show = (list: 'none' | 'plain' | 'administration') => (
  <>
    <CommandField label="搜索功能" />
    {list === 'plain' && box}
    {list === 'administration' && <ListToolbarContext value={{}}>{box}</ListToolbarContext>}
  </>
);
const field = () => screen.getByRole('button', { name: '搜索功能' });
const keysOf = () => [field().textContent, field().getAttribute('aria-keyshortcuts')];

test('the field names / only where no list has its own search, also once that list is gone', () => {
  const { rerender } = render(show('none'));
  expect(keysOf()).toEqual(['搜索功能/', '/ Control+K']);
  expect(focusListSearch()).toBe(false);
  rerender(show('administration'));
  expect(keysOf()).toEqual(['搜索功能Ctrl K', 'Control+K']);
  expect(focusListSearch()).toBe(true);
  expect(screen.getByRole('searchbox', { name: '搜索账号' })).toHaveFocus();
  rerender(show('none'));
  expect(keysOf()).toEqual(['搜索功能/', '/ Control+K']);
});

test('with single keys switched off there is Ctrl K alone', () => {
  signIn();
  const { rerender } = render(show('none'));
  expect(keysOf()).toEqual(['搜索功能/', '/ Control+K']);
  act(() => writeSetting('single-keys-enabled', false));
  rerender(show('none'));
  expect(keysOf()).toEqual(['搜索功能Ctrl K', 'Control+K']);
  act(() => writeSetting('single-keys-enabled', true));
});

test('a search that belongs to no administration list leaves / to the command box', () => {
  render(show('plain'));
  expect(keysOf()).toEqual(['搜索功能/', '/ Control+K']);
  expect(screen.getByRole('searchbox', { name: '搜索账号' })).not.toHaveAttribute('aria-keyshortcuts');
});

test('the search of a list names its key as long as the page listens for it', () => {
  signIn();
  const Page = () => {
    useIsListKey(useSingleKey('/', focusListSearch));
    return show('administration');
  };
  const { unmount } = render(<Page />);
  const search = () => screen.getByRole('searchbox', { name: '搜索账号' });
  expect(search()).toHaveAttribute('aria-keyshortcuts', '/');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(search()).toHaveFocus();
  act(() => search().blur());
  act(() => writeSetting('single-keys-enabled', false));
  expect(search()).not.toHaveAttribute('aria-keyshortcuts');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(search()).not.toHaveFocus();
  act(() => writeSetting('single-keys-enabled', true));
  expect(search()).toHaveAttribute('aria-keyshortcuts', '/');
  unmount();
  render(show('administration'));
  expect(search()).not.toHaveAttribute('aria-keyshortcuts');
});
