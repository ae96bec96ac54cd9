import { vi } from 'vitest';
import { WEB_ADDRESS } from './web-address.ts';

// First of the set-up files. The test files of a worker share the process, the page object and the packages, and nothing else: each
// begins with modules of the application that nobody has loaded, on a page that nobody has touched.

/** As much of the page object of tests as is put back. */
interface TestWindow {
  readonly happyDOM: { readonly setURL: (address: string) => void };
}

/** As much of the test runner's worker as is put back. */
interface TestWorker {
  readonly __vitest_worker__: {
    readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, { readonly imports: Set<string> }> };
  };
}

vi.resetModules();
// Who imports whom is recorded anew too: what one file loads on demand is not what the next one depends on.
for (const { imports } of (
  globalThis as unknown as TestWorker
).__vitest_worker__.evaluatedModules.idToModuleMap.values())
  imports.clear();

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

(window as unknown as TestWindow).happyDOM.setURL(WEB_ADDRESS);
window.name = '';
delete window.__APP_CONFIG__;
document.title = '';
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
// An element that had the focus keeps it for the page object, also where it is gone.
if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
document.head.replaceChildren();
document.body.replaceChildren();
