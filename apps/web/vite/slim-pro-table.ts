import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IN_PRO_TABLE = /[\\/]pro-components[\\/]es[\\/]table[\\/]/;
const IN_UTILS = /[\\/]pro-components[\\/]es[\\/]utils[\\/]/;
const STANDS_IN = /^(?:\.\.\/)+(form|field)(?:\/.*)?$/;

const place = (name: string) => fileURLToPath(new URL(`pro-table/${name}.ts`, import.meta.url));
const PLACES: Readonly<Record<string, string>> = { form: place('forms'), field: place('fields') };

/** The boundary of pro-components brings the drawings of three error pages that nothing here shows. */
const BOUNDARY = /\/components\/ErrorBoundary(?:\/index(?:\.js)?)?$/;

/**
 * ProTable without the forms and field kinds it can hold: no list here has its search form or cells that are edited, every column
 * draws its own cells, and they are a third of an administration page's first load. A ProForm that a page imports itself is whole.
 */
export function slimProTable(): Plugin {
  return {
    name: 'slim-pro-table',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (importer !== undefined && IN_UTILS.test(importer) && BOUNDARY.test(source)) return place('error-boundary');
      const part = importer !== undefined && IN_PRO_TABLE.test(importer) ? STANDS_IN.exec(source)?.[1] : undefined;
      return part === undefined ? null : PLACES[part];
    },
  };
}
