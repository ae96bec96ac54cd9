import type { Finding, ReadingLevel } from './reading.ts';

/** J-16: the level of a report by its findings and by what was read of it. */
export function levelOf(findings: readonly Finding[], readCount: number, unreadCount: number): ReadingLevel {
  const isCritical = findings.some(
    ({ urgency, rank }) => urgency === 1 && (rank.isCriticalValue || rank.isCriticalFlag || rank.isLifeThreatening),
  );
  if (isCritical) return 'critical';
  if (findings.length > 0) return 'focus';
  return unreadCount > 0 || readCount === 0 ? 'undetermined' : 'normal';
}
