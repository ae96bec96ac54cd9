import { useMayOpen } from '../../parts/session/may-open.ts';

/** Address of a screen about one application. */
export const addressOf = (path: string, id: string) => `${path}?${new URLSearchParams({ id }).toString()}`;

function useAddress(path: string): (applicationId: string) => string | undefined {
  const mayOpen = useMayOpen();
  return (id) => (mayOpen(path) ? addressOf(path, id) : undefined);
}

/** Address of an application in the store; undefined where the user may not open it. */
export const useDetailAddress = () => useAddress('/appstore-detail');

/** Address of an application's screens for its disease; undefined where the user may not open them. */
export const useSpecialisedAddress = () => useAddress('/specialized-disease-detail');
