import { addResearchProject } from '@jianwei/api-client/research/research';
import type { ResearchProjectInput } from '@jianwei/api-client/model';

const WOMEN = { id: 'c1', kind: 'sex' as const, values: [2 as const], negate: false, enabled: true };
const ADULTS = { id: 'c1', kind: 'age' as const, from: 18, negate: false, enabled: true };

/** Definitions that many people of the seeded hospital fit. */
export const CONDITIONS = { women: WOMEN, adults: ADULTS } as const;

/** Saves a study as whoever is signed in, and gives its id. */
export async function saveProject(
  name: string,
  conditions: ResearchProjectInput['cohort']['conditions'] = [ADULTS],
  calendar: ResearchProjectInput['cohort']['calendar'] = {},
): Promise<string> {
  const saved = await addResearchProject({
    name,
    purpose: '试验',
    cohort: { version: 1, unit: 'patient', conditions, calendar },
    variables: ['age', 'sex', 'CREA'],
  });
  return saved.project_id;
}
