/**
 * What the transport asks the application to do. The transport has no user interface of its own.
 * Nothing here is awaited, and nothing may throw.
 */
export interface Reactions {
  /** The session is over (HTTP 401 or 403): clear it and go to the login path by role, with a redirect. */
  onSessionEnd(): void;
  /**
   * Business status 1001 or 1002: show the blacklist prompt (one at a time).
   * `message` is the server's own, which overrides the configured text of that status when present.
   */
  onBlacklisted(status: number, message: string | undefined): void;
  /** An answer told what the session of this token may do now (`x-session-rights`). */
  onRights?(rights: string, token: string): void;
  /** Something that speaks or is offered was switched since this session was last answered (`x-offer-revision`). */
  onOfferChange?(): void;
  /** HTTP 422 outside the loop guard: reload the page. */
  onReload(): void;
  /** Show one error notification, as plain text. `createSingleNotice` gives the one-at-a-time rule. */
  notify(message: string): void;
}
