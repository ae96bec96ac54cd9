import type { ApiError } from './api-error.ts';
import { catalogueRow } from './error-catalogue.ts';
import type { Reactions } from './reactions.ts';
import { isLogin, isLogout, type Call } from './special-calls.ts';

export interface FailedCall extends Call {
  /** Names the request for the reload guard. */
  request: string;
  isQuiet: boolean;
  session: SessionMark;
}

/** Which session a call was sent in: a late answer must not end the one that came after. */
export interface SessionMark {
  token: string | undefined;
  epoch: number;
}

export interface FailureHandler {
  /** Taken when a call begins. */
  mark(): SessionMark;
  handle(error: ApiError, call: FailedCall): void;
}

export interface FailureHandlerParts {
  reactions: Reactions;
  token: () => string | undefined;
  mayReload: (request: string) => boolean;
  /** Called before the application is told that the session is over. */
  clearCache: () => void;
}

/** Turns failures into reactions by the catalogue, each once however many callers share the failure. */
export function createFailureHandler(parts: FailureHandlerParts): FailureHandler {
  const { reactions, token } = parts;
  const noticed = new WeakSet<ApiError>();
  const acted = new WeakSet<ApiError>();
  let epoch = 0;

  function notice(error: ApiError, call: FailedCall): void {
    if (call.isQuiet || noticed.has(error)) return;
    noticed.add(error);
    reactions.notify(error.message);
  }

  function isFirst(error: ApiError): boolean {
    if (acted.has(error)) return false;
    acted.add(error);
    return true;
  }

  /**
   * Several calls refused together end one session once; a call of a session that is over ends nothing. A quiet call says
   * why as well: what is quiet is its own failure, not that the user is being sent to the login page.
   */
  function endSession(error: ApiError, { session }: FailedCall): void {
    if (session.epoch !== epoch || session.token !== token()) return;
    epoch += 1;
    reactions.notify(error.message);
    parts.clearCache();
    reactions.onSessionEnd();
  }

  return {
    mark: () => ({ token: token(), epoch }),

    handle(error, call) {
      const { reaction } = catalogueRow(error);
      if (isLogout(call) && (reaction === 'session-end' || reaction === 'blacklist-prompt')) return;
      switch (reaction) {
        case 'session-end':
          // Refused credentials: there is no session to end, and the login page is where the user is.
          if (isLogin(call)) notice(error, call);
          else endSession(error, call);
          return;
        case 'blacklist-prompt':
          if (isFirst(error)) reactions.onBlacklisted(error.businessStatus ?? 0, error.serverMessage);
          return;
        case 'reload':
          if (!isFirst(error)) return;
          if (parts.mayReload(call.request)) reactions.onReload();
          else notice(error, call);
          return;
        case 'notice':
          notice(error, call);
      }
    },
  };
}
