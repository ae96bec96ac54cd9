import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { CORRECTED_ITEM } from './corrected-items.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** What a diagnosis sees by a change is told by the result that changed. */
const CHANGE_CODE = /^[DP]_/;

/** A result of a fluid that was tapped: what is compared with it in the blood tells less. */
const isFluid = ({ code }: Row): boolean => /^(ASC|CSF|PCF|PF|SF)-/.test(code);

/** What albumin corrects is told by the item itself, whichever of the two lies out of its interval. */
function tellsOf(lab: string, row: Row): boolean {
  const own = CORRECTED_ITEM[lab];
  return own === undefined || row.code === own;
}

/** 「白蛋白校正后 2.70」 where that is what a diagnosis judges, and the printed calcium is another one. */
export function correctedText({ satisfied }: InferredDiagnosis, main: Row | undefined): string {
  const corrected = satisfied.find(
    ({ edge, codes }) => CORRECTED_ITEM[edge.lab] !== undefined && codes.includes('ALB'),
  );
  const value = Number(corrected?.text);
  if (main?.code === 'PHT' && corrected?.edge.lab === 'R_PHTC') return `校正苯妥英 ${value.toFixed(1)} μg/mL`;
  if (
    main?.code !== 'CA' ||
    corrected?.edge.lab !== 'R_CACORR' ||
    main.value === null ||
    Math.abs(value - main.value) < 0.005
  )
    return '';
  return `校正钙 ${value.toFixed(2)} mmol/L`;
}

/** A share of the cells tells less than their number, where the diagnosis rests on both: 30 ×10⁹/L before 88 %. */
const COUNTS: Readonly<Record<string, readonly string[]>> = { 'NEUT%': ['NEUT#', 'WBC'], 'EO%': ['EO#'] };

function withoutShares<Weighed extends { readonly row: Row; readonly side: 'high' | 'low' | null }>(
  weighed: readonly Weighed[],
): readonly Weighed[] {
  const abnormal = new Set(weighed.filter(({ side }) => side !== null).map(({ row }) => row.code));
  return weighed.filter(({ row }) => COUNTS[row.code]?.some((count) => abnormal.has(count)) !== true);
}

const BY_ID = new WeakMap<readonly Row[], ReadonlyMap<string, Row>>();

/** Rows of a report by their id: every diagnosis looks up its own. */
export function rowsById(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = BY_ID.get(rows) ?? new Map(rows.map((row) => [row.id, row] as const));
  BY_ID.set(rows, known);
  return known;
}

/** So many results of one figure. */
const MANY = 4;

const isTitre = ({ judged: { flag } }: Row): boolean => flag.parsed.kind === 'titre' && flag.state === 'abnormal';

const isAbsent = ({ judged: { flag } }: Row): boolean => flag.parsed.kind === 'qualitative' && flag.state === 'normal';

/** The row that a diagnosis is told by: what it needs first, abnormal before normal, then the largest share. */
export function mainRow({ satisfied }: InferredDiagnosis, rows: readonly Row[]): Row | undefined {
  const byId = rowsById(rows);
  const weighed = satisfied.flatMap(({ counted, laboratoryIds, edge }) =>
    laboratoryIds
      .flatMap((id) => byId.get(id) ?? [])
      .filter((row) => tellsOf(edge.lab, row))
      .map((row) => ({
        row,
        counted,
        group: edge.group,
        isRequired: edge.role !== 'adds',
        // Of a kidney disease and its minerals the minerals are the picture.
        isCounted: edge.role === 'count',
        isChange: CHANGE_CODE.test(edge.lab),
        // Many results that are counted together tell less by any one of them than what has a line of its own.
        isOfMany: laboratoryIds.length >= MANY,
        // Of a corrected calcium the calcium comes first.
        place: laboratoryIds.indexOf(row.id),
        side: sideOf(row),
      })),
  );
  return withoutShares(weighed).toSorted(
    (a, b) =>
      Number(b.isRequired) - Number(a.isRequired) ||
      Number(b.isCounted) - Number(a.isCounted) ||
      Number(b.isChange) - Number(a.isChange) ||
      Number(isFluid(b.row)) - Number(isFluid(a.row)) ||
      // How much of an antibody says more than that there is one.
      Number(isTitre(b.row)) - Number(isTitre(a.row)) ||
      // What was not found tells less than what was.
      Number(isAbsent(a.row)) - Number(isAbsent(b.row)) ||
      Number(a.isOfMany) - Number(b.isOfMany) ||
      a.group - b.group ||
      Number(b.side !== null) - Number(a.side !== null) ||
      b.counted - a.counted ||
      a.place - b.place ||
      a.row.order - b.row.order,
  )[0]?.row;
}
