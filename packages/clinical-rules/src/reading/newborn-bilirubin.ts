import { isAbove } from '../core/number.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { PrintedPatient } from '../record/printed.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import { newbornDays } from '../record/too-young.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import { leastOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** A year: cholestasis of an infant is looked into as such (NASPGHAN/ESPGHAN 2017). */
const INFANT_YEARS = 1;

interface Picture {
  readonly code: 'TBIL' | 'DBIL';
  /** μmol/L that the result lies above. */
  readonly above: number;
  readonly title: string;
  readonly urgency: 1 | 2;
  /** Holds only in the first day of life. */
  readonly isOfFirstDay?: boolean;
}

/**
 * What a bilirubin of a newborn says whatever the gestation, the gravest first: degrees of the expert consensus of 2014 (20, 25, 30 mg/dL),
 * jaundice that is seen (5 mg/dL) within 24 hours of birth, and what is no jaundice of every newborn (儿科学: total 12.9, direct 2 mg/dL). Below
 * these the hour of life and the gestation decide (AAP 2022), which no report tells: the row stays unread.
 */
const PICTURES: readonly Picture[] = [
  { code: 'TBIL', above: 510, title: '新生儿危险性高胆红素血症', urgency: 1 },
  { code: 'TBIL', above: 427, title: '新生儿极重度高胆红素血症', urgency: 1 },
  { code: 'TBIL', above: 342, title: '新生儿重度高胆红素血症', urgency: 1 },
  { code: 'TBIL', above: 85, title: '生后 24 小时内黄疸，病理性待排', urgency: 2, isOfFirstDay: true },
  { code: 'TBIL', above: 221, title: '新生儿病理性黄疸待排', urgency: 2 },
  { code: 'DBIL', above: 34, title: '新生儿胆汁淤积待排', urgency: 2 },
];

/**
 * Beyond the newborn a direct bilirubin above 1.0 mg/dL is pathological, and a biliary atresia must be found within weeks (NASPGHAN/ESPGHAN 2017).
 */
const OF_INFANT: readonly Picture[] = [{ code: 'DBIL', above: 17.1, title: '婴儿胆汁淤积，胆道闭锁待排', urgency: 2 }];

/** Above its interval without a degree of its own. */
const NO_DEGREE: Pick<Picture, 'title' | 'urgency'> = { title: '', urgency: 2 };

const idOf = (code: Picture['code']): string => `newborn:bilirubin:${code}`;

/** A cholestasis of an infant names what it may be: the diagnosis of adults says no more beside it. */
export function isOfInfantBile({ id }: Pick<InferredDiagnosis, 'id'>, told: readonly Finding[]): boolean {
  return id === 'CHOL' && told.some(({ findingId }) => findingId === idOf('DBIL'));
}

/** What stands with a cholestasis and is told in its line. */
const OF_BILE: readonly string[] = ['TBIL', 'IBIL', 'ALP', 'GGT', 'TBA'];

/** Such results of the report that are abnormal and no danger of their own. */
function ofBile(rows: readonly Row[]): string[] {
  return rows
    .filter((row) => OF_BILE.includes(row.code) && sideOf(row) === 'high' && row.judged.flag.critical === undefined)
    .map(({ id }) => id);
}

function picturesFor(days: number | null | undefined, { person: { ageYears } }: JudgedReport): readonly Picture[] {
  if (days !== undefined) return PICTURES;
  return ageYears !== null && ageYears < INFANT_YEARS ? OF_INFANT : [];
}

/** The gravest picture of each bilirubin of a newborn, and the cholestasis of an infant. */
export function newbornBilirubin(rows: readonly Row[], judged: JudgedReport, patient: PrintedPatient): Finding[] {
  const days = newbornDays(judged, patient);
  const pictures = picturesFor(days, judged);
  return (['TBIL', 'DBIL'] as const).flatMap((code) => {
    const row = rows.find((each) => each.code === code);
    if (row === undefined) return [];
    const picture = pictures.find(
      (each) => each.code === code && isAbove(leastOf(row), each.above) && (each.isOfFirstDay !== true || days === 0),
    );
    // Antibodies of the mother on the cells are the cause to look for first, whatever the degree (儿科学).
    const isOfBloodGroup =
      code === 'TBIL' && days !== undefined && rows.some((each) => each.code === 'COOMBS' && sideOf(each) !== null);
    if (picture === undefined && !(isOfBloodGroup && sideOf(row) === 'high')) return [];
    const { title: degree, urgency } = picture ?? NO_DEGREE;
    const title = [degree, isOfBloodGroup ? '新生儿溶血病待排' : ''].filter((each) => each !== '').join('，');
    const lead = `${row.subject} ${row.valueText}，${title}`;
    return [
      plainFinding(
        {
          id: idOf(code),
          kind: 'row',
          title,
          text: lead,
          lead,
          urgency,
          evidences: code === 'DBIL' ? [row.id, ...ofBile(rows)] : [row.id],
          valueText: row.valueText,
          actions: actionsFor(`infant:${code}>`) ?? [],
          rank: { harm: 'D', organ: organOf(code), catalogueOrder: row.catalogueOrder, rowOrder: row.order },
        },
        judged.report.report_time,
      ),
    ];
  });
}
