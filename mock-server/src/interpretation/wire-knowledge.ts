import type {
  KnowledgeDiagnosis,
  KnowledgeLaboratory,
  LaboratoryKnowledgeDetail,
  ReferenceText,
} from '@jianwei/api-client/model';
import { printInterval } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { SexIntervals } from '@jianwei/clinical-rules/catalogue/row';
import { labsBehind } from '@jianwei/clinical-rules/lab-inference/derived-codes';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { knowledgeIdOf, laboratoryKnowledge } from '../hospital/knowledge/laboratory-knowledge.ts';
import { groupTitle } from './wire-rows.ts';

export function knowledgeDiagnosis({ id, name }: { readonly id: string; readonly name: string }): KnowledgeDiagnosis {
  return { diagnosis_id: id, diagnosis_name: name };
}

export function knowledgeLaboratory(item: CatalogueItem): KnowledgeLaboratory {
  return {
    knowledge_id: knowledgeIdOf(item.code),
    code: item.code,
    laboratory_name: item.name,
    short_name: item.shortName,
    standard_specimen: item.specimen,
  };
}

/** One line where both sexes share the interval, else one for each that has one. */
function referenceLines(intervals: SexIntervals, people: string): ReferenceText[] {
  const { male, female } = intervals;
  const [men, women] = [male === null ? '' : printInterval(male), female === null ? '' : printInterval(female)];
  const lines =
    men === women
      ? [{ applies_to: people, text: men }]
      : [
          { applies_to: `${people}男性`, text: men },
          { applies_to: `${people}女性`, text: women },
        ];
  return lines.filter(({ text }) => text !== '');
}

/** Nobody is older than the table goes. */
const OLDEST_YEARS = 120;

/** 60岁及以上, 2–5岁, 1岁. */
function agesText({ fromAge, toAge }: CatalogueItem['byAge'][number]): string {
  if (toAge >= OLDEST_YEARS) return `${fromAge}岁及以上`;
  return fromAge === toAge ? `${fromAge}岁` : `${fromAge}–${toAge}岁`;
}

function references(item: CatalogueItem): ReferenceText[] {
  if (item.valueType === 'qualitative') return [{ applies_to: '', text: item.qualitativeReference }];
  return [
    ...referenceLines(item.intervals, '成人'),
    ...item.byAge.flatMap((band) => referenceLines(band, agesText(band))),
  ];
}

/** What is known of a laboratory without a report: names, the catalogue's intervals, source texts, what it speaks for. */
export function laboratoryDetail(item: CatalogueItem): LaboratoryKnowledgeDetail {
  return {
    ...knowledgeLaboratory(item),
    english_name: item.englishName,
    aliases: [...item.aliases],
    group_name: groupTitle(item.group),
    unit: item.unit,
    reference_intervals: references(item),
    range_source: item.rangeSource,
    ...(item.note === '' ? {} : { note: item.note }),
    knowledge: laboratoryKnowledge(item.code),
    diagnoses: DIAGNOSES.filter((rule) =>
      rule.edges.some((edge) => edge.role !== 'removes' && labsBehind(edge.lab).includes(item.code)),
    ).map(knowledgeDiagnosis),
  };
}
