import type { Patient } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { ageOn } from '@jianwei/clinical-rules/core/age';

/**
 * 「58 岁」, and 「58 岁（报告时）」 where the patient has grown older since: what is read of a report is read at the age of then.
 * @param reportTime ISO; without it, or without a birth date, the age stands as it was sent
 * @param moment 评估时 of an assessment that was saved
 */
export function ageText(
  { age, birth_date: birth }: Patient,
  reportTime: string | undefined,
  moment = '报告时',
): string {
  const then = birth && reportTime && !isUndetermined(birth, reportTime) ? ageOn(birth, reportTime.slice(0, 10)) : age;
  const isOther = then !== age && then >= 0 && !isUndetermined(age);
  return isOther ? `${then} 岁（${moment}）` : `${age} 岁`;
}
