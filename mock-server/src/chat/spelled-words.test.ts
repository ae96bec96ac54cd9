import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { spelledOut } from './spelled-words.ts';

const kindOf = (question: string) => answerQuestion(question, null).kind;

test.each([
  'xiong tong',
  'xiongtong',
  'xiōng tòng',
  'xiōngtòng',
  'xiong1 tong4',
  'XIONG TONG',
  'ｘｉｏｎｇ　ｔｏｎｇ',
  "xiong'tong",
  '我 xiong tong 怎么办',
  'wo xiongtong henlihai',
  '血钾高，xiong men',
  'chuan bu shang qi le',
  'huxikunnan',
  'hēi biàn 三天了',
  'ta yun dao le',
  'jiuming',
  'bu xiang huo le',
])('an emergency in pinyin is one: %s', (question) => {
  expect(kindOf(question)).toBe('emergency');
});

test.each([
  ['没有 xiong tong', '没有 胸痛'],
  ['xin jiang 人', 'xin jiang 人'],
  ['zhei bian', 'zhei bian'],
  ['zouxue', 'zouxue'],
  ['TSH 和 FT4 高', 'tsh 和 ft4 高'],
  ['血钾高怎么办', '血钾高怎么办'],
])('what is denied, or only holds the letters, is none: %s', (question, spelled) => {
  expect(spelledOut(question)).toBe(spelled);
  expect(kindOf(question)).not.toBe('emergency');
});
