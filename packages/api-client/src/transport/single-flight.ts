/** One piece of work that several callers wait for. It is abandoned only when all of them have turned away. */
export interface SingleFlight<T> {
  readonly isSettled: () => boolean;
  /**
   * Waits with the others.
   * @param signal not aborted yet. When it aborts, this caller is told the signal's reason; the others go on.
   */
  join(signal: AbortSignal | undefined): Promise<T>;
}

/** @param onAbandoned called when the last waiting caller has aborted, before the work's own signal fires. */
export function startSingleFlight<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onAbandoned: () => void,
): SingleFlight<T> {
  const controller = new AbortController();
  let waiting = 0;
  let isSettled = false;
  const result = work(controller.signal).finally(() => {
    isSettled = true;
  });

  return {
    isSettled: () => isSettled,
    join(signal) {
      waiting += 1;
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = () => {
        reject(signal?.reason);
        waiting -= 1;
        if (waiting > 0 || isSettled) return;
        onAbandoned();
        controller.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      void result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
      return promise;
    },
  };
}
