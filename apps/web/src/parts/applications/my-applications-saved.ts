import {
  invalidateGetApplicationUsage,
  invalidateListDoctorApplications,
} from '@jianwei/api-client/applications/applications';
import { invalidateGetHomeSummary } from '@jianwei/api-client/home/home';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What saving my applications makes stale: the lists with mine in them, home, and who uses the ones that came or went.
 * @returns once the lists were read again
 */
export async function myApplicationsSaved(client: QueryClient, changedIds: readonly string[]): Promise<void> {
  void invalidateGetHomeSummary(client);
  for (const id of changedIds) void invalidateGetApplicationUsage(client, id);
  await invalidateListDoctorApplications(client);
}
