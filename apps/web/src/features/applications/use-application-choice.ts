import {
  invalidateListDoctorApplications,
  useSaveDoctorApplications,
} from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useDoctorApplications, useHasFixedApplications } from '../../shared/hooks/use-doctor-applications.ts';
import { useOnce } from '../../shared/hooks/use-once.ts';
import { applicationName } from '../../shared/ui/application-twins.ts';
import { announce } from '../../shared/ui/notice.tsx';

const bySort = (left: Application, right: Application) => (left.sort ?? 0) - (right.sort ?? 0);

/** All applications, which of them are mine, and adding or removing one, which is saved at once. */
export function useApplicationChoice() {
  const client = useQueryClient();
  const query = useDoctorApplications();
  const save = useSaveDoctorApplications();
  const once = useOnce();
  const isFixed = useHasFixedApplications();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const mine = (query.data?.my_applications ?? []).toSorted(bySort).map(({ application_id: id }) => id);

  async function store(application: Application): Promise<void> {
    const { application_id: id } = application;
    const isMine = mine.includes(id);
    const ids = isMine ? mine.filter((other) => other !== id) : [...mine, id];
    setPendingId(id);
    try {
      const order = ids.map((applicationId, index) => ({ application_id: applicationId, sort: index + 1 }));
      await save.mutateAsync({ data: { my_applications: order } });
      announce(`${applicationName(application)}${isMine ? '已从我的应用移除' : '已添加到我的应用'}`);
      void client.invalidateQueries({ queryKey: ['api', 'v2', 'home'] });
      void client.invalidateQueries({ queryKey: ['api', 'v2', 'application', id, 'usage'] });
      await invalidateListDoctorApplications(client);
    } finally {
      setPendingId(null);
    }
  }

  return {
    query,
    /** Whether the application is among mine. */
    isMine: (application: Application) => mine.includes(application.application_id),
    /** Whether it can be added or removed: it is in the list, and the list is not given. */
    isChoosable: (application: Application) =>
      !isFixed && query.data?.applications.some(({ application_id: id }) => id === application.application_id) === true,
    /** The application whose change is being saved. */
    pendingId,
    toggle: (application: Application) => void once(() => store(application)),
  };
}

export type ApplicationChoice = ReturnType<typeof useApplicationChoice>;
