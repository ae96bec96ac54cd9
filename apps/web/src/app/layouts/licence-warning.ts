import type { License } from '@jianwei/api-client/model';

/** Licence states of the wire. */
export const LICENCE_STATE = { none: 0, valid: 1, trial: 2, expired: 3 } as const;

/** The warning begins when this many days or fewer remain. */
const LICENCE_WARNING_DAYS = 30;

export interface LicenceWarning {
  readonly tone: 'soon' | 'expired';
  readonly text: string;
}

/**
 * The warning a licence calls for. No licence at all (state 0) is no expired one, and an unknown number of days warns of
 * nothing; a trial counts like a valid licence.
 */
export function licenceWarning(licence: License): LicenceWarning | null {
  if (licence.state === LICENCE_STATE.expired) return { tone: 'expired', text: '许可证已过期，请联系管理员' };
  if (licence.state === LICENCE_STATE.none || licence.limit === undefined) return null;
  if (licence.limit > LICENCE_WARNING_DAYS) return null;
  return { tone: 'soon', text: `许可证将于${licence.limit}天后到期，请及时续期` };
}
