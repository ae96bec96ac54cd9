import type { Reading as WireReading, ReadingAction, ReadingFinding } from '@jianwei/api-client/model';
import type { Action } from '@jianwei/clinical-rules/reading/actions';
import type { Finding, Reading } from '@jianwei/clinical-rules/reading/reading';

/** A step as the wire has it, with the steps of other findings that are done with it. */
export function wireAction({ id, text, source, holds = [] }: Action): ReadingAction {
  return { action_id: id, text, source, ...(holds.length === 0 ? {} : { includes: [...holds] }) };
}

/** One finding as the wire has it. */
export function wireFinding(finding: Finding): ReadingFinding {
  const { apiType, diagnosisId } = finding;
  return {
    finding_id: finding.findingId,
    kind: finding.kind,
    title: finding.title,
    text: finding.text,
    urgency: finding.urgency,
    status: finding.status,
    known: finding.isKnown,
    evidences: [...finding.evidences],
    value_text: finding.valueText,
    change_text: finding.changeText,
    actions: finding.actions.map(wireAction),
    copy_text: finding.copyText,
    rule_id: finding.ruleId,
    rule_version: finding.ruleVersion,
    ...(apiType === null ? {} : { api_type: apiType }),
    ...(diagnosisId === null ? {} : { diagnosis_id: diagnosisId }),
  };
}

/** The reading of the wire. */
export function wireReading(reading: Reading): WireReading {
  return {
    version: reading.version,
    level: reading.level,
    ...(reading.urgency === null ? {} : { urgency: reading.urgency }),
    headline: reading.headline.map(({ findingId, text }) => ({
      text,
      ...(findingId === null ? {} : { finding_id: findingId }),
    })),
    findings: reading.findings.map(wireFinding),
    actions: reading.actions.map(wireAction),
    unread: reading.unread.map(({ laboratoryId, name, result, reason }) => ({
      laboratory_id: laboratoryId,
      laboratory_name: name,
      original_result: result,
      reason,
    })),
    states: [...reading.states],
    tools: reading.links.map(({ apiType, name, isQuiet }) => ({ api_type: apiType, name, quiet: isQuiet })),
  };
}
