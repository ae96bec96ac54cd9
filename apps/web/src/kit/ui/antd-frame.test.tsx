import { render, screen } from '@testing-library/react';
import { Button, Empty, theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { AntdFrame } from './antd-frame.tsx';

function PrimaryColour() {
  return <output>{theme.useToken().token.colorPrimary}</output>;
}

describe('AntdFrame', () => {
  it('gives antd the language, the colours and the button texts of the product', () => {
    render(
      <AntdFrame>
        <PrimaryColour />
        <Empty />
        <Button>保存</Button>
      </AntdFrame>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('#15625e');
    expect(screen.getAllByText('暂无数据')).not.toHaveLength(0);
    expect(screen.getByRole('button').textContent).toBe('保存');
  });
});
