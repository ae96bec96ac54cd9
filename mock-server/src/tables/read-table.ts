import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { Mistakes } from '@jianwei/clinical-rules/tables/cell';
import type { Cell, Place } from '@jianwei/clinical-rules/tables/cell';
import { keptParse } from './parsed-cache.ts';
import { readCell, readTsvText } from '@jianwei/clinical-rules/tables/read-tsv';
import type { Shape } from '@jianwei/clinical-rules/tables/shapes';
import { parseYaml } from './yaml-cells.ts';

/** The folder of the tables: a `file` is a path in it (a test's own one is absolute). */
const DATA_FOLDER = join(import.meta.dirname, '../../data');
/** The folder as mistakes name it, from the root of the project. */
const PRINTED_FOLDER = 'mock-server/data';
const YAML_PARSER = join(import.meta.dirname, 'yaml-cells.ts');

function readText(file: string): string {
  return readFileSync(resolve(DATA_FOLDER, file), 'utf8');
}

function printed(file: string): string {
  return isAbsolute(file) ? file : `${PRINTED_FOLDER}/${file}`;
}

function yamlCell(file: string, mistakes: Mistakes): Cell {
  const text = readText(file);
  const parse = () => parseYaml(text, printed(file));
  const { cell, complaints } = isAbsolute(file) ? parse() : keptParse(file, text, YAML_PARSER, parse);
  for (const { place, reason } of complaints) mistakes.add(place, reason);
  return cell;
}

/** Reads a yaml table. Throws a {@link TableError} that names file, line and reason of every mistake. */
export function readYaml<T>(file: string, shape: Shape<T>): T {
  const mistakes = new Mistakes();
  return readCell(yamlCell(file, mistakes), shape, mistakes);
}

/** Reads several yaml tables as one: the items of their lists, or the keys of their records, one file after another. */
export function readYamlFiles<T>(files: readonly string[], shape: Shape<T>): T {
  const mistakes = new Mistakes();
  const cells = files.map((file) => yamlCell(file, mistakes));
  const place: Place = { file: printed(files[0] ?? ''), line: 1 };
  const isKeyed = cells[0]?.kind === 'record';
  for (const cell of cells) {
    if (cell.kind !== (isKeyed ? 'record' : 'list'))
      mistakes.add(cell, `expected ${isKeyed ? 'keys with values' : 'a list'}`);
  }
  const whole: Cell = isKeyed
    ? { ...place, kind: 'record', entries: cells.flatMap((cell) => (cell.kind === 'record' ? cell.entries : [])) }
    : { ...place, kind: 'list', items: cells.flatMap((cell) => (cell.kind === 'list' ? cell.items : [])) };
  return readCell(whole, shape, mistakes);
}

/** Reads a tsv table: column names in the first line, `#` before a comment. `unique` names the column of the ids. */
export function readTsv<T>(file: string, row: Shape<T>, unique?: keyof T & string): readonly T[] {
  return readTsvText(readText(file), printed(file), row, unique);
}

/** The yaml files of a folder of tables, by name. */
export function yamlFilesIn(folder: string): readonly string[] {
  return readdirSync(resolve(DATA_FOLDER, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
