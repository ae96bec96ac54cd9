import type { Application, DiagnosisKnowledge } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApplicationDialog } from '../src/features/applications/application-dialog.tsx';
import { TriggerPanel } from '../src/features/applications/trigger-panel.tsx';
import { DiagnosisDrawer } from '../src/features/diagnosis/diagnosis-drawer.tsx';
import { HomeApplications } from '../src/features/home/home-side.tsx';
import { DetailDock } from '../src/features/reports/detail-dock.tsx';
import { renderWithAnswers } from './render-with-answers.tsx';

const nothing = () => undefined;
const closing = { onClose: nothing, onOpenApplication: nothing };
const choosing = { onSelect: nothing, onCloseTab: nothing, onClose: nothing };

/** Every place that tags applications, showing one application; the element that holds it. */
const PLACES: Record<string, (application: Application) => Promise<HTMLElement>> = {
  'application detail dialog': (application) => {
    const id = application.application_id;
    const dialog = <ApplicationDialog reportId="R1" applicationIds={[id]} selectedId={id} {...choosing} />;
    renderWithAnswers(dialog, {
      'GET /api/v2/application/{id}': () => application,
      'POST /api/v2/embed/actions': () => ({}),
    });
    return screen.findByRole('heading', { level: 3, name: /某应用/ });
  },
  'application set': async (application) => {
    renderWithAnswers(<TriggerPanel reportId="R1" patientId="P1" onOpenTool={nothing} {...closing} />, {
      'GET /api/v2/ai/reports/R1/applications': () => ({ data: [application] }),
    });
    await screen.findByText('某应用');
    return screen.getByRole('listitem');
  },
  'chips of the diagnosis drawer': async (application) => {
    const knowledge: Partial<DiagnosisKnowledge> = { applications: [application], laboratories: [], hints: [] };
    renderWithAnswers(<DiagnosisDrawer reportId="R1" patientId="P1" diagnosisId="D1" {...closing} />, {
      'GET /api/v2/knowledge/diagnosis/knowledge': () => ({ ...knowledge, recommends: [], guides: [] }),
    });
    return screen.findByRole('list', { name: '相关应用' });
  },
  'my applications at the bottom of a report': (application) => {
    renderWithAnswers(
      <DetailDock
        reportId="R1"
        mayAssess
        panel={null}
        onOpen={nothing}
        triggerCount={0}
        triggered={[]}
        calledIds={new Set()}
        myIds={[]}
        applications={[application]}
      />,
      {},
    );
    return screen.findByRole('button', { name: /某应用/ });
  },
};

const tags = (place: HTMLElement) => within(place).queryAllByText('内测').length;

// covers A-1-22..24
describe.each(Object.entries(PLACES))('%s', (_name, show) => {
  test.each([
    [5, 1],
    [6, 1],
    [3, 0],
    [4, 0],
    [7, 0],
    [8, 0],
    [9, 0],
    [11, 0],
    [12, 0],
    [14, 0],
    [15, 0],
    [undefined, 0],
  ])('api_type %s carries %i tags 内测', async (apiType, count) => {
    const application = { application_id: 'A1', name: '某应用', ...(apiType !== undefined && { api_type: apiType }) };
    expect(tags(await show(application))).toBe(count);
  });
});

// covers A-1-22
test('my applications on the home page: Grace carries the tag', async () => {
  renderWithAnswers(<HomeApplications applications={[{ application_id: 'A5', name: 'Grace评分', api_type: 5 }]} />, {});
  expect(tags(await screen.findByRole('link', { name: /Grace评分/ }))).toBe(1);
});
