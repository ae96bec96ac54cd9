import { UNDETERMINED, isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { useMutation } from '@tanstack/react-query';
import type { Application } from '@jianwei/api-client/model';
import { Check, Plus } from 'lucide-react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { applicationName } from '../../parts/applications/application.tsx';
import { mineOf, useSaveMyApplications } from '../../parts/applications/my-applications.ts';
import { useDoctorApplications, useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import styles from './applications.module.css';

/** All applications, which of them are mine, and adding or removing one, which is saved at once. */
export function useApplicationChoice() {
  const query = useDoctorApplications();
  const { save, refresh } = useSaveMyApplications();
  const once = useOnce();
  const isFixed = useHasFixedApplications();
  const mine = mineOf(query.data).map(({ application_id: id }) => id);
  const isMine = ({ application_id: id }: Application) => mine.includes(id);
  const isChoosable = (application: Application) =>
    !isFixed &&
    !isUndetermined(...mine) &&
    query.data?.applications.some((one) => one.application_id === application.application_id) === true;
  const toggle = useMutation({
    mutationFn: async (application: Application) => {
      const { application_id: id } = application;
      const wasMine = isMine(application);
      await save(wasMine ? mine.filter((other) => other !== id) : [...mine, id]);
      announce(`${applicationName(application)}${wasMine ? '已从我的应用移除' : '已添加到我的应用'}`);
      await refresh([id]);
    },
  });
  return {
    query,
    isMine,
    /** Whether it can be added or removed: it is in the list, and the list is not a fixed one. */
    isChoosable,
    /** Whether it can be added now. */
    isAddable: (application: Application) => isChoosable(application) && !isMine(application),
    /** In place of what cannot be chosen: nothing, unless nobody can tell what is mine. */
    unknown: isUndetermined(...mine, query.data?.applications[0]?.application_id) ? UNDETERMINED : null,
    /** The application whose change is being saved. */
    pendingId: toggle.isPending ? toggle.variables.application_id : undefined,
    toggle: (application: Application) => void once(() => toggle.mutateAsync(application)),
  };
}

export type ApplicationChoice = ReturnType<typeof useApplicationChoice>;

/** 已添加 with 移除 beside it, or 添加; users with a fixed list only see 已添加. */
export function ChoiceControl({ application, choice }: { application: Application; choice: ApplicationChoice }) {
  const { isMine, isChoosable, unknown, pendingId, toggle } = choice;
  const name = applicationName(application);
  const isPending = pendingId === application.application_id;
  const press = {
    size: 'small',
    busy: isPending,
    // The list is saved as a whole: one change at a time.
    disabled: pendingId !== undefined && !isPending,
    onClick: () => toggle(application),
  } as const;
  if (!isMine(application))
    return isChoosable(application) ? (
      <Button {...press} className={styles.add} icon={<Plus size={14} />} aria-label={`添加 ${name}`}>
        添加
      </Button>
    ) : (
      unknown
    );
  return (
    <span className="jw-row jw-gap-4">
      <span className="jw-row jw-gap-4 jw-small jw-ink-3 jw-nowrap">
        <Check size={14} />
        已添加
      </span>
      {isChoosable(application) && (
        <Button {...press} className={styles.remove} variant="text" aria-label={`移除 ${name}`}>
          移除
        </Button>
      )}
    </span>
  );
}
