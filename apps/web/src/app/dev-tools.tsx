import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { isInPanelFrame } from '../kit/lib/panel-frame.ts';

// The condition is a constant of the build: a production build holds neither this branch nor the chunk behind it.
const DevPanelButton = import.meta.env.DEV
  ? lazyPart('dev-panel-button', () =>
      import('../features/dev-panel/dev-panel-button.tsx').then((module) => module.DevPanelButton),
    )
  : null;

/** What helps to develop the product, over any screen; nothing in a production build. */
export function DevTools() {
  return DevPanelButton && !isInPanelFrame() && <DevPanelButton />;
}
