import type { Application } from '@jianwei/api-client/model';
import { useState } from 'react';
import { useDoctorApplications, useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { applicationName } from '../../parts/applications/application-twins.ts';
import { announce } from '../../kit/ui/notice.tsx';
import { mineOf, useSaveMyApplications } from './use-my-applications.ts';

/** All applications, which of them are mine, and adding or removing one, which is saved at once. */
export function useApplicationChoice() {
  const query = useDoctorApplications();
  const { save, refresh } = useSaveMyApplications();
  const once = useOnce();
  const isFixed = useHasFixedApplications();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const mine = mineOf(query.data).map(({ application_id: id }) => id);

  async function store(application: Application): Promise<void> {
    const { application_id: id } = application;
    const isMine = mine.includes(id);
    const ids = isMine ? mine.filter((other) => other !== id) : [...mine, id];
    setPendingId(id);
    try {
      await save(ids);
      announce(`${applicationName(application)}${isMine ? '已从我的应用移除' : '已添加到我的应用'}`);
      await refresh([id]);
    } finally {
      setPendingId(null);
    }
  }

  return {
    query,
    /** Whether the application is among mine. */
    isMine: (application: Application) => mine.includes(application.application_id),
    /** Whether it can be added or removed: it is in the list, and the list is not a fixed one. */
    isChoosable: (application: Application) =>
      !isFixed && query.data?.applications.some(({ application_id: id }) => id === application.application_id) === true,
    /** The application whose change is being saved. */
    pendingId,
    toggle: (application: Application) => void once(() => store(application)),
  };
}

export type ApplicationChoice = ReturnType<typeof useApplicationChoice>;
