import { use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { ForgetPageContext } from '../../kit/lib/kept-address.ts';
import { getSession } from './session-store.ts';
import { confirm, KEEP_EDITING } from '../../kit/overlay/confirm-store.ts';
import { addLeaveGuard } from './leave-blocker.ts';

export const CLOSE_QUESTION = '关闭将丢失已编辑的内容，确认关闭？';

/** What is unsaved may also be asked for when it is needed, so that typing does not draw what is around the form. */
type Asks = boolean | (() => boolean);

const isAsking = (asks: Asks) => (typeof asks === 'function' ? asks() : asks);

/** Whether what is typed at one search of a page is still there at another. */
function isSamePlace(from: string, to: string, isOfPath: boolean | string): boolean {
  if (typeof isOfPath === 'boolean') return isOfPath || from === to;
  return new URLSearchParams(from).get(isOfPath) === new URLSearchParams(to).get(isOfPath);
}

/**
 * Asks before the address changes under unsaved edits (the back button, a link) and before the page itself goes. A page that is
 * kept out of sight asks nothing.
 * @param asks a function must stay the same one
 * @param isOfPath what changes in the address of the page itself loses nothing, and asks nothing; or the parameter that what is typed
 * belongs to: as long as it stays, whatever else opens and closes there asks nothing
 * @returns always the same function; call it right before leaving on purpose: that one navigation passes unasked
 */
export function useLeaveGuard(asks: Asks, question = CLOSE_QUESTION, isOfPath: boolean | string = false): () => void {
  const router = use(DataRouterContext)?.router;
  if (router === undefined) throw new Error('a leave guard needs a data router');
  const mayPass = useRef(false);
  // Once the session has ended the way to the login page is free: nobody is there to stay.
  const holds = useEffectEvent(() => !mayPass.current && getSession() !== null && isAsking(asks));
  const forget = use(ForgetPageContext);
  const ask = useEffectEvent(async () => {
    const mayGo = await confirm({ title: question, ...KEEP_EDITING });
    if (mayGo) forget();
    return mayGo;
  });

  useEffect(() => {
    mayPass.current = false;
    return addLeaveGuard(router, {
      holds: ({ currentLocation: from, nextLocation: to }) =>
        (from.pathname !== to.pathname || !isSamePlace(from.search, to.search, isOfPath)) && holds(),
      ask: () => ask(),
    });
  }, [router, isOfPath]);

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
