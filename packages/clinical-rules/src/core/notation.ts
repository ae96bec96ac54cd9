/** 「HCO3-」 and 「PaCO2」 of the rule tables as clinicians write them: HCO₃⁻, PaCO₂. */
export function clinicalNotation(text: string): string {
  return text.replaceAll('PaCO2', 'PaCO₂').replaceAll(/HCO3-?/g, 'HCO₃⁻');
}
