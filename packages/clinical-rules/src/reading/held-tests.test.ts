import { expect, test } from 'vitest';
import { askingForMissing } from './held-tests.ts';

// J-70
test.each<[string, string, readonly string[], string]>([
  ['查血压、乳酸', 'A-BC:1', ['LAC'], '查血压，结合本次乳酸'],
  ['查血压、乳酸', 'A-BC:1', [], '查血压、乳酸'],
  ['查血酮、血气', 'A-GLU-H:1', ['BHB', 'PH', 'PCO2'], '复查血酮、血气'],
  ['查血酮、血气', 'A-GLU-H:1', ['BHB', 'PH'], '查血气，结合本次血酮'],
  ['查TRAb与超声', 'D-HYPERT:1', ['TRAB'], '查超声，结合本次 TRAb'],
  ['查TRAb 与 超声', 'D-HYPERT:1', ['TRAB'], '查超声，结合本次 TRAb'],
  ['查网织、凝血、便隐血', 'A-HB:3', ['RET%', 'FOBT', 'INR'], '查凝血，结合本次网织、便隐血'],
  ['查 ADAMTS13（输血前留样）', 'A-TMA:2', ['ADAMTS13'], '结合本次 ADAMTS13'],
  ['查 ADAMTS13（输血前留样）、便隐血', 'A-TMA:2', ['FOBT'], '查 ADAMTS13（输血前留样），结合本次便隐血'],
  ['查 ADA、细胞、培养', 'A-PLE:1', ['PF-ADA'], '查细胞、培养，结合本次 ADA'],
  ['另侧静脉急查血钾', 'A-K-H:2', ['K'], '另侧静脉急查血钾'],
  ['复查便隐血与血红蛋白', 'D-UGIB:1', ['FOBT', 'HGB'], '复查便隐血与血红蛋白'],
  ['查看患者', 'A-GEN:1', ['K'], '查看患者'],
  ['测体温', 'A-WBC:1', ['K'], '测体温'],
  // The word of an item, and one whose item is named without its specimen.
  ['查便隐血、血铅', 'A-GEN:1', ['FOBT'], '查血铅，结合本次便隐血'],
  ['查血压、钠、钾、糖', 'A-ADR:1', ['NA', 'K', 'GLU'], '查血压，结合本次钠、钾、糖'],
  // Sugar is that of the blood only where the adrenals are looked at.
  ['查血压、糖', 'A-GEN:1', ['GLU'], '查血压、糖'],
  // Of a cerebrospinal fluid its own tests are meant: no film of the blood, no ratio of the urine that is written alike.
  ['查涂片、培养与 PCR', 'A-CSFG:2', ['SCHIS%', 'UPCR'], '查涂片、培养与 PCR'],
  ['查涂片、培养与 PCR', 'A-CSFG:2', ['CSF-GRAM', 'CSF-CX'], '查 PCR，结合本次涂片、培养'],
  ['查涂片、培养与 PCR', 'A-CSFG:2', ['CSF-HSV'], '查涂片、培养，结合本次 PCR'],
  ['查血常规、肌酐与涂片', 'A-STX:1', ['SCHIS%'], '查血常规、肌酐，结合本次涂片'],
  // What is followed is measured again in the same time; what is known once is used.
  ['立即查血酮', 'A-GEN:1', ['BHB'], '立即复查血酮'],
  ['急查酮体', 'A-GEN:1', ['UKET'], '复查酮体'],
  ['加查血酮、糖化', 'A-GEN:1', ['BHB', 'HBA1C'], '结合本次血酮、糖化'],
  ['当日测血钾和 TSH', 'A-GEN:1', ['K'], '当日测 TSH，结合本次血钾'],
  ['同时加查血钾及总IgA', 'A-GEN:1', ['IGA'], '同时加查血钾，结合本次总IgA'],
  ['今日急查凝血／乳酸', 'A-GEN:1', ['PT', 'FIB'], '今日急查乳酸，结合本次凝血'],
  // Every clause by itself.
  ['查意识，查血钾、乳酸', 'A-GEN:1', ['K'], '查意识，查乳酸，结合本次血钾'],
  // A line holds 22 characters: what is there goes unnamed where there is no room.
  ['查出血、血压、心率、瞳孔、尿量、乳酸', 'A-GEN:1', ['LAC'], '查出血、血压、心率、瞳孔、尿量，结合本次乳酸'],
  ['查出血、血压、心率、瞳孔、每时尿量、乳酸', 'A-GEN:1', ['LAC'], '查出血、血压、心率、瞳孔、每时尿量'],
  ['查出血、血压、心率、瞳孔、神志、乳酸，复测', 'A-GEN:1', ['LAC'], '查出血、血压、心率、瞳孔、神志，复测'],
])('「%s」 of %s beside %j is 「%s」', (step, id, held, expected) => {
  expect(askingForMissing(step, id, new Set(held))).toBe(expected);
});
