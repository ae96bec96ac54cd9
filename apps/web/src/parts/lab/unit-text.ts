const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscript = (digits: string) => digits.replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)));

/**
 * A unit as it is set in print: 10^9/L becomes ×10⁹/L, 1.73m2 becomes 1.73 m². The unit itself stays what the report says.
 */
export function unitText(unit: string | undefined): string {
  return (unit ?? '')
    .replace(/^[*×x]?10(?:\^|\*)(\d+)/, (_whole, digits: string) => `×10${superscript(digits)}`)
    .replace(/1\.73\s*m(?:\^?2|²)/, '1.73 m²');
}
