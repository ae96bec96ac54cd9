import type { KnowledgeDiagnosis } from '@jianwei/api-client/model';
import { diseaseGroups, openGroup, type DiseaseGroup } from './disease-groups.ts';
import { useDiseaseSystems, useFoundKnowledge } from './knowledge-search.ts';

interface DiseaseBrowserOptions {
  /** '' = by system. */
  keyword: string;
  /** What the report at hand suggests: a group of its own, before the systems. */
  suspected?: readonly KnowledgeDiagnosis[];
  /** Which group is open, see openGroup. */
  wishes: readonly ((group: DiseaseGroup) => boolean)[];
}

/** Diseases and lab items by disease system or by search: what is offered, and which system is open. */
export function useDiseaseBrowser({ keyword, suspected, wishes }: DiseaseBrowserOptions) {
  const systems = useDiseaseSystems();
  const search = useFoundKnowledge(keyword);
  const groups = systems.data && diseaseGroups(systems.data.data, suspected);
  return { systems, search, groups, open: groups && openGroup(groups, wishes) };
}
