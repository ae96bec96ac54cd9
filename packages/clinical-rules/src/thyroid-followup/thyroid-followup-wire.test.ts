import { describe, expect, it } from 'vitest';
import { answerThyroidFollowUp, readThyroidInput } from './thyroid-followup-wire.ts';
import { FOLLOWED_UP } from './thyroid-input.test-support.ts';

const INPUT = { ...FOLLOWED_UP, age: 55, tsh: 0.8 };

describe('answerThyroidFollowUp', () => {
  it('names risks, target, status, advice and sources', () => {
    const answer = answerThyroidFollowUp(INPUT);
    expect(answer).toMatchObject({
      recurrence: '低危',
      side_effect: '中危',
      phase: '初治期（术后1年内）',
      target_text: '0.5~1.0',
      target_lower: 0.5,
      target_upper: 1,
      status: '达标',
      advice: [
        'TSH 达标，建议 2 至 3 个月后复查',
        '左甲状腺素参考剂量 90~150 μg/d（1.5~2.5 μg/kg/d）；>50 岁起始 50 μg/d，仅供对照',
      ],
      missing: [],
    });
    expect(answer.contributions).toContainEqual(expect.objectContaining({ label: '年龄', value: '55 岁', points: 0 }));
    expect(answer.review_notes.length).toBeGreaterThan(0);
    expect(answer.review_notes.every((text) => text.startsWith('规则待临床复核'))).toBe(true);
  });

  it.each([
    [12, 'TSH 达标，建议 2 至 3 个月后复查'],
    [undefined, 'TSH 达标，建议 2 至 3 个月后复查'],
  ])('%s months after the operation: %s', (months_since_surgery, sentence) => {
    expect(answerThyroidFollowUp({ ...INPUT, months_since_surgery }).advice[0]).toBe(sentence);
  });

  it.each([
    [13, 'TSH 达标，建议 3 至 6 个月后复查'],
    [24, 'TSH 达标，建议 3 至 6 个月后复查'],
    [25, 'TSH 达标，建议 6 至 12 个月后复查'],
    [60, 'TSH 达标，建议 6 至 12 个月后复查'],
    [61, 'TSH 达标，术后已超过5年，复查间隔由医师按病情确定'],
  ])('later, %d months after it: %s', (months_since_surgery, sentence) => {
    expect(answerThyroidFollowUp({ ...INPUT, tsh: 1.5, months_since_surgery }).advice[0]).toBe(sentence);
  });

  it.each([
    [{ tsh: 1.2 }, '未达标（偏高）', 'TSH 高于目标，请评估剂量，剂量调整后 4 周复查'],
    [{ tsh: 0.27 }, '低于随访目标（在参考区间内）', 'TSH 低于目标，请评估剂量，剂量调整后 4 周复查'],
    [{ tsh: 0.26 }, '抑制过度（偏低）', 'TSH 低于目标，请评估剂量，剂量调整后 4 周复查'],
    [{ tsh: null }, null, '缺少 TSH，无法判断是否达标'],
    [{ is_dose_changed: true }, '达标', 'TSH 达标，建议剂量调整后 4 周复查'],
    [{ tsh: 0.1, ft4: 23 }, '抑制过度（偏低）', '提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）'],
    [
      { tsh: 0.8, ft4: 22.1 },
      'TSH 在目标内，FT4 高于区间',
      'TSH 在目标内，FT4 高于区间，请评估剂量，剂量调整后 4 周复查',
    ],
    [
      { tsh: 0.8, ft3: 6.9 },
      'TSH 在目标内，FT3 高于区间',
      'TSH 在目标内，FT3 高于区间，请评估剂量，剂量调整后 4 周复查',
    ],
    [
      { tsh: 0.05, ft4: 23, ft3: 7, lymph_metastasis: 2 },
      'TSH 在目标内，FT4 高于区间',
      '提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）',
    ],
  ])('%j: %s', (change, status, sentence) => {
    expect(answerThyroidFollowUp({ ...INPUT, ...change })).toMatchObject({ status });
    expect(answerThyroidFollowUp({ ...INPUT, ...change }).advice[0]).toBe(sentence);
  });

  it('达标 and 减量 never stand together, nor two intervals', () => {
    for (const tsh of [0.01, 0.05, 0.2, 0.3, 0.5, 0.8, 1.2]) {
      for (const [ft3, ft4] of [
        [5, 17],
        [7, 17],
        [5, 23],
        [7, 23],
      ]) {
        for (const lymph_metastasis of [0, 2]) {
          const { status, advice } = answerThyroidFollowUp({ ...INPUT, tsh, ft3, ft4, lymph_metastasis });
          const told = [status, ...advice].join('；');
          expect(told.includes('建议减量') && /(?<!未)达标/.test(told), told).toBe(false);
          expect(told.match(/后复查|周复查/g)?.length, told).toBe(1);
        }
      }
    }
  });

  it.each([
    [{ heart_disease: '有' }, '有心脏病者起始 12.5~25 μg/d'],
    [{ tsh: 0.05, palpitation: '有' }, 'β受体阻滞剂：建议治疗'],
    [{ tsh: 0.3, cv_risk: '有' }, 'β受体阻滞剂：可考虑治疗'],
    [{ months_since_surgery: 60 }, '术后已满5年，如无病生存可评估改为单纯替代治疗'],
    [{ lymph_metastasis: null, anxiety: '' }, '淋巴结转移未填写，风险分层可能偏低'],
    [{ tsh: 0.05, ft3: null }, 'TSH 低于参考下限而缺少 FT3，无法判断是否药源性甲亢'],
    [{ weight: -1 }, '体重的数值不合理，未用于判断'],
  ])('%j adds: %s', (change, sentence) => {
    expect(answerThyroidFollowUp({ ...INPUT, ...change }).advice.join('\n')).toContain(sentence);
  });

  it('says 无法判定 without an age, and where the second edition has no number', () => {
    expect(answerThyroidFollowUp({ ...INPUT, age: null })).toMatchObject({
      side_effect: '无法判定',
      target_text: '无法判定',
      status: null,
    });
    const later = answerThyroidFollowUp({ ...INPUT, months_since_surgery: 20 }, { guideline: '2023' });
    expect(later).toMatchObject({ target_text: '按治疗反应分层确定', status: null });
  });
});

describe('readThyroidInput', () => {
  it('converts units and takes the form’s own where none is given', () => {
    const facts = readThyroidInput({ tsh: 0.5, tsh_unit: 'μIU/mL', ft4: 1.5, ft4_unit: 'ng/dL', ft3: 4 });
    expect(facts).toMatchObject({ tsh: 0.5, ft3: 4 });
    expect(facts.ft4).toBeCloseTo(19.305, 3);
  });

  it('refuses a foreign unit rather than misread it', () => {
    expect(readThyroidInput({ ft4: 1.5, ft4_unit: 'U/L' }).ft4).toBeNull();
    expect(readThyroidInput({ ft4: 1.5, ft4_unit: 3 }).ft4).toBeNull();
    expect(readThyroidInput({ weight: 120, weight_unit: '斤' }).weightKg).toBeNull();
  });

  it('knows 有, 无, grades and nothing', () => {
    const facts = readThyroidInput({ palpitation: '有', insomnia: '无', flushing: '', anxiety: '轻' });
    expect(facts.symptoms).toEqual({
      palpitation: true,
      insomnia: false,
      flushing: null,
      diarrhea: null,
      anxiety: true,
    });
    expect(readThyroidInput({ anxiety: '无' }).symptoms.anxiety).toBe(false);
    expect(readThyroidInput({ symptoms: ['心悸'] }).symptoms).toMatchObject({ palpitation: true, anxiety: false });
    expect(readThyroidInput({ symptoms: ['insomnia'] }).symptoms).toMatchObject({ palpitation: false, insomnia: true });
    expect(readThyroidInput({ symptoms: { 潮热: '有' } }).symptoms.flushing).toBe(true);
    const named = { symptoms: { flushing: '无', 潮热: '有' }, diarrhea: '有' };
    expect(readThyroidInput(named).symptoms).toMatchObject({ flushing: false, diarrhea: true, palpitation: null });
  });
});
