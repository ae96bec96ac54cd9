import type { Application } from '@jianwei/api-client/model';

const firstFilled = (...values: (string | undefined)[]) => values.find((value) => value !== undefined && value !== '');

/** Display name of an application: the two halves of the product call it application_name and name. */
export function applicationName(application: Pick<Application, 'application_name' | 'name'>): string {
  return firstFilled(application.application_name, application.name) ?? '';
}

/** Icon source of an application: app_icon or application_icon, undefined when neither is given. */
export function applicationIcon(application: Pick<Application, 'app_icon' | 'application_icon'>): string | undefined {
  return firstFilled(application.app_icon, application.application_icon);
}
