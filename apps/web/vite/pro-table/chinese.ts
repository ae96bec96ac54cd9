// The words of antd once instead of twice, see slim-pro-table.ts.
export { default } from 'antd/es/locale/zh_CN';
