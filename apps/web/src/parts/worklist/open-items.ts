import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { WorklistRow } from '@jianwei/api-client/model';
import { STATE_TEXT } from '../loop/loop-words.ts';
import { isLoopOpen } from './worklist-words.ts';

/** What still waits for somebody in a report: its critical value, and findings that must be acted on today. */
export function openItems({ loop, open_findings: findings }: WorklistRow): readonly string[] {
  const step = loop?.step;
  const critical = isLoopOpen(loop)
    ? [`危急值${step === undefined || isUndetermined(step) ? UNDETERMINED : STATE_TEXT[step]}`]
    : [];
  return [...critical, ...findings.map(({ title }) => title)];
}
