// The product's relation graph on a page of its own.
import { createElement } from 'react';
import { EvidenceGraph } from '../../../../apps/web/src/parts/evidence-graph/evidence-graph.tsx';
import { showAtPress } from '../show-at-press.js';
import { countAsked, graphOf } from './graph.js';

const { graph, rows } = graphOf(countAsked());
const addressOf = (key) => `/detail?diagnosis_id=${key}`;

showAtPress(() =>
  createElement('div', { style: { width: 1104 } }, createElement(EvidenceGraph, { graph, rows, addressOf })),
);
