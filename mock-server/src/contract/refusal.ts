/**
 * A call the hospital understands and refuses: `{status, message}` with that HTTP status.
 * Ownership and rights are refused with 400, never 403: every 403 ends the session of the web app.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** For 429: when it may be tried again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status = 400, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A business status (1001 blacklisted, 1002 suspended): HTTP 200 with a top-level `status`. */
export class BusinessStatus extends Error {
  override readonly name = 'BusinessStatus';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
