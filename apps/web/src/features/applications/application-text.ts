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
