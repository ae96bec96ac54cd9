import { useCallback, useSyncExternalStore } from 'react';
import { readStoredJson, writeStored } from '../lib/storage.ts';
import { getSession, useSession } from './session-store.ts';

const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; value: unknown }>();

function settingKey(userId: string, name: string): string {
  return `${userId}:${name}`;
}

/**
 * A personal setting of the signed-in user.
 * @param name setting name; the key is made from the user id and this name
 * @param fallback what holds when nobody is signed in or nothing is stored
 */
export function readSetting<T>(name: string, fallback: T): T {
  const userId = getSession()?.user_id;
  if (userId === undefined) return fallback;
  const key = settingKey(userId, name);
  const value = readStoredJson(key);
  if (value === null) return fallback;
  // useSyncExternalStore needs the same object as long as the text is the same.
  const text = JSON.stringify(value);
  const known = cache.get(key);
  if (known?.text === text) return known.value as T;
  cache.set(key, { text, value });
  return value as T;
}

/** Stores a personal setting of the signed-in user; without a user nothing happens. */
export function writeSetting(name: string, value: unknown): void {
  const userId = getSession()?.user_id;
  if (userId === undefined) return;
  writeStored(settingKey(userId, name), JSON.stringify(value));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A personal setting with its setter. Give a stable fallback (a constant) when it is an object. */
export function usePersonalSetting<T>(name: string, fallback: T): [T, (value: T) => void] {
  useSession();
  const value = useSyncExternalStore(subscribe, () => readSetting(name, fallback));
  const set = useCallback((next: T) => writeSetting(name, next), [name]);
  return [value, set];
}
