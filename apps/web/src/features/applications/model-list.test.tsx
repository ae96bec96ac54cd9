import type { ModelInfo } from '@jianwei/api-client/model';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { ModelList } from './application-facts.tsx';

const model: ModelInfo = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病风险',
  roc: 'ckd',
  shap_url: 'https://images.example/shap.svg',
  performance_items: [{ name: 'AUC', train_value: '0.91', test_value: '0.89' }],
  data_note: '演示数据',
};

beforeEach(() => {
  window.__APP_CONFIG__ = { backendServer: 'https://cdss.example' };
});

describe('the models of an application', () => {
  // covers A-2.3-14, A-2.3-15, A-2.4-01, A-2.4-04, A-2.4-05, A-9-13
  test('an entry opens the figures of its model, 700 px wide', async () => {
    const { user } = renderWithAnswers(<ModelList models={[model]} titleAs="h4" />, {});
    await user.click(
      within(screen.getByRole('list', { name: '模型明细' })).getByRole('button', { name: /慢性肾脏病风险/ }),
    );
    const drawer = screen.getByRole('dialog', { name: '慢性肾脏病风险' });
    expect(drawer).toHaveStyle({ width: '700px' });
    expect(within(drawer).getByRole('row', { name: /AUC/ })).toHaveTextContent('0.910.89−0.02');
    const picture = (name: string) => within(drawer).getByRole('img', { name }).getAttribute('src');
    expect(picture('慢性肾脏病风险的ROC曲线')).toBe('https://cdss.example/api/v2/images/roc/ckd');
    expect(picture('慢性肾脏病风险的SHAP图')).toBe('https://images.example/shap.svg');
  });

  // covers A-2.4-06..08, A-9-14
  test.each(['模型性能说明', 'ROC曲线说明', 'SHAP图说明'])('%s stands over the drawer of the model', async (name) => {
    const { user } = renderWithAnswers(<ModelList models={[model]} titleAs="h4" />, {});
    await user.click(screen.getByRole('button', { name: /慢性肾脏病风险/ }));
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog', { name })).toHaveStyle({ width: '600px' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name })).toBeNull();
    expect(screen.getByRole('dialog', { name: '慢性肾脏病风险' })).toBeVisible();
  });

  test('a reload finds the drawer and the explanation over it; back closes one after the other', async () => {
    const first = renderWithAnswers(
      <ModelList models={[model]} titleAs="h4" />,
      {},
      '/appstore-detail?id=app-ckd-risk',
    );
    await first.user.click(screen.getByRole('button', { name: /慢性肾脏病风险/ }));
    await first.user.click(screen.getByRole('button', { name: 'SHAP图说明' }));
    const { pathname, search } = first.router.state.location;
    expect(search).toBe('?id=app-ckd-risk&model=CKD&explain=shap+model+CKD');
    await act(() => first.router.navigate(-1));
    expect(screen.queryByRole('dialog', { name: 'SHAP图说明' })).toBeNull();
    expect(screen.getByRole('dialog', { name: '慢性肾脏病风险' })).toBeVisible();
    await act(() => first.router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const again = renderWithAnswers(<ModelList models={[model]} titleAs="h4" />, {}, pathname + search);
    expect(screen.getByRole('dialog', { name: '慢性肾脏病风险' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'SHAP图说明' })).toBeVisible();
    await again.user.keyboard('{Escape}');
    await again.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(again.router.state.location.search).toBe('?id=app-ckd-risk');
  });

  test('no models, no list', () => {
    renderWithAnswers(<ModelList models={[]} titleAs="h4" />, {});
    expect(screen.queryByText('模型明细')).toBeNull();
  });
});
