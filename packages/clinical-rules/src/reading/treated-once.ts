import { TREATED_TEXT } from './known-course.ts';
import type { Finding } from './reading.ts';

const partsOf = ({ text }: Finding): string[] => text.split('，');

/** The line and its course come first, then what belongs to the diagnosis alone. */
const COURSE = 2;

/**
 * An infection that is treated is one line, whatever tells of it (a sepsis, a bacterial infection, a CRP of its own): the first in order
 * stands, with the courses and rows of the others.
 * @param findings in the order of danger
 */
export function treatedOnce(findings: readonly Finding[]): Finding[] {
  const [first, ...others] = findings.filter(({ title }) => title === TREATED_TEXT);
  if (first === undefined) return [...findings];
  const parts = partsOf(first);
  const added = new Set(others.flatMap(partsOf).filter((part) => !parts.includes(part)));
  const whole: Finding = {
    ...first,
    text: [...parts.slice(0, COURSE), ...added, ...parts.slice(COURSE)].join('，'),
    evidences: [...new Set([first, ...others].flatMap(({ evidences }) => evidences))],
  };
  return findings.flatMap((finding) => (finding === first ? [whole] : others.includes(finding) ? [] : [finding]));
}
