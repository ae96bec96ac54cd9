/** A seeded patient whose every answer carries marks of its own, so that no text of one can be taken for another's. */
export interface MarkedPatient {
  readonly name: string;
  readonly patientId: string;
  readonly reportId: string;
  /** Stands at the end of every text about the patient. */
  readonly mark: string;
  /** Last decimals of every measured value of the patient. */
  readonly digits: string;
}

function patient(name: string, number: number, mark: string, digits: string): MarkedPatient {
  return { name, patientId: `P${number}`, reportId: `R${number}-01`, mark, digits };
}

/** Between them they hold a staged CKD with plans, saved Grace scores, saved follow-ups and a pleural fluid. */
export const MARKED_PATIENTS = [
  patient('顾怀远', 1004, '〔甲〕', '7171'),
  patient('严松年', 1002, '〔乙〕', '7272'),
  patient('许静', 1151, '〔丙〕', '7373'),
  patient('戴建国', 1007, '〔丁〕', '7474'),
] as const;

function signsOf({ name, patientId, mark, digits }: MarkedPatient): readonly string[] {
  return [name, patientId, `R${patientId.slice(1)}-`, mark, digits];
}

/** Whose name, ids or marks stand in a text. */
export function patientsIn(text: string): readonly MarkedPatient[] {
  return MARKED_PATIENTS.filter((patient) => signsOf(patient).some((sign) => text.includes(sign)));
}

/** Whatever stands in a text of other patients than the owner, with what is around it. */
export function strangersIn(text: string, owner: MarkedPatient | undefined): readonly string[] {
  return MARKED_PATIENTS.filter((patient) => patient !== owner).flatMap((patient) =>
    signsOf(patient).flatMap((sign) => {
      const at = text.indexOf(sign);
      return at < 0 ? [] : [`${patient.name}: …${text.slice(Math.max(at - 60, 0), at + 40)}…`];
    }),
  );
}

/** Words that the screens compare with their own. */
const CODES = new Set([
  '男',
  '女',
  '有',
  '无',
  '轻',
  '中',
  '重',
  '其他',
  '血清',
  '全血',
  '尿液',
  '单侧切除',
  '双侧切除',
]);
const CODE_KEYS = /specimen|medicine_name|metering|indicator|_unit$|reliable_name/;
const MEASURED = new Set(['age', 'serum_creatinine', 'tsh', 'ft3', 'ft4', 'weight', 'egfr', 'acr_mg_per_g']);
const HAS_CHINESE = /\p{Script=Han}/u;
const IS_NUMBER = /^\d+(\.\d+)?$/;

const withDigits = (number: string, digits: string) => `${number}${number.includes('.') ? '' : '.'}${digits}`;

/** A copy of an answer whose texts and measured values carry the patient's marks. */
export function marked(value: unknown, owner: MarkedPatient, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, owner, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item, owner, name)]));
  if (typeof value === 'number') return MEASURED.has(key) ? Number(withDigits(String(value), owner.digits)) : value;
  if (typeof value !== 'string' || CODES.has(value) || CODE_KEYS.test(key)) return value;
  if (key === 'original_result' && IS_NUMBER.test(value)) return withDigits(value, owner.digits);
  return HAS_CHINESE.test(value) ? value + owner.mark : value;
}
