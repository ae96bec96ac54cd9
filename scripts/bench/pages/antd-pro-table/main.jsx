// The limit page of the administration measurement: the layout and the table page of Ant Design Pro's template (search form, tool bar,
// row selection, a form in a dialog, a drawer with details), with its parts of pro-components and its kind of rows.
import {
  FooterToolbar,
  ModalForm,
  PageContainer,
  ProDescriptions,
  ProFormText,
  ProFormTextArea,
  ProLayout,
  ProTable,
} from '@ant-design/pro-components';
import { Button, ConfigProvider, Drawer } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 20 }, (_, row) => ({
  key: row,
  name: `TradeCode ${row}`,
  desc: '这是一段描述',
  callNo: (row * 37) % 1000,
  status: row % 4,
  updatedAt: `2025-11-${String(1 + (row % 18)).padStart(2, '0')} 10:30:00`,
}));
const columns = [
  { title: '规则名称', dataIndex: 'name' },
  { title: '描述', dataIndex: 'desc', valueType: 'textarea' },
  { title: '服务调用次数', dataIndex: 'callNo', sorter: true, hideInForm: true },
  {
    title: '状态',
    dataIndex: 'status',
    hideInForm: true,
    valueEnum: {
      0: { text: '关闭', status: 'Default' },
      1: { text: '运行中', status: 'Processing' },
      2: { text: '已上线', status: 'Success' },
      3: { text: '异常', status: 'Error' },
    },
  },
  { title: '上次调度时间', sorter: true, dataIndex: 'updatedAt', valueType: 'dateTime' },
  {
    title: '操作',
    dataIndex: 'option',
    valueType: 'option',
    render: () => [h('a', { key: 'config' }, '配置'), h('a', { key: 'alert' }, '订阅警报')],
  },
];

function TableList() {
  const [isOpen, setOpen] = useState(false);
  const [row, setRow] = useState();
  const [chosen, setChosen] = useState([]);
  return h(
    PageContainer,
    null,
    h(ProTable, {
      headerTitle: '查询表格',
      rowKey: 'key',
      search: { labelWidth: 120 },
      toolBarRender: () => [h(Button, { key: 'new', type: 'primary', onClick: () => setOpen(true) }, '新建')],
      request: async () => ({ data: rows, success: true, total: rows.length }),
      columns,
      rowSelection: { onChange: (_, list) => setChosen(list) },
      onRow: (record) => ({ onDoubleClick: () => setRow(record) }),
    }),
    chosen.length > 0 && h(FooterToolbar, { extra: `已选择 ${chosen.length} 项` }),
    h(
      ModalForm,
      { title: '新建规则', width: 400, open: isOpen, onOpenChange: setOpen },
      h(ProFormText, { name: 'name', rules: [{ required: true }] }),
      h(ProFormTextArea, { name: 'desc' }),
    ),
    h(
      Drawer,
      { size: 600, open: row !== undefined, onClose: () => setRow(undefined), closable: false },
      row && h(ProDescriptions, { column: 2, title: row.name, request: async () => ({ data: row }), columns }),
    ),
  );
}

createRoot(document.getElementById('root')).render(
  h(
    ConfigProvider,
    { locale: zhCN },
    h(
      ProLayout,
      {
        title: 'Ant Design Pro',
        location: { pathname: '/list' },
        route: {
          routes: [
            { path: '/list', name: '查询表格' },
            { path: '/welcome', name: '欢迎' },
          ],
        },
      },
      h(TableList),
    ),
  ),
);
