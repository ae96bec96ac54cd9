import { expect, test, vi } from 'vitest';
import { listenToStops, showStop } from './demo-link.ts';

const { origin } = window.location;

test('the frame is told where to go, on this site alone', () => {
  const postMessage = vi.fn();
  showStop({ postMessage } as unknown as Window, '/detail');
  expect(postMessage).toHaveBeenCalledWith({ jianweiDemo: '/detail' }, origin);
});

test('the frame follows the page around it, and nobody else, until it is stopped', () => {
  const onStop = vi.fn<(address: string) => void>();
  const stop = listenToStops(onStop);
  const send = (data: unknown, from: object = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent, ...from }));
  for (const data of [null, 'x', undefined, {}, { jianweiDemo: 7 }]) send(data);
  send({ jianweiDemo: '/a' }, { origin: 'https://other.example' });
  send({ jianweiDemo: '/a' }, { source: null });
  expect(onStop).not.toHaveBeenCalled();
  send({ jianweiDemo: '/detail' });
  expect(onStop.mock.calls).toEqual([['/detail']]);
  stop();
  send({ jianweiDemo: '/detail' });
  expect(onStop).toHaveBeenCalledTimes(1);
});
