import type { ReportData } from '@jianwei/api-client/model';
import { NOTHING_SUSPECTED } from '@jianwei/clinical-rules/reading/quiet-words';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { headlineText } from './reading-text.ts';
import { isQuiet } from './reading-words.ts';

/**
 * What stands where a list of suspected diagnoses is empty. That nothing is suspected may be said only when nothing speaks: else the
 * reading's own headline stands there, in the words of every other screen. A back end without a reading says what it sent.
 */
export function NothingSuspected({ report: { reading } }: { report: Pick<ReportData, 'reading'> }) {
  if (reading === undefined || isQuiet(reading)) return <EmptyState {...NOTHING_SUSPECTED} />;
  const tools = reading.findings.filter(({ kind }) => kind === 'tool').length;
  const title = tools > 0 ? `疑似诊断见综合判读（工具结论 ${tools} 条）` : '规则库未覆盖其组合';
  return <EmptyState title={title} hint={headlineText(reading)} />;
}
