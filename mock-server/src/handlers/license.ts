import { Query } from '../store/sql.ts';
import { hospitalDate } from '../store/time.ts';
import type { Handlers } from './types.ts';

interface LicenceRow {
  readonly kind: 'valid' | 'trial';
  /** Last day it counts, YYYY-MM-DD. */
  readonly ends_on: string;
}

const licence = new Query<LicenceRow>('SELECT kind, ends_on FROM licence');

/** Wire values of License.state. */
const states = { none: 0, valid: 1, trial: 2, expired: 3 } as const;

const DAY_MS = 86_400_000;

export const licenseHandlers = {
  getLicense: ({ world }) => {
    const row = licence.get(world);
    if (!row) return { state: states.none };
    const daysLeft = Math.round((Date.parse(row.ends_on) - Date.parse(hospitalDate(world.now()))) / DAY_MS);
    return daysLeft < 0 ? { state: states.expired, limit: 0 } : { state: states[row.kind], limit: daysLeft };
  },
} satisfies Handlers;
