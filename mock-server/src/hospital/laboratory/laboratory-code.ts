import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { reference } from '../../tables/shapes.ts';

/** A code of the laboratory catalogue. */
export const LABORATORY_CODE = reference('laboratory', (code) => findItem(code) !== undefined);
