import type { Substance } from './ucum.ts';

/**
 * Grams per mole and charges by code of the catalogue, where sources print mass or equivalents and the catalogue moles
 * (or the reverse). From the IUPAC standard atomic weights.
 */
const SUBSTANCES = new Map<string, Substance>(
  Object.entries({
    GLU: { molarMass: 180.156 },
    OGTT2H: { molarMass: 180.156 },
    'CSF-GLU': { molarMass: 180.156 },
    UREA: { molarMass: 60.056 },
    CREA: { molarMass: 113.118 },
    UACR: { molarMass: 113.118 },
    UA: { molarMass: 168.112 },
    NA: { molarMass: 22.99, charge: 1 },
    K: { molarMass: 39.098, charge: 1 },
    CL: { molarMass: 35.45, charge: 1 },
    'CSF-CL': { molarMass: 35.45, charge: 1 },
    CA: { molarMass: 40.078, charge: 2 },
    ICA: { molarMass: 40.078, charge: 2 },
    MG: { molarMass: 24.305, charge: 2 },
    P: { molarMass: 30.974 },
    CO2CP: { charge: 1 },
    HCO3: { charge: 1 },
    BE: { charge: 1 },
    AG: { charge: 1 },
    LAC: { molarMass: 90.078 },
    'CSF-LAC': { molarMass: 90.078 },
    BHB: { molarMass: 104.105 },
    NH3: { molarMass: 17.031 },
    TC: { molarMass: 386.65 },
    'LDL-C': { molarMass: 386.65 },
    'HDL-C': { molarMass: 386.65 },
    TG: { molarMass: 885.432 },
    HCY: { molarMass: 135.18 },
    TBIL: { molarMass: 584.673 },
    DBIL: { molarMass: 584.673 },
    IBIL: { molarMass: 584.673 },
    FE: { molarMass: 55.845 },
    TIBC: { molarMass: 55.845 },
    B12: { molarMass: 1355.4 },
    FOL: { molarMass: 441.4 },
    VITD: { molarMass: 400.64 },
    FT4: { molarMass: 776.874 },
    TT4: { molarMass: 776.874 },
    FT3: { molarMass: 650.977 },
    TT3: { molarMass: 650.977 },
    COR8: { molarMass: 362.46 },
    COR16: { molarMass: 362.46 },
    COR0: { molarMass: 362.46 },
    UFC: { molarMass: 362.46 },
    ACTH: { molarMass: 4541 },
    PAC: { molarMass: 360.44 },
    DHEAS: { molarMass: 368.49 },
  }),
);

/** Urea is also printed as the mass of its nitrogen: two atoms. */
const UREA_NITROGEN: Substance = { molarMass: 28.014 };

/** What a row measures, for its unit. `name` tells urea nitrogen from urea; amounts of the two are the same number. */
export function substanceOf(itemCode: string, name: string): Substance {
  if (itemCode === 'UREA' && /氮|\bBUN\b|nitrogen/i.test(name)) return UREA_NITROGEN;
  return SUBSTANCES.get(itemCode) ?? {};
}

/**
 * Why a unit that looks convertible is not, or undefined. HbA1c in mmol/mol follows another standard (IFCC) than per
 * cent (NGSP); D-dimer in a plain unit may be counted as FEU or as DDU, which is half of it.
 */
export function unitObstacle(itemCode: string, units: readonly string[], isFeuByCode: boolean): string | undefined {
  if (itemCode === 'HBA1C' && units.some((unit) => /mol/i.test(unit))) {
    return '糖化血红蛋白的 mmol/mol（IFCC）与 %（NGSP）不能按单位换算';
  }
  if (itemCode === 'DD' && units.some((unit) => /DDU/i.test(unit))) return 'D-二聚体以 DDU 计，不能当作 FEU';
  if (itemCode === 'DD' && !isFeuByCode && !units.some((unit) => /FEU/i.test(unit))) {
    return 'D-二聚体没有注明 FEU 或 DDU';
  }
  return undefined;
}
