import { isAbove } from '../core/number.ts';
import type { JudgedReport } from '../record/judged.ts';
import { isOfPeritonealDialysis } from '../record/settled.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { leastOf } from './rows.ts';
import type { Row } from './rows.ts';

/** White cells (10^6/L) and their share of neutrophils in the effluent from which a peritonitis of dialysis is treated as one (ISPD 2022). */
const [CELLS_ABOVE, SHARE_ABOVE] = [100, 50];

const TITLE = '腹膜透析相关性腹膜炎可能';

/** An effluent is no ascites: it is inflamed from fewer cells on, and the cirrhotic's name for it is another disease. */
export function dialysisPeritonitis(rows: readonly Row[], judged: JudgedReport, known: ReadonlySet<string>): Finding[] {
  const [cells, share] = ['ASC-WBC', 'ASC-PMN%'].map((code) => rows.find((row) => row.code === code));
  if (cells === undefined || share === undefined || !isOfPeritonealDialysis(judged.rows, known)) return [];
  if (!isAbove(leastOf(cells), CELLS_ABOVE) || !isAbove(leastOf(share), SHARE_ABOVE)) return [];
  const told = `透出液白细胞 ${cells.valueText}，中性粒细胞 ${share.valueText}`;
  return [
    plainFinding(
      {
        id: 'dialysis:peritonitis',
        kind: 'row',
        title: TITLE,
        text: `${told}，${TITLE}（白细胞 > ${CELLS_ABOVE} 且中性粒细胞 > ${SHARE_ABOVE}%）`,
        lead: `${told}，${TITLE}`,
        urgency: 1,
        evidences: [cells.id, share.id],
        valueText: cells.valueText,
        actions: actionsFor('dialysis:peritonitis') ?? [],
        rank: { harm: 'D', catalogueOrder: cells.catalogueOrder, rowOrder: cells.order },
      },
      judged.report.report_time,
    ),
  ];
}
