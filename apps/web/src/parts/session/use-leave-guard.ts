import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { getSession } from './session-store.ts';
import { confirm, KEEP_EDITING } from '../../kit/overlay/confirm-store.ts';

export const CLOSE_QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

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
    if (await confirm({ title: question, ...KEEP_EDITING })) blocker.proceed?.();
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
