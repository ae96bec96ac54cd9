import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

/** How a judged result is flagged: direction of the arrow, whether it is doubled, the tone and the spoken word. */
export interface AbnormalFlag {
  direction: 'up' | 'down' | undefined;
  double: boolean;
  tone: 'critical' | 'high' | 'low' | 'normal' | 'undetermined';
  word: string;
}

/**
 * Flag of a result.
 * @param abnormalType 1 above, -1 below the reference interval; anything else is not flagged.
 * @param critical the critical limit that was passed, if any; it outranks abnormalType.
 */
export function abnormalFlag(abnormalType: number | undefined, critical?: 'high' | 'low'): AbnormalFlag {
  if (isUndetermined(abnormalType, critical)) {
    return { direction: undefined, double: false, tone: 'undetermined', word: UNDETERMINED };
  }
  if (critical === 'high') return { direction: 'up', double: true, tone: 'critical', word: '升高，危急值' };
  if (critical === 'low') return { direction: 'down', double: true, tone: 'critical', word: '降低，危急值' };
  if (abnormalType === 1) return { direction: 'up', double: false, tone: 'high', word: '升高' };
  if (abnormalType === -1) return { direction: 'down', double: false, tone: 'low', word: '降低' };
  return { direction: undefined, double: false, tone: 'normal', word: '' };
}
