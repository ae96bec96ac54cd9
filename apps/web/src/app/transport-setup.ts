import { trackAction } from '@jianwei/api-client/tracking/tracking';
import { configureTransport } from '@jianwei/api-client/transport/configure';
import { keepExportsBy } from '../kit/lib/export-note.ts';
import { pageNavigator } from '../kit/lib/page-navigator.ts';
import { getSession } from '../parts/session/session-store.ts';
import { notice } from '../kit/ui/notice.tsx';
import { openBlacklistPrompt } from './blacklist-prompt.tsx';
import { followRights } from './follow-rights.ts';
import { transportBase } from './transport-base.ts';

export { pageCipher } from './transport-base.ts';

/** The action under which the log keeps that a list was exported. */
const EXPORTED = 61;

/**
 * Gives the generated client its way to the server.
 * @param reactions.onSessionEnd what a 401 or 403 does after its message
 * @param reactions.onOfferChange what is done once a model or an application was switched
 * @param overrides.fetch replaces the network, for tests and the demo
 * @param overrides.cipher undefined: bodies are plain
 */
export function setUpTransport(
  reactions: { onSessionEnd: () => void; onOfferChange?: () => void },
  overrides: { fetch?: typeof globalThis.fetch; cipher?: undefined } = {},
): void {
  configureTransport({
    ...transportBase(),
    token: () => getSession()?.token,
    ...overrides,
    reactions: {
      ...reactions,
      onBlacklisted: (status, message) => openBlacklistPrompt({ status, message }),
      onRights: followRights,
      onReload: () => pageNavigator.reload(),
      notify: (message) => notice.error(message),
    },
  });
  keepExportsBy((facts) => trackAction({ action_id: EXPORTED, extra_data: JSON.stringify(facts) }, { suppress: true }));
}
