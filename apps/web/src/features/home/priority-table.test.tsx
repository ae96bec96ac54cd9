import type { ReadingBrief, ReportListItem } from '@jianwei/api-client/model';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { PriorityTable } from './priority-table.tsx';

function show(...readings: (ReadingBrief | undefined)[]) {
  const reports = readings.map((reading, index) => ({
    report_id: `R${index}`,
    patient_name: `患者${index}`,
    report_time: '2025-11-18T10:26:00+08:00',
    level: 'none',
    key_results: [],
    diagnoses: [{ diagnosis_id: 'HYPK', diagnosis_name: '高钾血症', reliable: 2 }],
    ...(reading && { reading }),
  }));
  renderInRouter(<PriorityTable reports={reports as unknown as ReportListItem[]} day="2025-11-18" isLinked={false} />);
  return screen.getAllByRole('columnheader').map((head) => head.textContent);
}

test('a row says its level and its first clause by the reading', () => {
  expect(
    show({ level: 'focus', headline: ['缺铁性贫血可能'] }, { level: 'undetermined', headline: ['3 项结果均未判读'] }),
  ).toContain('首句');
  expect(screen.getByRole('row', { name: /需关注.*患者0.*缺铁性贫血可能/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /无法判定.*患者1.*3 项结果均未判读/ })).toBeVisible();
});

test('a row without a reading keeps its first suspected diagnosis', () => {
  show({ level: 'focus', headline: ['缺铁性贫血可能'] }, undefined);
  expect(screen.getByRole('row', { name: /待读.*患者1.*高钾血症/ })).toBeVisible();
});

test('a back end without readings has its columns as before', () => {
  expect(show(undefined)).toContain('首位疑似诊断');
});
