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
