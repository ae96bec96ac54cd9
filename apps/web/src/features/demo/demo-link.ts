interface StopMessage {
  readonly jianweiDemo: string;
}

const isStop = (data: unknown): data is StopMessage =>
  typeof data === 'object' && data !== null && typeof (data as Partial<StopMessage>).jianweiDemo === 'string';

/** Tells the frame where to go. */
export function showStop(frame: Window, address: string): void {
  frame.postMessage({ jianweiDemo: address } satisfies StopMessage, window.location.origin);
}

/** In the frame: follows the page around it, and nobody else. Returns the function that stops it. */
export function listenToStops(onStop: (address: string) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin === window.location.origin && source === window.parent && isStop(data)) onStop(data.jianweiDemo);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
