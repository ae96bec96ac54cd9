import type { Warning, WarningCounts, WarningPage, WarningRecord } from '@jianwei/api-client/model';
import { signIn } from '../../../test/sign-in.ts';

/** A critical potassium that nobody has dealt with. */
export function warning(change: Partial<Warning> = {}): Warning {
  return {
    warning_id: 'W-1',
    patient_id: 'P1',
    patient_name: '孟庆山',
    patient_gender: '男',
    patient_age: 74,
    department: '肾内科',
    bed_no: '05',
    report_id: 'R1',
    report_name: '急诊生化',
    laboratory_id: 'R1-01',
    laboratory_name: '钾',
    short_name: 'K',
    original_laboratory_name: '血钾',
    original_specimen: '血清',
    original_result: '6.82',
    original_units: 'mmol/L',
    original_reference_interval: '3.5-5.3',
    critical: 'high',
    critical_limit: '> 6.2',
    content: '钾 6.82 mmol/L，达到危急值界限',
    warning_status: 'open',
    warning_source: 'critical',
    state: 'unacknowledged',
    records: [{ step: 'detected', at: '2025-11-18T10:26:00+08:00', text: '钾 6.82 mmol/L' }],
    due: { acknowledge_at: '2025-11-18T10:36:00+08:00', handle_at: '2025-11-18T10:56:00+08:00' },
    create_time: '2025-11-18T10:26:00+08:00',
    ...change,
  };
}

export const COUNTS: WarningCounts = {
  all: 0,
  open: 0,
  unacknowledged: 0,
  unhandled: 0,
  awaiting_recheck: 0,
  awaiting_close: 0,
  closed: 0,
  cancelled: 0,
};

/** One entry of a loop. */
export function entry(step: WarningRecord['step'], text: string, change: Partial<WarningRecord> = {}): WarningRecord {
  return { record_id: `r-${step}`, step, text, at: '2025-11-18T10:30:00+08:00', user_name: '陆明哲', ...change };
}

export function pageOf(data: readonly Warning[], change: Partial<WarningPage> = {}): WarningPage {
  return { page: 0, page_size: 15, total_elements: data.length, data: [...data], ...change };
}

/** A doctor who may open everything that the reminders link to. */
export const signInDoctor = () => signIn({ verifyArr: ['/', '/crisis-reminder', '/crisis-detail', '/detail'] });
