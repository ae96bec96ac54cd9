import { describe, expect, it } from 'vitest';
import { MEDICINE_DOSES, thyroidFormProblems } from './form-check.ts';

const NOW = Date.parse('2025-11-18T10:30:00+08:00');
const DAY = 86_400_000;
const context = {
  now: NOW,
  dateOf: (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10),
  takenDates: new Set(['2025-11-10']),
};
const FORM = {
  name: '许静',
  age: 38,
  weight: 56.5,
  gender: '女',
  medicine_name: '优甲乐/50ug',
  medicine_time: NOW - DAY,
  medicine_metering: '100ug',
  other_medicines: '无',
};
const messages = (change: object): string[] =>
  thyroidFormProblems({ ...FORM, ...change }, context).map(({ message }) => message);

describe('thyroidFormProblems', () => {
  it('finds nothing in a form that is right', () => {
    expect(messages({})).toEqual([]);
  });

  // covers A-5-41..58
  it.each<[object, string[]]>([
    [{ name: '' }, ['请填写姓名']],
    [{ name: '许'.repeat(20) }, []],
    [{ name: '许'.repeat(21) }, ['姓名最多20个字']],
    [{ name: '𠮷'.repeat(20) }, []],
    [{ name: '𠮷'.repeat(21) }, ['姓名最多20个字']],
    [{ name: ' ' }, ['请填写姓名']],
    [{ name: 5 }, ['请填写姓名']],
    [{ name: ` ${'许'.repeat(20)} ` }, []],
    [{ weight: '' }, []],
    [{ weight: 'x' }, ['请填写大于0的体重']],
    [{ gender: '男' }, []],
    [{ medicine_name: '雷替斯/50ug' }, []],
    [{ medicine_time: 'x' }, ['请选择用药时间']],
    [{ medicine_time: 0 }, []],
    [{ medicine_metering: '其他', other_medicine_metering: ' ' }, ['请填写其他用药剂量']],
    [{ other_medicines: '有', other_medicines_information: ' ' }, ['请填写其他药物信息']],
    [{ age: null }, ['请填写年龄']],
    [{ age: '' }, ['请填写年龄']],
    [{ age: 0 }, []],
    [{ age: 200 }, []],
    [{ age: 201 }, ['请填写0-200的年龄']],
    [{ age: -1 }, ['请填写0-200的年龄']],
    [{ age: 38.5 }, ['请填写0-200的年龄']],
    [{ age: 'abc' }, ['请填写0-200的年龄']],
    [{ weight: null }, []],
    [{ weight: 0 }, ['请填写大于0的体重']],
    [{ weight: 0.01 }, []],
    [{ weight: 56.55 }, []],
    [{ weight: 56.555 }, ['体重最多保留两位小数']],
    [{ gender: '' }, ['请选择性别']],
    [{ gender: '未知' }, ['请选择性别']],
    [{ medicine_name: '' }, ['请选择用药名称']],
    [{ medicine_name: '优甲乐' }, ['请选择用药名称']],
    [{ medicine_time: null }, ['请选择用药时间']],
    [{ medicine_time: -1 }, ['请选择用药时间']],
    [{ medicine_time: NOW }, []],
    [{ medicine_time: NOW + 1 }, ['用药时间不能晚于当前时间']],
    [{ medicine_time: Date.parse('2025-11-10T23:59:59+08:00') }, ['当前用药时间已存在随访记录，请勿重复添加！']],
    [{ medicine_time: Date.parse('2025-11-11T00:00:00+08:00') }, []],
    [{ medicine_metering: '' }, ['请选择每天用药剂量']],
    [{ medicine_metering: '其他' }, ['请填写其他用药剂量']],
    [{ medicine_metering: '其他', other_medicine_metering: '62.5ug' }, []],
    [{ other_medicines: '有' }, ['请填写其他药物信息']],
    [{ other_medicines: '有', other_medicines_information: '碳酸钙' }, []],
  ])('%j', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it('names every problem, in the order of the form', () => {
    expect(thyroidFormProblems({}, context).map(({ field }) => field)).toEqual([
      'name',
      'age',
      'gender',
      'medicine_name',
      'medicine_time',
      'medicine_metering',
    ]);
  });

  // covers A-9-30
  it('offers the doses in their order', () => {
    expect(MEDICINE_DOSES).toEqual(['50ug', '75ug', '100ug', '125ug', '150ug', '其他']);
  });
});
