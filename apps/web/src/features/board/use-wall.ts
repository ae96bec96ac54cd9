import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../kit/lib/address.ts';
import { useShortcut } from '../../kit/lib/use-shortcut.ts';
import { useSingleKey } from '../../parts/session/single-keys.ts';

/** Keeps the screen awake; a browser that cannot simply sleeps as it is set. */
function useAwake(isAwake: boolean): void {
  useEffect(() => {
    if (!isAwake || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (isGone) void held.release();
          else lock = held;
        },
        () => undefined,
      );
    };
    ask();
    // The browser gives the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isAwake]);
}

/** Wall mode (F, Esc leaves): the board fills the screen and stays awake. It stands in the address, so a wall opens in it. */
export function useWall() {
  const [query, change] = useAddress();
  const isWall = query.get('wall') === '1';
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWall = useRef(isWall);
  // The button is not on the wall: the wall has the focus, so that its keys and its scrolling work at once, and gives it back.
  useEffect(() => {
    if (wasWall.current === isWall) return;
    wasWall.current = isWall;
    (isWall ? place : opener).current?.focus();
  }, [isWall]);
  const set = (isOn: boolean) => {
    change({ wall: isOn ? '1' : '' }, { replace: true });
    // Full screen is the browser's to allow; without it the board still covers the page.
    const { current: board } = place;
    if (isOn && board && 'requestFullscreen' in board) board.requestFullscreen().catch(() => undefined);
    if (!isOn && document.fullscreenElement) void document.exitFullscreen();
  };
  const key = useSingleKey('f', () => set(!isWall));
  useShortcut(isWall ? 'escape' : undefined, () => set(false));
  useAwake(isWall);
  const [isPaused, setPaused] = useState(false);
  useShortcut(isWall ? ' ' : undefined, () => setPaused(!isPaused));
  return { isWall, place, opener, set, key, isPaused: isWall && isPaused };
}
