import type { Application } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { filterApplications, STORE, systemsOf } from './application-browser.tsx';

const application = (name: string, category: number, systems: string[], disease?: string): Application => ({
  application_id: name,
  name,
  category,
  systems,
  application_desc: `${name}的说明`,
  ...(disease === undefined ? {} : { disease }),
});
const BLOOD_GAS = application('血气分析', 1, ['呼吸', '内分泌代谢']);
const GRACE = application('Grace 评分', 2, ['心血管'], '急性冠脉综合征');
const PLEURAL = application('胸腔积液鉴别', 1, ['呼吸', '肿瘤']);
const ALL = [BLOOD_GAS, GRACE, PLEURAL];

test.each([
  [{ keyword: ' grace ' }, [GRACE]],
  [{ keyword: '冠脉' }, [GRACE]],
  [{ keyword: '的说明' }, ALL],
  [{ system: '呼吸' }, [BLOOD_GAS, PLEURAL]],
  [{ category: 'lab' as const }, [BLOOD_GAS, PLEURAL]],
  [{ category: 'data' as const }, [GRACE]],
  [{ system: '呼吸', keyword: '血气' }, [BLOOD_GAS]],
  [{ system: '神经' }, []],
])('%j lets the right ones pass', (part, expected) => {
  expect(filterApplications(ALL, { ...STORE.initial, ...part })).toEqual(expected);
});

test('systems: those of most applications first', () => {
  expect(systemsOf(ALL)).toEqual(['呼吸', '内分泌代谢', '心血管', '肿瘤']);
});
