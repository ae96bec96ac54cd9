// The limit of the relation graph: an echarts graph of the same nodes, in its cheapest form (places given, no animation).
import { GraphChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { createElement, useEffect, useRef } from 'react';
import { showAtPress } from '../show-at-press.js';
import { countAsked, graphOf } from './graph.js';

register([GraphChart, TooltipComponent, CanvasRenderer]);

const { graph } = graphOf(countAsked());
/** Parent and neighbours stand in the picture too. */
const above = [{ key: 'parent', _type: 3, name: graph.parent.name }, ...graph.neighbours];
const nodes = [...graph.nodes, ...above];
// As in ours, the parent alone has a line to the diagnosis.
const links = [...graph.links, { source: 'parent', target: graph.nodes[0].key, rate: 0 }];
const shapes = { 1: 'roundRect', 2: 'circle', 3: 'rect' };
/** The diagnosis, left of it what is above, right of it its children. */
function placeOf(index) {
  if (index === 0) return { x: 300, y: 310 };
  const place = index - graph.nodes.length;
  return place < 0 ? { x: 800, y: index * 61 } : { x: 24, y: 310 - place * 61 };
}
const option = {
  animation: false,
  tooltip: {},
  series: [
    {
      type: 'graph',
      layout: 'none',
      label: { show: true, formatter: '{b}' },
      data: nodes.map((node, index) => ({
        id: node.key,
        name: node.name,
        value: node.result,
        symbol: shapes[node._type],
        symbolSize: [120, 30],
        ...placeOf(index),
      })),
      links: links.map(({ source, target, rate }) => ({
        source,
        target,
        value: rate,
        lineStyle: { width: 1.2 + 2.6 * rate },
      })),
    },
  ],
};

showAtPress(function Graph() {
  const place = useRef(null);
  useEffect(() => {
    const box = place.current;
    const chart = init(box, undefined, { renderer: 'canvas' });
    chart.on('finished', () => {
      box.dataset.drawn = '';
    });
    chart.setOption(option);
    return () => chart.dispose();
  }, []);
  return createElement('div', { ref: place, style: { width: 1104, height: 700 } });
});
