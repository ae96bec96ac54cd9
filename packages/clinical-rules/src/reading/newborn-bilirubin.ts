import { isAbove } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import type { PrintedPatient } from '../record/printed.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import { newbornDays } from './newborn.ts';
import type { Finding } from './reading.ts';
import { organOf } from './row-findings.ts';
import { leastOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

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

/** The gravest picture of each bilirubin of a newborn. */
export function newbornBilirubin(rows: readonly Row[], judged: JudgedReport, patient: PrintedPatient): Finding[] {
  const days = newbornDays(judged, patient);
  if (days === undefined) return [];
  return (['TBIL', 'DBIL'] as const).flatMap((code) => {
    const row = rows.find((each) => each.code === code);
    if (row === undefined) return [];
    const picture = PICTURES.find(
      (each) => each.code === code && isAbove(leastOf(row), each.above) && (each.isOfFirstDay !== true || days === 0),
    );
    if (picture === undefined) return [];
    const { title: degree, urgency } = picture;
    // Antibodies of the mother on the cells are the cause to look for first (儿科学).
    const isOfBloodGroup = code === 'TBIL' && rows.some((each) => each.code === 'COOMBS' && sideOf(each) !== null);
    const title = isOfBloodGroup ? `${degree}，新生儿溶血病待排` : degree;
    const lead = `${row.subject} ${row.valueText}，${title}`;
    return [
      plainFinding(
        {
          id: `newborn:bilirubin:${code}`,
          kind: 'row',
          title,
          text: lead,
          lead,
          urgency,
          evidences: [row.id],
          valueText: row.valueText,
          actions: actionsFor(`infant:${code}>`) ?? [],
          rank: { harm: 'D', organ: organOf(code), catalogueOrder: row.catalogueOrder, rowOrder: row.order },
        },
        judged.report.report_time,
      ),
    ];
  });
}
