/** Items of one organ make one clause; potassium and acidosis of one kidney are two. */
const ORGANS: readonly (readonly [organ: string, codes: readonly string[]])[] = [
  ['kidney', ['CREA', 'UREA', 'CYSC', 'EGFR', 'UACR']],
  ['red cells', ['HGB', 'HCT', 'RBC']],
  ['glucose', ['GLU', 'GLU-R', 'OGTT0H', 'OGTT1H', 'OGTT2H', 'OGTTX', 'HBA1C']],
  ['liver', ['ALT', 'AST', 'ALP', 'GGT', 'TBIL', 'DBIL', 'IBIL', 'TBA']],
  ['heart', ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO', 'NTPROBNP', 'BNP']],
  ['lipids', ['TC', 'LDL-C', 'APOB', 'TG', 'HDL-C']],
  ['inflammation', ['CRP', 'HS-CRP', 'SAA', 'ESR', 'PCT', 'WBC', 'NEUT#', 'NEUT%']],
  ['thyroid', ['TSH', 'FT4', 'FT3', 'TPOAB', 'TGAB', 'TRAB']],
  ['gas', ['PH', 'PCO2', 'PO2', 'HCO3', 'CO2CP', 'SO2', 'BE']],
  ['calcium', ['CA', 'ICA']],
  ['lymphocytes', ['LYM#', 'LYM%']],
  ['monocytes', ['MONO#', 'MONO%']],
  ['eosinophils', ['EO#', 'EO%']],
  ['basophils', ['BASO#', 'BASO%']],
  ['red cell size', ['MCV', 'MCH', 'MCHC', 'RDW-CV']],
  ['reticulocytes', ['RET%', 'RETA']],
  ['fibrinolysis', ['DD', 'FDP']],
  // One clotting time, its share and its ratio.
  ['extrinsic pathway', ['PT', 'PTA', 'INR']],
  ['pancreas', ['AMY', 'LPS', 'UAMY']],
  ['iron', ['FE', 'TIBC', 'TSAT', 'FER', 'TRF']],
];
const ORGAN_OF = new Map(ORGANS.flatMap(([organ, codes]) => codes.map((code) => [code, organ] as const)));

/** The organ or the one thing that an item tells of; an item of its own where there is none. */
export function organOf(code: string): string {
  if (code.startsWith('CSF-')) return 'csf';
  if (code.startsWith('PF-')) return 'pleura';
  return ORGAN_OF.get(code) ?? code;
}
