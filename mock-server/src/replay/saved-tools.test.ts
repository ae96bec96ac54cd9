import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { newestPleuralValues } from '@jianwei/clinical-rules/record/pleural-facts';
import { beforeEach, describe, expect, test } from 'vitest';
import { completeCovidForm } from '../forms/covid19-form.ts';
import { cleanThyroidForm } from '../forms/thyroid-followup-form.ts';
import { COVID_FORM, COVID_PATIENT } from '../handlers/covid19-calls.test-support.ts';
import { THYROID_FORM, THYROID_PATIENT } from '../handlers/thyroid-followup-calls.test-support.ts';
import { foundPleuralForm } from '../interpretation/pleural-evidence.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import { covid19ReplayTool } from './covid19-replay.ts';
import { pleuralReplayTool } from './pleural-replay.ts';
import { openReplays, result, told } from './replay.test-support.ts';
import { keepSaving } from './savings.ts';
import { replaySentence } from './sentence.ts';
import { thyroidFollowUpReplayTool } from './thyroid-followup-replay.ts';

const NOON = '2025-11-18T12:00:00+08:00';

let hospital = openReplays();
beforeEach(() => {
  hospital = openReplays();
});

const change = (code: string, reportId: string, printed: string) =>
  hospital.run('UPDATE laboratory SET result = ? WHERE code = ? AND report_id = ?', printed, code, reportId);

describe('Light 标准', () => {
  const PATIENT = 'P1142';
  /** Of 2025-11-05: protein 71.4 and 44.8 g/L, lactate dehydrogenase 196 and 318 U/L, adenosine deaminase 38.6 U/L. */
  const NEWEST = 'R1142-01';
  const save = () => {
    const { form } = foundPleuralForm(newestPleuralValues(hospital.recordOf(PATIENT)));
    return hospital.save(pleuralReplayTool, PATIENT, form);
  };
  const replay = (id: string) => hospital.replay(pleuralReplayTool, id);

  test('a value corrected in its report is the cause, and the conclusion is the one of the figures of today', () => {
    const id = save();
    expect(replaySentence(replay(id))).toBe('与当时一致。');
    change('PF-TP', NEWEST, '20.0');
    change('PF-LDH', NEWEST, '80');
    const after = replay(id);
    expect(told(after).map(([kind, what, item]) => [kind, what, item])).toEqual([
      ['evidence', 'corrected', 'protein_quantification'],
      ['evidence', 'corrected', 'fluid_lactate_dehydrogenase'],
    ]);
    // Light 1972: 20/71.4 = 0.28, 80/196 = 0.41, 80 below two thirds of the upper limit.
    expect([result(after.then, 'diagnosis_name'), result(after.now, 'diagnosis_name')]).toEqual(['渗出液', '漏出液']);
  });

  test('a newer sample is taken whole: what it does not hold is not filled up from the old one', () => {
    const id = save();
    hospital.setClock('2025-11-18T13:00:00+08:00');
    const newer = hospital.report(NEWEST, NOON, { 'PF-TP': '48.0' });
    const after = replay(id);
    expect(told(after)).toContainEqual([
      'evidence',
      'newer',
      'fluid_lactate_dehydrogenase',
      expect.stringMatching(/^318 U\/L/),
      '',
    ]);
    expect(after.causes.find(({ item }) => item === 'protein_quantification')?.report?.report_id).toBe(newer);
    expect(after.now.inputs.map(({ item }) => item)).not.toContain('fluid_lactate_dehydrogenase');
  });
});

describe('甲状腺用药随访', () => {
  const save = (form: Partial<ThyroidFollowUpForm> = {}) =>
    hospital.save(
      thyroidFollowUpReplayTool,
      THYROID_PATIENT,
      cleanThyroidForm({ ...THYROID_FORM, tsh: 0.03, ft3: 6.42, ft4: 24.6, ...form }),
      { history: [] },
    );
  const replay = (id: string) => hospital.replay(thyroidFollowUpReplayTool, id);

  test('a corrected hormone changes what is said of the treatment', () => {
    const id = save();
    expect(replaySentence(replay(id))).toBe('与当时一致。');
    change('TSH', 'R1151-01', '1.20');
    const after = replay(id);
    expect(told(after)).toEqual([['evidence', 'corrected', 'tsh', '0.03 mU/L', '1.2 mU/L']]);
    expect([result(after.then, 'status'), result(after.now, 'status')]).toEqual([
      'TSH 在目标内，FT4 高于区间',
      '未达标（偏高）',
    ]);
  });

  test('a newer result that gives the form nothing is said, and no older one takes its place', () => {
    const id = save();
    hospital.setClock('2025-11-18T13:00:00+08:00');
    hospital.report('R1151-01', NOON, { TSH: '<0.005' });
    const after = replay(id);
    expect(after.unread).toEqual([{ label: 'TSH', text: '有更新的结果 <0.005 mIU/L，不能代入' }]);
    expect(replaySentence(after)).toBe(
      '就能读到的部分，结果与当时一致。TSH：有更新的结果 <0.005 mIU/L，不能代入，按保存的值计算。',
    );
  });

  test('what a later follow-up took up does not overtake this one, a correction does', () => {
    const [newest, before] = thyroidFollowUpRecords.listOfPatient(hospital.world, THYROID_PATIENT);
    if (newest === undefined || before === undefined) throw new Error('no follow-ups');
    keepSaving(hospital.world, thyroidFollowUpReplayTool, before.report_id, 'u-doctor');
    const changes = (id: string) => told(replay(id)).map(([, what, item]) => [what, item]);
    // The report of 2025-11-12 is newer than both.
    expect(changes(newest.report_id)).toContainEqual(['newer', 'tsh']);
    expect(changes(before.report_id)).toEqual([]);
    change('TSH', 'R1151-03', '2.40');
    expect(changes(before.report_id)).toEqual([['corrected', 'tsh']]);
  });

  test('a follow-up before it that was changed since is told as what it rests on', () => {
    const id = save();
    const [, previous] = thyroidFollowUpRecords.listOfPatient(hospital.world, THYROID_PATIENT);
    if (previous === undefined) throw new Error('no follow-up before');
    const was = previous.form.medicine_metering;
    const other = was === '100ug' ? '125ug' : '100ug';
    thyroidFollowUpRecords.save(hospital.world, { ...previous, form: { ...previous.form, medicine_metering: other } });
    expect(told(replay(id)).map(([kind, what, item]) => [kind, what, item])).toEqual([
      ['evidence', 'changed', 'is_dose_changed'],
    ]);
  });
});

describe('新冠分型', () => {
  const form = completeCovidForm({
    ...COVID_FORM,
    age: 63,
    weight: 60,
    paO2: 74,
    pul_ct_abnormality: false,
    chronic_history: [],
    personal_history: [],
  });
  const replay = (id: string) => hospital.replay(covid19ReplayTool, id);

  test('a record of the ninth edition is computed by it, and by the tenth beside it', () => {
    const id = hospital.save(covid19ReplayTool, COVID_PATIENT, form, {
      rule_version: '2022.9',
      report_time: '2022-12-20T09:00:00+08:00',
      history: [],
    });
    const replayed = replay(id);
    expect(replayed.again.status).toBe('same');
    expect([replayed.then.holdsFrom, replayed.now.holdsFrom]).toEqual(['2022-03-14', '2023-01-05']);
    expect(told(replayed)).toContainEqual(['rule', 'version', 'rule_version', '2022.9', '2023.10']);
    // Over 60 years is a risk of the ninth edition, over 65 of the tenth.
    expect(result(replayed.then, 'results')).toContain('高危因素');
    expect(result(replayed.now, 'results')).not.toContain('高危因素');
    expect(replaySentence(replayed)).toContain('规则版本不同（2022.9 → 2023.10）');
  });

  test('oxygen pressure and warning values of the course are read again; what is older than it never was in the form', () => {
    const id = hospital.save(covid19ReplayTool, COVID_PATIENT, form, { history: [] });
    change('PO2', 'R1161-01', '50.0');
    change('LYM#', 'R1161-04', '0.30');
    expect(told(replay(id))).toEqual([['evidence', 'corrected', 'paO2', '74 mmHg', '50 mmHg']]);
    hospital.setClock('2025-11-18T13:00:00+08:00');
    hospital.report('R1161-02', NOON, { 'LYM#': '2.10' });
    expect(told(replay(id))).toContainEqual(['evidence', 'newer', 'lymphocyte', '已出现', '未出现']);
  });
});
