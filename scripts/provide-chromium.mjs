// Sees to it that there is a Chromium for the browser tests: a stage of npm test, while others run.
import { provideChromium } from './lib/chromium.mjs';

await provideChromium();
