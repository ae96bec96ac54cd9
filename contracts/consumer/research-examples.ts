import type { ResearchCohort } from '@jianwei/api-client/model';
import { type Json } from './interaction.ts';

export const path = '/api/v2/research';
export const asked = { origin: 'proposed', as: 'board' } as const;
export const decider = { origin: 'proposed', as: 'research' } as const;
export const project = 'RP000001';
export const others = 'RP000004';
export const mine = [['a research project of the caller', { project_id: project }]] as const;
export const theirs = [['a research project of another account', { project_id: others }]] as const;
export const nothing = [['no research project', { project_id: 'nothing' }]] as const;

export const cohort = {
  version: 1,
  unit: 'patient',
  conditions: [
    { id: 'c1', kind: 'age', from: 18, to: 90 },
    { id: 'c2', kind: 'result', laboratory_code: 'K', pick: 'any', comparator: '≥', value: 3 },
  ],
  calendar: {},
} satisfies ResearchCohort;
export const wrong = { ...cohort, conditions: [{ id: 'c1', kind: 'age', from: 90, to: 18 }] } satisfies ResearchCohort;
export const count = (value: number): Json => ({ value, shown: String(value) });
export const dataTime = '2025-11-18T10:26:00+08:00';
export const reversed = '下限不能大于上限';
