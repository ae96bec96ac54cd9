import type { PushRecipient } from '@jianwei/api-client/model';
import { listAccounts } from '../store/account-records.ts';
import type { KeptAccount } from '../store/account-records.ts';
import { clinicalReads } from '../store/clinical-marks.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';

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
function firstReader(world: World, { patientId, reportId, time }: PushSubject): readonly KeptAccount[] {
  const reads = world.memo('clinical-reads', () => clinicalReads(world));
  const earlier = listReportsOfPatient(world, patientId)
    .filter(({ report_id: id, report_time: at }) => id !== reportId && at < time)
    .toSorted((a, b) => (a.report_time < b.report_time ? 1 : -1));
  const reader = earlier.map(({ report_id: id }) => reads.get(id)).find((userId) => userId !== undefined);
  return reachableAccounts(world).filter(({ user_id: id }) => id === reader);
}

/** The accounts that a step tells. */
export function recipientsOf(
  world: World,
  { to, user_ids: userIds }: Pick<PushRecipient, 'to' | 'user_ids'>,
  subject: PushSubject,
): readonly KeptAccount[] {
  const accounts = reachableAccounts(world);
  switch (to) {
    case 'first_reader':
      return firstReader(world, subject);
    case 'department':
      return accounts.filter(({ role, department }) => role === CLINICIAN && department === subject.department);
    case 'laboratory':
      return accounts.filter(({ role }) => role === LABORATORY);
    case 'accounts':
      return accounts.filter(({ user_id: id }) => userIds?.includes(id) === true);
  }
}
