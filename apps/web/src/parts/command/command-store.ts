import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/** Something that the page on screen can do, offered in the command box. */
export interface CommandAction {
  readonly id: string;
  readonly title: string;
  /** In pinyin, a blank between syllables: it is found by its letters. */
  readonly spelling: string;
  readonly note?: string;
  /** The key that does the same on the page. */
  readonly key?: string;
  readonly run: () => void;
}

const useCommandStore = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Whether the command box is open. */
export const useCommandOpen = () => useCommandStore(({ isOpen }) => isOpen);

export function openCommand(): void {
  keepTyped();
  useCommandStore.setState({ isOpen: true });
}

export function closeCommand(): void {
  takeTyped();
  useCommandStore.setState({ isOpen: false });
}

const offered = new Set<() => readonly CommandAction[]>();

/** Offers what a page can do, as long as it is on screen. */
export function useCommandActions(actions: readonly CommandAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const read = () => latest.current;
    offered.add(read);
    return () => void offered.delete(read);
  }, []);
}

/** What the page on screen offers now. */
export const commandActions = () => [...offered].flatMap((read) => read());
