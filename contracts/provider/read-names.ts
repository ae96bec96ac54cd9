import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.(test|test-support)\.tsx?$/.test(file);
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const words = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .flatMap(
      (file) =>
        readFileSync(`${folder}/${file}`, 'utf8')
          .replaceAll(comments, '')
          .match(/[A-Za-z_]\w*/g) ?? [],
    ),
);

/**
 * Whether a screen may read a property of this name: whether the name stands anywhere in the code of the web app. It knows
 * names only: one that is read of something else counts too (so more is asked of a back end, never less), one that is put
 * together while the app runs is missed.
 */
export const isRead = (name: string): boolean => words.has(name);
