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
const shapes = { 1: 'roundRect', 2: 'circle', 3: 'rect' };
const option = {
  animation: false,
  tooltip: {},
  series: [
    {
      type: 'graph',
      layout: 'none',
      label: { show: true, formatter: '{b}' },
      data: graph.nodes.map((node, index) => ({
        id: node.key,
        name: node.name,
        value: node.result,
        symbol: shapes[node._type],
        symbolSize: [120, 30],
        x: index === 0 ? 300 : 800,
        y: index === 0 ? 310 : index * 61,
      })),
      links: graph.links.map(({ source, target, rate }) => ({
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
