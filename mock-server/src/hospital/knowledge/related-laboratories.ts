/**
 * Catalogue codes that are ordered in the clinics of the disease systems for which the rule base holds no diagnosis, by
 * system id. They stand in for content; nothing is concluded from them.
 */
export const RELATED_LABORATORIES: Readonly<Record<number, readonly string[]>> = {
  1: ['WBC', 'NEUT%', 'EO%', 'IGE', 'CRP', 'SCC'],
  2: ['HGB', 'FER', 'GLU', 'OGTT2H', 'TSH', 'FT4', 'TBA', 'UPRO', 'DD'],
  3: ['ALB', 'PA', 'MG', 'OSM', 'NH3', 'VITD'],
  5: ['PH', 'PCO2', 'PO2', 'HCO3', 'SO2', 'EO#', 'IGE', 'PF-TP', 'PF-LDH', 'PF-ADA', 'CYFRA', 'NSE'],
  10: ['CA125', 'PSA', 'DHEAS', 'TPAB', 'RPR', 'HIVAB'],
  11: ['EO%', 'EO#', 'IGE', 'ANA', 'TPAB', 'RPR'],
  12: ['CSF-P', 'CSF-WBC', 'CSF-TP', 'CSF-GLU', 'CSF-CL', 'CSF-ADA', 'B12', 'NH3', 'NA', 'GLU'],
  13: ['TSH', 'FT4', 'NA', 'K', 'B12', 'FOL', 'GLU', 'TPAB'],
};
