import type { PlainInput } from '../core/rule.ts';
import { isBloodGas } from '../record/blood-gas-facts.ts';
import { readPlainReport } from './plain-report.ts';
import { NOTHING_SUSPECTED } from './quiet-words.ts';
import { read } from './read.ts';
import type { Reading } from './reading.ts';
import { suggestGasType } from './tools/gas-course.ts';

/** Every text that a screen shows for a reading. */
export function textsOf(reading: Reading): string[] {
  const { level, findings, headline, actions, unread, suspicious, links, states } = reading;
  const all = [
    ...headline.map(({ text }) => text),
    ...findings.flatMap(({ title, text, changeText, valueText, copyText }) => [
      title,
      text,
      changeText,
      valueText,
      `${title} ${valueText}`.trim(),
      copyText,
    ]),
    ...actions.map(({ text }) => text),
    ...unread.flatMap(({ name, result, reason }) => [name, result, reason]),
    ...suspicious.flatMap(({ name, suggestion }) => [name, suggestion ?? '']),
    ...links.map(({ name }) => name),
    ...states,
    // Said only while nothing speaks.
    ...(level === 'normal' ? Object.values(NOTHING_SUSPECTED) : []),
  ];
  return [...new Set(all.filter((text) => text !== ''))];
}

/** The reading of one plain report, as the command line prints it. */
export function plainReading(report: PlainInput): PlainInput {
  const input = readPlainReport(report);
  const reading = read(input);
  const tags = [...input.record.patient.tags, ...(input.earlierDiagnoses ?? [])];
  const codes = new Map(input.judged.rows.map(({ printed, code }) => [printed.laboratory_id, code] as const));
  const suggestion = isBloodGas(input.judged)
    ? suggestGasType({ record: input.record, judged: input.judged, gasTypes: input.gasTypes ?? new Map(), tags })
    : null;
  return {
    level: reading.level,
    urgency: reading.urgency,
    headline: reading.headline.map(({ text }) => text).join('；'),
    clauses: reading.headline.map(({ text }) => text),
    findings: reading.findings.map(({ findingId, title, text, urgency, ruleId, ruleVersion }) => ({
      id: findingId,
      title,
      text,
      urgency,
      rule: `${ruleId} ${ruleVersion}`,
    })),
    diagnoses: reading.diagnoses,
    actions: reading.actions.map(({ id }) => id),
    actions_within: reading.actions.flatMap(({ holds = [] }) => holds),
    unread: reading.unread.map(({ name, reason }) => `${name}：${reason}`),
    suspicious: reading.suspicious.map(({ name }) => name),
    links: reading.links.map(({ name }) => name),
    need_focus: reading.needFocus.map((id) => codes.get(id) ?? ''),
    ...(suggestion === null ? {} : { suggested_type: suggestion.type }),
    texts: textsOf(reading),
  };
}
