import type { Reading, ReportData } from '@jianwei/api-client/model';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { useSingleKey } from '../session/single-keys.ts';
import { copyResult } from '../result/result-actions.tsx';
import { Findings, type OpenProps } from './findings.tsx';
import { Grounds } from './grounds.tsx';
import { NextSteps } from './next-steps.tsx';
import { type MarkProps, ReadingHead } from './reading-head.tsx';
import { readingText } from './reading-text.ts';
import { ReportPrompts } from './report-prompts.tsx';
import { States, UnreadRows } from './unread-rows.tsx';

interface ReportReadingProps extends MarkProps, OpenProps {
  report: ReportData;
  reading: Reading;
}

/** C copies the sentence of the finding that has the focus, else the whole reading. */
function useCopyKey(report: ReportData, reading: Reading): void {
  useSingleKey('c', () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-finding]')?.dataset['finding'];
    const finding = reading.findings.find(({ finding_id: id }) => id === focused);
    void copyResult(finding?.copy_text ?? readingText(report, reading));
  });
}

/** On paper stands the reading without what is for the screen only. */
function useShownReading({ print_reading: paper }: ReportData, reading: Reading): Reading {
  return useIsPrinting() && paper !== undefined ? paper : reading;
}

/** The reading of one report, in the order in which it is acted upon; on paper the findings come before the steps. */
export function ReportReading({ report, reading: whole, ...choice }: ReportReadingProps) {
  const isPrinting = useIsPrinting();
  const reading = useShownReading(report, whole);
  useCopyKey(report, whole);
  const parts = [
    <NextSteps key="steps" reading={reading} report={report} />,
    <Findings key="findings" {...{ report, reading, ...choice }} />,
    <ReportPrompts key="prompts" report={report} />,
  ];
  return (
    <>
      <ReadingHead {...{ report, reading, ...choice }} />
      {isPrinting ? parts.toReversed() : parts}
      <UnreadRows unread={reading.unread} />
      <States states={reading.states} />
      <Grounds report={report} />
    </>
  );
}
