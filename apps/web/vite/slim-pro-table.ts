import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is asked for in a folder of a library, and the module of `pro-table/` that answers in its place. */
interface Stand {
  readonly within: RegExp;
  readonly asked: RegExp;
  readonly place: string;
}

const row = (within: string, asked: string, place: string): Stand => ({
  within: new RegExp(within.replaceAll('/', String.raw`[\\/]`)),
  asked: new RegExp(asked),
  place,
});

/**
 * Parts of ProTable and of antd's table that no list of administration draws: search forms, cells that are edited, menus above the table,
 * its pages, filters in its heads and buttons of choice; beside them words of other languages and those of antd a second time.
 */
const STANDS: readonly Stand[] = [
  row('/pro-components/es/table/', String.raw`^(?:\.\./)+form(?:/.*)?$`, 'forms'),
  row('/pro-components/es/table/', String.raw`^(?:\.\./)+field(?:/.*)?$`, 'fields'),
  row('/pro-components/es/table/', String.raw`^\.\./card$`, 'nothing'),
  row('/pro-components/es/table/', String.raw`^\./components/Form$`, 'nothing'),
  row('/pro-components/es/table/', String.raw`^\./cellRenderToFromItem$`, 'cell-text'),
  row('/pro-components/es/table/components/ListToolBar/', String.raw`^\./HeaderMenu$`, 'nothing'),
  // It brings the drawings of three error pages.
  row('/pro-components/es/utils/', String.raw`^\./components/ErrorBoundary(?:/index(?:\.js)?)?$`, 'error-boundary'),
  row('/pro-components/es/provider/', '^antd/lib/locale/zh_CN$', 'chinese'),
  row('/pro-components/es/provider/', String.raw`^\./locale/(?!zh_CN$)`, 'no-words'),
  row('/antd/es/table/', String.raw`^(?:\.\./)+(?:pagination|radio)$`, 'nothing'),
  row('/antd/es/table/hooks/useFilter/', String.raw`^\./FilterDropdown$`, 'nothing'),
];

/**
 * ProTable and antd's table as far as the lists of administration draw them: every column draws its own cells, filters and pages stand
 * outside. The rest was a third of an administration page's first load.
 */
export function slimProTable(): Plugin {
  const met = new Set<Stand>();
  return {
    name: 'slim-pro-table',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (importer === undefined) return null;
      const stand = STANDS.find(({ within, asked }) => asked.test(source) && within.test(importer));
      if (stand === undefined) return null;
      met.add(stand);
      return fileURLToPath(new URL(`pro-table/${stand.place}.ts`, import.meta.url));
    },
    buildEnd(error) {
      const missed = STANDS.filter((stand) => !met.has(stand));
      // The pages of shared links have no tables.
      if (error === undefined && met.size > 0 && missed.length > 0)
        this.error(`No longer asked for: ${missed.map(({ asked }) => asked.source).join(', ')}`);
    },
  };
}
