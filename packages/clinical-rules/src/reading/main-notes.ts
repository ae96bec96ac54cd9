import type { JudgedReport } from '../record/judged.ts';
import { lostPotassiumNote } from './beside-notes.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';
import { patternOf } from './specimen-patterns.ts';

/** Results that a specimen makes false, told beside what they are taken for (J-56). */
const OF_SPECIMEN: readonly string[] = ['NA', 'K'];

/** Lines that are about the potassium itself. */
const OF_POTASSIUM: readonly string[] = ['HYPOK', 'HYPOKS'];

/** What the line of a diagnosis says of the result that it is told by, beside the figure. */
export function mainNotes(
  id: string,
  main: Row | undefined,
  judged: JudgedReport,
  rows: readonly Row[],
): readonly string[] {
  if (main === undefined) return [];
  const side = sideOf(main);
  return [
    OF_SPECIMEN.includes(main.code) ? (patternOf(main, judged, rows)?.text ?? '') : '',
    side !== null && OF_POTASSIUM.includes(id) ? lostPotassiumNote(main, side, rows) : '',
  ];
}
