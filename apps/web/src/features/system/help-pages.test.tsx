import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { findQuestions, QUESTION_GROUPS } from './common-problem-page.tsx';

// covers B-2.5-06, B-2.5-24, B-2.5-25
describe('the help centre', () => {
  test('about: what it is, its version, its disclaimer', async () => {
    await renderApp({ path: '/about-us' });
    expect(await screen.findByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
    expect(await screen.findByText('1.0.0')).toBeVisible();
    expect(screen.getByText('结果仅供临床参考，不替代医师诊断')).toBeVisible();
  });

  // covers B-2.1-05
  test('about, before the login: the same with versions, licences and privacy, and the way to the login page', async () => {
    await renderApp({ path: '/about-us-login', account: null });
    expect(await screen.findByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
    expect(await screen.findByText('1.0.0')).toBeVisible();
    expect(screen.getByText('v6.2，2025-10-31 发布')).toBeVisible();
    expect(screen.getByText('甲状腺术后用药随访').nextElementSibling).toHaveTextContent('2012.2、2023.2');
    expect(within(screen.getByRole('region', { name: '隐私' })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('Apache-2.0').nextElementSibling).toHaveTextContent('echarts');
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  });

  test('about, for who is signed in: the way back, since the login page would end the session', async () => {
    await renderApp({ path: '/about-us-login' });
    expect(await screen.findByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  });

  test('about: a back end that says nothing of its versions leaves them out', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'getVersionItem', kind: 'http', status: 500, when: 'all' });
    await renderApp({ path: '/about-us-login', account: null, world });
    expect(await screen.findByText('不作确诊，不开处方，不写药物剂量，不替代医师判断。')).toBeVisible();
    expect(screen.queryByRole('region', { name: '知识与规则版本' })).not.toBeInTheDocument();
  });

  test('system update: the present version with its notes', async () => {
    await renderApp({ path: '/version-update' });
    expect(await screen.findByRole('heading', { name: '当前版本 1.0.0' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: '更新内容' })).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  test('system update: a failure offers to load again', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'getVersionItem', kind: 'http', status: 500, when: 'all' });
    await renderApp({ path: '/version-update', world });
    expect(await screen.findByText('版本信息未能载入')).toBeVisible();
  });

  test('common problems: found by a word, opened at once', async () => {
    const { user } = await renderApp({ path: '/common-problem' });
    await screen.findByRole('heading', { level: 1, name: '常见问题' });
    expect(screen.getAllByRole('group')).toHaveLength(
      QUESTION_GROUPS.flatMap(({ questions }) => Object.keys(questions)).length,
    );
    await user.type(screen.getByRole('searchbox', { name: '搜索问题' }), '危急值');
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText(/由检验科设置/)).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: '搜索问题' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索问题' }), '没有这个词');
    expect(screen.getByText('没有符合的问题')).toBeVisible();
  });
});

test('questions are found in question and answer, whatever the case', () => {
  expect(findQuestions(' grace ').flatMap(({ questions }) => Object.keys(questions))).toHaveLength(1);
  expect(findQuestions('')).toBe(QUESTION_GROUPS);
});
