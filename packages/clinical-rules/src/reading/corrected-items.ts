/** Items that albumin corrects, by the figure that does it: the figure tells of the item, not of the albumin. */
export const CORRECTED_ITEM: Readonly<Record<string, string>> = { R_CACORR: 'CA', R_PHTC: 'PHT' };

/** Items that only correct a figure: it says nothing of them. */
export const CORRECTING_ITEM: Readonly<Record<string, string>> = { R_AGC: 'ALB' };
