import { CATALOGUE, findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { knowledgeIdOf } from '../hospital/knowledge/laboratory-knowledge.ts';
import { SYSTEM_CONTENTS, systemName } from '../interpretation/disease-systems.ts';
import { foldName, itemNames, searchNames } from '../interpretation/name-search.ts';
import { knowledgeDiagnosis, knowledgeLaboratory, laboratoryDetail } from '../interpretation/wire-knowledge.ts';

export const systemsHandlers = {
  listDiseaseSystems: () => ({
    data: SYSTEM_CONTENTS.map(({ systemId, name, diagnoses, laboratories }) => ({
      system_id: systemId,
      system_name: name,
      diagnoses: diagnoses.map(knowledgeDiagnosis),
      laboratories: laboratories
        .map(findItem)
        .filter((item) => item !== undefined)
        .map(knowledgeLaboratory),
      // A word for a system without diagnoses: here every one has some.
      note: '',
    })),
  }),

  searchKnowledge: ({ query }) => {
    const searched = foldName(query.keyword);
    if (searched === '') return { diagnoses: [], laboratories: [] };
    const diagnoses = searchNames(DIAGNOSES, ({ id, name, englishName }) => [name, englishName, id], searched);
    return {
      diagnoses: diagnoses.map((rule) => ({
        ...knowledgeDiagnosis(rule),
        system_id: rule.systemId,
        system_name: systemName(rule.systemId),
      })),
      laboratories: searchNames(CATALOGUE, itemNames, searched).map(knowledgeLaboratory),
    };
  },

  getLaboratoryKnowledge: ({ params }) => {
    const item = CATALOGUE.find(({ code }) => knowledgeIdOf(code) === params.knowledge_id);
    if (!item) throw new Refusal('暂未收录该检验项目', 404);
    return laboratoryDetail(item);
  },
} satisfies Handlers;
