// The product's table of results, on a page of its own: all its columns, in a box as high as the limit's.
import { createElement, useRef } from 'react';
import { LabTable } from '../../../../apps/web/src/parts/lab/lab-table.tsx';
import { rows } from './rows.js';
import { showAtPress } from '../show-at-press.js';

const nothing = () => undefined;

showAtPress(function Report() {
  const scroller = useRef(null);
  return createElement(
    'div',
    { ref: scroller, style: { height: 740, width: 1080, overflow: 'auto' } },
    createElement(LabTable, {
      caption: '检验结果',
      rows,
      grouped: true,
      showPrevious: true,
      stickyHeader: true,
      scroller,
      onOpenKnowledge: nothing,
    }),
  );
});
