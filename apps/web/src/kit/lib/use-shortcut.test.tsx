import { Activity, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

const heard: string[] = [];

function Stop({ name }: { name: string }) {
  useShortcut('j', () => heard.push(name));
  return <h1>{name}</h1>;
}

/** Two pages of which one is on the screen, as reports that are read one after the other. */
function Pages({ shown }: { shown: string }) {
  return ['甲', '乙'].map((name) => (
    <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
      <Stop name={name} />
    </Activity>
  ));
}

afterEach(() => vi.unstubAllGlobals());

test('a key pressed as soon as the next page stands is heard by that page', async () => {
  // As in a browser: what comes after the paint comes later, not at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Pages shown="甲" />);
  await vi.waitFor(() => expect(place.querySelectorAll('h1')).toHaveLength(2));

  const painted = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if ([...place.querySelectorAll('h1')].at(-1)?.style.display === 'none') return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      resolve();
    });
    observer.observe(place, { subtree: true, attributes: true, childList: true });
  });
  startTransition(() => root.render(<Pages shown="乙" />));
  await painted;
  expect(heard).toEqual(['乙']);
  root.unmount();
  place.remove();
});
