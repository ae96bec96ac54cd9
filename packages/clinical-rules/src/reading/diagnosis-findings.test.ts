import { describe, expect, test } from 'vitest';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { past } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { findingOf, potassium, sodium, as } from './diagnosis-findings.test-support.ts';

describe('the line of a diagnosis', () => {
  test('says its result, its change, its grounds, and what is folded under it', () => {
    const found = findingOf({
      id: 'X',
      name: '某病',
      row: potassium('5.9'),
      then: [480, potassium('5.0')],
      more: {
        intermediates: ['心电图改变', '已知甲'],
        reliable: 1,
        urgency: 2,
        advice: '先做一件事，再做',
        systemId: 3,
      },
      others: [
        { id: as('Y'), name: '乙（早期）', foldedUnder: as('X') },
        { id: as('Z'), name: '丙', foldedUnder: as('Y') },
        { id: as('W'), name: '心电图改变', foldedUnder: as('X') },
        { id: as('V'), name: '丁', foldedUnder: null },
        { id: as('DM'), name: '糖尿病可能', foldedUnder: as('X') },
      ],
      known: ['DM'],
    });
    expect(found).toEqual({
      findingId: 'diagnosis:X',
      kind: 'diagnosis',
      title: '疑似某病',
      text: '血钾 5.9 mmol/L，20 日升 0.90，心电图改变、已知甲，含乙、丙、已知糖尿病',
      urgency: 2,
      status: 'new',
      isKnown: false,
      evidences: ['now-2'],
      valueText: '5.9 mmol/L',
      changeText: '20 日升 0.90',
      actions: [{ id: 'D-X:1', text: '先做一件事', source: '源' }],
      apiType: null,
      diagnosisId: 'X',
      copyText: '2025-11-18 10:26 血钾 5.9 mmol/L（3.5-5.3），较 2025-10-29 10:26 的 5.0 升 0.9。',
      ruleId: 'lab/x',
      ruleVersion: '3',
      words: {
        lead: '血钾 5.9 mmol/L，20 日升 0.90，疑似某病',
        change: '',
        phrase: '疑似某病（血钾 5.9 mmol/L）',
      },
      rank: {
        ...{ organ: 'K', harm: 'A', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: false },
        ...{ distance: 0, isFast: false, reliable: 1, catalogueOrder: expect.any(Number) as number, rowOrder: 1 },
      },
    });
    expect(found.rank.catalogueOrder).toBeLessThan(1000);
  });

  test('that rests on no row says its name, behind all that do', () => {
    expect(findingOf({ id: 'X', needs: [], more: { evidences: [] } })).toMatchObject({
      ...{ title: '疑似某病', text: '', valueText: '', changeText: '', copyText: '' },
      words: { lead: '疑似某病', phrase: '疑似某病' },
      rank: {
        ...{ organ: 'X', harm: 'D', isFast: false },
        ...{ catalogueOrder: Number.MAX_SAFE_INTEGER, rowOrder: Number.MAX_SAFE_INTEGER },
      },
    });
  });

  test('says its name behind its result, and no ground that the result says', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), more: { intermediates: ['血钾5.5~5.9', '心电图改变'] } });
    expect([found.words.lead, found.text]).toEqual(['血钾 5.9 mmol/L，疑似某病', '血钾 5.9 mmol/L，心电图改变']);
    expect(findingOf({ id: 'X', row: potassium('5.9'), before: ['Y', 'X'] }).status).toBe('same');
  });

  test('of the parathyroids names what else a high calcium may be, with its steps', () => {
    const beside: PlainRow[] = [
      ['CREA', '80', 'μmol/L', '57-111'],
      ['UCA', '0.5', 'mmol/L', ''],
      ['UCREA', '10', 'mmol/L', ''],
    ];
    const row: PlainRow = ['CA', '2.8', 'mmol/L', '2.11-2.52'];
    const found = findingOf({ id: 'HPTH', row, beside });
    expect(found.title).toContain('家族性低尿钙高钙血症待排');
    expect(found.text).toContain('钙/肌酐清除率比 0.001');
    expect(found.actions).toEqual(actionsFor('calcium:clearance'));
    const asked = findingOf({ id: 'HPTH', row, more: { advice: '先做一件事' } });
    expect(asked.actions).not.toEqual(actionsFor('calcium:clearance'));
    expect(findingOf({ id: 'HPTH', row, beside, known: ['HPTH'] }).text).not.toContain('清除率比');
  });

  test('names a microangiopathy by its picture', () => {
    expect(findingOf({ id: 'TTP' }).title).toBe('贫血、血小板减少伴溶血（需除外血栓性微血管病）');
  });

  test('tells a child that its rules are those of adults', () => {
    const text = (age: number) => findingOf({ id: 'X', row: potassium('5.9'), of: { age } }).text;
    expect([text(8).endsWith('，成人规则，请结合年龄判断'), text(30).includes('成人规则')]).toEqual([true, false]);
  });

  test('tells a change that is a danger by its speed, with its title and forecast', () => {
    const found = findingOf({ id: 'X', row: potassium('5.9'), then: [6, potassium('4.9')] });
    expect(found).toMatchObject({ urgency: 1, changeText: '6 小时升 1.00', rank: { isFast: true } });
    expect(found.text).toContain('，按目前速度约');
    expect(findingOf({ id: 'X', row: sodium('149'), then: [20, sodium('138')] }).text).toContain('血钠上升过快');
    // Beside a diagnosis of its own the sodium is told by its value.
    const beside = {
      row: sodium('149'),
      then: [20, sodium('138')] as Parameters<typeof past>,
      others: [{ id: as('NARISE') }],
    };
    expect(findingOf({ id: 'HYPERNA', ...beside }).rank.isFast).toBe(false);
    expect(findingOf({ id: 'NARISE', ...beside }).rank.isFast).toBe(true);
    expect(findingOf({ id: 'X', ...beside, row: potassium('5.9'), then: [6, potassium('4.9')] }).rank.isFast).toBe(
      true,
    );
  });

  test('tells no change that may be chance, unless it went one way for long', () => {
    expect(findingOf({ id: 'X', row: potassium('5.9'), then: [48, potassium('5.8')] }).changeText).toBe('');
    const earlier = [5.8, 5.7, 5.6].map((value, at) => past(48 * (at + 1), potassium(String(value))));
    expect(findingOf({ id: 'X', row: potassium('5.9'), of: { earlier } }).changeText).toBe('6 日升 0.30');
  });

  test('says what makes its result false, and the limit of its age', () => {
    expect(findingOf({ id: 'X', row: ['BDG', '200', 'pg/mL', '0-60'], known: ['haemodialysis'] }).text).toContain(
      '可致假阳性',
    );
    const dimer: PlainRow = ['DD', '0.6', 'mg/L FEU', '0-0.5'];
    expect(findingOf({ id: 'VTE', row: dimer }).text).toContain('年龄校正界值');
    expect(findingOf({ id: 'VTE', row: dimer, known: ['thrombosis', 'VTE'] }).text).not.toContain('年龄校正界值');
  });

  test('says the calcium that its albumin corrects', () => {
    const corrected = {
      edge: { lab: 'R_CACORR', role: 'needs', group: 1 },
      text: '2.85',
      codes: ['CA', 'ALB'],
      counted: 3,
    };
    const satisfied = [{ ...corrected, laboratoryIds: ['now-2'] }] as unknown as InferredDiagnosis['satisfied'];
    const of = (known: readonly string[]) =>
      findingOf({ id: 'HYPERCA', row: ['CA', '2.6', 'mmol/L', '2.11-2.52'], known, more: { satisfied } }).text;
    expect([of([]).includes('，校正钙 2.85 mmol/L'), of(['HYPERCA']).includes('校正钙')]).toEqual([true, false]);
  });

  test('of cells that are worked out says the arithmetic, and that it would be critical', () => {
    const edge = { lab: 'R_ASCPMN', role: 'needs', group: 1 };
    const satisfied = [{ edge, text: '960', codes: ['ASC-WBC'], counted: 3, laboratoryIds: ['now-2'] }];
    const found = findingOf({
      id: 'SBP',
      row: ['ASC-WBC', '1200', '10^6/L', '0-500'],
      beside: [['ASC-PMN%', '80', '%', '']],
      more: { satisfied: satisfied as unknown as InferredDiagnosis['satisfied'] },
    });
    expect(found).toMatchObject({ valueText: '960 ×10⁶/L（1200 × 80%）', rank: { isLifeThreatening: true } });
    expect(found.text).toContain('腹水中性粒细胞 960 ×10⁶/L（1200 × 80%）');
  });
});
