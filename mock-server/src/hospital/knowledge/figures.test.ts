import { CATALOGUE, findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { describe, expect, test } from 'vitest';
import { diagnosisText } from './diagnosis-texts.ts';
import { laboratoryTexts } from './laboratory-texts.ts';

/** Longest first, so that 尿白蛋白/肌酐比值 is not read as 肌酐. One-letter short names would be found anywhere. */
const NAMES = CATALOGUE.flatMap((item) =>
  [item.name, item.shortName, ...item.aliases].filter((name) => name.length > 1).map((name) => ({ name, item })),
).toSorted((a, b) => b.name.length - a.name.length);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

const UNITS = [...new Set(CATALOGUE.map((item) => item.unit).filter((unit) => unit !== ''))].toSorted(
  (a, b) => b.length - a.length,
);
const FIGURE = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${UNITS.map(escaped).join('|')})(?![A-Za-z0-9])`, 'g');

/** The item that is named last before a place of a sentence. */
function namedBefore(sentence: string, place: number): CatalogueItem | undefined {
  const found = NAMES.map(({ name, item }) => ({ item, name, at: sentence.lastIndexOf(name, place) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length);
  return found[0]?.item;
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

/** Every figure that the catalogue (bounds, critical limits, note) or the rule base states for an item. */
function knownFigures(item: CatalogueItem): Set<number> {
  const bands = [item.intervals, ...item.byAge];
  const bounds = bands.flatMap(({ male, female }) => [male?.low, male?.high, female?.low, female?.high]);
  const limits = [item.critical?.low, item.critical?.high];
  const rules = DIAGNOSES.flatMap((rule) => rule.edges.filter((edge) => edge.lab === item.code));
  return new Set([
    ...[...bounds, ...limits].filter((bound) => bound !== undefined),
    ...numbersIn(item.note),
    ...rules.flatMap((edge) => numbersIn(edge.when.text)),
  ]);
}

interface Figure {
  readonly sentence: string;
  readonly item: CatalogueItem | undefined;
  readonly value: number;
  readonly unit: string;
}

function figuresOf(text: string, subject?: CatalogueItem): Figure[] {
  return text.split(/[。；]/).flatMap((sentence) =>
    [...sentence.matchAll(FIGURE)].map(({ 1: value, 2: unit = '', index }) => ({
      sentence,
      item: namedBefore(sentence, index) ?? subject,
      value: Number(value),
      unit,
    })),
  );
}

/** Figures that name an item and neither agree with the catalogue nor with the rule base. */
function wrong(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ item, value, unit }) => item !== undefined && (item.unit !== unit || !knownFigures(item).has(value)))
    .map(({ item, value, unit, sentence }) => `${item?.code} ${value} ${unit}: ${sentence}`);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const LABORATORY_FIGURES = [...laboratoryTexts()].flatMap(([code, text]) =>
  textsOf(text).flatMap((part) => figuresOf(part, findItem(code))),
);
const DIAGNOSIS_FIGURES = DIAGNOSES.flatMap((rule) =>
  textsOf(diagnosisText(rule.id)).flatMap((part) => figuresOf(part)),
);

test('figures of the laboratory texts are those of the catalogue or the rule base', () => {
  expect(wrong(LABORATORY_FIGURES)).toEqual([]);
  expect(LABORATORY_FIGURES.length).toBeGreaterThanOrEqual(10);
});

test('figures of the diagnosis texts that name an item are those of the catalogue or the rule base', () => {
  expect(wrong(DIAGNOSIS_FIGURES)).toEqual([]);
});

describe('a figure that parts from both is found', () => {
  test.each([
    ['乳酸 > 3 mmol/L 提示灌注不足。', ['LAC 3 mmol/L: 乳酸 > 3 mmol/L 提示灌注不足']],
    ['尿白蛋白/肌酐比值 ≥ 30 mg/g。', []],
    ['糖化血红蛋白 ≥ 6.5%；铁蛋白 < 15 ng/mL。', []],
    ['糖化血红蛋白 ≥ 6.7%。', ['HBA1C 6.7 %: 糖化血红蛋白 ≥ 6.7%']],
    ['钾（血钾）> 6.2 mmol/L。', []],
    ['维生素D每6个月复查，24小时尿蛋白定量。', []],
  ])('%s', (text, expected) => {
    expect(wrong(figuresOf(text))).toEqual(expected);
  });
});
