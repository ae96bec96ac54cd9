import { expect, test, vi } from 'vitest';
import { called, renderQueryHook, settle } from '../../../../test/render-query-hook.ts';
import { assessmentText, minuteText, savedText } from './assessment.ts';
import { ofPatient, useKnownTimeline } from './of-patient.ts';

test('times stand to the minute', () => {
  expect(minuteText('2025-11-18T10:30:59')).toBe('2025-11-18 10:30');
});

test('when and by whom something was saved, as far as it is known', () => {
  expect(savedText('2025-11-18T10:30:00', '沈若溪')).toBe('2025-11-18 10:30\u3000沈若溪\u3000已保存');
  expect(savedText('2025-11-18T10:30:00', undefined, '已修改')).toBe('2025-11-18 10:30\u3000已修改');
  expect(savedText(undefined, undefined)).toBe('已保存');
});

test('an answer that speaks of another patient is not taken', () => {
  const mine = { patient_id: 'P1', score: 1 };
  expect(ofPatient(mine, 'P1')).toBe(mine);
  const nobodys = { score: 1 };
  expect(ofPatient<{ patient_id?: string; score: number }>(nobodys, 'P1')).toBe(nobodys);
  expect(() => ofPatient(mine, 'P2')).toThrow('another patient');
});

test('texts of the specification stand byte for byte', () => {
  expect(assessmentText).toMatchObject({
    required: '请完善必填项',
    saveQuestion: '确定要保存结果?',
    deleteQuestion: '此操作将永久删除该报告, 是否继续?',
    measureFirst: '先点击查看结果再保存',
    cancelQuestion: '取消将丢失已编辑的内容，确认取消？',
  });
});

test('names that the page knows are those of its patient, and are not asked for twice', async () => {
  vi.useFakeTimers();
  const timeline = { patient: { patient_id: 'P1' }, days: [] };
  const asked = called().mockResolvedValue(timeline);
  const { result, rerender } = renderQueryHook(({ id }) => useKnownTimeline(id), { id: 'P1' });
  expect(result.current).toBeUndefined();
  await settle();
  expect(result.current).toEqual(timeline);
  expect(asked.mock.calls[0]).toMatchObject([{ params: { patient_id: 'P1' } }, { suppress: true }]);
  rerender({ id: 'P2' });
  await settle();
  // The answer speaks of somebody else.
  expect(result.current).toBeUndefined();
  rerender({ id: 'P1' });
  await settle(undefined, 100_000);
  expect(result.current).toEqual(timeline);
  expect(asked).toHaveBeenCalledTimes(2);
});
