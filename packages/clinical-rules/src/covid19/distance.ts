import { classDistances } from '../core/class-distance.ts';
import type { Adjustable, WireDistance } from '../core/class-distance.ts';
import { altitudeFactor, evaluateCovid19, SEVERE_PCF_UP_TO, SEVERE_RATE_FROM, SEVERE_SPO2_UP_TO } from './covid19.ts';
import type { CovidFacts, CovidOptions } from './covid19.ts';
import { COVID_TYPE_TEXT } from './wording.ts';

type CovidNumber = Omit<Adjustable, 'outcomeAt'> & { readonly put: (value: number) => CovidFacts };

/** The ratio is changed through the oxygen pressure, with the share of oxygen and the altitude as they are. */
function ratioNumber(facts: CovidFacts, ratio: number | null): CovidNumber[] {
  const { fiO2 } = facts;
  if (ratio === null || fiO2 === null) return [];
  return [
    {
      item: 'pCF',
      label: '氧合指数',
      value: ratio,
      unit: 'mmHg',
      step: 1,
      edges: [SEVERE_PCF_UP_TO / altitudeFactor(facts)],
      put: (value) => ({ ...facts, paO2: (value * fiO2) / 100 }),
    },
  ];
}

function breathingNumbers(facts: CovidFacts): CovidNumber[] {
  const { respiratoryRatePerMin: rate, spO2 } = facts;
  const rateNumber = { item: 'respiratory_rate', label: '呼吸频率', unit: '次/分', step: 1, edges: [SEVERE_RATE_FROM] };
  const saturation = { item: 'spo2', label: '指氧饱和度', unit: '%', step: 1, edges: [SEVERE_SPO2_UP_TO] };
  return [
    ...(rate === null
      ? []
      : [{ ...rateNumber, value: rate, put: (to: number) => ({ ...facts, respiratoryRatePerMin: to }) }]),
    ...(spO2 === null
      ? []
      : [{ ...saturation, value: spO2, limits: [0, 100] as const, put: (to: number) => ({ ...facts, spO2: to }) }]),
  ];
}

/**
 * The smallest change of oxygenation index, breathing rate or saturation that alone reaches another type, in whole steps.
 * An implausible oxygen pressure or share has none; the other criteria of a type are no numbers.
 */
export function covidDistance(facts: CovidFacts, options: CovidOptions = {}): WireDistance[] {
  const { pCF, invalid } = evaluateCovid19(facts, options);
  const isUsable = !invalid.includes('paO2') && !invalid.includes('fiO2');
  const numbers = [...ratioNumber(facts, isUsable ? pCF : null), ...breathingNumbers(facts)];
  return classDistances(
    numbers.map(({ put, ...number }) => ({
      ...number,
      outcomeAt: (value) => {
        const { edition, type } = evaluateCovid19(put(value), options);
        return { code: type, text: COVID_TYPE_TEXT[edition][type] };
      },
    })),
  );
}
