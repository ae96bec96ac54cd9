import { ageOn } from '@jianwei/clinical-rules/core/age';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import type { CodeableConcept, ObservationPart, Quantity, ReferenceRange } from './fhir-resources.ts';
import { printNumber } from './map-value.ts';
import { cleanText } from './source-text.ts';
import type { SourceBound, SourcePatient, SourceRange, SourceValue } from './source.ts';

interface Reason {
  readonly reason: string;
}

export interface FhirValue {
  readonly value: SourceValue;
  readonly units: readonly string[];
  readonly printedUnit: string;
}

const NOISE_DIGITS = 6;

const comparators = new Map<string, '<' | '≤' | '>' | '≥'>([
  ['<', '<'],
  ['<=', '≤'],
  ['>', '>'],
  ['>=', '≥'],
]);

/** Qualitative answers whose text may be in any language. SNOMED CT and LOINC answer codes. */
const answers = new Map<string, string>([
  ['260385009', '阴性'],
  ['10828004', '阳性'],
  ['260415000', '未检出'],
  ['260373001', '检出'],
  ['131194007', '无反应'],
  ['11214006', '有反应'],
  ['260405006', '微量'],
  ['LA6577-6', '阴性'],
  ['LA6576-8', '阳性'],
  ['LA11883-8', '未检出'],
  ['LA11882-0', '检出'],
]);

/** The words of a coded answer; where our rules cannot read the text, the code says it. */
export function answerText(codes: readonly string[], text: string): string {
  const known = codes.map((code) => answers.get(code)).find((word) => word !== undefined);
  const kind = parseResult(text).kind;
  return known !== undefined && (kind === 'text' || kind === 'empty') ? known : text;
}

export function conceptText(concept: CodeableConcept | undefined): string {
  const coding = concept?.coding?.[0];
  return cleanText(concept?.text ?? coding?.display ?? coding?.code ?? '');
}

function conceptCodes(concept: CodeableConcept | undefined): string[] {
  return (concept?.coding ?? []).flatMap(({ code }) => (code === undefined ? [] : [code.trim()]));
}

function unitsOf({ code, unit }: Quantity): string[] {
  const units = [code, unit].map((text) => cleanText(text ?? '')).filter((text) => text !== '');
  return [...new Set(units)];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function quantity(given: Quantity): FhirValue | Reason {
  if (!isNumber(given.value)) return { reason: '结果不是数字' };
  const comparator = given.comparator === undefined ? '' : comparators.get(given.comparator);
  if (comparator === undefined) return { reason: `不认识的比较符 ${given.comparator ?? ''}` };
  const units = unitsOf(given);
  // More digits than any laboratory prints are noise of the program that wrote them.
  const isNoisy = String(given.value).replace(/\D/g, '').length > NOISE_DIGITS;
  const digits = printNumber(given.value, isNoisy);
  return {
    value: { kind: 'quantity', comparator, value: given.value, digits },
    units,
    printedUnit: cleanText(given.unit ?? given.code ?? ''),
  };
}

function words(text: string): FhirValue {
  return { value: { kind: 'text', text }, units: [], printedUnit: '' };
}

function titre({ numerator, denominator }: NonNullable<ObservationPart['valueRatio']>): FhirValue | Reason {
  const isTitre = numerator?.value === 1 && isNumber(denominator?.value) && !numerator.unit && !denominator.unit;
  return isTitre ? words(`1:${denominator.value}`) : { reason: '不支持的结果类型 valueRatio（只支持滴度 1:n）' };
}

function span({ low, high }: NonNullable<ObservationPart['valueRange']>): FhirValue | Reason {
  const units = [low, high].map((end) => (end ? unitsOf(end) : []));
  const isOneUnit = units[0]?.join() === units[1]?.join();
  if (!isNumber(low?.value) || !isNumber(high?.value) || !isOneUnit) return { reason: 'valueRange 不完整或单位不一' };
  const value: SourceValue = { kind: 'text', text: `${low.value}-${high.value}` };
  return { value, units: units[0] ?? [], printedUnit: cleanText(low.unit ?? low.code ?? '') };
}

/** The result of an observation or a component, or the reason why it has none. */
export function readFhirValue(part: ObservationPart): FhirValue | Reason {
  const given = Object.keys(part).filter((key) => /^value[A-Z]/.test(key));
  if (part.dataAbsentReason) {
    const why = `dataAbsentReason: ${conceptText(part.dataAbsentReason) || '未说明'}`;
    return { reason: given.length === 0 ? `没有结果（${why}）` : `既有结果又有 ${why}` };
  }
  if (given.length > 1) return { reason: `有多个结果（${given.join('、')}）` };
  if (part.valueQuantity) return quantity(part.valueQuantity);
  if (part.valueRatio) return titre(part.valueRatio);
  if (part.valueRange) return span(part.valueRange);
  if (part.valueInteger !== undefined) return quantity({ value: part.valueInteger });
  const { valueCodeableConcept: concept } = part;
  const text = concept ? answerText(conceptCodes(concept), conceptText(concept)) : cleanText(part.valueString ?? '');
  if (text !== '') return words(text);
  const other = given.find((key) => key !== 'valueString' && key !== 'valueCodeableConcept');
  return { reason: other === undefined ? '没有结果' : `不支持的结果类型 ${other}` };
}

const sexCodes = new Map([
  ['male', '男'],
  ['m', '男'],
  ['248153007', '男'],
  ['female', '女'],
  ['f', '女'],
  ['248152002', '女'],
]);

/** Ranges of the other sex or of other ages do not speak about this person. */
function isAbout(range: ReferenceRange, patient: SourcePatient, time: string): boolean {
  const sexes = (range.appliesTo ?? []).flatMap(conceptCodes).map((code) => sexCodes.get(code.toLowerCase()));
  const named = sexes.filter((sex) => sex !== undefined);
  if (named.length > 0 && !named.includes(patient.gender)) return false;
  const age = ageOn(patient.birthDate, time.slice(0, 10));
  const years = (end: Quantity | undefined) => (end && unitsOf(end).includes('a') ? end.value : undefined);
  return age >= (years(range.age?.low) ?? 0) && age <= (years(range.age?.high) ?? Infinity);
}

function isNormal({ type }: ReferenceRange): boolean {
  const codes = conceptCodes(type);
  return codes.length === 0 || codes.includes('normal');
}

function boundOf(given: Quantity | undefined): SourceBound | undefined {
  if (!isNumber(given?.value)) return undefined;
  return { value: given.value, digits: printNumber(given.value, false), units: unitsOf(given) };
}

function rangeText({ low, high, text }: ReferenceRange): string {
  return cleanText(text ?? '') || `${low?.value ?? ''}–${high?.value ?? ''}`;
}

/** The source's own interval for this person. Several that stay are kept as their texts, which judge nothing. */
export function readFhirRange(ranges: readonly ReferenceRange[], patient: SourcePatient, time: string): SourceRange {
  const fitting = ranges.filter((range) => isNormal(range) && isAbout(range, patient, time));
  const [range] = fitting;
  if (!range) return { kind: 'text', text: '' };
  if (fitting.length > 1) return { kind: 'text', text: fitting.map(rangeText).join('；') };
  const low = boundOf(range.low);
  const high = boundOf(range.high);
  return low || high ? { kind: 'bounds', low, high } : { kind: 'text', text: cleanText(range.text ?? '') };
}

/** Flags as the source codes them: `H`, `HH`, `POS`; its text where it has no code. */
export function readFhirFlag(interpretation: readonly CodeableConcept[] | undefined): string {
  return (interpretation ?? [])
    .map((concept) => conceptCodes(concept)[0] ?? conceptText(concept))
    .filter((flag) => flag !== '')
    .join(',');
}
