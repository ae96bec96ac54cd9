import { act, screen } from '@testing-library/react';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { saveProject } from '../research.test-support.ts';
import { ProjectsPage } from './projects-page.tsx';

/** The page of studies, as the doctor who has rights of research. */
export const show = (path = '/scientific-research', more = {}) =>
  renderFeature(<ProjectsPage />, { path, account: 'doctor2', ...more });

/** The page of one study that was just saved. */
export async function showProject(query = '') {
  const shown = await show();
  await screen.findByRole('table', { name: '科研项目' });
  const id = await saveProject('成年人的肌酐');
  await shown.queryClient.invalidateQueries();
  await act(() => shown.router.navigate(`/scientific-research?project_id=${id}${query}`));
  await screen.findByRole('region', { name: '成年人的肌酐' });
  return { ...shown, id };
}
