import type { ReportData } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { readReport } from '../../../test/reading-answers.ts';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { ReportConclusion } from '../report/report-conclusion.tsx';

export const onOpenDiagnosis = vi.fn();
export const onOpenTool = vi.fn();

/** The reading column of a report; what is marked stands in an output beside it. */
export function Screen({ report, hasTools }: { report: ReportData; hasTools: boolean }) {
  const [marking, setMarking] = useState({ findingId: '', diagnosisId: '' });
  return (
    <>
      <ReportConclusion
        report={report}
        marking={marking}
        onMark={setMarking}
        onOpenDiagnosis={onOpenDiagnosis}
        onOpenTool={hasTools ? onOpenTool : undefined}
      />
      <output>{marking.findingId}</output>
    </>
  );
}

export const show = (part: Parameters<typeof readReport>[0] = {}, hasTools = true) =>
  renderInRouter(<Screen report={readReport(part)} hasTools={hasTools} />);

export const marked = () => screen.getByText((_text, element) => element?.tagName === 'OUTPUT').textContent;
export const region = (name: string) => within(screen.getByRole('region', { name }));
export const findings = () => region('发现').getAllByRole('listitem');
