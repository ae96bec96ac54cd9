import { getBoard, openBoardWall } from '@jianwei/api-client/board/board';
import { describe, expect } from 'vitest';
import { agree, is, some } from './interaction.ts';

describe('the board', () => {
  agree({
    origin: 'proposed',
    as: 'board',
    operationId: 'getBoard',
    when: 'now',
    // No report is held in this state: the figure of holds has no longest wait.
    whole: { without: ['handled_median', 'figures'] },
    given: [
      [
        'an open warning of a critical result',
        { patient_id: 'P1001', report_id: 'R1001-01', laboratory_id: 'R1001-01-01', warning_id: 'W-R1001-01-01' },
      ],
    ],
    method: 'GET',
    path: '/api/v2/board',
    answer: {
      now: '2025-11-18T10:30:00+08:00',
      figures: some(
        { id: is('reports'), value: 41, usual_low: 6, usual_high: 12, week_mean: 11, points: some(41) },
        { id: is('criticals'), value: 2, target: 30, longest_minutes: 212, points: [] },
        { id: is('readable'), value: 96.3, denominator: 812, week_mean: 96.1, target: 95, points: some(96.3) },
        { id: is('holds'), value: 9, done_today: 63, points: some(7) },
      ),
      today_curve: some({ hour: 10.5, count: 41 }),
      band: some({ hour: 24, low: 11, high: 22 }),
      critical_count: 3,
      handled_count: 1,
      criticals: some({
        warning_id: 'W-R1001-01-01',
        patient_name: '孟*山',
        department: '肾内科',
        item: 'K',
        is_open: true,
        since: '2025-11-18T07:54:00+08:00',
        minutes: 156,
      }),
      sources: some({
        source_id: 'lis-main',
        name: 'LIS 主院区',
        state: is('normal'),
        last_at: '2025-11-18T10:29:12+08:00',
        usual_hours: 22,
      }),
      departments: some({ department: '急诊科', report_count: 12, open_criticals: 0 }),
    },
    call: () => getBoard(),
    gets: ({ figures }) => expect(figures[0]).toMatchObject({ id: 'reports' }),
  });

  agree({
    origin: 'proposed',
    as: 'board',
    operationId: 'openBoardWall',
    when: 'for a screen on the wall',
    method: 'POST',
    path: '/api/v2/board/wall',
    answer: { token: 'aGVsbG8td2FsbC1vZi10aGUtbGFi' },
    call: () => openBoardWall(),
    gets: ({ token }) => expect(token).not.toBe(''),
  });
});
