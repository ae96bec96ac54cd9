import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import type { Document, Node } from 'yaml';
import type { Cell, Place, ScalarCell } from '@jianwei/clinical-rules/tables/cell';

/** What a yaml text holds, and what its parser complains about. */
export interface YamlCells {
  readonly cell: Cell;
  readonly complaints: readonly { readonly place: Place; readonly reason: string }[];
}

function scalar(place: Place, value: unknown): ScalarCell {
  return { ...place, kind: 'scalar', value: value as ScalarCell['value'] };
}

/** Parses yaml into cells that know their lines. The parser is loaded at the first call: most starts never need it. */
export function parseYaml(text: string, file: string): YamlCells {
  const yaml = createRequire(import.meta.url)('yaml') as typeof Yaml;
  const lines = new yaml.LineCounter();
  const document: Document = yaml.parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => ({ file, line: Math.max(lines.linePos(offset).line, 1) });

  const cellOf = (node: Node | null, parent: Place): Cell => {
    const place = node?.range ? placeAt(node.range[0]) : parent;
    if (yaml.isAlias(node)) return cellOf(node.resolve(document) ?? null, place);
    if (yaml.isSeq<Node>(node)) return { ...place, kind: 'list', items: node.items.map((item) => cellOf(item, place)) };
    if (yaml.isMap<Node, Node>(node)) {
      const entries = node.items.map(({ key, value }) => {
        const keyPlace = key.range ? placeAt(key.range[0]) : place;
        const name = yaml.isScalar(key) ? String(key.value) : key.toString();
        return { key: scalar(keyPlace, name), value: cellOf(value, keyPlace) };
      });
      return { ...place, kind: 'record', entries };
    }
    return scalar(place, yaml.isScalar(node) ? node.value : null);
  };
  return {
    cell: cellOf(document.contents, { file, line: 1 }),
    complaints: document.errors.map(({ pos, message }) => ({ place: placeAt(pos[0]), reason: message })),
  };
}
