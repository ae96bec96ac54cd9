import { expect, test } from 'vitest';
import { answerQuestion } from './answer.ts';
import { romanised, syllablesOf } from './pinyin-text.ts';
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
  // Nothing of these stands in a table.
  'nai nai ban bian shen zi bu neng dong le',
  'toutengdeyaozhalehaitu',
  'wei xue zhi bu zhu',
  'bei she yao le',
  'huai yun liu xue hen duo',
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

test.each([
  'you dian ke sou',
  'pi fu you dian yang',
  'shui bu hao jiao',
  'bao gao zen me kan',
  'xue tang gao zen me ban',
])('what can wait is none in pinyin either: %s', (question) => {
  expect(kindOf(question)).not.toBe('emergency');
});

test.each([
  ['xiongkoutong', 'xiong kou tong'],
  ["xi'an ren", 'xi an ren'],
  ['Fāshāo 40 dù', 'fa shao 40 du'],
  ['nǚ ér bìng', 'nu er bing'],
  ['can you help me', null],
  ['ALT gao', null],
  ['血 tang', null],
  ['zouxue', null],
])('syllables of %s are %s', (typed, syllables) => {
  expect(syllablesOf(typed)).toBe(syllables);
});

test('a text is read aloud as it would be typed', () => {
  expect(romanised('女儿胸口疼')).toBe('nu er xiong kou teng');
});
