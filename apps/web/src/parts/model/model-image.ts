import { appConfig } from '../../kit/lib/app-config.ts';

export type ModelImage = 'roc' | 'shap';

/**
 * Address of a model's picture: the one the answer gives, else by its name under the back end's image addresses.
 * @returns null when there is neither
 */
export function modelImageAddress(kind: ModelImage, name: string | undefined, url?: string): string | null {
  const { backendServer } = appConfig();
  if (url !== undefined && url !== '') return /^(https?:|data:image)/.test(url) ? url : backendServer + url;
  if (name === undefined || name === '') return null;
  return `${backendServer}/api/v2/images/${kind}/${encodeURIComponent(name)}`;
}
