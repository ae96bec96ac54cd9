import type { Application } from '@jianwei/api-client/model';
import { addressOf } from '../../kit/lib/address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';

/** Big-data applications, and those made for one disease, have screens of their own. */
export function isSpecialised({ category, disease }: { category?: number; disease?: string }): boolean {
  return category !== 1 || (disease !== undefined && disease !== '');
}

/** Where an application is shown: in the store, or by its screens for its disease; undefined where the user may not open that. */
export function useAddressIn(path: '/appstore-detail' | '/specialized-disease-detail') {
  const mayOpen = useMayOpen();
  return (id: string) => (mayOpen(path) ? addressOf(path, { id }) : undefined);
}

const RISK_MODEL_TYPE = 2;

/** What stands in place of a model's results while no version of it is in use; undefined where one is, and for tools of their own. */
export function modelOffText({
  api_type: apiType,
  model_infos: models,
}: Pick<Application, 'api_type' | 'model_infos'>): string | undefined {
  return apiType === RISK_MODEL_TYPE && models?.length === 0
    ? '模型已停用，暂不给出结果；已保存的结果仍可在报告中查看。'
    : undefined;
}
