import { useState } from 'react';

/**
 * What belongs together with an answer: names, numbers and the question they were asked with. While a further question is not answered in
 * all its parts, that of the last one stands, so that no number is read under a name it was not asked with.
 * @param now what stands once everything is answered; its parts are compared one by one
 */
export function useAnswered<T extends object>(now: T, isAnswered: boolean): T {
  const [kept, setKept] = useState(now);
  const isNew = Object.entries(now).some(([key, part]) => kept[key as keyof T] !== part);
  if (isAnswered && isNew) setKept(now);
  return isAnswered ? now : kept;
}
