import { appConfig } from './app-config.ts';

/** Where an image source of the server is read: addresses and inline images as they are; null, and no request, for an empty one. */
export function imageAddress(source: string | null | undefined): string | null {
  if (source === null || source === undefined || source === '') return null;
  if (source.startsWith('http') || source.startsWith('data:image')) return source;
  return `${appConfig().backendServer}/api/v2/application/image/${encodeURIComponent(source)}`;
}
