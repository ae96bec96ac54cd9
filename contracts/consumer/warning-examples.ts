import { is, some } from './interaction.ts';

/** Measured again while it was critical still. */
export const stillCritical = {
  state: is('closed'),
  recheck: {
    report_id: 'R1003-02',
    laboratory_id: 'R1003-02-02',
    at: '2025-11-17T21:40:00+08:00',
    text: '复测 73.6，降 4.6',
    outcome: is('critical'),
    warning_id: 'W-R1003-02-02',
  },
};
/** Taken back, with the reason. */
export const cancelled = {
  state: is('cancelled'),
  warning_status: is('cancelled'),
  cancel_user_name: '陆明哲',
  cancel_time: '2025-10-22T09:10:00+08:00',
  cancel_reason: 'duplicate',
  cancel_text: '随同次动脉血气一并处理',
};
/** What was dealt with last night, and measured again this morning. */
export const rechecked = {
  state: is('awaiting_close'),
  user_name: '陆明哲',
  previous_warning_id: 'W-R1003-03-02',
  records: some({
    record_id: '4',
    step: is('notified'),
    at: '2025-11-17T21:46:00+08:00',
    user_name: '周以宁',
    text: '已电话通知，对方已复述',
    recipient: '呼吸科值班医师',
  }),
  recheck: {
    report_id: 'R1003-01',
    laboratory_id: 'R1003-01-02',
    at: '2025-11-18T10:08:00+08:00',
    text: '复测 68.4，降 5.2',
    outcome: is('improved'),
  },
};

/** A finding of minutes that no critical result tells. */
export const urgent = { finding_id: 'tool:15:pattern', finding_title: '蛛网膜下腔出血可能' };
