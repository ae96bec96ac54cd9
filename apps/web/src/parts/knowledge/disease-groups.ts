import type {
  DiseaseSystem,
  KnowledgeDiagnosis,
  KnowledgeLaboratory,
  SuggestionDiagnosis,
} from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useDiseaseSystems, useFoundKnowledge } from './knowledge-search.ts';

/** Group of the diagnoses that the report at hand suggests. */
export const REPORT_GROUP = 'report';

/** A list of diseases to choose from. */
export interface DiseaseGroup {
  /** Id of a disease system, or {@link REPORT_GROUP}. */
  readonly id: string;
  readonly name: string;
  readonly diagnoses: readonly KnowledgeDiagnosis[];
  /** Offered where there is no diagnosis. */
  readonly laboratories: readonly KnowledgeLaboratory[];
  /** Says why there is no diagnosis. */
  readonly note: string;
}

/** A diagnosis of the report at hand: suspected, or known. */
export type ReportDiagnosis = KnowledgeDiagnosis & Pick<SuggestionDiagnosis, 'known'>;

/** What the report says first, then the disease systems in their order. */
export function diseaseGroups(
  systems: readonly DiseaseSystem[],
  suspected: readonly ReportDiagnosis[] = [],
): DiseaseGroup[] {
  const name = suspected.some(({ known }) => isTrue(known)) ? '本报告诊断' : '本报告疑似';
  const ofReport = { id: REPORT_GROUP, name, diagnoses: suspected, laboratories: [], note: '' };
  return [
    ...(suspected.length === 0 ? [] : [ofReport]),
    ...systems.map(({ system_id, system_name, ...rest }) => ({ id: String(system_id), name: system_name, ...rest })),
  ];
}

/** The first group that one of the wishes, in their order, holds of; else the first that has a disease, else the first. */
export function openGroup(
  groups: readonly DiseaseGroup[],
  wishes: readonly ((group: DiseaseGroup) => boolean)[],
): DiseaseGroup | undefined {
  const hasDisease = ({ diagnoses }: DiseaseGroup) => diagnoses.length > 0;
  const found = [...wishes, hasDisease].map((wish) => groups.find(wish));
  return found.find((group) => group !== undefined) ?? groups[0];
}

interface DiseaseBrowserOptions {
  /** '' = by system. */
  keyword: string;
  /** What the report at hand suggests: a group of its own, before the systems. */
  suspected?: readonly ReportDiagnosis[];
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
