/** What a unit measures; only units of one kind convert without knowing the analyte. */
export type UnitKind =
  | 'mass_concentration'
  | 'feu_concentration'
  | 'ddu_concentration'
  | 'molar_concentration'
  | 'catalytic'
  | 'arbitrary'
  | 'count'
  | 'field_count'
  | 'pressure'
  | 'osmolality'
  | 'fraction'
  | 'volume'
  | 'mass'
  | 'time'
  | 'rate'
  | 'filtration'
  | 'clearance'
  | 'mass_ratio'
  | 'mass_per_molar'
  | 'daily_mass'
  | 'daily_amount'
  | 'renin_activity'
  | 'water_column'
  | 'equivalents'
  | 'temperature'
  | 'dilution'
  | 'gas_share'
  | 'arbitrary_dose'
  | 'signal_ratio'
  | 'per_sample'
  | 'daily_molar'
  | 'liquid_volume'
  | 'duration'
  | 'median_multiple'
  | 'grade'
  | 'points'
  | 'bottles';

export interface Unit {
  /** The one spelling the product writes; micro is U+03BC. */
  readonly name: string;
  readonly kind: UnitKind;
  /** How many base units of its kind one of it is. */
  readonly scale: number;
}

type Row = readonly [name: string, kind: UnitKind, scale: number, ...spellings: string[]];

/**
 * Units of the catalogue and those that imports bring. Base of each kind: g/L, mol/L, U/L, IU/L, cells/L, mmHg, mOsm/kg, 1
 * (fraction), L, g, s, g/g. Spellings are matched without case, spaces and multiplication signs.
 */
const ROWS: readonly Row[] = [
  ['g/L', 'mass_concentration', 1, 'gm/l', 'mg/ml'],
  ['g/dL', 'mass_concentration', 10, 'gm/dl', 'g%'],
  ['mg/L', 'mass_concentration', 1e-3],
  ['μg/mL', 'mass_concentration', 1e-3, 'ug/ml', 'mcg/ml'],
  ['mg/dL', 'mass_concentration', 1e-2, 'mg%'],
  ['μg/L', 'mass_concentration', 1e-6, 'ug/l', 'mcg/l'],
  ['ng/mL', 'mass_concentration', 1e-6],
  ['μg/dL', 'mass_concentration', 1e-5, 'ug/dl', 'mcg/dl'],
  ['ng/dL', 'mass_concentration', 1e-8],
  ['ng/L', 'mass_concentration', 1e-9],
  ['pg/mL', 'mass_concentration', 1e-9],
  // Fibrinogen equivalents and D-dimer units (DDU) are their own kinds: a bare mg/L does not say which.
  [
    'mg/L FEU',
    'feu_concentration',
    1e-3,
    'mg/l(feu)',
    'mg/l{feu}',
    'mgfeu/l',
    'μg/mlfeu',
    'ug/mlfeu',
    'ug/ml{feu}',
    'μg/ml(feu)',
  ],
  ['ng/mL FEU', 'feu_concentration', 1e-6, 'ng/ml(feu)', 'ng/ml{feu}', 'ug/lfeu', 'μg/lfeu'],
  ['mg/L DDU', 'ddu_concentration', 1e-3, 'mg/l(ddu)', 'mgddu/l', 'μg/mlddu', 'ug/mlddu', 'μg/ml(ddu)', 'mg/ld-du'],
  ['ng/mL DDU', 'ddu_concentration', 1e-6, 'ng/ml(ddu)', 'ng/mld-du', 'ug/lddu', 'μg/lddu', 'μg/l(ddu)'],
  ['mol/L', 'molar_concentration', 1],
  ['mmol/L', 'molar_concentration', 1e-3, '毫摩尔/升', '毫摩/升', '毫摩尔每升'],
  ['μmol/L', 'molar_concentration', 1e-6, 'umol/l', 'mcmol/l', '微摩尔/升', '微摩/升', '微摩尔每升'],
  ['nmol/L', 'molar_concentration', 1e-9],
  ['pmol/L', 'molar_concentration', 1e-12],
  ['mEq/L', 'equivalents', 1e-3],
  ['U/L', 'catalytic', 1, '[u]/l', '单位/升'],
  ['U/mL', 'catalytic', 1e3],
  ['μkat/L', 'catalytic', 60, 'ukat/l'],
  ['nkat/L', 'catalytic', 0.06],
  ['mU/L', 'catalytic', 1e-3, 'μu/ml', 'uu/ml'],
  ['IU/L', 'arbitrary', 1, '[iu]/l'],
  ['mIU/L', 'arbitrary', 1e-3, 'm[iu]/l'],
  ['μIU/mL', 'arbitrary', 1e-3, 'uiu/ml', 'u[iu]/ml'],
  ['mIU/mL', 'arbitrary', 1, 'm[iu]/ml'],
  ['IU/mL', 'arbitrary', 1e3, '[iu]/ml'],
  [
    '10^12/L',
    'count',
    1e12,
    '10*12/l',
    '10e12/l',
    '10^6/μl',
    '10^6/ul',
    '10*6/ul',
    '10*6/μl',
    '10e6/ul',
    '10e6/μl',
    '10^6/mm3',
    '10*6/mm3',
    'm/ul',
    'm/μl',
    'm/mm3',
    't/l',
    '10^12',
  ],
  // As Japanese laboratories and old counters print platelets and red cells: ten thousands to the microlitre.
  [
    '10^4/μL',
    'count',
    1e10,
    '10^4/ul',
    '10*4/ul',
    '10*4/μl',
    '10e4/ul',
    '10^4/mm3',
    '万/μl',
    '万/ul',
    '万/mm3',
    '10^10/l',
  ],
  [
    '10^9/L',
    'count',
    1e9,
    '10*9/l',
    '10e9/l',
    '10^3/μl',
    '10^3/ul',
    '10*3/ul',
    '10*3/μl',
    '10e3/ul',
    '10e3/μl',
    '10^3/mm3',
    '10*3/mm3',
    'k/ul',
    'k/μl',
    'k/mm3',
    'thou/ul',
    'thou/μl',
    'thou/mm3',
    'thousand/ul',
    '千/mm3',
    '千/ul',
    '千/μl',
    '10^9',
  ],
  ['10^6/L', 'count', 1e6, '10*6/l', '10e6/l', '/μl', '/ul', '个/ul', '/mm^3', '/mm3'],
  ['/HP', 'field_count', 1, '/hpf', '/[hpf]', '个/hp', '个/hpf', '/高倍视野'],
  ['mmHg', 'pressure', 1, 'mm[hg]', 'torr', '毫米汞柱'],
  ['kPa', 'pressure', 7.50062, '千帕'],
  ['mmH2O', 'water_column', 1, 'mm[h2o]'],
  ['cmH2O', 'water_column', 10, 'cm[h2o]'],
  ['mOsm/kg', 'osmolality', 1, 'mosm/kgh2o', 'mosmol/kg', 'mosm/kg.h2o', 'mmol/kg'],
  ['%', 'fraction', 0.01, 'percent'],
  ['L/L', 'fraction', 1],
  ['fL', 'volume', 1e-15],
  ['pg', 'mass', 1e-12],
  ['s', 'time', 1, 'sec', '秒'],
  ['mm/h', 'rate', 1, 'mm/hr', 'mm/小时', 'mm/1h'],
  ['mL/min/1.73m²', 'filtration', 1],
  ['mL/s/1.73m²', 'filtration', 60],
  ['mL/min', 'clearance', 1, '毫升/分', '毫升/分钟', 'ml/分', 'ml/分钟'],
  ['mg/g', 'mass_ratio', 1e-3, 'μg/mg', 'ug/mg', 'mg/gcr', 'mg/g.cr', 'mg/g{creat}'],
  ['mg/mmol', 'mass_per_molar', 1],
  ['g/24h', 'daily_mass', 1, 'g/d', 'g/(24h)', 'g/24hr', 'g/{24h}', 'g/(24.h)'],
  ['mg/24h', 'daily_mass', 1e-3, 'mg/d', 'mg/(24h)', 'mg/24hr', 'mg/(24.h)'],
  ['nmol/24h', 'daily_amount', 1, 'nmol/d', 'nmol/(24.h)'],
  ['ng/mL/h', 'renin_activity', 1, 'ng/(ml.h)', 'ng/(ml·h)', 'ng/ml/hr', 'ng/ml.h', 'μg/l/h', 'ug/l/h'],
  ['℃', 'temperature', 1, 'cel'],
  ['倒数滴度', 'dilution', 1],
  ['copies/mL', 'per_sample', 1, 'copies/ml', 'cp/ml', '拷贝/ml'],
  ['kU/L', 'catalytic', 1e3, 'kua/l', 'ku/l', 'kiu/l'],
  ['RU/mL', 'arbitrary_dose', 1, 'ru/ml'],
  ['mAU/mL', 'arbitrary_dose', 1e-3, 'mau/ml'],
  ['GMI', 'signal_ratio', 1],
  // The signal over that of the cut-off, as immunoassays print it; one for all of them.
  ['Index', 'signal_ratio', 1, 'i'],
  ['S/CO', 'signal_ratio', 1, 's/c.o', 's/c.o.'],
  ['COI', 'signal_ratio', 1, 'c.o.i', 'cutoffindex'],
  ['μmol/24h', 'daily_molar', 1e-3, 'umol/24h', 'μmol/d', 'umol/d'],
  ['mmol/24h', 'daily_molar', 1, 'mmol/d', 'mmol/(24h)', 'mmol/24hr', 'mmol/(24.h)'],
  ['μg/24h', 'daily_mass', 1e-6, 'ug/24h', 'ug/d', 'μg/d', 'ug/(24h)'],
  ['μg/g', 'mass_ratio', 1e-6, 'ug/g', 'mg/kg'],
  ['L', 'liquid_volume', 1, 'l/24h', 'l/d'],
  ['mL', 'liquid_volume', 1e-3],
  ['ppb', 'gas_share', 1],
  ['‰', 'fraction', 1e-3, 'permille'],
  ['个/μL', 'count', 1e6, 'cells/ul', 'cells/μl'],
  ['10^6/mL', 'count', 1e9, '10*6/ml', 'm/ml'],
  ['10^6/次', 'per_sample', 1, '10^6', '10^6/份'],
  ['瓶', 'bottles', 1],
  ['周', 'duration', 1, '孕周', 'wk', 'weeks'],
  ['MoM', 'median_multiple', 1],
  ['度', 'grade', 1],
  ['分', 'points', 1],
];

/** The one spelling of every unit, in the order of the table. */
export const UNIT_NAMES: readonly string[] = ROWS.map(([name]) => name);

/** What stands around the time in a filtration of a standard body surface: m² in any place and spelling, figures, signs. */
const BODY_SURFACE = /m\^?[-−]?2|平方米|sqm|per|[^a-z\u4e00-\u9fff]/g;
const FILTRATION_TIME: Readonly<Record<string, string>> = { min: 'min', 分: 'min', 分钟: 'min', s: 's', sec: 's' };

/** mL·min⁻¹·(1.73 m²)⁻¹, ml/(min*1.73m^2), mL/min per 1.73 m2, ml/1.73m2/min: a filtration is written in a dozen ways, and is one unit. */
function foldFiltration(key: string): string {
  const rest = /^(?:ml|毫升)(.*1\.73.*)/.exec(key)?.[1];
  const time = rest === undefined ? undefined : FILTRATION_TIME[rest.replace(BODY_SURFACE, '')];
  return time === undefined ? key : `ml/${time}/1.73m2`;
}

/** NFKC folds U+00B5 into U+03BC, full-width into half-width and ⁹ into 9, so one key serves all of them. */
function foldUnit(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u2044|\u2215/g, '/')
    .toLowerCase()
    .replace(/[\s\u200b\ufeff]/g, '')
    .replace(/^[x×*](?=10)/, '')
    .replace(/^10(12|9|6|4|3)\//, '10^$1/');
}

/** Reports repeat a few dozen spellings thousands of times; folding each once halves the time of a report. */
const KEYS = new Map<string, string>();
const MAX_KEYS = 2000;

function unitKey(text: string): string {
  const known = KEYS.get(text);
  if (known !== undefined) return known;
  const key = foldFiltration(foldUnit(text));
  if (KEYS.size < MAX_KEYS) KEYS.set(text, key);
  return key;
}

const BY_KEY = new Map<string, Unit>();
for (const [name, kind, scale, ...spellings] of ROWS) {
  for (const spelling of [name, ...spellings]) {
    const key = unitKey(spelling);
    BY_KEY.set(key, { name, kind, scale });
  }
}

/** The unit a text means, or null when it is unknown. */
export function findUnit(text: string): Unit | null {
  return BY_KEY.get(unitKey(text)) ?? null;
}

const UNITLESS = new Set([
  ...['', '-', '--', '/', '无', '1', '比值'],
  ...['{ph}', '[ph]', 'ph', '{ratio}', '{inr}', '[inr]', '{nominal}'],
]);

/** True for '', '-', '/' and the UCUM forms of "no unit". */
export function isUnitless(text: string | null | undefined): boolean {
  return UNITLESS.has(unitKey(text ?? ''));
}

/** The product's spelling of a unit (μ as U+03BC), or the text trimmed when the unit is unknown. */
export function normaliseUnit(text: string): string {
  if (isUnitless(text)) return '';
  return findUnit(text)?.name ?? text.trim().replace(/\u00b5/g, '\u03bc');
}
