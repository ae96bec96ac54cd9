import { type ShortcutReach, useShortcut } from '../../kit/lib/use-shortcut.ts';
import { usePersonalSetting } from './personal-settings.ts';

/** Whether letters alone do something for the signed-in user (WCAG 2.1.4), and how that is changed. */
export function useHasSingleKeys(): [boolean, (hasKeys: boolean) => void] {
  return usePersonalSetting('single-keys-enabled', true);
}

/**
 * A letter that does something, unless the user switched such keys off.
 * @param key in lower case; undefined where it does nothing now
 * @param reach as of useShortcut
 * @returns the key for `aria-keyshortcuts`; undefined while it is off
 */
export function useSingleKey(key: string | undefined, run: () => unknown, reach?: ShortcutReach): string | undefined {
  const [hasKeys] = useHasSingleKeys();
  const active = hasKeys ? key : undefined;
  useShortcut(active, run, reach);
  return active?.toUpperCase();
}
