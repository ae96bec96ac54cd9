import type { Graph, GraphNode } from '@jianwei/api-client/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { labRow } from '../lab/lab-row.test-support.ts';
import { EvidenceGraph } from './evidence-graph.tsx';

const RELIABLE = [0, 1, 2] as const;

const lab = (index: number): GraphNode => ({
  key: `lab:${index}`,
  _type: 3,
  name: `项目${index}`,
  reliable: RELIABLE[index % 3] ?? 0,
  laboratory_id: `l-${index}`,
  result: `${index} g/L`,
});

const rows = [1, 2].map((index) =>
  labRow({ laboratory_id: `l-${index}`, original_reference_interval: '3-5', abnormal_type: -1 }),
);

const centre: GraphNode = { key: 'diagnosis:DKD', _type: 1, name: '糖尿病肾脏病', reliable: 2 };
const intermediate: GraphNode = { key: 'i', _type: 2, name: '持续性白蛋白尿', reliable: 2 };
const uninterpreted: GraphNode = {
  key: 'uninterpreted',
  _type: 2,
  name: '未能解读的检验项目',
  reliable: 0,
  result: '2 项',
};

const graphOf = (count: number, extra: readonly GraphNode[] = []): Graph => {
  const labs = Array.from({ length: count }, (_, index) => lab(index + 1));
  return {
    nodes: [centre, intermediate, ...labs, ...extra],
    links: [
      { source: 'i', target: centre.key, rate: 0.94 },
      ...labs.map(({ key }, index) => ({
        source: key,
        target: centre.key,
        rate: 0.9 - index / 100,
        knowledges: [`${key} 的说明`],
      })),
      ...extra.map(({ key }) => ({ source: key, target: centre.key, rate: 0 })),
    ],
    parent: { name: '泌尿' },
    neighbours: ['IGAN', 'AKI', 'UTI', 'CKD'].map((id) => ({
      key: `diagnosis:${id}`,
      _type: 1,
      name: id,
      reliable: 0,
    })),
  };
};

const open = (graph: Graph) =>
  renderWithAnswers(<EvidenceGraph graph={graph} rows={rows} addressOf={(key) => `/detail?diagnosis=${key}`} />, {});
const picture = () => screen.getByRole('group', { name: '糖尿病肾脏病的关系图' });
const children = () => within(picture()).getAllByRole('img', { name: /^(中间概念|检验项目|未能解读)/ });

describe('the relation graph', () => {
  // covers A-2.7-26, A-2.7-27, A-2.7-30
  test('centre, parent and three neighbours that lead to their diagnosis', () => {
    open(graphOf(3));
    expect(screen.getByRole('img', { name: '中心诊断 糖尿病肾脏病，可靠性高，证据 2 条' })).toBeInTheDocument();
    expect(within(picture()).getByText('泌尿')).toBeInTheDocument();
    const neighbours = screen.getAllByRole('link', { name: /^同级诊断/ });
    expect(neighbours.map((link) => link.getAttribute('href'))).toEqual(
      ['IGAN', 'AKI', 'UTI'].map((id) => `/detail?diagnosis=diagnosis:${id}`),
    );
  });

  // covers A-2.1-01..03, A-2.7-28, A-2.7-29, A-9-01
  test('ten children a page, paged with current / total', async () => {
    const { user } = open(graphOf(13));
    expect(children()).toHaveLength(10);
    const pager = screen.getByRole('navigation', { name: '关系图分页' });
    expect(pager).toHaveTextContent('1 / 2');
    expect(within(pager).getByRole('button', { name: '上一页' })).toBeDisabled();
    await user.click(within(pager).getByRole('button', { name: '下一页' }));
    expect(pager).toHaveTextContent('2 / 2');
    expect(children()).toHaveLength(4);
    expect(within(pager).getByRole('button', { name: '下一页' })).toBeDisabled();
    await user.click(within(pager).getByRole('button', { name: '上一页' }));
    expect(children()).toHaveLength(10);
  });

  // covers A-2.7-28, A-2.7-29
  test.each([
    ['the same diagnosis with fewer pages: its last one', centre.key, 3, 4],
    ['another diagnosis: its first page', 'diagnosis:CKD', 13, 10],
  ])('%s, never an empty picture', async (_, key, count, shown) => {
    const next = graphOf(count);
    const nodes = next.nodes.map((node) => (node === centre ? { ...centre, key } : node));
    function Host() {
      const [graph, setGraph] = useState(graphOf(13));
      return (
        <>
          <button onClick={() => setGraph({ ...next, nodes })}>换一张</button>
          <EvidenceGraph graph={graph} rows={rows} addressOf={String} />
        </>
      );
    }
    const { user } = renderWithAnswers(<Host />, {});
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(children()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '换一张' }));
    expect(children()).toHaveLength(shown);
  });

  // covers A-2.7-33, A-2.7-34
  test('parent, centre and neighbours: two lines of 11, cut at 21, the whole name on pointing or focus', async () => {
    const name = (index: number) => `第${index}种一二三四五六七八九十甲乙丙丁戊己庚辛壬癸病`;
    const graph = graphOf(1);
    const { user } = open({
      ...graph,
      nodes: graph.nodes.map((node) => (node === centre ? { ...centre, name: name(1) } : node)),
      parent: { name: name(2) },
      neighbours: [
        { key: 'diagnosis:N', _type: 1, name: name(3), reliable: 0 },
        { key: 'diagnosis:S', _type: 1, name: '一二三四五六七八九十甲乙', reliable: 0 },
      ],
    });
    const linesOf = (node: Element) =>
      [...node.querySelectorAll('text[data-small] tspan')].map((line) => line.textContent);
    const parent = screen.getByRole('img', { name: `所属系统 ${name(2)}` });
    const neighbour = screen.getByRole('link', { name: `同级诊断 ${name(3)}` });
    expect(linesOf(parent)).toEqual(['第2种一二三四五六七八', '九十甲乙丙丁戊己庚辛…']);
    expect(linesOf(neighbour)).toEqual(['第3种一二三四五六七八', '九十甲乙丙丁戊己庚辛…']);
    const short = screen.getByRole('link', { name: '同级诊断 一二三四五六七八九十甲乙' });
    expect(linesOf(short)).toEqual(['一二三四五六七八九十甲', '乙']);
    for (const [node, whole] of [
      [parent, name(2)],
      [neighbour, name(3)],
      [screen.getByRole('img', { name: /^中心诊断/ }), name(1)],
    ] as const) {
      await user.hover(node);
      expect(screen.getByRole('tooltip')).toHaveTextContent(whole);
      await user.unhover(node);
      expect(screen.queryByRole('tooltip')).toBeNull();
      act(() => (node as unknown as SVGElement).focus());
      expect(screen.getByRole('tooltip')).toHaveTextContent(whole);
    }
    act(() => (short as unknown as SVGElement).focus());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  // covers A-2.1-04
  test('one page has no pager', () => {
    open(graphOf(9));
    expect(children()).toHaveLength(10);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  // covers A-2.7-31
  test('a node that is focused or pointed at tells all it holds; Escape closes it', () => {
    open(graphOf(2));
    expect(screen.queryByRole('tooltip')).toBeNull();
    const node = screen.getByRole('img', { name: /^检验项目 项目1，1 g\/L，可靠性中，关联度 0.90/ });
    fireEvent.focus(node);
    const tip = screen.getByRole('tooltip');
    for (const text of ['项目1', '结果', '参考区间', '3–5', '与诊断关联度', '0.90', 'lab:1 的说明']) {
      expect(tip).toHaveTextContent(text);
    }
    fireEvent.keyDown(node, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerEnter(node);
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.pointerLeave(node);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('every node can be reached with the keyboard', async () => {
    const { user } = open(graphOf(1));
    const reached: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      reached.push(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    expect(reached.map((label) => label.split('，')[0])).toEqual([
      '同级诊断 IGAN',
      '同级诊断 AKI',
      '同级诊断 UTI',
      '中间概念 持续性白蛋白尿',
      '检验项目 项目1',
    ]);
  });

  // covers A-2.7-32
  test('what could not be interpreted has a node, when there is anything', () => {
    open(graphOf(1, [uninterpreted]));
    expect(children().at(-1)).toHaveAccessibleName('未能解读的检验项目，2 项');
  });

  test('no such node when all was interpreted', () => {
    open(graphOf(1));
    expect(screen.queryByText('未能解读的检验项目')).toBeNull();
  });

  // covers A-2.7-36..41
  test('kinds by their shape and word, reliability by colour and bars', () => {
    open(graphOf(3));
    const kind = (name: RegExp) => screen.getByRole('img', { name }).getAttribute('data-kind');
    expect([kind(/^中间概念/), kind(/^检验项目 项目1/)]).toEqual(['intermediate', 'lab']);
    const bars = (name: RegExp) => {
      const box = screen.getByRole('img', { name }).querySelector('rect');
      const [x, y] = ['x', 'y'].map((side) => Number(box?.getAttribute(side))) as [number, number];
      const inBox = (path: Element) =>
        [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].filter(
          ([, left, top]) => Number(left) > x && Number(top) > y && Number(top) < y + 43,
        ).length;
      const count = (tone: string) =>
        [...document.querySelectorAll(`.bars[data-tone=${tone}]`)].reduce((sum, path) => sum + inBox(path), 0);
      return Object.fromEntries(['high', 'medium', 'low', 'none'].map((tone) => [tone, count(tone)]));
    };
    // 项目1 is 1 (amber), 项目2 is 2 (red), 项目3 is 0 (blue).
    expect(bars(/项目1/)).toEqual({ high: 0, medium: 2, low: 0, none: 1 });
    expect(bars(/项目2/)).toEqual({ high: 3, medium: 0, low: 0, none: 0 });
    expect(bars(/项目3/)).toEqual({ high: 0, medium: 0, low: 1, none: 2 });
  });

  test('the whole graph stands as a table too', async () => {
    open(graphOf(12, [uninterpreted]));
    const table = await screen.findByRole('table', { name: /糖尿病肾脏病的关系图（表格），属于泌尿/ });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 14 + 3);
    expect(within(table).getByRole('row', { name: /AKI/ })).toHaveTextContent('AKI同级诊断低');
    expect(within(table).getByRole('row', { name: /项目12/ })).toHaveTextContent(
      '项目12检验项目低12 g/L0.79lab:12 的说明',
    );
  });
});
