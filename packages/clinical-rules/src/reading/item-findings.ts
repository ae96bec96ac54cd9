import type { JudgedReport } from '../record/judged.ts';
import { cordBlood } from './cord-blood.ts';
import { fluidLimits } from './fluid-limits.ts';
import { heartEnzyme } from './heart-enzyme.ts';
import { hyperviscosity } from './hyperviscosity.ts';
import { leftThyroglobulin } from './left-thyroglobulin.ts';
import { highLoad } from './high-load.ts';
import { loneGas } from './lone-gas.ts';
import { lowGlucose } from './low-glucose.ts';
import { mineralPattern } from './mineral-pattern.ts';
import { outsideDangers } from './outside-dangers.ts';
import { outsideRows } from './outside-rows.ts';
import { pleuralLipids } from './pleural-lipids.ts';
import type { Finding } from './reading.ts';
import type { Row } from './rows.ts';
import { specimenRemarks } from './specimen-remarks.ts';
import { tumourLysis } from './tumour-lysis.ts';
import { xanthochromia } from './xanthochromia.ts';

const FINDERS: readonly ((rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>) => Finding[])[] = [
  lowGlucose,
  pleuralLipids,
  mineralPattern,
  leftThyroglobulin,
  outsideDangers,
  outsideRows,
  tumourLysis,
  cordBlood,
  heartEnzyme,
  fluidLimits,
  hyperviscosity,
  xanthochromia,
  loneGas,
  highLoad,
  specimenRemarks,
];

/** What a few items say together, or by limits of their own, beside the intervals and the rule base. */
export function itemFindings(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  return FINDERS.flatMap((find) => find(rows, judged, known));
}
