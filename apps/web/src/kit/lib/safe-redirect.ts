/** A redirect target as path, query and fragment of this site; null for one of another site (open redirect). */
export function safeRedirect(target: string | null | undefined): string | null {
  if (target === null || target === undefined || !target.startsWith('/')) return null;
  // The URL parser drops tabs and line breaks and reads \ as /, so "/\t/host" would leave the site: judge its result.
  const base = window.location.origin;
  let address: URL;
  try {
    address = new URL(target, base);
  } catch {
    return null;
  }
  if (address.origin !== base || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}
