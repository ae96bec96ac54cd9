import { describe, expect, it } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { isDerivedCode } from './derived-codes.ts';
import { TableError } from '../tables/cell.ts';
import { readTsvText } from '../tables/read-tsv.ts';
import { DIAGNOSES, findDiagnosis, INFERENCE_SOURCE, INFERENCE_VERSION, rulesOf } from './rule-base.ts';
import { EDGE, PERSON_CODES } from './rule-row.ts';
import type { DiagnosisRule } from './rule-row.ts';

const EDGES = DIAGNOSES.flatMap((rule) => rule.edges);
const names = (rules: readonly DiagnosisRule[]) => rules.map(({ id }) => id);

describe('the rule base', () => {
  it('holds 329 diagnoses of all 17 systems and 2414 rows', () => {
    expect(DIAGNOSES).toHaveLength(329);
    expect(EDGES).toHaveLength(2414);
    expect([...new Set(DIAGNOSES.map(({ systemId }) => systemId))].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 1),
    );
  });

  it('holds each id and each name once', () => {
    expect(new Set(names(DIAGNOSES)).size).toBe(329);
    expect(new Set(DIAGNOSES.map(({ name }) => name)).size).toBe(329);
  });

  it('stands on known items, figures and persons', () => {
    const isPerson = (code: string) => PERSON_CODES.some((known) => known === code);
    const strangers = EDGES.filter(({ lab }) => !findItem(lab) && !isDerivedCode(lab) && !isPerson(lab));
    expect(strangers).toEqual([]);
  });

  it('turns amber before red, and can turn amber', () => {
    for (const { id, amberFrom, redFrom, edges } of DIAGNOSES) {
      expect(amberFrom, id).toBeLessThan(redFrom);
      const best = Map.groupBy(edges, ({ role, group, lab }) => `${role} ${group} ${lab}`);
      const most = [...best.values()].reduce((sum, rows) => sum + Math.max(...rows.map(({ weight }) => weight)), 0);
      expect(most, id).toBeGreaterThanOrEqual(amberFrom);
    }
  });

  it('asks of every diagnosis at least one required group that can be met', () => {
    for (const { id, groups } of DIAGNOSES) {
      expect(groups.length, id).toBeGreaterThan(0);
      for (const { atLeast, edges } of groups) {
        expect(new Set(edges.map(({ lab }) => lab)).size, id).toBeGreaterThanOrEqual(atLeast);
        expect(new Set(edges.map((edge) => edge.atLeast)).size, id).toBe(1);
      }
    }
  });

  it('counts no lab twice', () => {
    const counted = DIAGNOSES.flatMap(({ groups }) => groups.filter(({ atLeast }) => atLeast > 1));
    expect(counted.length).toBeGreaterThan(10);
    expect(counted.filter(({ edges }) => new Set(edges.map(({ lab }) => lab)).size < edges.length)).toEqual([]);
  });

  it('finds no diagnosis without a point', () => {
    for (const { id, groups } of DIAGNOSES) {
      const least = groups.map(({ edges }) => Math.min(...edges.map(({ weight }) => weight)));
      expect(Math.max(...least), id).toBeGreaterThan(0);
    }
  });

  it('gives points to what is seen only: a row with an intermediate, and no other', () => {
    expect(EDGES.length).toBeGreaterThan(2000);
    for (const { diagnosis, role, weight, intermediate } of EDGES) {
      const isSilent = role === 'removes' || role === 'hastens';
      if (isSilent) expect([diagnosis, weight, intermediate]).toEqual([diagnosis, 0, '']);
      else expect([diagnosis, weight >= 0, intermediate !== '']).toEqual([diagnosis, true, true]);
    }
  });

  it('implies known diagnoses, and never itself along any way', () => {
    const behind = (id: string, way: readonly string[]): string[] =>
      way.includes(id) ? [[...way, id].join(' → ')] : implied(id).flatMap((next) => behind(next, [...way, id]));
    const implied = (id: string) => findDiagnosis(id)?.implies ?? [];
    expect(DIAGNOSES.flatMap(({ implies }) => implies).filter((id) => !findDiagnosis(id))).toEqual([]);
    expect(names(DIAGNOSES).flatMap((id) => behind(id, []))).toEqual([]);
  });

  it('knows five states, which are no diseases', () => {
    expect(names(DIAGNOSES.filter(({ isState }) => isState)).toSorted()).toEqual([
      'EPREG',
      'GBSP',
      'HBVIMM',
      'HBVPAST',
      'MENO',
    ]);
  });

  it('gives every row a source', () => {
    expect(EDGES.filter(({ source }) => source === '')).toEqual([]);
    expect(DIAGNOSES.filter(({ source }) => source === '')).toEqual([]);
  });
});

describe('the words of the rule base', () => {
  it('never call a diagnosis established', () => {
    const words = DIAGNOSES.flatMap(({ name, advice, edges }) => [name, advice, ...edges.map((e) => e.intermediate)]);
    expect(words.filter((text) => /确诊|！/.test(text))).toEqual([]);
  });

  it('advise in at most 40 characters, and never a dose', () => {
    for (const { id, advice } of DIAGNOSES) {
      expect(advice, id).not.toBe('');
      expect(advice.length, id).toBeLessThanOrEqual(40);
      expect(advice, id).not.toMatch(/\d\s*(mg|μg|ug|g|mL|ml|IU|U|毫克|克|毫升|单位|片|支)(?![\w/一-龥]| OGTT)/);
    }
  });

  it('begin an advice with a clause of at most 22 characters, which stands alone as an action', () => {
    const long = DIAGNOSES.filter(({ advice }) => (advice.split(/[，；]/)[0] ?? '').length > 22);
    expect(names(long)).toEqual([]);
  });
});

const HEAD = 'diagnosis\trole\tgroup\tintermediate\tlab\twhen\tdirection\tweight\turgency\tspecimen\tbasis\tsource';
const edgesOf = (...lines: readonly string[]) =>
  readTsvText([HEAD, ...lines].map((line) => line.replaceAll(' ', '\t')).join('\n'), 'rows.tsv', EDGE);
const rowOf = (id: string, implies?: readonly string[]) => ({
  id,
  systemId: 1,
  name: id,
  englishName: id,
  amberFrom: 2,
  redFrom: 4,
  ...(implies && { implies }),
});

function mistakesOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof TableError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('the two tables', () => {
  it('make rules together', () => {
    const lines = [
      'A count:2 1 甲 HGB L -1 1 3  R 源一',
      'A count:2 1 乙 R_R >5 1 2 2 血清 V 源二',
      'A removes 1  PREG POS 1 0 3  C 源一',
    ];
    const [rule] = rulesOf([rowOf('A')], edgesOf(...lines));
    expect(rule).toMatchObject({ isState: false, advice: '', aliases: [], implies: [], source: '源一；源二' });
    expect(
      rule?.edges.map(({ intermediate, specimen, weight, urgency }) => [intermediate, specimen, weight, urgency]),
    ).toEqual([
      ['甲', '', 1, 3],
      ['乙', '血清', 2, 2],
      ['', '', 0, 3],
    ]);
    expect(rule?.groups.map(({ atLeast, edges }) => [atLeast, edges.length])).toEqual([[2, 2]]);
  });

  it('name all that one has and the other lacks', () => {
    const rows = [rowOf('A', ['B', 'X']), rowOf('B'), rowOf('D')];
    const edges = edgesOf(
      'A needs 1 甲 HGB L -1 1 3  R 源',
      'C needs 1 甲 HGB L -1 1 3  R 源',
      'D needs 1 甲 HGB L -1 1 3  R 源',
    );
    expect(mistakesOf(() => rulesOf(rows, edges))).toEqual([
      'diagnosis-rows.tsv: there is no diagnosis C',
      'diagnoses.tsv: A implies X, which is no diagnosis',
      'diagnoses.tsv: diagnosis B has no row in diagnosis-rows.tsv',
    ]);
  });

  it.each([
    ['must 1 甲 HGB', 'unknown role "must"; it is needs, count:2, adds, removes or hastens'],
    ['adds:2 1 甲 HGB', 'unknown role "adds:2"; it is needs, count:2, adds, removes or hastens'],
    ['readds 1 甲 HGB', 'unknown role "readds"; it is needs, count:2, adds, removes or hastens'],
    ['count 1 甲 HGB', 'unknown role "count"; it is needs, count:2, adds, removes or hastens'],
    ['count:0 1 甲 HGB', 'unknown role "count:0"; it is needs, count:2, adds, removes or hastens'],
    ['count:12 1 甲 HGB', 'unknown role "count:12"; it is needs, count:2, adds, removes or hastens'],
    ['recount:2 1 甲 HGB', 'unknown role "recount:2"; it is needs, count:2, adds, removes or hastens'],
    ['needs 1 甲 XYZ', 'there is no item or derived figure "XYZ"'],
  ])('refuse a row of %s', (cells, mistake) => {
    expect(mistakesOf(() => edgesOf(`A ${cells} L -1 1 3  R 源`))).toEqual([`rows.tsv:2: ${mistake}`]);
  });

  it('have a version and a source of their own', () => {
    expect(INFERENCE_VERSION).toMatch(/^\d+\.\d+$/);
    expect(INFERENCE_SOURCE).toContain('规则库');
  });
});
