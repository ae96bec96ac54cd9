import { describe, expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { readPlainReport } from './plain-report.ts';

/** How laboratories and blood gas analysers print the items that may be critical or decide a diagnosis of today. */
const PRINTED: Readonly<Record<string, string>> = {
  K: '钾|血钾|血清钾|K|K+|钾离子|钾(K)|钾（K+）|血清钾测定|急诊钾|钾(干化学)|cK+(P)|K+(血气)|全血钾|动脉血钾|血浆钾|钾测定|★钾|*钾|钾(急诊)|离子钾|血钾(急)',
  NA: '钠|血钠|Na+|钠离子|Na|cNa+|血清钠测定|Na+(血气)|钠(急诊)',
  CA: '钙|血钙|总钙|Ca|血清总钙|血清钙|钙(Ca)|TCa|总钙测定',
  ICA: '离子钙|游离钙|iCa|cCa2+|离子钙(血气)|实际离子钙|iCa2+',
  MG: '镁|血镁|Mg|Mg2+|血清镁测定',
  P: '磷|无机磷|血磷|IP|P|PHOS|血清磷',
  CREA: '肌酐|血肌酐|Cr|CREA|Crea|肌酐(酶法)|肌酐（苦味酸法）|血清肌酐测定|SCr|CRE|CR',
  UREA: '尿素|尿素氮|BUN|UREA|Urea|血尿素|血尿素氮',
  HGB: '血红蛋白|Hb|HGB|血红蛋白浓度|血红蛋白测定|ctHb|tHb|总血红蛋白|HB|血红蛋白量',
  PLT: '血小板|血小板计数|PLT|血小板数|血小板总数|PLT(手工)|血小板计数(PLT)',
  WBC: '白细胞|白细胞计数|WBC|白细胞总数|白细胞数|白细胞计数(WBC)',
  PH: 'pH|PH|酸碱度|血气pH|pH值|pH(T)|动脉血pH|pH(37℃)',
  PCO2: 'PCO2|PaCO2|pCO2|二氧化碳分压|pCO2(a)|pCO2(T)|动脉血二氧化碳分压|PCO₂',
  PO2: 'PO2|PaO2|pO2|氧分压|pO2(a)|动脉血氧分压|动脉氧分压|PO₂',
  HCO3: 'HCO3-|HCO3|碳酸氢根|实际碳酸氢根|cHCO3-|实际碳酸氢盐|碳酸氢盐|cHCO3-(P)',
  LAC: '乳酸|Lac|LAC|血乳酸|cLac|Lac(动脉)|全血乳酸|LACT|乳酸(Lac)|cLac(P)',
  CTNI: '肌钙蛋白I|cTnI|TnI|肌钙蛋白Ⅰ|心肌肌钙蛋白I|高敏肌钙蛋白I|hs-cTnI|超敏肌钙蛋白I|hsTnI|心肌肌钙蛋白I(cTnI)|高敏心肌肌钙蛋白Ⅰ',
  CTNT: '肌钙蛋白T|cTnT|TnT|高敏肌钙蛋白T|hs-cTnT|超敏肌钙蛋白T|心肌肌钙蛋白T',
  INR: 'INR|国际标准化比值|PT-INR|国际标准化比率|PT(INR)|INR值',
  PT: '凝血酶原时间|PT|PT秒|凝血酶原时间(PT)|血浆凝血酶原时间',
  APTT: 'APTT|活化部分凝血活酶时间|部分凝血活酶时间|活化部分凝血酶原时间|aPTT|活化部分凝血活酶时间(APTT)',
  FIB: '纤维蛋白原|FIB|Fbg|FIB-C|血浆纤维蛋白原|纤维蛋白原(FIB)|Fib|纤维蛋白原含量',
  DD: 'D-二聚体|D二聚体|D-D|DD|D-Dimer|D-二聚体(FEU)|血浆D-二聚体|D—二聚体|D-dimer',
  TBIL: '总胆红素|TBIL|T-BIL|TBil|血清总胆红素|总胆红素(TBIL)|STB',
  BHB: 'β-羟丁酸|β羟丁酸|血酮|BHB|血酮体|β-羟基丁酸|3-羟丁酸|D-3-羟丁酸|D3-H',
  AMY: '淀粉酶|AMY|血淀粉酶|α-淀粉酶|AMS|血清淀粉酶',
  LPS: '脂肪酶|LPS|LIP|血清脂肪酶',
  CK: '肌酸激酶|CK|磷酸肌酸激酶|CPK',
  PCT: '降钙素原|PCT|降钙素原(PCT)|血清降钙素原',
  OSM: '渗透压|血浆渗透压|血渗透压|OSM|渗透压(血)',
  'NEUT#': '中性粒细胞绝对值|中性粒细胞计数|NEUT#|NEU#|中性粒细胞数|中性粒细胞绝对数|NE#|GRAN#|中性粒细胞#',
  HCT: '红细胞压积|HCT|Hct|红细胞比容|血细胞比容|Hct(c)|红细胞比积',
  DIG: '地高辛|地高辛浓度|Digoxin|血清地高辛',
  LI: '锂|血锂|Li|碳酸锂浓度|锂离子',
  COHB: '碳氧血红蛋白|COHb|FCOHb|碳氧血红蛋白(COHb)|一氧化碳血红蛋白',
  METHB: '高铁血红蛋白|MetHb|FMetHb',
  SO2: '氧饱和度|SO2|sO2|SaO2|血氧饱和度|动脉血氧饱和度|sO2(a)',
  TSH: '促甲状腺激素|TSH|促甲状腺素|高敏促甲状腺激素|s-TSH|超敏TSH',
  NTPROBNP: 'NT-proBNP|氨基末端脑钠肽前体|N端脑钠肽前体|NTproBNP|N-末端脑钠肽前体|pro-BNP|proBNP',
  BNP: 'BNP|脑钠肽|B型利钠肽|脑利钠肽',
  ALT: 'ALT|谷丙转氨酶|丙氨酸氨基转移酶|GPT|丙氨酸转氨酶',
  AST: 'AST|谷草转氨酶|天门冬氨酸氨基转移酶|天冬氨酸氨基转移酶|GOT|门冬氨酸氨基转移酶',
  LDH: '乳酸脱氢酶|LDH|LD',
  ALB: '白蛋白|ALB|血清白蛋白|清蛋白',
  CRP: 'C反应蛋白|CRP|C-反应蛋白|全程C反应蛋白',
  IL6: '白介素6|IL-6|白细胞介素6|白细胞介素-6|白介素-6',
  FER: '铁蛋白|SF|FER|血清铁蛋白',
  UA: '尿酸|UA|URIC|血尿酸',
  FT4: '游离甲状腺素|FT4|游离T4|游离甲状腺素(FT4)|fT4',
  NH3: '血氨|氨|血浆氨',
  VAN: '万古霉素|万古霉素谷浓度|Vancomycin trough',
  GLU: '血糖|葡萄糖|Glu|GLUC|cGlu|Glu(血气)|空腹血糖|★血糖|血糖(干化学)',
  'GLU-R': '随机血糖|指尖血糖(POCT)|床旁血糖|餐后血糖|快速血糖(末梢血)|毛细血管血糖',
  OGTT2H: '2hPG|餐后2h血糖|服糖后2h血糖|餐后2小时血糖',
};

function codeOf(name: string, unit: string): string | undefined {
  const report = { at: '2025-11-18T10:00:00+08:00', results: [{ name, value: '5', unit }] };
  return readPlainReport(report).judged.rows[0]?.printed.code;
}

describe('a printed name means its item', () => {
  test.each(Object.entries(PRINTED))('%s', (code, names) => {
    const unit = findItem(code)?.unit ?? '';
    expect(names.split('|').map((name) => [name, codeOf(name, unit)])).toEqual(
      names.split('|').map((name) => [name, code]),
    );
  });

  // Calcium of the gas analyser and of the chemistry print alike; the plasma of cK+(P) is no phosphorus.
  test.each(['Ca++', 'Ca2+', '尿钾', '脑脊液葡萄糖定性'])('%s is no item of the blood for certain', (name) => {
    expect(['CA', 'ICA', 'K', 'GLU', 'P']).not.toContain(codeOf(name, 'mmol/L'));
  });
});
