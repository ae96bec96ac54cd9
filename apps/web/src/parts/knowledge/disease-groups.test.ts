import type { DiseaseSystem } from '@jianwei/api-client/model';
import { expect, test, vi } from 'vitest';
import { called, renderQueryHook, settle } from '../../../test/render-query-hook.ts';
import { diseaseGroups, openGroup, REPORT_GROUP, useDiseaseBrowser } from './disease-groups.ts';
import { cutKeyword, keywordOf } from './knowledge-search.ts';

const ckd = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病' };
const system = (system_id: number, diagnoses: object[]) =>
  ({ system_id, system_name: `系统${system_id}`, diagnoses, laboratories: [], note: '无' }) as unknown as DiseaseSystem;
const systems = [system(1, []), system(2, [ckd]), system(3, [ckd])];

test('what is suspected comes first, then the systems in their order', () => {
  expect(diseaseGroups(systems).map(({ id, name }) => `${id} ${name}`)).toEqual(['1 系统1', '2 系统2', '3 系统3']);
  const [first, second] = diseaseGroups(systems, [ckd]);
  expect(first).toEqual({ id: REPORT_GROUP, name: '本报告疑似', diagnoses: [ckd], laboratories: [], note: '' });
  expect(second).toEqual({ id: '1', name: '系统1', diagnoses: [], laboratories: [], note: '无' });
});

test('the group that is wished for is open, else the first with a disease, else the first', () => {
  const groups = diseaseGroups(systems);
  const open = (...wishes: ((group: { id: string }) => boolean)[]) => openGroup(groups, wishes)?.id;
  expect(open()).toBe('2');
  expect(
    open(
      ({ id }) => id === '3',
      ({ id }) => id === '1',
    ),
  ).toBe('3');
  expect(
    open(
      () => false,
      ({ id }) => id === '1',
    ),
  ).toBe('1');
  expect(openGroup(diseaseGroups([system(1, []), system(4, [])]), [])?.id).toBe('1');
  expect(openGroup([], [])).toBeUndefined();
});

test('a keyword is cut to what the search takes', () => {
  expect(cutKeyword('  肾  ')).toBe('肾');
  expect(cutKeyword('a'.repeat(101))).toHaveLength(100);
  expect(keywordOf(new URLSearchParams({ keyword: ' 肾 ' }))).toBe('肾');
  expect(keywordOf(new URLSearchParams())).toBe('');
});

test('diseases are offered by system until a keyword is searched for; what was found stays while the next one is', async () => {
  vi.useFakeTimers();
  const asked = called().mockImplementation(({ params }) =>
    Promise.resolve(
      params === undefined ? { data: systems.toReversed() } : { found: (params as { keyword: string }).keyword },
    ),
  );
  const wishes = [({ id }: { id: string }) => id === '3'];
  const { result, rerender, unmount } = renderQueryHook((options) => useDiseaseBrowser({ ...options, wishes }), {
    keyword: '',
    suspected: [ckd] as DiseaseSystem['diagnoses'],
  });
  expect(result.current).toMatchObject({ groups: undefined, open: undefined });
  await settle();
  expect(asked).toHaveBeenCalledOnce();
  expect(result.current.groups?.map(({ id }) => id)).toEqual([REPORT_GROUP, '3', '2', '1']);
  expect(result.current.open?.id).toBe('3');
  const search = async (keyword: string) => {
    rerender({ keyword, suspected: [] });
    const before = result.current.search.data;
    await settle();
    return [before, result.current.search.data];
  };
  expect(await search('肾')).toEqual([undefined, { found: '肾' }]);
  expect(await search('心')).toEqual([{ found: '肾' }, { found: '心' }]);
  expect(result.current.groups?.map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(asked).toHaveBeenCalledTimes(3);
  // Knowledge changes with a release: within five minutes it is not asked for again.
  await settle(undefined, 200_000);
  expect((await search('肾'))[1]).toEqual({ found: '肾' });
  expect(asked).toHaveBeenCalledTimes(3);
  unmount();
});
