import { COMPARATOR_CODES } from './columns.ts';
import { ageAt } from './conditions.ts';
import { columnName } from './dictionary.ts';
import { NO_ENTRY } from './outcome.ts';
import { THRESHOLD } from './suppress.ts';
import { variableOf, type Dated, type Variable } from './variables.ts';

export interface RowsFile {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What was changed so that nobody can be told. */
  readonly changes: readonly string[];
}

/** From this age on people are one class. */
const OLDEST = 90;
/** Widths of the age bands, in years, tried in turn. The last is everybody in one. */
const WIDTHS = [5, 10, 15, 20, 30, 45, OLDEST + 1];

/** An unknown birth date is a value of its own; where everybody is in one band, who has it is too: nobody stands apart by what is missing. */
function bandOf(age: number | undefined, width: number): string {
  if (width > OLDEST) return '全部';
  if (age === undefined) return '';
  if (age >= OLDEST) return `≥${OLDEST}`;
  const from = Math.floor(age / width) * width;
  return `${from}–${Math.min(from + width, OLDEST) - 1}`;
}

const [NARROWEST = 5] = WIDTHS;

interface Person {
  readonly patient: number;
  readonly minute: number;
  readonly age: number | undefined;
  readonly sex: string;
  readonly department: string;
}

const SEX = ['', '男', '女'];

function peopleOf({ store, entry }: Dated, members: Uint8Array): Person[] {
  return [...members.entries()].flatMap(([patient, bit]) => {
    const minute = entry[patient] ?? NO_ENTRY;
    if (bit !== 1 || minute === NO_ENTRY) return [];
    return [
      {
        patient,
        minute,
        age: ageAt(store, patient, minute),
        sex: SEX[store.sex[patient] ?? 0] ?? '',
        department: store.departments[store.department[patient] ?? 0] ?? '',
      },
    ];
  });
}

type Say = (person: Person) => string;

/** Whether every combination is shared by ten people. */
function isShared(people: readonly Person[], parts: readonly Say[]): boolean {
  const sizes = new Map<string, number>();
  for (const person of people) {
    const key = parts.map((say) => say(person)).join('|');
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return [...sizes.values()].every((size) => size >= THRESHOLD);
}

interface Disguise {
  readonly band: Say;
  readonly sex: Say | undefined;
  readonly department: Say | undefined;
  readonly changes: readonly string[];
}

const departmentOf: Say = ({ department }) => department;
const sexOf: Say = ({ sex }) => sex;

/** How people are told so that at least ten share each combination of age, sex and department: the bands widen until they do. */
function disguise(people: readonly Person[], wantsDepartment: boolean): Disguise {
  const departments = wantsDepartment && isShared(people, [departmentOf]) ? [departmentOf, undefined] : [undefined];
  for (const department of departments) {
    for (const sex of [sexOf, undefined]) {
      for (const width of WIDTHS) {
        const band: Say = ({ age }) => bandOf(age, width);
        if (!isShared(people, [band, ...(sex ? [sex] : []), ...(department ? [department] : [])])) continue;
        return {
          band,
          sex,
          department,
          changes: [
            ...(width > NARROWEST ? [width > OLDEST ? '年龄段合为一类' : `年龄段放宽到 ${width} 岁`] : []),
            ...(sex === undefined ? ['不含性别'] : []),
            ...(wantsDepartment && department === undefined ? ['不含科室：有科室不足 10 人'] : []),
          ],
        };
      }
    }
  }
  return {
    band: () => '全部',
    sex: undefined,
    department: undefined,
    changes: ['年龄段合为一类', '不含性别', '不含科室'],
  };
}

/** Numbers in random order, each once: they tell nothing of who came first. */
function shuffled(length: number, random: () => number): number[] {
  const numbers = Array.from({ length }, (_, index) => index + 1);
  for (let index = length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [numbers[index], numbers[other]] = [numbers[other] ?? 0, numbers[index] ?? 0];
  }
  return numbers;
}

const PERSON_CODES = ['age', 'sex', 'department'];

const isMissing = ({ values }: Variable, patient: number): boolean => Number.isNaN(values[patient] ?? NaN);

/** Comparator, value and day of a number; level, and day where it is a result, of what is none. */
function valueCells(variable: Variable, patient: number): string[] {
  const { kind, levels, values, comparators, days } = variable;
  const lacks = isMissing(variable, patient);
  const value = values[patient] ?? NaN;
  const day = days === undefined ? [] : [lacks ? '' : String(days[patient] ?? 0)];
  if (kind === 'category') return [lacks ? '' : (levels[value]?.label ?? ''), ...day];
  const comparator = lacks ? '' : (COMPARATOR_CODES[comparators?.[patient] ?? 0] ?? '');
  return [comparator, lacks ? '' : String(Number(value.toPrecision(6))), ...day];
}

function valueColumns({ kind, code, days }: Variable): string[] {
  const name = columnName(code);
  const day = days === undefined ? [] : [`${name}_day`];
  return kind === 'number' ? [`${name}_comparator`, name, ...day] : [name, ...day];
}

/** Day of the last value of a line; day 0 where it has none. */
function lastDay(variables: readonly Variable[], patient: number): number {
  const days = variables.flatMap((each) => (isMissing(each, patient) ? [] : (each.days?.[patient] ?? [])));
  return days.length === 0 ? 0 : Math.max(...days);
}

/** One line a person: a random number, days from day 0, an age band, values. No date, no name, nothing of the record. */
export function rowsFile(dated: Dated, members: Uint8Array, codes: readonly string[], random: () => number): RowsFile {
  const people = peopleOf(dated, members);
  const told = disguise(people, codes.includes('department'));
  const variables = codes
    .filter((code) => !PERSON_CODES.includes(code))
    .flatMap((code) => variableOf(dated, code) ?? []);
  const numbers = shuffled(people.length, random);
  const rows = people.map((person, index) => [
    String(numbers[index] ?? 0),
    String(lastDay(variables, person.patient)),
    told.band(person),
    ...(told.sex ? [told.sex(person)] : []),
    ...(told.department ? [told.department(person)] : []),
    ...variables.flatMap((variable) => valueCells(variable, person.patient)),
  ]);
  return {
    columns: [
      'subject_no',
      'day',
      'age_band',
      ...(told.sex ? ['sex'] : []),
      ...(told.department ? ['department'] : []),
      ...variables.flatMap(valueColumns),
    ],
    rows: rows.toSorted((a, b) => Number(a[0]) - Number(b[0])),
    changes: ['日期改为距入组天数', `年龄 ≥ ${OLDEST} 合为一类`, ...told.changes],
  };
}
