/**
 * What LOINC codes mean here: code of the laboratory catalogue → LOINC codes whose component, specimen and property fit
 * it. LOINC 2.78, loinc.org.
 */
const codesByItem: Readonly<Record<string, string>> = {
  // Blood count
  WBC: '6690-2 26464-8 804-5',
  'NEUT#': '751-8 26499-4 753-4',
  'LYM#': '731-0 26474-7 732-8',
  'MONO#': '742-7 26484-6 743-5',
  'EO#': '711-2 26449-9 712-0',
  'BASO#': '704-7 26444-0 705-4',
  'NEUT%': '770-8 26511-6 23761-0',
  'LYM%': '736-9 26478-8 737-7',
  'MONO%': '5905-5 26485-3 744-3',
  'EO%': '713-8 26450-7 714-6',
  'BASO%': '706-2 30180-4 707-0',
  RBC: '789-8 26453-1 790-6',
  HGB: '718-7 20509-6',
  HCT: '4544-3 20570-8 4545-0',
  MCV: '787-2 30428-7',
  MCH: '785-6 28539-5',
  MCHC: '786-4 28540-3',
  'RDW-CV': '788-0 30385-9',
  PLT: '777-3 26515-7 778-1',
  MPV: '32623-1 28542-9',
  'RET%': '17849-1 4679-7',
  ESR: '4537-7 30341-2',
  // Inflammation
  CRP: '1988-5',
  'HS-CRP': '30522-7',
  PCT: '33959-8',
  IL6: '26881-3',
  // Liver
  ALT: '1742-6',
  AST: '1920-8',
  ALP: '6768-6',
  GGT: '2324-2',
  TP: '2885-2',
  ALB: '1751-7',
  GLO: '10834-0',
  'A/G': '1759-0',
  TBIL: '1975-2 14631-6',
  DBIL: '1968-7 14629-0',
  IBIL: '1971-1 14630-8',
  CHE: '2098-2',
  PA: '14338-8',
  NH3: '16362-6',
  // Kidney and electrolytes
  UREA: '6299-2 3094-0 22664-7 3091-6',
  CREA: '38483-4 2160-0 14682-9',
  UA: '3084-1 14933-6',
  CYSC: '33863-2',
  EGFR: '33914-3 62238-1 98979-8',
  B2MG: '1952-1',
  K: '6298-4 2823-3',
  NA: '2947-0 2951-2',
  CL: '2069-3 2075-0',
  CA: '49765-1 17861-6 2000-8',
  P: '2777-1 14879-1',
  MG: '19123-9 2601-3',
  CO2CP: '20565-8 2028-9',
  OSM: '2692-2',
  // Glucose and lipids
  GLU: '2339-0 2345-7 14749-6 1558-6 14771-0',
  OGTT2H: '1518-0 14995-5',
  HBA1C: '4548-4 17856-6',
  INS: '20448-7',
  CP: '1986-9',
  BHB: '6873-4',
  TC: '2093-3 14647-2',
  TG: '2571-8 14927-8',
  'HDL-C': '2085-9 14646-4',
  'LDL-C': '18262-6 13457-7 2089-1 22748-8 39469-2',
  APOA1: '1869-7',
  APOB: '1884-6',
  LPA: '10835-7',
  HCY: '13965-9',
  // Heart
  LDH: '2532-0 14804-9',
  CK: '2157-6',
  'CK-MB': '32673-6',
  CKMBM: '13969-1',
  CTNI: '10839-9 89579-7',
  CTNT: '67151-1 6598-7',
  MYO: '2639-3',
  NTPROBNP: '33762-6',
  BNP: '30934-4',
  // Clotting and anaemia
  PT: '5902-2',
  PTA: '5894-1',
  INR: '6301-6 34714-6',
  APTT: '14979-9 3173-2',
  TT: '3243-3',
  FIB: '3255-7',
  DD: '48065-7',
  AT3: '27811-9',
  FE: '2498-4 14798-3',
  TIBC: '2500-7 14800-7',
  TSAT: '2502-3',
  FER: '2276-4 20567-4',
  B12: '2132-9 14685-2',
  FOL: '2284-8 14732-2',
  HP: '4542-7',
  COOMBS: '1007-4',
  HBA2: '4551-8',
  // Hormones
  TSH: '3016-3 11579-0 11580-8',
  FT3: '3051-0 14928-6',
  FT4: '3024-7 14920-3',
  TT3: '3053-6 14930-2',
  TT4: '3026-2 14921-1',
  TPOAB: '8099-4',
  TGAB: '8098-6',
  TRAB: '5385-0',
  TG_: '3013-0',
  PTH: '2731-8',
  VITD: '62292-8',
  CT: '1992-7',
  COR8: '9813-7',
  ACTH: '2141-0',
  PAC: '1763-2 14584-7',
  PRA: '2915-7',
  DHEAS: '2191-5 14688-6',
  // Blood gas
  PH: '2744-1',
  PCO2: '2019-8',
  PO2: '2703-7',
  HCO3: '1960-4',
  BE: '1925-7',
  SO2: '2708-6',
  LAC: '2518-9',
  AG: '10466-1',
  ICA: '1995-0 1994-3',
  // Pancreas and gut
  AMY: '1798-8',
  LPS: '3040-3',
  FOBT: '2335-8',
  // Tumour markers, immunity, infection
  AFP: '1834-1',
  CEA: '2039-6',
  CA199: '24108-3',
  CA125: '10334-1',
  CA153: '6875-9',
  PSA: '2857-1',
  'FPSA%': '12841-3',
  IGG: '2465-3',
  IGA: '2458-8',
  IGM: '2472-9',
  IGE: '19113-0 13834-7',
  C3: '4485-9',
  C4: '4498-2',
  RF: '11572-5',
  CCP: '33935-8',
  ANA: '8061-4 5048-4',
  DSDNA: '5130-0',
  FLCR: '48378-4',
  HBSAG: '5195-3 5196-1',
  HBVDNA: '42595-9',
  HCVAB: '16128-1 13955-0',
  HIVAB: '56888-1 31201-7',
  TPAB: '24110-9',
  RPR: '20507-0',
  BC: '600-7',
  // Urine
  UPRO: '2887-8 20454-5',
  UGLU: '2349-9 25428-4',
  UKET: '33903-6 2514-8',
  UBLD: '5794-3',
  ULEU: '5799-2',
  UNIT: '32710-6 5802-4',
  USG: '2965-2 5811-5',
  URBC: '13945-1',
  UWBC: '5821-4',
  UACR: '14959-1 9318-7 32294-1',
  UTP24: '2889-4',
  // Cerebrospinal fluid
  'CSF-WBC': '806-0 26465-5',
  'CSF-RBC': '792-2 26454-9',
  'CSF-TP': '2880-3',
  'CSF-GLU': '2342-4 14744-7',
  'CSF-CL': '2070-1',
  'CSF-LDH': '2529-6',
  'CSF-ALB': '1746-7',
  'CSF-IGG': '2464-6',
};

const itemByLoinc = new Map(
  Object.entries(codesByItem).flatMap(([item, codes]) => codes.split(' ').map((code) => [code, item] as const)),
);

/** Urea nitrogen, whose mass is not that of urea, whatever the source calls it. */
const UREA_NITROGEN = new Set(['6299-2', '3094-0']);

/** The catalogue code of a LOINC code; undefined when the catalogue has no such item. */
export function itemOfLoinc(code: string): string | undefined {
  return itemByLoinc.get(code);
}

/** The LOINC codes known here, for a source that does not name the system of its codes. */
export function isKnownLoinc(code: string): boolean {
  return itemByLoinc.has(code);
}

export function isUreaNitrogen(code: string): boolean {
  return UREA_NITROGEN.has(code);
}

/** D-dimer counted in fibrinogen equivalents by definition of the code. */
export function isFeuLoinc(code: string): boolean {
  return code === '48065-7';
}
