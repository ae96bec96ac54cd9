/** What one LOINC code means here. Codes and their properties: LOINC 2.78, loinc.org. */
export interface LoincTerm {
  /** Code of the laboratory catalogue. */
  readonly item: string;
  /**
   * Grams per mole, where sources print mass and the catalogue counts moles; from the IUPAC standard atomic weights.
   * Urea is printed as the mass of its nitrogen (two atoms, 28.014), which is why it stands with the term.
   */
  readonly molarMass?: number;
}

const glucose = { item: 'GLU', molarMass: 180.156 };
const ureaNitrogen = { item: 'UREA', molarMass: 28.014 };
const creatinine = { item: 'CREA', molarMass: 113.118 };
const calcium = { item: 'CA', molarMass: 40.078 };
const cholesterolMass = 386.65;
const ldl = { item: 'LDL-C', molarMass: cholesterolMass };

export const loincTerms: Readonly<Record<string, LoincTerm>> = {
  '2339-0': glucose,
  '2345-7': glucose,
  '14749-6': glucose,
  '6299-2': ureaNitrogen,
  '3094-0': ureaNitrogen,
  '22664-7': { item: 'UREA', molarMass: 60.056 },
  '38483-4': creatinine,
  '2160-0': creatinine,
  '14682-9': creatinine,
  '33914-3': { item: 'EGFR' },
  '62238-1': { item: 'EGFR' },
  '98979-8': { item: 'EGFR' },
  '14959-1': { item: 'UACR' },
  '9318-7': { item: 'UACR' },
  '3084-1': { item: 'UA', molarMass: 168.112 },
  '33863-2': { item: 'CYSC' },
  '49765-1': calcium,
  '17861-6': calcium,
  '2947-0': { item: 'NA' },
  '2951-2': { item: 'NA' },
  '6298-4': { item: 'K' },
  '2823-3': { item: 'K' },
  '2069-3': { item: 'CL' },
  '2075-0': { item: 'CL' },
  '20565-8': { item: 'CO2CP' },
  '2028-9': { item: 'CO2CP' },
  '2777-1': { item: 'P', molarMass: 30.974 },
  '19123-9': { item: 'MG', molarMass: 24.305 },
  '2093-3': { item: 'TC', molarMass: cholesterolMass },
  '2571-8': { item: 'TG', molarMass: 885.432 },
  '18262-6': ldl,
  '13457-7': ldl,
  '2089-1': ldl,
  '2085-9': { item: 'HDL-C', molarMass: cholesterolMass },
  '4548-4': { item: 'HBA1C' },
  '2885-2': { item: 'TP' },
  '1751-7': { item: 'ALB' },
  '10834-0': { item: 'GLO' },
  '1975-2': { item: 'TBIL', molarMass: 584.673 },
  '1968-7': { item: 'DBIL', molarMass: 584.673 },
  '1742-6': { item: 'ALT' },
  '1920-8': { item: 'AST' },
  '6768-6': { item: 'ALP' },
  '2324-2': { item: 'GGT' },
  '2532-0': { item: 'LDH' },
  '2157-6': { item: 'CK' },
  '13969-1': { item: 'CKMBM' },
  '2639-3': { item: 'MYO' },
  '10839-9': { item: 'CTNI' },
  '89579-7': { item: 'CTNI' },
  '67151-1': { item: 'CTNT' },
  '33762-6': { item: 'NTPROBNP' },
  '30934-4': { item: 'BNP' },
  '1988-5': { item: 'CRP' },
  '30522-7': { item: 'HS-CRP' },
  '33959-8': { item: 'PCT' },
  '6690-2': { item: 'WBC' },
  '26464-8': { item: 'WBC' },
  '789-8': { item: 'RBC' },
  '26453-1': { item: 'RBC' },
  '718-7': { item: 'HGB' },
  '4544-3': { item: 'HCT' },
  '20570-8': { item: 'HCT' },
  '787-2': { item: 'MCV' },
  '785-6': { item: 'MCH' },
  '786-4': { item: 'MCHC' },
  '788-0': { item: 'RDW-CV' },
  '777-3': { item: 'PLT' },
  '26515-7': { item: 'PLT' },
  '32623-1': { item: 'MPV' },
  '2276-4': { item: 'FER' },
  '3016-3': { item: 'TSH' },
  '3024-7': { item: 'FT4', molarMass: 776.874 },
  '3051-0': { item: 'FT3', molarMass: 650.977 },
  '5902-2': { item: 'PT' },
  '6301-6': { item: 'INR' },
  '48065-7': { item: 'DD' },
};
