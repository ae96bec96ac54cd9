import { useListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { Application, DoctorApplications, ListDoctorApplicationsParams } from '@jianwei/api-client/model';
import { APPLICANT_ROLE, isClinician } from '../session/roles.ts';
import { useSession } from '../session/session-store.ts';
import { unavailableText } from './application.tsx';

/** How long the list of role 11 takes, as if it were a call. */
const CANNED_DELAY_MS = 500;

const CEREBROSPINAL: Application = {
  application_id: 'app-cerebrospinal',
  name: '脑脊液分析',
  application_name: '脑脊液分析',
  application_desc: '整合压力、细胞、蛋白与糖，辅助鉴别感染类型。',
  api_type: 15,
  category: 1,
  systems: ['神经', '感染'],
  disease: '中枢神经系统感染',
  type: 'assessment',
  sort: 1,
};

async function cannedApplications(): Promise<DoctorApplications> {
  await new Promise((resolve) => setTimeout(resolve, CANNED_DELAY_MS));
  return { applications: [CEREBROSPINAL], my_applications: [CEREBROSPINAL] };
}

interface Options {
  isEnabled?: boolean;
  /** The caller shows nothing when it fails, so the notification is kept away too. */
  isQuiet?: boolean;
}

/**
 * All applications and those of the signed-in user. Role 11 has a fixed list of one, cerebrospinal fluid analysis, which
 * arrives after 500 ms without a call.
 */
export function useDoctorApplications(params?: ListDoctorApplicationsParams, options: Options = {}) {
  const { isEnabled = true, isQuiet = false } = options;
  const isFixed = useHasFixedApplications();
  return useListDoctorApplications(params, {
    query: { enabled: isEnabled, ...(isFixed && { queryFn: cannedApplications }) },
    request: { suppress: isQuiet },
  });
}

/** What the page has read already says it; nobody waits for it. */
const AS_READ = { staleTime: Infinity } as const;

/** Why an application of the user, kept or offered, cannot be used now: 应用已停用，已保存的报告仍可查看; undefined where it can. */
export function useToolStop(apiType: number | undefined, place: Required<ListDoctorApplicationsParams>) {
  const role = useSession()?.role ?? 0;
  const enabled = apiType !== undefined && isClinician(role);
  const { data } = useListDoctorApplications(place, { query: { ...AS_READ, enabled }, request: { suppress: true } });
  const all = [...(data?.my_applications ?? []), ...(data?.applications ?? [])];
  const application = all.find(({ api_type: type }) => type === apiType);
  const why = application && unavailableText(application);
  return why && `${why}，已保存的报告仍可查看`;
}

/** Whether the user's applications are given and cannot be chosen (role 11). */
export function useHasFixedApplications(): boolean {
  return useSession()?.role === APPLICANT_ROLE;
}
