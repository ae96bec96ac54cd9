import { gradeOf } from '../flags/grade.ts';
import type { JudgedRow } from './judged-row.ts';

/** What names the cause of an inflamed fluid by itself, beside what its cells and sugar look like. */
export type FluidCause = 'tumour' | 'syphilis';

const OF_FLUID = /脑脊液|\bCSF\b/i;
const TUMOUR = /(?:恶性|癌|肿瘤|白血病|淋巴瘤)(?:肿瘤)?细胞|腺癌|malignant cells/i;
const NOT_SEEN = /未|无|没有|阴性|除外|可疑|不典型|异型/;
/** The reagin of the fluid: its treponemal antibodies come in from the blood (CDC STI 2021). */
const REAGIN = /VDRL|RPR|TRUST|甲苯胺红|不加热血清/i;

function causeOf({ printed: { name, specimen, result }, flag }: JudgedRow): FluidCause | null {
  if (!OF_FLUID.test(`${specimen} ${name}`)) return null;
  if (TUMOUR.test(result) && !NOT_SEEN.test(result)) return 'tumour';
  const isReactive = flag.parsed.kind === 'titre' || (gradeOf(flag.parsed) ?? 0) >= 1;
  return REAGIN.test(name) && isReactive && flag.state !== 'normal' ? 'syphilis' : null;
}

/** The causes that rows of a fluid name (EANO-ESMO 2023; CDC STI 2021). */
export const causesInFluid = (rows: readonly JudgedRow[]): readonly FluidCause[] =>
  rows.flatMap((row) => causeOf(row) ?? []);
