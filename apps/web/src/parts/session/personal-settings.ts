import { useCallback } from 'react';
import { create } from 'zustand';
import { readStoredJson, writeStored } from '../../kit/lib/storage.ts';
import { getSession, useSession } from './session-store.ts';

// Local storage holds the settings; the store only tells components that one was written.
const useWritten = create<{ readonly name: string }>(() => ({ name: '' }));

function settingKey(userId: string, name: string): string {
  return `${userId}:${name}`;
}

/**
 * A personal setting of the signed-in user. The same object is returned until it is written again.
 * @param name setting name; the key is made from the user id and this name
 * @param fallback what holds when nobody is signed in or nothing is stored
 */
export function readSetting<T>(name: string, fallback: T): T {
  const userId = getSession()?.user_id;
  if (userId === undefined) return fallback;
  return (readStoredJson(settingKey(userId, name)) ?? fallback) as T;
}

/** Stores a personal setting of the signed-in user; without a user nothing happens. */
export function writeSetting(name: string, value: unknown): void {
  const userId = getSession()?.user_id;
  if (userId === undefined) return;
  writeStored(settingKey(userId, name), JSON.stringify(value));
  useWritten.setState({ name });
}

/** A personal setting with its setter. Give a stable fallback (a constant) when it is an object. */
export function usePersonalSetting<T>(name: string, fallback: T): [T, (value: T) => void] {
  useSession();
  const value = useWritten(() => readSetting(name, fallback));
  const set = useCallback((next: T) => writeSetting(name, next), [name]);
  return [value, set];
}
