declare module '@lhncbc/ucum-lhc' {
  interface Conversion {
    readonly status: 'succeeded' | 'failed' | 'error';
    readonly toVal: number | null;
    readonly msg: readonly string[];
  }
  interface ConversionOptions {
    readonly molecularWeight?: number;
    readonly charge?: number;
  }
  interface UcumUtils {
    convertUnitTo(from: string, value: number, to: string, options?: ConversionOptions): Conversion;
  }
  const ucum: { readonly UcumLhcUtils: { getInstance(): UcumUtils } };
  export default ucum;
}
