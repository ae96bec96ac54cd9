import { matchReportToProjects } from '@jianwei/api-client/research/research';
import { useQuery } from '@tanstack/react-query';

/** The key of what is asked about one report, so that telling the patient can make it stale. */
export const matchKey = (reportId: string) => ['api', 'v2', 'research', 'match', reportId] as const;

/** This patient against my studies and among similar people; read for the session that treats them only, so it is not kept. */
export function useMatch(reportId: string) {
  return useQuery({
    queryKey: matchKey(reportId),
    queryFn: ({ signal }) => matchReportToProjects({ report_id: reportId }, { suppress: true }, signal),
    gcTime: 0,
  });
}
