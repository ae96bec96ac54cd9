import { appConfig } from './app-config.ts';

/**
 * The address of an image source as the server sends it.
 * @param source address (begins with http), inline image (data:image) or an image identifier
 * @returns the source as given, the back end's image address of an identifier, or null for an empty source: request nothing
 */
export function imageAddress(source: string | null | undefined): string | null {
  if (source === null || source === undefined || source === '') return null;
  if (source.startsWith('http') || source.startsWith('data:image')) return source;
  return `${appConfig().backendServer}/api/v2/application/image/${encodeURIComponent(source)}`;
}
