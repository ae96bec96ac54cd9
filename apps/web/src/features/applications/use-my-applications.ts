import { useSaveDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { Application, DoctorApplications } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { myApplicationsSaved } from '../../parts/applications/my-applications-saved.ts';

/** The applications of the signed-in user, in the order they chose. */
export function mineOf(answer: DoctorApplications | undefined): Application[] {
  return (answer?.my_applications ?? []).toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0));
}

/** Saves which applications are mine, in their order. */
export function useSaveMyApplications() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveDoctorApplications();
  return {
    isPending,
    save: (ids: readonly string[]) =>
      mutateAsync({ data: { my_applications: ids.map((id, index) => ({ application_id: id, sort: index + 1 })) } }),
    /** Reads anew what the saving made stale; the ids that came or went are named. */
    refresh: (changedIds: readonly string[]) => myApplicationsSaved(client, changedIds),
  };
}
