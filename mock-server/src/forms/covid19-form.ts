import type { Covid19Form, Covid19WarningItem } from '@jianwei/api-client/model';
import { imagingEvaluation, readCovid19Input } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { bodyMassIndex, pCF } from '@jianwei/clinical-rules/covid19/measures';
import {
  FACTOR_LISTS,
  FACTOR_OPTIONS,
  isPersonalHistoryOffered,
  WARNING_GROUPS,
  WARNING_ITEMS,
} from '@jianwei/clinical-rules/covid19/options';
import type { FactorList, WarningGroup, WarningKey, WarningState } from '@jianwei/clinical-rules/covid19/options';

type States = ReadonlyMap<string, WarningState | null>;

/** The warning groups with the labels of the hospital, each item in the given state. */
export function warningGroups(
  states: States = new Map<WarningKey, null>(),
): Record<WarningGroup, Covid19WarningItem[]> {
  return Object.fromEntries(
    WARNING_GROUPS.map((group) => [
      group,
      WARNING_ITEMS.filter((item) => item.group === group).map(({ key, label }) => ({
        key,
        label,
        value: states.get(key) ?? null,
      })),
    ]),
  ) as Record<WarningGroup, Covid19WarningItem[]>;
}

function cleanFactors(body: Covid19Form): Partial<Record<FactorList, number[]>> {
  const { sex, ageYears } = readCovid19Input({ ...body });
  const isOffered = (list: FactorList, key: number): boolean =>
    list !== 'personal_history' || isPersonalHistoryOffered(key, sex, ageYears);
  const factors: Partial<Record<FactorList, number[]>> = {};
  for (const list of FACTOR_LISTS) {
    const chosen = body[list];
    if (chosen === undefined) continue;
    factors[list] = FACTOR_OPTIONS[list]
      .map(({ key }) => key)
      .filter((key) => chosen.includes(key) && isOffered(list, key));
  }
  return factors;
}

/**
 * The form as it is stored: only its own fields, what is computed computed, an option that is no longer offered removed, each
 * warning item once and with the hospital's label.
 */
export function completeCovidForm(body: Covid19Form): Covid19Form {
  const facts = readCovid19Input({ ...body });
  return {
    name: (body.name ?? '').trim(),
    gender: body.gender ?? '',
    age: body.age ?? null,
    weight: body.weight ?? null,
    weight_unit: facts.weightKg === null ? '' : 'kg',
    height: body.height ?? null,
    BMI: bodyMassIndex(facts.weightKg, facts.heightCm),
    pul_ct_abnormality: body.pul_ct_abnormality ?? null,
    ...cleanFactors(body),
    paO2: body.paO2 ?? null,
    fiO2: body.fiO2 ?? null,
    pCF: pCF(facts.paO2, facts.fiO2),
    ...warningGroups(new Map(Object.entries(facts.warnings))),
    imaging_evaluation: imagingEvaluation(facts.lobes),
  };
}
