import { useMayOpen } from '../../shared/session/may-open.ts';

const of = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** Address of an application in the store; undefined where the user may not open it. */
export function useDetailAddress(): (applicationId: string) => string | undefined {
  const mayOpen = useMayOpen();
  return (id) => (mayOpen('/appstore-detail') ? of('/appstore-detail', id) : undefined);
}

/** Address of an application's screens for its disease; undefined where the user may not open them. */
export function useSpecialisedAddress(): (applicationId: string) => string | undefined {
  const mayOpen = useMayOpen();
  return (id) => (mayOpen('/specialized-disease-detail') ? of('/specialized-disease-detail', id) : undefined);
}
