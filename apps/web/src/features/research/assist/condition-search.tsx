import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type { CohortCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { useState } from 'react';
import { PickList } from '../../../kit/overlay/pick-list.tsx';
import { found, offersOf } from './choices.ts';

interface ConditionSearchProps {
  label: string;
  catalogue: ResearchCatalogue;
  /** Told how to make what was chosen, still unfinished, under an id. */
  onChoose: (make: (id: string) => CohortCondition) => void;
}

/** One field that finds everything a condition may be about. */
export function ConditionSearch({ label, catalogue, onChoose }: ConditionSearchProps) {
  const [sought, setSought] = useState('');
  const offers = found(offersOf(catalogue), sought);
  return (
    <PickList
      label={label}
      placeholder="检验项目、诊断、年龄、性别、科室、随访"
      value=""
      options={offers.map((offer) => offer.label)}
      onSearch={setSought}
      onChange={(chosen) => {
        const offer = offers.find((each) => each.label === chosen);
        if (offer !== undefined) onChoose(offer.make);
      }}
    />
  );
}
