import { createRequire } from 'node:module';

interface Conversion {
  readonly status: 'succeeded' | 'failed' | 'error';
  readonly toVal: number | null;
  readonly msg: readonly string[];
}

/** What is used of @lhncbc/ucum-lhc, which brings no types. */
export interface UcumUtils {
  convertUnitTo(
    from: string,
    value: number,
    to: string,
    options?: { readonly molecularWeight?: number; readonly charge?: number },
  ): Conversion;
}

interface UcumLibrary {
  readonly UcumLhcUtils: { getInstance(): UcumUtils };
}

/** Loads the library and its unit tables, which takes some 30 ms. */
export function loadUcum(): UcumUtils {
  const library = createRequire(import.meta.url)('@lhncbc/ucum-lhc') as UcumLibrary;
  return library.UcumLhcUtils.getInstance();
}
