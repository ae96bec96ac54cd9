import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { Plus } from 'lucide-react';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { applicationName } from '../../parts/applications/application.tsx';
import { mineOf, useAddApplication } from '../../parts/applications/my-applications.ts';
import { useDoctorApplications, useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import { isClinician } from '../../parts/session/roles.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { Button } from '../../kit/ui/button.tsx';

/** What a hint offers of its tool. */
export interface HintPlace {
  /** The doctor's applications are asked for as the page behind the drawer asks for them. */
  readonly patientId: string;
  readonly reportId: string;
  /** Tool that the drawer itself shows: its hint opens nothing more. */
  readonly shownApiType?: number | undefined;
  /** Opens a tool over the report; absent where the reader has none. */
  readonly onOpenTool?: ((apiType: number) => void) | undefined;
}

/** The doctor's applications and which of them are mine; nothing of it while nobody can tell, and for who has none. */
export function useHintApplications({ patientId, reportId }: HintPlace) {
  const session = useSession();
  const isEnabled = session !== null && isClinician(session.role) && patientId !== '' && reportId !== '';
  const isFixed = useHasFixedApplications();
  const { data } = useDoctorApplications({ patient_id: patientId, report_id: reportId }, { isEnabled, isQuiet: true });
  const { add, isPending } = useAddApplication();
  const mine = mineOf(data).map(({ application_id: id }) => id);
  const offered = data?.applications ?? [];
  const isKnown = data !== undefined && !isUndetermined(...mine);
  return {
    find: (id: string) => [...offered, ...(data?.my_applications ?? [])].find((one) => one.application_id === id),
    isForeign: (id: string) => isKnown && !mine.includes(id),
    isAddable: (id: string) =>
      isKnown && !isFixed && !mine.includes(id) && offered.some((one) => one.application_id === id),
    isPending,
    add: (id: string) => {
      const application = offered.find((one) => one.application_id === id);
      if (application) void add(application, mine);
    },
  };
}

interface HintActsProps extends Pick<HintPlace, 'shownApiType' | 'onOpenTool'> {
  applicationId: string;
  name: string;
  apiType: number | undefined;
  applications: ReturnType<typeof useHintApplications>;
}

/** Beside a hint: 打开 leads to its tool, 添加 puts it among mine where it is not there yet. */
export function HintActs({ applicationId: id, name, apiType, shownApiType, onOpenTool, applications }: HintActsProps) {
  const { find, isAddable, isPending, add } = applications;
  const known = find(id);
  const type = apiType ?? known?.api_type;
  const called = (known && applicationName(known)) || name;
  const canOpen = onOpenTool !== undefined && type !== undefined && isAssessment(type) && type !== shownApiType;
  if (!canOpen && !isAddable(id)) return null;
  return (
    <span className="jw-row jw-gap-4 jw-fixed jw-no-print">
      {isAddable(id) && (
        <Button
          size="small"
          icon={<Plus size={14} />}
          aria-label={`添加 ${called}`}
          title="加入我的应用"
          disabled={isPending}
          onClick={() => add(id)}
        >
          添加
        </Button>
      )}
      {canOpen && (
        <Button size="small" aria-label={`打开 ${called}`} onClick={() => onOpenTool(type)}>
          打开
        </Button>
      )}
    </span>
  );
}
