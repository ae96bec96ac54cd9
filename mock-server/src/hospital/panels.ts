/** Catalogue codes of a panel, in the order in which the report prints them. */
export const PANELS: Readonly<Record<string, readonly string[]>> = {
  血常规: words(`WBC NEUT% LYM% MONO% EO% BASO% NEUT# LYM# MONO# EO# BASO# RBC HGB HCT MCV MCH MCHC RDW-CV PLT MPV`),
  生化: words('ALT AST ALP GGT TP ALB GLO A/G TBIL DBIL IBIL UREA CREA UA GLU K NA CL CA P'),
  肝功能: words('ALT AST ALP GGT TP ALB GLO A/G TBIL DBIL IBIL TBA'),
  肾功能: words('UREA CREA EGFR UA CYSC'),
  电解质: words('K NA CL CA P MG'),
  血脂: words('TC TG HDL-C LDL-C APOA1 APOB'),
  凝血: words('PT INR APTT TT FIB DD'),
  甲功: words('TSH FT3 FT4 TPOAB TGAB'),
  尿常规: words('UPRO UGLU UKET UBLD ULEU UNIT USG URBC UWBC'),
  肿瘤标志物: words('AFP CEA CA199 CYFRA NSE'),
  感染四项: words('HBSAG HCVAB HIVAB TPAB'),
  糖代谢: words('GLU HBA1C'),
};

/** Digits after the decimal point that analysers print; codes that are not listed print one. */
const DECIMALS: readonly (readonly [number, readonly string[]])[] = [
  [
    0,
    words(
      'HGB MCHC PLT ESR ALT AST ALP GGT UA CREA EGFR LDH CK PA CHE OSM URBC UWBC UACR FER AMY LPS PG1 COR8 CSF-P CSF-WBC',
    ),
  ],
  [
    2,
    words(
      'NEUT# LYM# MONO# EO# BASO# RBC HCT CYSC A/G K CA P MG GLU TC TG HDL-C LDL-C APOA1 APOB INR FIB DD FT3 FT4 TSH PCT AFP CEA CYFRA',
    ),
  ],
  [3, words('USG')],
];

const DECIMALS_BY_CODE = new Map(
  DECIMALS.flatMap(([decimals, codes]) => codes.map((code) => [code, decimals] as const)),
);

export function decimalsOf(code: string): number {
  return DECIMALS_BY_CODE.get(code) ?? 1;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
