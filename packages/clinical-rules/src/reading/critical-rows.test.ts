import { describe, expect, test } from 'vitest';
import type { Inference, InferredDiagnosis } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { absorb, organPictures } from './pictures.ts';
import type { Finding } from './reading.ts';
import { diagnosis, needing, inferenceOf, step, finding, ofDiagnosis, rowOf } from './pictures.test-support.ts';
import type { Given } from './pictures.test-support.ts';

type Reliable = InferredDiagnosis['reliable'];

describe('a critical row', () => {
  const absorbed = (
    row: Finding,
    findings: readonly Finding[],
    inference: Inference,
    beside?: Parameters<typeof absorb>[3],
  ) => absorb(row, findings, inference, beside);

  test('of which nothing else is said stands as it is', () => {
    const row = rowOf();
    expect(absorbed(row, [], inferenceOf())).toBe(row);
  });

  test('takes up the diagnosis that needs it alone, and leads to it', () => {
    const inference = inferenceOf(needing('X', 'k'), needing('Y', 'k'));
    const found = absorbed(
      rowOf({ text: '行' }),
      [ofDiagnosis('X', { title: '疑似甲' }), ofDiagnosis('Y', { title: '疑似甲' }), finding({ kind: 'tool' })],
      inference,
    );
    expect(found).toMatchObject({ title: '高钾血症，甲', text: '行；甲', diagnosisId: 'X' });
    const both = [ofDiagnosis('X', { title: '疑似甲' }), ofDiagnosis('Y', { title: '乙' })];
    expect(absorbed(rowOf({ text: '行' }), both, inference).text).toBe('行；甲、乙');
    // A tool says it itself.
    const tool = finding({ kind: 'tool', diagnosisId: 'X', title: '工具' });
    expect(absorbed(rowOf({ text: '行' }), [tool], inference).text).toBe('行');
    const again = (title: string) => absorbed(rowOf(), [ofDiagnosis('X', { title })], inference).title;
    expect([again('重度高钾血症'), again('高钾'), again('甲疑似乙')]).toEqual([
      '高钾血症',
      '高钾血症',
      '高钾血症，甲疑似乙',
    ]);
    expect(absorbed(rowOf({ text: '行' }), [finding({ kind: 'tool' })], inference)).toMatchObject({
      ...{ title: '高钾血症', text: '行', diagnosisId: null },
    });
  });

  describe('names the picture that it belongs to', () => {
    const inference = inferenceOf(needing('X', 'p', 'n'), needing('Z', 'p'), needing('W', 'n', 'm'));
    const row = rowOf({ evidences: ['p'], title: '血小板减少', words: { lead: '血小板 18' }, rank: { organ: 'PLT' } });
    const pictureIn = (...findings: readonly Finding[]) => absorbed(row, findings, inference).words.picture;

    test('a diagnosis of minutes that needs it among others', () => {
      expect(pictureIn(ofDiagnosis('X', { title: '疑似甲（一）' }))).toEqual({ of: 'f:X', name: '疑似甲（一）' });
      expect([
        pictureIn(ofDiagnosis('X', { urgency: 2 })),
        pictureIn(ofDiagnosis('Z')),
        pictureIn(ofDiagnosis('W')),
      ]).toEqual([...[undefined, undefined, undefined]]);
      expect(pictureIn(ofDiagnosis('gone'))).toBeUndefined();
    });

    test('of a known disease only where it is worse or threatens life', () => {
      const known = (more: Given) => pictureIn(ofDiagnosis('X', { isKnown: true, ...more }))?.name;
      expect([
        known({ status: 'same' }),
        known({ status: 'worse' }),
        known({ status: 'same', rank: { isLifeThreatening: true } }),
      ]).toEqual([...[undefined, 'X', 'X']]);
    });

    test('what a tool says of its organ and rests on it', () => {
      const tool = (more: Given) =>
        pictureIn(finding({ kind: 'tool', title: '工具', evidences: ['p'], rank: { organ: 'PLT' }, ...more }))?.name;
      expect([tool({}), tool({ evidences: ['n'] }), tool({ rank: { organ: 'K' } }), tool({ urgency: 2 })]).toEqual([
        ...['工具', undefined, undefined, undefined],
      ]);
    });

    test('the best supported of several', () => {
      const two = (first: Reliable, second: Reliable) =>
        pictureIn(
          ofDiagnosis('X', { title: '甲', rank: { reliable: first } }),
          finding({ kind: 'tool', title: '乙', evidences: ['p'], rank: { organ: 'PLT', reliable: second } }),
        )?.name;
      expect([two(1, 2), two(2, 1), two(2, 2)]).toEqual(['乙', '甲', '甲']);
    });

    test('not one that names its ion again; a remark that does is left away', () => {
      const ion = inferenceOf(needing('X', 'k', 'n'));
      const name = (title: string, lead = '血钾 6.9') =>
        absorbed(rowOf({ words: { lead } }), [ofDiagnosis('X', { title })], ion).words.picture?.name;
      expect([name('高钾血症伴肾衰'), name('肾衰（高钾）'), name('肾衰（少尿）'), name('肾衰（低钠）')]).toEqual([
        ...[undefined, '肾衰', '肾衰（少尿）', '肾衰（低钠）'],
      ]);
      expect([
        name('低钠', '血钠 110'),
        name('低钙', '血钙 1'),
        name('低镁', '血镁 0'),
        name('低磷', '血磷 0'),
        name('低氯', '血氯 7'),
      ]).toEqual([...[undefined, undefined, undefined, undefined, undefined]]);
      // The value of another ion behind the name is no name.
      expect(name('高钾血症', '血糖 30 钾')).toBe('高钾血症');
    });
  });

  describe('takes its steps', () => {
    const general = actionsFor('critical') ?? [];
    const acid = actionsFor('PH<') ?? [];
    const potassiumSteps = actionsFor('K>') ?? [];
    const inference = inferenceOf(
      needing('X', 'p', 'n'),
      needing('V', 'p', 'n'),
      needing('Z', 'p'),
      diagnosis('S', [{ lab: 'p', role: 'adds', ids: ['p'] }]),
    );
    const row = (actions: Finding['actions']) =>
      rowOf({ evidences: ['p'], title: '行', actions, words: { lead: '血小板 18' }, rank: { organ: 'PLT' } });
    const idsOf = (own: Finding['actions'], ...findings: readonly Finding[]) =>
      absorbed(row(own), findings, inference).actions.map(({ id }) => id);

    test('from what knows more than to look at the patient', () => {
      const x = ofDiagnosis('X', { actions: [step('A-DIC:1')] });
      expect(idsOf(general, x)).toEqual(['A-DIC:1']);
      expect(idsOf(potassiumSteps, x)).toEqual(potassiumSteps.map(({ id }) => id));
      expect(idsOf(general, ofDiagnosis('X', { actions: general }))).toEqual(general.map(({ id }) => id));
      const z = ofDiagnosis('Z', { actions: [step('A-Z:1')] });
      expect(idsOf(general, ofDiagnosis('X'), z)).toEqual(['A-Z:1']);
      expect(idsOf(general, ofDiagnosis('X', { actions: general }), z)).toEqual(['A-Z:1']);
      // The picture that the row is named by comes first, whatever stands before it.
      const best = ofDiagnosis('V', { actions: [step('A-V:1')], rank: { reliable: 2 } });
      expect(idsOf(general, ofDiagnosis('X', { actions: [step('A-X:1')], rank: { reliable: 1 } }), best)).toEqual([
        'A-V:1',
      ]);
      // One of another urgency that needs it, none that only speaks for it, none that is known.
      expect(idsOf(general, ofDiagnosis('X', { urgency: 2, actions: [step('A-X:1')] }))).toEqual(['A-X:1']);
      expect(idsOf(general, ofDiagnosis('S', { evidences: ['p'], actions: [step('A-S:1')] }))).toEqual(
        general.map(({ id }) => id),
      );
      expect(idsOf(general, ofDiagnosis('X', { isKnown: true, urgency: 2, actions: [step('A-X:1')] }))).toEqual(
        general.map(({ id }) => id),
      );
      const tool = (more: Given) => finding({ kind: 'tool', evidences: ['p'], actions: [step('A-T:1')], ...more });
      expect([
        idsOf(general, tool({})),
        idsOf(general, tool({ urgency: 2 })),
        idsOf(general, tool({ evidences: ['n'] })),
      ]).toEqual([['A-T:1'], ...[general, general].map((steps) => steps.map(({ id }) => id))]);
      expect(idsOf(general, finding({ kind: 'row', evidences: ['p'], actions: [step('A-R:1')] }))).toEqual(
        general.map(({ id }) => id),
      );
    });

    test('of a pH also from what speaks for its cause, not from its kinds', () => {
      const own = acid.map(({ id }) => id);
      const s = (more: Given = {}) => ofDiagnosis('S', { evidences: ['p'], actions: [step('A-S:1')], ...more });
      expect(own[0]).toBe('A-PH:1');
      expect([
        idsOf(acid, s()),
        idsOf(acid, s({ urgency: 2 })),
        idsOf(acid, s({ isKnown: true })),
        idsOf(acid, s({ evidences: [] })),
        idsOf(acid, s({ diagnosisId: null })),
      ]).toEqual([...[['A-S:1'], own, own, own, own]]);
      for (const kind of ['MACU', 'MACHAG', 'MACNAG', 'MAL', 'RAC', 'RAL'])
        expect(idsOf(acid, s({ actions: [step(`D-${kind}:1`)] }))).toEqual(own);
      // Of another row they are steps like any other.
      expect(idsOf(general, ofDiagnosis('X', { actions: [step('D-RAC:1')] }))).toEqual(['D-RAC:1']);
      expect(idsOf(acid, s({ actions: [step('XD-RAC:1')] }))).toEqual(['XD-RAC:1']);
    });

    test('and names who gives them, unless it is the row itself or names its ion', () => {
      const named = (own: Finding['actions'], ...findings: readonly Finding[]) =>
        absorbed(row(own), findings, inference).words.picture?.name;
      expect(named(general, ofDiagnosis('X', { urgency: 2, title: '甲', actions: [step('A-X:1')] }))).toBe('甲');
      expect(named(general, ofDiagnosis('Z', { title: '甲', actions: [step('A-Z:1')] }))).toBeUndefined();
      expect(
        named(general, finding({ kind: 'tool', title: '甲', evidences: ['p'], actions: [step('A-T:1')] })),
      ).toBeUndefined();
      const ion = rowOf({ evidences: ['p'], actions: general });
      expect(
        absorbed(ion, [ofDiagnosis('X', { urgency: 2, title: '低钾', actions: [step('A-X:1')] })], inference).words
          .picture,
      ).toBeUndefined();
    });

    test('from a diagnosis that decides over it, whose name goes with them', () => {
      const of = (urgency: number, evidences: readonly string[] = ['p'], more: object = {}) =>
        absorbed(
          rowOf({ evidences: ['p'], title: '行', actions: [step('A-PLT:1')] }),
          [ofDiagnosis('DIC', { title: '失血' })],
          inferenceOf(diagnosis('DIC', [], { urgency, evidences, ...more })),
        );
      expect([of(2).actions, of(3).actions[0]?.id, of(2, ['n']).actions[0]?.id]).toEqual([
        actionsFor('DIC'),
        'A-PLT:1',
        'A-PLT:1',
      ]);
      expect([of(2).words.picture, of(3).words.picture]).toEqual([{ of: 'f:DIC', name: '失血' }, undefined]);
      const deciding = diagnosis('DIC', [], { urgency: 2, evidences: ['p'] });
      const platelets = rowOf({ evidences: ['p'], title: '行', actions: [step('A-PLT:1')] });
      expect(absorbed(platelets, [], inferenceOf(deciding)).actions).toEqual(actionsFor('DIC'));
      const told = [finding({ kind: 'tool', diagnosisId: 'DIC' }), ofDiagnosis('DIC', { title: '失血' })];
      expect(absorbed(platelets, told, inferenceOf(deciding)).words.picture?.of).toBe('f:DIC');
      // Another name of the very item stands alone.
      const steady = { ...needing('MI', 'p'), stepsFor: 'MI:steady', urgency: 2 } as ReturnType<typeof needing>;
      const injury = ofDiagnosis('MI', { title: '慢性心肌损伤', evidences: ['p'], urgency: 2 });
      expect(
        absorbed(rowOf({ evidences: ['p'], actions: [step('A-TN:1')] }), [injury], inferenceOf(steady)),
      ).toMatchObject({ title: '慢性心肌损伤', actions: actionsFor('MI:steady') });
      const steps = of(2, ['p'], { stepsFor: 'HYPERKS' });
      expect(steps.actions[0]?.id).toBe('A-PLT:1');
    });
  });

  describe('beside what is said of its organ', () => {
    const inference = inferenceOf(
      needing('LIV', 'alt', 'inr'),
      needing('ONE', 'alt'),
      needing('LEUK', 'lym'),
      needing('CLL', 'lym'),
      needing('MACU', 'alt', 'inr'),
    );
    const organs = (...findings: readonly Finding[]) =>
      organPictures(
        findings,
        (id) => ({ lym: 'lymphocytes', mono: 'monocytes', eo: 'eosinophils', baso: 'basophils' })[id],
        inference,
      );
    const liver = (more: Given = {}) => ofDiagnosis('LIV', { rank: { organ: 'liver' }, ...more });

    test('a picture of minutes that rests on several results is that of its organ, the first of them', () => {
      const [first, second] = [liver(), liver({ title: '乙' })];
      expect(organs(first, second).urgent.get('liver')).toBe(first);
      const none = [
        liver({ urgency: 2 }),
        liver({ isKnown: true }),
        ofDiagnosis('ONE'),
        ofDiagnosis('MACU'),
        ofDiagnosis('gone'),
      ];
      expect(none.map((each) => organs(each).urgent.size)).toEqual([0, 0, 0, 0, 0]);
    });

    test('a diagnosis of a kind of white cells is that of their sum, the best supported', () => {
      const of = (id: string, reliable: Reliable) => ofDiagnosis(id, { urgency: 3, rank: { reliable } });
      const [leukaemia, cll] = [of('LEUK', 1), of('CLL', 2)];
      expect(organs(leukaemia, cll).supported.get('inflammation')).toBe(cll);
      expect(organs(cll, leukaemia).supported.get('inflammation')).toBe(cll);
      expect(organs(cll, of('LEUK', 2)).supported.get('inflammation')).toBe(cll);
      expect(organs(liver()).supported.size).toBe(0);
      const mixed = inferenceOf(needing('X', 'hb', 'lym'));
      const organOf = (id: string) => ({ lym: 'lymphocytes', hb: 'red cells' })[id];
      expect(organPictures([ofDiagnosis('X')], organOf, mixed).supported.size).toBe(1);
      const kinds = ['mono', 'eo', 'baso'].map((id) => {
        const own = inferenceOf(needing('X', id));
        return organPictures(
          [ofDiagnosis('X')],
          () => ({ mono: 'monocytes', eo: 'eosinophils', baso: 'basophils' })[id],
          own,
        ).supported.size;
      });
      expect(kinds).toEqual([1, 1, 1]);
      const doubtful = inferenceOf(diagnosis('X', [{ lab: 'LYM', ids: ['lym'] }], { reliable: 0 }));
      expect(organPictures([ofDiagnosis('X')], () => 'lymphocytes', doubtful).supported.size).toBe(0);
    });

    test('names it where it has no diagnosis of its own', () => {
      const row = (organ: string, actions: Finding['actions'] = []) =>
        rowOf({ evidences: ['alt'], title: '行', actions, words: { lead: 'ALT 2400' }, rank: { organ } });
      const beside = organs(liver({ title: '肝衰竭' }));
      expect(absorbed(row('liver'), [], inference, beside).words.picture?.name).toBe('肝衰竭');
      const stepping = organs(liver({ actions: [step('A-LIV:1')] }));
      const looked = absorbed(row('liver', actionsFor('critical') ?? []), [], inference, stepping);
      expect(looked.actions.map(({ id }) => id)).toEqual(['A-LIV:1']);
      expect(absorbed(row('K'), [], inference, beside).words.picture).toBeUndefined();
      expect(absorbed(row('liver'), [ofDiagnosis('ONE')], inference, beside).words.picture).toBeUndefined();
      const white = organs(ofDiagnosis('CLL', { urgency: 3, title: '白血病' }));
      const general = actionsFor('critical') ?? [];
      expect(absorbed(row('inflammation', general), [], inference, white).words.picture?.name).toBe('白血病');
      expect(absorbed(row('inflammation'), [], inference, white).words.picture).toBeUndefined();
    });
  });
});
