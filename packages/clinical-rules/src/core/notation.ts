/** 「血钾≥5.5」, 「UACR>=30」: a sign between a name and its figure. */
const INEQUALITY = /(?<=[\p{L}\d₂⁻])\s*(>=|<=|[≥≤<>])\s*(?=\d)/gu;

/** 「HCO3-」 and 「eGFR<60」 of the rule tables as clinicians write them: HCO₃⁻, eGFR < 60. */
export function clinicalNotation(text: string): string {
  return (
    text
      .replaceAll('PaCO2', 'PaCO₂')
      .replaceAll(/HCO3-?/g, 'HCO₃⁻')
      .replaceAll(INEQUALITY, (_, sign: string) => ` ${sign.replace('>=', '≥').replace('<=', '≤')} `)
      // What is left stands at the head of a bracket: (≥ 3 ULN).
      .replaceAll(/(>=|<=)\s*(?=\d)/g, (_, sign: string) => (sign === '>=' ? '≥ ' : '≤ '))
  );
}
