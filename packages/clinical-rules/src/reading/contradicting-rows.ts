import { findItemByName, isSpecimenOfOtherSex } from '../catalogue/catalogue.ts';
import { hourOf } from '../catalogue/printed-name.ts';
import { referenceChange } from '../plausible/reference-change.ts';
import { earlierReports } from '../record/earlier-reports.ts';
import type { JudgedReport, PatientRecord } from '../record/judged.ts';
import { filtrationContradiction, gapContradiction, gasContradiction } from './contradicting-figures.ts';
import type { Contradiction } from './contradicting-figures.ts';
import { actionsFor } from './actions.ts';
import { figure } from './change.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { organOf } from './organs.ts';
import type { Row } from './rows.ts';
import { sampleOf } from './sample-of.ts';
import { isNamedAsPrinted } from './words.ts';

/** Sums and quotients that hold in every specimen, with how far they may be off (J-55; ours). */
const PROTEIN_GAP = 5;
const SUM_LOW = 97;
const SUM_HIGH = 103;
const MCHC_LOW = 280;
const MCHC_HIGH = 380;
const DIFFERENTIAL = ['NEUT%', 'LYM%', 'MONO%', 'EO%', 'BASO%'];
/** Cells that a film counts beside the five kinds: with them a sum below 100 % may be whole. */
const BESIDE_DIFFERENTIAL = ['BLAST', 'MYELO', 'ALYM'];

const toldOf = (rows: readonly Row[]): string => rows.map((row) => `${row.subject} ${row.valueText}`).join('，');

/** 「钾(血清) 6.4 mmol/L」: of two samples each by the name that tells it. */
const sampledOf = (rows: readonly Row[]): string =>
  rows.map(({ judged: { printed }, valueText }) => `${printed.name} ${valueText}`).join('，');

/** Results of one item that are shown beside each other. */
const SHOWN_OF_ONE = 6;

function twice(rows: readonly Row[]): Contradiction[] {
  const groups = Map.groupBy(
    rows.filter(({ value, code }) => value !== null && !isNamedAsPrinted(code)),
    ({ code, judged }) => `${code} ${judged.printed.specimen} ${hourOf(judged.printed.name)}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    if (first?.value == null || second?.value == null) return [];
    if (Math.abs(first.value - second.value) < referenceChange(first.code, first.value)) return [];
    const shown = group.slice(0, SHOWN_OF_ONE);
    const more = group.length > shown.length ? `等 ${group.length} 个` : '';
    const values = shown.map(({ judged }) => judged.printed.result).join('、');
    const isOneSample = new Set(group.map(sampleOf)).size === 1;
    const title = `${isOneSample ? '同一标本两个结果' : '两种标本结果不符'}：${values}${more}，请核对`;
    const note = `${isOneSample ? toldOf(shown) : sampledOf(shown)}${more}`;
    return [{ key: `twice:${first.code}`, title, lead: `${first.subject}${title}`, note, rows: group }];
  });
}

/** Cultures and smears are done several times: one that grows nothing contradicts no other. */
const SEVERAL = /培养|涂片|染色|镜检|潜血|隐血/;

/** What tells two tests of one item apart: their method, their antibody, their virus, their turn. Of those one may react and the other not. */
const TURN =
  /IgG|IgM|IgA|C3d|TPPA|TPHA|RPR|TRUST|VDRL|ELISA|明胶|颗粒|凝集|甲苯胺红|胶体金|发光|酶免|酶联|金标|免疫印迹|核酸|HSV-?[12]?|单纯疱疹|[1-2ⅠⅡ]型|VZV|水痘|肠道病毒|\bEV\b|初筛|初检|复检|复查|复测|确证|POCT|床旁|快速/gi;

/** The marks of a name beside what it has in common with its item: words in brackets that are another name of it are none. */
function testOf({ code, judged: { printed } }: Row): string {
  const name = printed.name.normalize('NFKC');
  if (isNamedAsPrinted(code)) return name.toUpperCase();
  const told = [...name.matchAll(/[([]([^)\]]*)[)\]]/g)]
    .map(([, inner = '']) => inner.trim())
    .filter((inner) => inner !== '' && findItemByName(inner, printed.specimen)?.code !== code);
  return [...told, ...(name.match(TURN) ?? [])].join(' ').toUpperCase();
}

/** Results in words, or a word and a figure, of which one is as it should be and the other is not: 阴性 and 阳性. */
function oppositeWords(rows: readonly Row[]): Contradiction[] {
  // One of the two is no bare figure: of thousands of rows a few are looked at.
  const worded = new Set(rows.filter(({ value }) => value === null).map(({ code }) => code));
  if (worded.size === 0) return [];
  const groups = Map.groupBy(
    rows.filter(({ code, judged: { item } }) => worded.has(code) && item !== undefined && !SEVERAL.test(item.name)),
    (row) => `${row.code} ${row.judged.printed.specimen} ${hourOf(row.judged.printed.name)} ${testOf(row)}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [usual, other] = (['normal', 'abnormal'] as const).map((state) =>
      group.find(({ judged: { flag } }) => flag.state === state),
    );
    // Two figures are told by their difference.
    if (usual === undefined || other === undefined || (usual.value !== null && other.value !== null)) return [];
    const both = [usual, other].toSorted((a, b) => a.order - b.order);
    const title = `同一标本两个结果：${both.map(({ judged }) => judged.printed.result).join('、')}，请核对`;
    return [{ key: `twice:${usual.code}`, title, lead: `${usual.subject}${title}`, rows: both }];
  });
}

/** A random glucose from here on, and below, is none that food explains (ADA 2024). */
const RANDOM_USUAL = { low: 3.9, high: 11.1 };

/** A fasting glucose within its interval beside a random one that is critical, or the other way round: both are told, and that they differ. */
function glucoses(rows: readonly Row[]): Contradiction[] {
  const [fasting, random] = ['GLU', 'GLU-R'].map((code) => rows.find((row) => row.code === code));
  if (fasting === undefined || random === undefined) return [];
  const isUsual = random.value !== null && random.value >= RANDOM_USUAL.low && random.value < RANDOM_USUAL.high;
  const isOff =
    (random.judged.flag.critical !== undefined && fasting.judged.flag.state === 'normal') ||
    (fasting.judged.flag.critical !== undefined && isUsual);
  if (!isOff) return [];
  const values = [fasting, random].map(({ judged }) => judged.printed.result).join('、');
  return [{ key: 'glucose', title: `空腹与随机血糖不符：${values}，请核对标本与采血时间`, rows: [random, fasting] }];
}

/** A share of a film that the catalogue takes as found or not: its printed figure. */
function countedOf(rows: readonly Row[], code: string): number {
  const counted = Number.parseFloat(rows.find((row) => row.code === code)?.judged.printed.result ?? '');
  return Number.isFinite(counted) ? counted : 0;
}

function sums(rows: readonly Row[]): Contradiction[] {
  const find = (code: string): Row | undefined => rows.find((row) => row.code === code && row.value !== null);
  const [direct, total] = [find('DBIL'), find('TBIL')];
  const [protein, albumin, globulin] = [find('TP'), find('ALB'), find('GLO')];
  const cells = DIFFERENTIAL.map(find);
  const sum = cells.reduce((whole, row) => whole + (row?.value ?? Number.NaN), 0);
  const beside = BESIDE_DIFFERENTIAL.reduce((whole, code) => whole + countedOf(rows, code), 0);
  const [haemoglobin, haematocrit] = [find('HGB'), find('HCT')];
  const quotient = (haemoglobin?.value ?? Number.NaN) / (haematocrit?.value ?? Number.NaN);
  const is = (
    holds: boolean,
    key: string,
    title: string,
    all: readonly (Row | undefined)[],
    result = '',
  ): Contradiction[] => {
    const touched = all.filter((row) => row !== undefined);
    return holds
      ? [{ key, title, ...(result === '' ? {} : { note: `${toldOf(touched)}，${result}` }), rows: touched }]
      : [];
  };
  return [
    ...is((direct?.value ?? 0) > (total?.value ?? Infinity), 'bilirubin', '直接胆红素高于总胆红素，请核对', [
      direct,
      total,
    ]),
    ...is(
      Math.abs((protein?.value ?? Number.NaN) - (albumin?.value ?? Number.NaN) - (globulin?.value ?? Number.NaN)) >
        PROTEIN_GAP,
      'protein',
      '总蛋白与白蛋白、球蛋白之和不符，请核对',
      [protein, albumin, globulin],
    ),
    ...is(
      sum + beside < SUM_LOW || sum > SUM_HIGH,
      'differential',
      '白细胞分类之和不为 100%，请核对',
      cells,
      `合计 ${figure(sum, 1)} %`,
    ),
    ...is(quotient < MCHC_LOW || quotient > MCHC_HIGH, 'red-cells', '血红蛋白与红细胞比容不符，请核对标本', [
      haemoglobin,
      haematocrit,
    ]),
  ];
}

/** J-57: two steady items far apart from a result of the last two days, in opposite directions or both at once: whose blood is it? */
const IDENTITY_CODES = ['CREA', 'HGB', 'ALB', 'MCV'];
const IDENTITY_TIMES = 4;
const IDENTITY_HOURS = 48;

/** fL within days, without a transfusion: red cells do not change their size so fast. */
const CELL_VOLUME_MORE = 5;
const CELL_VOLUME_HOURS = 168;
const TRANSFUSED = /输血|输注/;

function isNewCellVolume({ code, change }: Row): boolean {
  if (code !== 'MCV' || change === null || change.hours > CELL_VOLUME_HOURS) return false;
  return Math.abs(change.difference) > CELL_VOLUME_MORE;
}

function identity(rows: readonly Row[], tags: readonly string[]): Contradiction[] {
  const moved = rows.filter(({ code, change, factor }) => {
    if (!IDENTITY_CODES.includes(code) || change === null || change.hours > IDENTITY_HOURS) return false;
    return Math.abs(change.difference * factor) > IDENTITY_TIMES * referenceChange(code, change.from.value * factor);
  });
  const isBothWays =
    moved.some(({ change }) => (change?.difference ?? 0) > 0) &&
    moved.some(({ change }) => (change?.difference ?? 0) < 0);
  const cells = tags.some((tag) => TRANSFUSED.test(tag)) ? [] : rows.filter(isNewCellVolume);
  const touched = isBothWays ? moved : cells;
  if (touched.length === 0) return [];
  const note = touched.map((row) => `${row.subject} ${row.valueText}，${row.change?.text ?? ''}`).join('，');
  return [{ key: 'identity', title: '与上次差异过大，请核对标本身份', note, rows: touched }];
}

/** Names of what never changes, unless somebody else's marrow took over. */
const BLOOD_GROUP = /血型/;
const TITRE = /效价|抗体/;
const TRANSPLANTED = /移植/;

const groupText = (result: string): string =>
  result
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s型性()]/g, '');

/** The last result of a name before a report, as printed. */
function lastPrinted(record: PatientRecord, judged: JudgedReport, name: string): string | undefined {
  for (const { printed } of earlierReports(record, judged)) {
    const found = printed.find((row) => row.name === name && groupText(row.result) !== '');
    if (found !== undefined) return found.result;
  }
  return undefined;
}

/** J-57: a blood group that is another one than before. */
function bloodGroup(record: PatientRecord, judged: JudgedReport, rows: readonly Row[]): Contradiction[] {
  const { tags } = record.patient;
  if (tags.some((tag) => TRANSPLANTED.test(tag))) return [];
  return rows.flatMap((row): Contradiction[] => {
    const { name, result } = row.judged.printed;
    if (!BLOOD_GROUP.test(name) || TITRE.test(name) || groupText(result) === '') return [];
    const before = lastPrinted(record, judged, name);
    if (before === undefined || groupText(before) === groupText(result)) return [];
    const note = `${name} ${result}，上次 ${before}`;
    const title = '与上次差异过大，请核对标本身份';
    return [{ key: `group:${row.code || name}`, title, lead: `${note}，请核对标本身份`, note, rows: [row] }];
  });
}

/** A specimen that nobody of the patient's sex has. */
function otherSex(rows: readonly Row[], { person }: JudgedReport): Contradiction[] {
  const all = rows.filter(({ judged: { item } }) => item !== undefined && isSpecimenOfOtherSex(item, person.sex));
  const sex = person.sex === 'male' ? '男' : '女';
  return all.length === 0 ? [] : [{ key: 'sex', title: `标本与性别（${sex}）不符，请核对标本身份`, rows: all }];
}

/** Rows that cannot all be right: the figures stand, and the contradiction is said beside them. */
export function contradictionFindings(rows: readonly Row[], judged: JudgedReport, record: PatientRecord): Finding[] {
  const all = [
    ...twice(rows),
    ...oppositeWords(rows),
    ...glucoses(rows),
    ...sums(rows),
    ...gasContradiction(rows),
    ...gapContradiction(rows),
    ...filtrationContradiction(rows, judged),
    ...identity(rows, record.patient.tags),
    ...bloodGroup(record, judged, rows),
    ...otherSex(rows, judged),
  ];
  return all.map(({ key, title, lead = title, note, rows: touched }) => {
    const told = note ?? toldOf(touched);
    const [first] = touched;
    return plainFinding(
      {
        id: `contradiction:${key}`,
        kind: 'suspect',
        title,
        text: `${title}（${told}）`,
        lead,
        urgency: 2,
        evidences: touched.map(({ id }) => id),
        valueText: first?.valueText ?? '',
        actions: actionsFor('suspect') ?? [],
        rank: {
          harm: 'E',
          organ: `contradiction:${organOf(first?.code ?? '')}`,
          catalogueOrder: first?.catalogueOrder ?? 0,
          rowOrder: first?.order ?? 0,
        },
      },
      judged.report.report_time,
    );
  });
}
