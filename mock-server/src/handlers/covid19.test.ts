import type { Covid19Init, Covid19Input, Covid19Options } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { COVID_FORM, COVID_PATIENT, openCovid19Calls, type Covid19Calls } from './covid19-calls.test-support.ts';

const hospital = await openFileHospital();
let doctor: Covid19Calls;
beforeEach(async () => {
  doctor = await openCovid19Calls(hospital);
});

describe('a new record', () => {
  // covers A-7-42, A-3-254..258, A-3-264
  test('starts with the template of the lobes and the results of the last days', async () => {
    const init = await doctor.init<Covid19Init>();
    expect(init).toMatchObject({
      report_id: '',
      patient_id: COVID_PATIENT,
      name: '宋立民',
      gender: '男',
      age: 69,
      weight: 78.5,
      weight_unit: 'kg',
      height: 170,
      pul_ct_abnormality: null,
      chronic_history: [],
      paO2: 74,
      fiO2: null,
      pCF: null,
      imaging_evaluation: {
        left_upper_blade: null,
        left_upper_score: null,
        left_midd_score: null,
        left_lower_score: null,
        right_uppper_score: null,
        right_lower_score: null,
        image_score: null,
      },
    });
    // 78.5 / 1.7² = 27.1626…, floored.
    expect(init.BMI).toBe(27.16);
    const states = Object.fromEntries(
      [init.inspection, init.biochemistry, init.immune, init.coagulation, init.other_warning].flatMap((group) =>
        (group ?? []).map(({ key, value }) => [key, value]),
      ),
    );
    // 2025-11-16: lymphocytes 1.04, lactate 1.6, LDH 262 (upper limit 250), CRP 38.6, IL-6 22.4, ferritin 486, D-dimer 0.86.
    expect(states).toEqual({
      lymphocyte: 2,
      spo2: null,
      lactate: 2,
      ldh: 1,
      crp: 2,
      il6: 2,
      ferritin: 2,
      d_dimer: 2,
      distress: null,
      imaging: null,
    });
    expect(init.sources?.find((source) => source.item === 'paO2')).toMatchObject({ report_id: 'R1161-01' });
  });

  test('results of an earlier illness fill nothing', async () => {
    const init = await doctor.init<Covid19Init>('P1164');
    expect(init).toMatchObject({ paO2: null, sources: [] });
    expect(init.immune?.map(({ value }) => value)).toEqual([3, 3, 3]);
  });

  test('a result below its detection limit is one', async () => {
    const init = await doctor.init<Covid19Init>('P1165');
    expect(init.immune?.find(({ key }) => key === 'il6')?.value).toBe(2);
  });

  // covers A-7-43
  test('the options hold every list, pregnancy included: the form decides whom to offer it', async () => {
    const options = (await doctor.get(`init/${COVID_PATIENT}/menus`)).body as Covid19Options;
    expect(options.personal_history).toEqual([
      { key: 1, label: '重度吸烟' },
      { key: 2, label: '晚期妊娠/围产期' },
    ]);
    expect(options.illness_factor.map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(options.severe_factor.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
    expect(options.other_warning.map(({ key }) => key)).toEqual(['distress', 'imaging']);
  });

  test.each(['init/P9999', 'init/P9999/menus', 'P9999/history'])('of nobody is refused: %s', async (path) => {
    expect(await doctor.get(path)).toMatchObject({ status: 404, body: { message: '患者不存在' } });
  });
});

describe('saving', () => {
  // covers A-7-40, A-7-41, A-7-44..46, A-3-251, A-3-252, A-9-40..51
  test('computes what the form does not ask for, whatever was sent', async () => {
    const imaging_evaluation = { ...COVID_FORM.imaging_evaluation, left_upper_score: 4, image_score: 20 };
    const reportId = await doctor.saved({ ...COVID_FORM, BMI: 1, pCF: 1, imaging_evaluation });
    expect((await doctor.list())[0]).toEqual({ report_id: reportId, report_time: '2025-11-18T10:30:00+08:00' });
    const record = await doctor.read(reportId);
    expect(record).toMatchObject({
      BMI: 30.11,
      pCF: 276.19,
      mine: true,
      editable: true,
      user_name: '沈若溪',
      imaging_evaluation: {
        left_upper_score: 1,
        left_midd_score: 1,
        left_lower_score: 2,
        right_uppper_score: 1,
        right_lower_score: null,
        image_score: 5,
      },
      results: [
        '考虑新型冠状病毒感染（重型），合并高危因素：高龄、心脑血管疾病（含高血压）、糖尿病、肥胖、重度吸烟，预警指标：外周血淋巴细胞降低',
      ],
      suggests: ['氧疗/俯卧位、糖皮质激素评估、抗凝评估'],
      prompts: [],
    });
    expect(record.recommended_checks).toContain('乳酸');
    expect(record.recommended_checks).not.toContain('血常规（淋巴细胞）');
    expect(record.review_notes?.length).toBeGreaterThan(0);
    expect(record.history).toEqual([
      { date: '2025-11-18T10:30:00+08:00', role_type: 1, user_name: '沈若溪', user_id: 'u-doctor', type: '新建' },
    ]);
  });

  // covers A-9-47
  test('a total of 6 is said to be a markedly higher risk', async () => {
    const imaging_evaluation = { ...COVID_FORM.imaging_evaluation, right_lower_blade: 1 };
    const record = await doctor.read(await doctor.saved({ ...COVID_FORM, imaging_evaluation }));
    expect(record.imaging_evaluation?.image_score).toBe(6);
    expect(record.prompts).toEqual(['影像评分≥6分，重症风险明显升高']);
  });

  test('an incomplete form keeps its type and says so', async () => {
    const record = await doctor.read(await doctor.saved({ patient_id: COVID_PATIENT, age: 40, gender: '男' }));
    expect(record.results).toEqual(['考虑新型冠状病毒感染（轻型）']);
    expect(record.prompts[0]).toBe('信息不全，分型可能偏低');
    expect(record.recommended_checks).toEqual(expect.arrayContaining(['动脉血气分析（氧合指数）', '胸部CT']));
    expect(record).toMatchObject({ BMI: null, pCF: null, weight_unit: '' });
  });

  // covers A-4-54..56
  test.each<[Covid19Input, number[]]>([
    [{ gender: '女', age: 18 }, [1, 2]],
    [{ gender: '女', age: 45 }, [1, 2]],
    [{ gender: '女', age: 17 }, [1]],
    [{ gender: '女', age: 46 }, [1]],
    [{ gender: '女', age: null }, [1]],
    [{ gender: '男', age: 30 }, [1]],
    [{ gender: '', age: 30 }, [1]],
  ])('pregnancy is kept only where it is offered: %j', async (person, kept) => {
    const record = await doctor.read(await doctor.saved({ ...COVID_FORM, ...person, personal_history: [1, 2] }));
    expect(record.personal_history).toEqual(kept);
    expect(record.results[0]?.includes('晚期妊娠')).toBe(kept.includes(2));
  });

  // covers A-5-60..65
  test.each<[Covid19Input, string]>([
    [{ age: 201 }, '请填写0-200的年龄'],
    [{ age: -1 }, '请填写0-200的年龄'],
    [{ age: 40.5 }, '请填写0-200的年龄'],
    [{ imaging_evaluation: { left_upper_blade: 101 } }, '请填写0-100%'],
    [{ imaging_evaluation: { right_lower_blade: -1 } }, '请填写0-100%'],
    [{ imaging_evaluation: { left_midd_blade: 25.5 } }, '请填写0-100%'],
    [{ weight: 0 }, '请填写大于0的体重'],
    [{ weight: 70.125 }, '体重最多保留两位小数'],
    [{ height: 170.125 }, '身高最多保留两位小数'],
    [{ fiO2: 0 }, '动脉血氧分压与吸氧浓度应大于0'],
    [{ severe_factor: [9] }, '选项已更新，请刷新后重新选择'],
    [{ immune: [{ key: 'imaging', label: '', value: 1 }] }, '选项已更新，请刷新后重新选择'],
    [{ other_warning: [{ key: 'imaging', label: '', value: 3 }] }, '其他预警指标请选择已出现或未出现'],
  ])('is refused: %j', async (change, message) => {
    const before = await doctor.list();
    expect(await doctor.save({ ...COVID_FORM, ...change })).toMatchObject({
      status: 400,
      body: { status: 400, message },
    });
    expect(await doctor.list()).toEqual(before);
  });

  // covers A-5-59
  test.each<Covid19Input>([
    { age: null },
    { age: 0 },
    { age: 200 },
    { imaging_evaluation: { left_upper_blade: 0, right_lower_blade: 100 } },
    { weight: 70.12, height: 170.12 },
  ])('is accepted: %j', async (change) => {
    await doctor.saved({ ...COVID_FORM, ...change });
  });

  test('an oxygen share typed as a fraction is named and does not lower the type silently', async () => {
    const record = await doctor.read(await doctor.saved({ ...COVID_FORM, fiO2: 0.21 }));
    expect(record.results[0]).toContain('（中型）');
    expect(record.prompts).toEqual([
      '信息不全，分型可能偏低',
      '未填写：氧合指数（动脉血氧分压、吸氧浓度）',
      '吸氧浓度不在 20%~100% 之间，未用于分型',
    ]);
  });
});
