import type { JudgedReport } from '../record/judged.ts';
import { unreadRows } from './flag-findings.ts';
import { headlineOf } from './headline.ts';
import { levelOf } from './level.ts';
import { mergedActions } from './merged-actions.ts';
import type { Finding, Reading } from './reading.ts';
import { rowFinding } from './row-findings.ts';
import { isSaidWhileHeld } from './rule-findings.ts';
import type { Row } from './rows.ts';
import { coveredRows, usedRows } from './used-rows.ts';

/** A reading whose conclusion is held: no diagnosis and no tool speaks, and a critical row says nothing but itself. */
export function readHeld(
  whole: Reading,
  judged: JudgedReport,
  rows: readonly Row[],
  fit: (finding: Finding) => Finding,
): Reading {
  const findings = whole.findings.flatMap((finding) => {
    if (!isSaidWhileHeld(finding)) return [];
    const row = rows.find(({ id }) => finding.findingId === `row:${id}`);
    const found = row === undefined ? null : rowFinding(row, judged, rows);
    const alone = found === null ? finding : fit(found);
    // Its picture (高钾血症) is a conclusion too: the row is called by its value.
    return alone.kind === 'critical'
      ? { ...alone, title: alone.words.lead, words: { ...alone.words, phrase: alone.words.lead } }
      : alone;
  });
  const unread = unreadRows(judged, usedRows(findings, judged.inference, []));
  // What only a conclusion read is unread while it is held.
  const readCount = whole.readCount - (unread.length - whole.unread.length);
  return {
    ...whole,
    unread,
    readCount,
    level: levelOf(findings, readCount, unread.length + whole.suspicious.length),
    urgency: findings[0]?.urgency ?? null,
    headline: headlineOf(findings),
    findings,
    diagnoses: [],
    known: [],
    states: [],
    actions: mergedActions(findings, judged.inference),
    links: [],
    needFocus: [...coveredRows(findings)],
  };
}
