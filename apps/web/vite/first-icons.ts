import type { Plugin } from 'vite';

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
/** The screens that a day begins with, as vite.config.ts puts them together. */
const FIRST_SCREENS =
  /src[\\/](app[\\/](routed-app|detail-route)|features[\\/](home[\\/]home|reports[\\/]report-list)-page)\.tsx$/;
const ofFirstScreens = new Set<string>();

/** Whether an icon is drawn by a screen that a day begins with; known once all modules are. */
export const isOfFirstScreens = (id: string): boolean => ofFirstScreens.has(id);

/** Finds the icons of the first screens, so that those of all other screens need not come with them. */
export function firstIcons(): Plugin {
  return {
    name: 'first-icons',
    apply: 'build',
    buildEnd() {
      const met = new Set<string>();
      const follow = (id: string) => {
        if (met.has(id)) return;
        met.add(id);
        if (ICON.test(id)) ofFirstScreens.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      for (const id of this.getModuleIds()) if (FIRST_SCREENS.test(id)) follow(id);
    },
  };
}
