import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { daysBetween, machineIdentifier, readLicenceCode } from '../hospital/licence-code.ts';
import type { LicenceKind } from '../hospital/licence-code.ts';
import { type Changeable, recordChange } from '../store/changes.ts';
import { Command, Query } from '../store/sql.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { HOSPITAL_NAME } from './home.ts';

interface LicenceRow {
  readonly kind: LicenceKind;
  /** Last day it counts, YYYY-MM-DD. */
  readonly ends_on: string;
}

const licence = new Query<LicenceRow>('SELECT kind, ends_on FROM licence');
const saveLicence = new Command<[LicenceKind, string]>(
  'INSERT OR REPLACE INTO licence (id, kind, ends_on) VALUES (1, ?, ?)',
);

/** The licence in the change log; its code is never a value. */
export const licenceChangeable: Changeable = {
  type: 'licence',
  label: '授权',
  administrators: [2, 10],
  fields: { kind: { label: '类型' }, ends_on: { label: '有效期至' } },
  read: (world) => {
    const row = licence.get(world);
    const kind = row?.kind === 'trial' ? '试用' : '正式';
    return { name: '医院授权', values: row === undefined ? {} : { kind, ends_on: row.ends_on } };
  },
};

/** Wire values of License.state. */
const states = { none: 0, valid: 1, trial: 2, expired: 3 } as const;

function daysLeft(world: World, endsOn: string): number {
  return daysBetween(hospitalDate(world.now()), endsOn);
}

function currentLicence(world: World): { state: 0 | 1 | 2 | 3; limit?: number } {
  const row = licence.get(world);
  if (!row) return { state: states.none };
  const limit = daysLeft(world, row.ends_on);
  return limit < 0 ? { state: states.expired, limit: 0 } : { state: states[row.kind], limit };
}

/** The code and the days it would still count, or why it cannot be used. */
function judgeCode(world: World, text: string) {
  const read = readLicenceCode(text);
  if (!read.ok) return read;
  const limit = daysLeft(world, read.code.endsOn);
  return limit < 0 ? { ok: false as const, reason: '激活码已过期' } : { ...read, limit };
}

export const licenseHandlers = {
  getLicense: ({ world }) => currentLicence(world),

  getLicenseIdentifier: ({ world }) => ({ identifier: machineIdentifier(HOSPITAL_NAME, world.id) }),

  verifyLicense: ({ body, world }) => {
    const judged = judgeCode(world, body.activation_code);
    return judged.ok ? { valid: true, limit: judged.limit } : { valid: false, reason: judged.reason };
  },

  activateLicense: (call) => {
    const { body, world } = call;
    const judged = judgeCode(world, body.activation_code);
    if (!judged.ok) throw new Refusal(judged.reason);
    const { kind, endsOn } = judged.code;
    recordChange(call, licenceChangeable, 'licence', { action: '激活' }, () => saveLicence.run(world, kind, endsOn));
    return currentLicence(world);
  },
} satisfies Handlers;
