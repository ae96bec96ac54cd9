// The limit page of the detail measurement: React with one antd Table of 21 rows, and nothing else.
import { Table } from 'antd';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const columns = ['检验项目', '标本', '结果', '单位', '参考区间'].map((title, index) => ({
  title,
  dataIndex: `field${index}`,
  key: title,
}));
const rows = Array.from({ length: 21 }, (_, row) => ({
  key: row,
  field0: `项目 ${row + 1}`,
  field1: '血清',
  field2: row * 7,
  field3: 'mmol/L',
  field4: '3.5–5.3',
}));

createRoot(document.getElementById('root')).render(
  createElement(Table, { columns, dataSource: rows, pagination: false, size: 'small' }),
);
