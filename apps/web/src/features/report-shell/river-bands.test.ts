import type { HistoryDiagnosis, TimelineDay } from '@jianwei/api-client/model';
import { describe, expect, it } from 'vitest';
import { NO_SYSTEM, patientDays } from './day-table.tsx';
import { bandShapes, riverBands, riverHeight } from './river-chart.tsx';

const day = (date: string, ...ids: string[]): TimelineDay => ({
  date,
  reports: ids.map((id) => ({
    report_id: id,
    report_time: `${date}T09:00:00+08:00`,
    report_name: '生化',
    abnormal_count: 1,
    critical_count: 0,
  })),
});

const said = (
  report: string,
  id: string,
  reliable: HistoryDiagnosis['reliable'],
  more: Partial<HistoryDiagnosis> = {},
): HistoryDiagnosis => ({
  diagnosis_id: id,
  diagnosis_name: `病${id}`,
  reliable,
  ...more,
  report_id: report,
  report_time: '2025-11-18T09:00:00+08:00',
});

const SYSTEMS = [
  { system_id: 4, system_name: '内分泌代谢', diagnoses: ['DM', 'GOUT'], laboratories: [], note: '' },
  { system_id: 8, system_name: '泌尿', diagnoses: ['CKD'], laboratories: [], note: '' },
].map((system) => ({
  ...system,
  diagnoses: system.diagnoses.map((id) => ({ diagnosis_id: id, diagnosis_name: `病${id}` })),
}));

const DAYS = patientDays(
  [day('2025-11-18', 'R3', 'R2'), day('2025-05-01', 'R1'), { date: '2025-01-01' }],
  [
    said('R3', 'DM', 1),
    said('R2', 'DM', 2),
    said('R2', 'CKD', 0),
    said('R1', 'GOUT', 1),
    said('R1', 'DM', 0),
    said('R1', 'NEW', 0),
    said('FOREIGN', 'CKD', 2),
  ],
  SYSTEMS,
);

describe('days of a patient', () => {
  it('stand oldest first, without days that hold no report', () => {
    expect(DAYS.map(({ date }) => date)).toEqual(['2025-05-01', '2025-11-18']);
  });

  it('hold each diagnosis once, at its highest reliability, with its system', () => {
    expect(DAYS[1]?.diagnoses).toEqual([
      { id: 'DM', name: '病DM', reliable: 2, known: false, system: '内分泌代谢' },
      { id: 'CKD', name: '病CKD', reliable: 0, known: false, system: '泌尿' },
    ]);
    expect(DAYS[0]?.diagnoses.find(({ id }) => id === 'NEW')?.system).toBe(NO_SYSTEM);
  });

  it('leave out what belongs to a report that is not on the timeline', () => {
    expect(DAYS[0]?.diagnoses.map(({ id }) => id)).toEqual(['GOUT', 'DM', 'NEW']);
  });
});

describe('what a report says is known (J-31)', () => {
  const known = { known: true, diagnosis_name: '糖尿病' };
  const days = patientDays(
    [day('2025-11-18', 'R3', 'R2'), day('2025-05-01', 'R1')],
    [said('R3', 'DM', 0, known), said('R2', 'DM', 2), said('R2', 'CKD', 0), said('R1', 'DM', 2)],
    SYSTEMS,
  );

  it('is known of the day, whatever another report of it suspects, and stands behind what is suspected', () => {
    expect(days[1]?.diagnoses.map(({ id, name, known: isKnown }) => [id, name, isKnown])).toEqual([
      ['CKD', '病CKD', false],
      ['DM', '糖尿病', true],
    ]);
    const [other] = patientDays(
      [day('2025-11-18', 'R2', 'R3')],
      [said('R2', 'DM', 2), said('R3', 'DM', 0, known)],
      SYSTEMS,
    );
    expect(other?.diagnoses.map(({ known: isKnown }) => isKnown)).toEqual([true]);
  });

  it('flows as one band with what it was suspected as before, under its last name, and as wide as no reliability', () => {
    expect(riverBands(days, 'diagnosis')).toEqual([
      { name: '糖尿病（已知）', widths: [3, 1] },
      { name: '病CKD', widths: [0, 1] },
    ]);
    expect(riverBands(days, 'system')).toContainEqual({ name: '内分泌代谢', widths: [1, 1] });
  });
});

describe('the river', () => {
  it('is as wide for a system as it has diagnoses, the widest system first', () => {
    expect(riverBands(DAYS, 'system')).toEqual([
      { name: '内分泌代谢', widths: [2, 1] },
      { name: NO_SYSTEM, widths: [1, 0] },
      { name: '泌尿', widths: [0, 1] },
    ]);
  });

  it('is as wide for a diagnosis as its reliability has bars', () => {
    expect(riverBands(DAYS, 'diagnosis')).toContainEqual({ name: '病DM', widths: [1, 3] });
  });

  it('keeps one scale over all days, and does not let one diagnosis fill it', () => {
    expect(riverHeight(DAYS, 'diagnosis')).toBe(4);
    expect(riverHeight(DAYS.slice(1), 'system')).toBe(4);
    expect(riverHeight([], 'system')).toBe(4);
    const [dm] = bandShapes([{ name: '内分泌代谢', widths: [2, 1] }], 200, 4);
    expect(dm?.label).toEqual({ day: 0, middle: 100, width: 100 });
  });

  it('stacks the bands around the middle, one edge on the next', () => {
    const [first, second] = bandShapes(
      [
        { name: 'A', widths: [1, 1] },
        { name: 'B', widths: [1, 0] },
      ],
      100,
      4,
    );
    expect(first?.path).toMatch(/^M0 25\.00L0\.5 25\.00C1 25\.00 1 37\.50 1\.5 37\.50L2 37\.50/);
    expect(first?.path).toMatch(/L2 62\.50L1\.5 62\.50C1 62\.50 1 50\.00 0\.5 50\.00L0 50\.00Z$/);
    expect(second?.path).toMatch(/^M0 50\.00/);
  });

  it('is nothing where nothing is suspected', () => {
    expect(bandShapes(riverBands([], 'system'), 100, 4)).toEqual([]);
  });
});
