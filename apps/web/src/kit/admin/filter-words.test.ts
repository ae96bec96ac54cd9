import { expect, test } from 'vitest';
import { filterWords } from './filter-words.ts';

test('fields that are filled in are told with their names, what narrows nothing is not', () => {
  const toolbar = document.createElement('div');
  toolbar.innerHTML = `
    <div role="radiogroup" aria-label="状态"><button role="radio" aria-checked="false">全部</button><button role="radio" aria-checked="true">停用<span>3</span></button></div>
    <div role="radiogroup" aria-label="类别"><button role="radio" aria-checked="true">变更</button><button role="radio" aria-checked="false">登录</button></div>
    <input type="search" aria-label="搜索账号" value="srx"><input type="checkbox" aria-label="选择" value="on">
    <select aria-label="角色"><option>全部角色</option><option selected>临床科室</option></select>
    <select aria-label="科室"><option>全部科室</option></select>
    <button aria-pressed="true">90 日未活动 12</button><button aria-pressed="false">从未登录 3</button>`;
  expect(filterWords(toolbar)).toBe('状态：停用\u3000搜索账号：srx\u3000角色：临床科室\u300090 日未活动 12');
});
