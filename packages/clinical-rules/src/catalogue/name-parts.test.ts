import { describe, expect, test } from 'vitest';
import { englishForms } from './english-name.ts';
import { codeOfLoad } from './glucose-load.ts';
import { codeByMethod, isMethod, withoutMethod } from './methods.ts';
import { isOtherSource, isOxygenOfVein, isSameSource } from './specimen.ts';

test.each<[string, readonly string[]]>([
  ['Creatinine, Serum', ['Serum Creatinine', 'Creatinine']],
  ['Iron , serum/plasma', ['serum/plasma Iron', 'Iron']],
  ['Lactate, Whole Blood', ['Whole Blood Lactate', 'Lactate']],
  ['Sodium, arterial blood stat', ['arterial blood stat Sodium', 'Sodium']],
  ['HCG, quant', ['quant HCG', 'HCG']],
  ['HCG, Quantitative', ['Quantitative HCG', 'HCG']],
  ['Vancomycin level, trough', ['trough Vancomycin level', 'Vancomycin level', 'Vancomycin']],
  ['Bilirubin, Total', ['Total Bilirubin']],
  ['Potassium Level', ['Potassium']],
  ['Urea  concentration', ['Urea']],
  ['Osmolality measured', ['Osmolality']],
  ['Serum  potassium', ['potassium']],
  ['Plasma glucose level', ['glucose']],
  ['Serum lactate (37)', ['lactate (37)']],
  ['17-Hydroxyprogesterone, serum', ['serum 17-Hydroxyprogesterone', '17-Hydroxyprogesterone']],
  // What only holds such a word is no other name, nor is what says more than that it was blood.
  ['Folate, serum B', ['serum B Folate']],
  ['Folate, red serum', ['red serum Folate']],
  ['Whole serum protein', []],
  ['Level of lead', []],
  ['Lead level high', []],
  [' level', []],
  [', serum', ['serum ']],
  ['Serum', []],
  ['Creatinine,', []],
  ['Glucose, urine, random', []],
  ['Glucose, serum, random', []],
  // No English.
  ['钾, serum', []],
  ['serum, 钾', []],
  ['25, 17', []],
])('%s is also said %j', (name, forms) => {
  expect(englishForms(name)).toEqual(forms);
});

describe('a method', () => {
  test.each([
    ['酶法', '速率法', '己糖激酶法', 'Clauss法', 'HPLC-UV法', '一二三四五六七八法'],
    [
      '干式',
      '干式化学',
      '干化学',
      '湿化学',
      '发光',
      '化学发光',
      '电化学发光',
      'CLIA',
      'eclia',
      'CMIA',
      'ELISA',
      '酶免',
    ],
    ['ISE', '离子选择电极', '离子选择性电极', '比浊', '免疫比浊', '透射比浊', '散射比浊', '免疫透射比浊'],
    ['荧光', '荧光免疫', '苦味酸', '钒酸盐', '溴甲酚绿', '溴甲酚紫', '双缩脲', '胶乳', '胶乳增强'],
  ])('is %s, %s, %s, %s …', (...words) => {
    expect(words.filter((word) => !isMethod(word))).toEqual([]);
  });

  test.each([
    ['法', '一二三四五六七八九法', '酶法2', '(酶法)', '酶 法', '干式x', '溴甲酚', '溴甲酚红', '急诊', '免疫'],
    [
      '推算法',
      '衍生法',
      '估算法',
      '换算法',
      '定性法',
      '抗原法',
      '抗体法',
      '核酸法',
      '扩增法',
      '染色法',
      '镜检法',
      '培养法',
      '药敏法',
    ],
  ])('is none of %s, %s, %s, %s …', (...words) => {
    expect(words.filter(isMethod)).toEqual([]);
  });

  test.each([
    ['肌酐(酶法)', '肌酐', '酶法'],
    [' 肌酐 （ 酶法 ） ', '肌酐', '酶法'],
    ['肌酐[酶法]', '肌酐', '酶法'],
    ['肌酐【酶法】', '肌酐', '酶法'],
    ['钠(ＩＳＥ)', '钠', 'ISE'],
    ['脂蛋白(a)(比浊)', '脂蛋白(a)', '比浊'],
  ])('behind %s stands apart', (name, bare, method) => {
    expect(withoutMethod(name)).toEqual({ bare, method });
  });

  test.each(['肌酐', '(酶法)', '肌酐(酶法)清除', '肌酐(急诊)', '肌酐(酶法', '肌酐酶法)', '肌酐()'])(
    'stands in no brackets behind %s',
    (name) => {
      expect(withoutMethod(name)).toBeNull();
    },
  );

  test.each([
    ['UWBC', 'ULEU', ['尿白细胞(干化学)', '尿白细胞(干式)', '试纸', '试带'], ['镜检', '试管', '干扰']],
    ['URBC', 'UBLD', ['尿红细胞(干化学)', '尿红细胞(干式)', '试纸', '试带'], ['镜检', '试管', '干扰']],
    ['CK-MB', 'CKMBM', ['发光', 'CLIA', 'ECLIA', 'cmia', '荧光'], ['免疫抑制法', 'lia']],
    ['CREA', 'CREA', ['干化学', '发光'], []],
  ])('tells whether %s is %s', (code, other, methods, none) => {
    expect(methods.filter((told) => codeByMethod(code, told) !== other)).toEqual([]);
    expect(none.filter((told) => codeByMethod(code, told) !== code)).toEqual([]);
  });
});

test.each<[string | undefined, ...string[]]>([
  ['OGTT0H', '葡萄糖0min', 'OGTT 0h', 'OGTT0分', '糖负荷0小时'],
  [
    'OGTT1H',
    '葡萄糖60min',
    '葡萄糖60分',
    '葡萄糖60分钟',
    '葡萄糖60′',
    "葡萄糖60'",
    'GLU 1h',
    'GLUC 1h',
    'Glucose 1hr',
    'Glucose 1 hour',
  ],
  ['OGTT1H', '服糖后一小时', '服糖后一个小时血糖', '服糖后１个小时血糖', '葡萄糖1.0h', 'glu 1个小时'],
  [
    'OGTT2H',
    'Glucose 2hrs',
    'Glucose 2 hours',
    '糖负荷二小时',
    '糖耐量两小时',
    '糖耐量２小时',
    'PG血糖2h',
    '血糖浆120min',
  ],
  [
    'OGTT2H',
    '口服葡萄糖耐量试验2h',
    '葡萄糖负荷实验后第2小时血清葡萄糖测定',
    '静脉血血浆葡萄糖2h点',
    '血糖(急)2h',
    '血糖(急诊)2h',
  ],
  ['OGTT2H', '75g葡萄糖2h', '75 克葡萄糖2h', '葡萄糖(己糖激酶法)2h', '葡萄糖检测2h', '全血葡萄糖2h', '2时血糖120min'],
  [
    'OGTTX',
    '葡萄糖30min',
    '葡萄糖1.25h',
    '葡萄糖1.5h',
    '服糖后半小时',
    '服糖后半个小时',
    '服糖后1个半小时',
    '服糖后一个半小时',
  ],
  ['OGTTX', '服糖后三小时', '服糖后三个小时', '服糖后３小时', '葡萄糖360min', '葡萄糖6h', 'OGTT180min'],
  // Longer than anybody draws after a load, an hour of the day, a time of something else, or none.
  [undefined, '葡萄糖361min', '葡萄糖7h', '血糖十一小时', '血糖十二小时', '血糖十三小时', '血糖24h'],
  [undefined, '葡萄糖', '血糖三', '钾2h', '胰岛素60min', 'OGTT皮质醇60min', '凌晨2h血糖', '葡萄糖x60min', '血糖min'],
])('the time after a load is %s', (code, ...names) => {
  expect(names.filter((name) => codeOfLoad(name) !== code)).toEqual([]);
});

describe('two specimens', () => {
  const sources = [
    ['血清', '血浆', '全血', '末梢血', 'serum', 'Plasma', 'whole blood'],
    ['尿', '尿液', '24h尿', 'Urine'],
    ['粪', '粪便', '大便', 'stool', 'feces', 'Faeces'],
    ['脑脊液', 'CSF'],
    ['胸水', '胸腔积液', 'Pleural fluid'],
    ['心包液', '心包积液'],
    ['腹水', '腹腔积液'],
    ['关节液', '关节腔积液', '滑液'],
    ['精液', '精液(离心)'],
    ['阴道分泌物', '阴道拭子'],
    ['前列腺液', '前列腺按摩液'],
    ['灌洗液', '肺泡灌洗液'],
  ];
  const pairs = sources.flatMap((own) => own.flatMap((one) => own.map((other) => [one, other] as const)));
  const foreign = sources.flatMap((own) =>
    sources
      .filter((other) => other !== own)
      .flatMap((other) => own.flatMap((one) => other.map((two) => [one, two] as const))),
  );

  test('of one source are told to be of it', () => {
    expect(pairs.filter(([one, other]) => !isSameSource(one, other) || isOtherSource(one, other))).toEqual([]);
  });

  test('of different sources are told apart', () => {
    expect(foreign.filter(([one, other]) => isSameSource(one, other) || !isOtherSource(one, other))).toEqual([]);
  });

  test.each([
    ['', '尿液'],
    ['血清', ''],
    ['', ''],
    ['痰', '血清'],
    ['尿液', '痰'],
    ['痰', '痰液'],
  ])('「%s」 and 「%s」 are not known to differ, nor to be one', (one, other) => {
    expect([isOtherSource(one, other), isSameSource(one, other)]).toEqual([false, false]);
  });

  test('the oxygen of a vein is that of no artery', () => {
    const of = (code: string) => ['静脉血', 'Venous blood', '动脉血', ''].map((each) => isOxygenOfVein(code, each));
    expect([of('PO2'), of('SO2'), of('PCO2')]).toEqual([
      [true, true, false, false],
      [true, true, false, false],
      [false, false, false, false],
    ]);
  });
});
