import type { PushRecipient } from '@jianwei/api-client/model';
import { listAccounts } from '../store/account-records.ts';
import type { KeptAccount } from '../store/account-records.ts';
import { firstClinicalReads } from '../store/clinical-marks.ts';
import type { World } from '../store/world.ts';

type Reads = ReturnType<typeof firstClinicalReads>;

const LABORATORY = 1;
const CLINICIAN = 4;

/** Of what report somebody is told. */
export interface PushSubject {
  readonly reportId: string;
  readonly patientId: string;
  readonly department: string;
  /** ISO. */
  readonly time: string;
}

/** Accounts that may be told of something. */
export function reachableAccounts(world: World): readonly KeptAccount[] {
  return world.memo('reachable-accounts', () =>
    listAccounts(world).filter(({ state, role }) => state === 'normal' && [LABORATORY, CLINICIAN, 7].includes(role)),
  );
}

/** The clinician who read the patient's last report first; none where nobody read one. */
function firstReader(world: World, { patientId, reportId, time }: PushSubject, reads: Reads): readonly KeptAccount[] {
  const last = reads.get(patientId)?.find(({ report_id: id, report_time: at }) => id !== reportId && at < time);
  return reachableAccounts(world).filter(({ user_id: id }) => id === last?.user_id);
}

/** By patient: the reports that a clinician read, as of now. */
export function readsSoFar(world: World): Reads {
  return world.memo('first-reads', () => firstClinicalReads(world));
}

/** The accounts that a step tells. `reads` where many reports are told in one go: each that is told would have them read again. */
export function recipientsOf(
  world: World,
  { to, user_ids: userIds }: Pick<PushRecipient, 'to' | 'user_ids'>,
  subject: PushSubject,
  reads: Reads = readsSoFar(world),
): readonly KeptAccount[] {
  const accounts = reachableAccounts(world);
  switch (to) {
    case 'first_reader':
      return firstReader(world, subject, reads);
    case 'department':
      return accounts.filter(({ role, department }) => role === CLINICIAN && department === subject.department);
    case 'laboratory':
      return accounts.filter(({ role }) => role === LABORATORY);
    case 'accounts':
      return accounts.filter(({ user_id: id }) => userIds?.includes(id) === true);
  }
}
