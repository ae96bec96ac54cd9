import { describe, expect, test } from 'vitest';
import { findItem, findItemByLoinc, findItemByName } from './catalogue.ts';

describe('one item, however it is spelt', () => {
  test.each([
    ['K', '＊钾', '★ 钾 ☆', '钾\u200B', 'k', 'Ｋ', ' K '],
    [
      'HBDH',
      'α－羟丁酸脱氢酶',
      'a-羟丁酸脱氢酶',
      'α−羟丁酸脱氢酶',
      'α‑羟丁酸脱氢酶',
      'α–羟丁酸脱氢酶',
      'α_羟丁酸脱氢酶',
    ],
    ['B2MG', 'ß2微球蛋白', 'b2微球蛋白', 'β2微球蛋白'],
    ['GGT', 'γ-谷氨酰转肽酶', 'g-谷氨酰转肽酶'],
    ['HGB', 'Haemoglobin', 'Hemoglobin', 'HAEMOGLOBIN'],
    ['E2', 'Oestradiol', 'Estradiol'],
    ['WBC', 'Leucocytes', 'Leukocytes', '白细胞总数', '白细胞数量', '白细胞绝对计数', '白血球', '白血球计数'],
    ['UK24', '24h尿钾', '24小时尿钾'],
    ['OGTT2H', '餐后2h血糖', '餐后两小时血糖', '餐后二小时血糖', '餐后2小时葡萄糖'],
    ['OGTT1H', '葡萄糖负荷后1小时血糖', '葡萄糖负荷后一小时血糖'],
    ['HS-CRP', '超敏C反应蛋白', '高敏C反应蛋白', '高敏感C反应蛋白', '高灵敏C反应蛋白', '高灵敏度C反应蛋白'],
    ['CTNI', '肌钙蛋白I', '心肌肌钙蛋白I', '高敏心肌肌钙蛋白I'],
    ['AST', '天冬氨酸氨基转移酶', '天门冬氨酸氨基转移酶'],
    ['RBC', '红细胞数目', '红细胞数', '红血球计数'],
    ['PLT', '血小板数', '血小板绝对数', '血小板总数'],
    ['NEUT%', '中性粒细胞百分率', '中性粒细胞比率', '中性粒细胞比例', '中性粒细胞%'],
    ['HCT', '红细胞压积', '红细胞比积', '血球压积', '红血球压积'],
    ['GLU', '血葡萄糖', '血清葡萄糖', '血浆葡萄糖'],
    ['PF-LDH', '胸水乳酸脱氢酶', '胸腔积液乳酸脱氢酶'],
    ['ASC-ALB', '腹水白蛋白', '腹腔积液白蛋白'],
    ['SF-WBC', '关节液白细胞', '关节腔积液白细胞', '滑液白细胞'],
    ['PCF-TP', '心包液总蛋白', '心包积液总蛋白'],
    ['CSF-GLU', 'CSF葡萄糖', '脑脊液葡萄糖'],
    ['UPRO', '尿蛋白', '尿液蛋白'],
    ['CSF-GRAM', '脑脊液革兰染色', '脑脊液革兰氏染色'],
    ['CSF-CRAG', '脑脊液隐球菌抗原', '脑脊液新型隐球菌抗原'],
    ['CRAG', '隐球菌荚膜抗原', '隐球菌荚膜多糖抗原', '新型隐球菌荚膜多糖抗原'],
    ['MTBNA', '结核分枝杆菌核酸', '结核杆菌核酸', '结核菌核酸', '结核分枝杆菌复合群核酸'],
    ['CP', 'C-肽', 'C肽', 'C‐肽', 'C—肽'],
    ['IL6', '白细胞介素－6', '白介素_6'],
    ['PCO2', 'PCO₂'],
  ])('%s', (code, ...names) => {
    const specimen = findItem(code)?.specimen;
    const wrong = names.filter((name) => findItemByName(name, specimen)?.code !== code);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['尿', '钾', '血清', 'K'],
    ['of urine, under its short name', '葡萄糖', '尿液', 'UGLU'],
    ['of the fluid of the brain', '葡萄糖', '脑脊液', 'CSF-GLU'],
    ['of a pleura', '乳酸脱氢酶', '胸水', 'PF-LDH'],
    ['of an abdomen', '白蛋白', '腹水', 'ASC-ALB'],
    ['of a joint', '白细胞', '关节液', 'SF-WBC'],
    ['of a pericardium', '总蛋白', '心包液', 'PCF-TP'],
    ['of stool', '弹性蛋白酶-1', '粪便', 'FELA'],
  ])('%s', (_what, name, specimen, code) => {
    expect(findItemByName(name, specimen)?.code).toBe(code);
  });
});

test.each([
  ['777-3', 'PLT'],
  ['62238-1', 'EGFR'],
  ['', undefined],
  ['99999-9', undefined],
])('the LOINC 「%s」 is of %s', (loinc, code) => {
  expect(findItemByLoinc(loinc)?.code).toBe(code);
});
