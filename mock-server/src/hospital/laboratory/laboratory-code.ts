import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { reference } from '@jianwei/clinical-rules/tables/shapes';

/** A code of the laboratory catalogue. */
export const LABORATORY_CODE = reference('laboratory', (code) => findItem(code) !== undefined);
