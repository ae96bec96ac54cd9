import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { getSession } from './session-store.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';

export const CLOSE_QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

/** State of a navigation from one report on to the next: a key does it, so that what is typed must be hard to lose. */
export const ONWARD = { isOnward: true } as const;

const isOnward = (state: unknown) => (state as Partial<typeof ONWARD> | null | undefined)?.isOnward === true;

const KEEP_EDITING = { okText: '放弃修改', cancelText: '继续编辑', keeps: true } as const;

/** What is unsaved may also be asked for when it is needed, so that typing does not draw what is around the form. */
type Asks = boolean | (() => boolean);

const isAsking = (asks: Asks) => (typeof asks === 'function' ? asks() : asks);

/**
 * Asks before the address changes under unsaved edits (the back button, a link) and before the page itself goes.
 * @param asks a function must stay the same one
 * @returns always the same function; call it right before leaving on purpose: that one navigation passes unasked
 */
export function useLeaveGuard(asks: Asks, question = CLOSE_QUESTION): () => void {
  const mayPass = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    // Once the session has ended the way to the login page is free: nobody is there to stay.
    return isElsewhere && !mayPass.current && getSession() !== null && isAsking(asks);
  });

  const ask = useEffectEvent(async () => {
    if (await confirm({ title: question, ...(isOnward(blocker.location?.state) && KEEP_EDITING) })) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    if (asks === false) return;
    const keep = (event: BeforeUnloadEvent) => {
      if (isAsking(asks)) event.preventDefault();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [asks]);

  return useCallback(() => {
    mayPass.current = true;
  }, []);
}
