/**
 * Rows of equivalents.mjs for files of one folder: file, original, replacement, reason and, where they do not say enough, a part of the line.
 * @param {string} folder
 * @param {string[][]} list
 */
export const rows = (folder, list) =>
  list.map(([file, original, replacement, reason, line]) => ({
    file: `${folder}/${file}`,
    original,
    replacement,
    reason,
    ...(line && { line }),
  }));
