/**
 * What is measured in a urine of any time of the day: no interval holds for it (lab-catalogue, 无参考区间), and one that a laboratory
 * prints beside it is often that of 24 hours.
 */
const SPOT_URINE: ReadonlySet<string> = new Set(['UNA', 'UK', 'UCL', 'UCREA', 'UUREA', 'UOSM', 'UCA']);

export const isSpotUrine = (code: string): boolean => SPOT_URINE.has(code);

/** Said behind the interval that the report prints: it still decides, and alone it says little. */
export const SPOT_URINE_NOTE = '随机尿无统一参考区间，请结合同时血标本';
