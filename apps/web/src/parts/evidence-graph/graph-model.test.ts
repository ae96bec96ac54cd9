import type { Graph, GraphNode } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { graphModel, nodeLines, rateText } from './graph-model.ts';

// covers A-2.7-33..35, A-9-02, A-9-03
describe('the name of a node', () => {
  test.each([
    ['肌酐', ['肌酐']],
    ['一二三四五六七八九十一', ['一二三四五六七八九十一']],
    ['一二三四五六七八九十一二', ['一二三四五六七八九十一', '二']],
    ['一二三四五六七八九十一二三四五六七八九十一', ['一二三四五六七八九十一', '二三四五六七八九十一']],
    ['一二三四五六七八九十一二三四五六七八九十一二', ['一二三四五六七八九十一', '二三四五六七八九十一…']],
  ])('%s', (name, lines) => {
    expect(nodeLines(name)).toEqual(lines);
  });
});

const node = (key: string, type: 1 | 2 | 3, name: string): GraphNode => ({ key, _type: type, name, reliable: 1 });

describe('the picture', () => {
  const graph: Graph = {
    nodes: [
      node('uninterpreted', 2, '未能解读的检验项目'),
      { ...node('l1', 3, '尿蛋白'), laboratory_id: 'r-1' },
      node('d', 1, '肾病'),
      node('l2', 3, '肌酐'),
      node('i1', 2, '滤过下降'),
    ],
    links: [
      { source: 'l1', target: 'i1', rate: 0.2, knowledges: ['一'] },
      { source: 'l1', target: 'd', rate: 0.4, knowledges: ['一', '二'] },
      { source: 'l2', target: 'd', rate: 0.6 },
      { source: 'i1', target: 'd', rate: 0.5 },
      { source: 'uninterpreted', target: 'd', rate: 0 },
    ],
    parent: { name: '泌尿' },
    neighbours: ['a', 'b', 'c', 'e'].map((key) => node(key, 1, key)),
  };

  test('intermediates, then lab items by their rate, then what could not be interpreted', () => {
    const model = graphModel(graph, [{ laboratory_id: 'r-1' } as never]);
    expect(model?.centre.name).toBe('肾病');
    expect(model?.children.map(({ key, kind, rate }) => [key, kind, rate])).toEqual([
      ['i1', 'intermediate', 0.5],
      ['l2', 'lab', 0.6],
      ['l1', 'lab', 0.4],
      ['uninterpreted', 'uninterpreted', 0],
    ]);
    expect(model?.children[2]).toMatchObject({ knowledges: ['一', '二'], row: { laboratory_id: 'r-1' } });
  });

  test('three neighbours at most', () => {
    expect(graphModel(graph, [])?.neighbours.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('the strongest link of a node counts, and a node without one has no share and no result', () => {
    const links = [
      { source: 'l2', target: 'd', rate: 0.1 },
      { source: 'l2', target: 'd' },
      { source: 'l2', target: 'd', rate: 0.3, knowledges: ['一'] },
    ];
    const { children } = graphModel({ ...graph, links }, []) ?? { children: [] };
    const of = (key: string) => children.find((child) => child.key === key);
    expect(of('l2')).toMatchObject({ rate: 0.3, knowledges: ['一'], row: undefined });
    expect(of('i1')).toMatchObject({ rate: undefined, knowledges: [] });
    // What has no share comes behind what has one.
    expect(children.map(({ key }) => key)).toEqual(['i1', 'l2', 'l1', 'uninterpreted']);
  });

  test('what lies around it may be missing', () => {
    const { parent: _, neighbours: __, ...alone } = graph;
    expect(graphModel(alone, [])).toMatchObject({ parentName: undefined, neighbours: [] });
    expect(graphModel(graph, [])?.parentName).toBe('泌尿');
  });

  test.each([
    [0.5, '0.50'],
    [0.126, '0.13'],
    [undefined, undefined],
    // Where the answer holds none that can be read.
    [Number.NaN, '无法判定'],
  ])('a share of %s stands as %s', (rate, text) => {
    expect(rateText(rate)).toBe(text);
  });

  test('no diagnosis, no picture', () => {
    expect(graphModel({ nodes: [node('l', 3, '肌酐')], links: [] }, [])).toBeUndefined();
  });
});
