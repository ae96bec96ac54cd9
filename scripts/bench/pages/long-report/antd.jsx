// The limit of the long report: antd's virtual Table with the same results as plain text, and nothing else.
import { Table } from 'antd';
import { createElement } from 'react';
import { rows } from './rows.js';
import { showAtPress } from '../show-at-press.js';

const columns = [
  ['检验项目', 'original_laboratory_name', 420],
  ['标本', 'original_specimen', 110],
  ['结果', 'original_result', 160],
  ['单位', 'original_units', 190],
  ['参考区间', 'original_reference_interval', 200],
].map(([title, dataIndex, width]) => ({ title, dataIndex, width, key: dataIndex }));

const scroll = { x: 1080, y: 700 };

showAtPress(() =>
  createElement(Table, {
    virtual: true,
    columns,
    dataSource: rows,
    rowKey: 'laboratory_id',
    pagination: false,
    size: 'small',
    scroll,
  }),
);
