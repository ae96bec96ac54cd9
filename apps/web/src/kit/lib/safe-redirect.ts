/**
 * Accepts a redirect target only as a path of this site; an address of another site (open redirect) is refused.
 * @param target value of a `redirect` parameter
 * @returns path with query and fragment, or null
 */
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
