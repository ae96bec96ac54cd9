import { useGetApplicationUsage } from '@jianwei/api-client/applications/applications';
import type { Application, ApplicationUsage } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';

import { Reload } from '../../shared/ui/reload.tsx';
import { BlockSkeleton } from '../../shared/ui/skeleton.tsx';

interface UsageProps {
  application: Application;
  children: (usage: ApplicationUsage) => ReactNode;
}

/** The usage of an application: a skeleton while it is on its way, a way to try again when it failed. */
export function Usage({ application, children }: UsageProps) {
  const { data, isError, refetch } = useGetApplicationUsage(application.application_id);
  if (data) return children(data);
  return isError ? <Reload onReload={() => void refetch()} /> : <BlockSkeleton lines={6} />;
}
