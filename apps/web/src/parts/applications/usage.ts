import { trackAction } from '@jianwei/api-client/tracking/tracking';

/** Usage events of the specification: 10 and 51 on plans, 41 an application's detail, 44 an application's tool. */
const USAGE_ACTIONS = { planCreated: 10, applicationDetail: 41, applicationTool: 44, planEdited: 51 } as const;

interface ApplicationUse {
  reportId: string;
  applicationId: string;
  applicationName: string;
}

function track(action: keyof typeof USAGE_ACTIONS, facts: Readonly<Record<string, string>>): void {
  const extra = { source: window.location.pathname, ...facts };
  const call = trackAction({ action_id: USAGE_ACTIONS[action], extra_data: JSON.stringify(extra) }, { suppress: true });
  call.catch(() => undefined);
}

/** Reports that an application was opened on a report. Quiet: a failure neither shows nor disturbs anything. */
export function trackApplication(action: 'applicationDetail' | 'applicationTool', use: ApplicationUse): void {
  track(action, { report_id: use.reportId, application_id: use.applicationId, name: use.applicationName });
}

/** Reports that a plan was created or edited; quiet as well. */
export function trackPlan(action: 'planCreated' | 'planEdited', planId: string, planName: string): void {
  track(action, { plan_id: planId, name: planName });
}
