import {
  invalidateGetApplicationUsage,
  invalidateListDoctorApplications,
  useSaveDoctorApplications,
} from '@jianwei/api-client/applications/applications';
import { invalidateGetHomeSummary } from '@jianwei/api-client/home/home';
import type { Application, DoctorApplications } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useOnce } from '../../kit/lib/use-once.ts';
import { announce } from '../../kit/ui/notice.tsx';
import { applicationName } from './application.tsx';

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
    /** Reads anew what the saving made stale: the lists, home, and who uses the applications that came or went. */
    refresh: (changedIds: readonly string[]) => {
      void invalidateGetHomeSummary(client);
      for (const id of changedIds) void invalidateGetApplicationUsage(client, id);
      return invalidateListDoctorApplications(client);
    },
  };
}

/** Adds one application where it is named: it comes last among mine, and what shows them follows. */
export function useAddApplication() {
  const { save, refresh, isPending } = useSaveMyApplications();
  const once = useOnce();
  return {
    isPending,
    add: (application: Application, myIds: readonly string[]) =>
      once(async () => {
        const { application_id: id } = application;
        await save([...myIds, id]);
        announce(`${applicationName(application)}已添加到我的应用`);
        await refresh([id]);
      }),
  };
}
