import { isAbove, isBelow } from '../core/number.ts';
import type { BloodGasReading } from './blood-gas.ts';
import type { FocusItem } from './blood-gas-table.ts';
import type { Oxygenation } from './grades.ts';
import { ELECTROLYTE_TEXT, HYPOXIA_TEXT, LACTATE_TEXT, NO_OXYGEN_SHARE_TEXT, PH_BALANCE_TEXT } from './wording.ts';

export { NO_OXYGEN_SHARE_TEXT };

/** mmHg outside of which PaCO2 needs attention by itself (J-63). */
const PACO2 = { low: 30, high: 50 } as const;

/** mmHg */
const PAO2_LOW = 60;

/** An item that needs attention because a line of the analysis is abnormal, and why. */
export interface LineFocus {
  readonly item: FocusItem | 'cl';
  readonly note: string;
}

const ELECTROLYTE_ITEM = {
  k_low: 'k',
  k_high: 'k',
  na_low: 'na',
  na_high: 'na',
  cl_low: 'cl',
  cl_high: 'cl',
  ica_low: 'ica',
  ica_high: 'ica',
} as const;

function carbonDioxide(paco2: number): LineFocus[] {
  if (isBelow(paco2, PACO2.low)) return [{ item: 'paco2', note: `低于 ${PACO2.low} mmHg` }];
  return isAbove(paco2, PACO2.high) ? [{ item: 'paco2', note: `高于 ${PACO2.high} mmHg` }] : [];
}

/** Below the limit of respiratory failure the limit says more than the grade. */
function oxygenNote(pao2: number | null): string | undefined {
  return pao2 !== null && isBelow(pao2, PAO2_LOW) ? `低于 ${PAO2_LOW} mmHg` : undefined;
}

/** Under oxygen the pressure is judged by P/F (J-64). */
function underOxygen({ hypoxia, pf, pfGrade }: Oxygenation): LineFocus[] {
  const isLowered = pfGrade !== null && pfGrade !== 'normal';
  return hypoxia === 'not_applicable' && isLowered ? [{ item: 'pao2', note: `氧合指数 ${pf}` }] : [];
}

/** Items behind every abnormal line of the analysis: no line is bold while nothing needs attention (J-63). */
export function lineFocus(reading: BloodGasReading): LineFocus[] {
  const { phBalance, electrolytes, lactate, oxygenation, inputsUsed } = reading;
  const { hypoxia } = oxygenation;
  const isHypoxic = hypoxia === 'mild' || hypoxia === 'moderate' || hypoxia === 'severe';
  return [
    ...(phBalance === 'normal' ? [] : [{ item: 'ph' as const, note: PH_BALANCE_TEXT[phBalance] }]),
    ...carbonDioxide(inputsUsed.paco2),
    ...(isHypoxic ? [{ item: 'pao2' as const, note: oxygenNote(inputsUsed.pao2) ?? HYPOXIA_TEXT[hypoxia] }] : []),
    ...underOxygen(oxygenation),
    ...electrolytes.map((code) => ({ item: ELECTROLYTE_ITEM[code], note: ELECTROLYTE_TEXT[code] })),
    ...(lactate === null || lactate === 'normal' ? [] : [{ item: 'lactate' as const, note: LACTATE_TEXT[lactate] }]),
  ];
}
