import { Refusal } from '../contract/refusal.ts';
import { readCsvRecords, UnreadableCsv, type CsvRecord } from '../tables/csv-records.ts';
import { COLUMN_NAMES, ROLE_NAMES, type AccountFields } from '../store/account-records.ts';

/** Head line of the file; 账号, 姓名, 角色 and 手机号 must be there. */
const HEADINGS = {
  账号: 'user_name',
  姓名: 'nickname',
  角色: 'role',
  科室: 'department',
  职称: 'title',
  手机号: 'phone',
  栏目权限: 'permission_column',
  有效期: 'expires_on',
} as const;
const NEEDED = ['账号', '姓名', '角色', '手机号'] as const;
const MOST_LINES = 2000;

export interface AccountLine {
  /** Line in the file, 1 = head line. */
  readonly line: number;
  /** Why the line cannot be read; undefined where it can. */
  readonly problem: string | undefined;
  readonly draft: Partial<AccountFields> & { readonly user_name: string };
}

/** A role by its name or its number; undefined where it is neither. */
function roleOf(text: string): number | undefined {
  const found = Object.entries(ROLE_NAMES).find(([number, name]) => name === text || number === text);
  return found && Number(found[0]);
}

/** A column permission by its name or its number; undefined where it is neither. */
function columnOf(text: string): string | undefined {
  return Object.entries(COLUMN_NAMES).find(([number, name]) => name === text || number === text)?.[0];
}

function readRecords(text: string): CsvRecord[] {
  try {
    return [...readCsvRecords(text)];
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new Refusal(error.message);
    throw error;
  }
}

/** Reads accounts to import. Throws where the head line lacks a column that is needed, or the file has no accounts. */
export function readAccountCsv(text: string): AccountLine[] {
  const [head, ...records] = readRecords(text);
  const columns = head?.fields.map((cell) => cell.trim()) ?? [];
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new Refusal(`表头缺少：${missing.join('、')}`);
  const lines = records.filter(({ fields }) => fields.some((cell) => cell.trim() !== ''));
  if (lines.length === 0) throw new Refusal('文件中没有账号');
  if (lines.length > MOST_LINES) throw new Refusal(`一次最多导入 ${MOST_LINES} 个账号`);
  return lines.map(({ fields, line }) => {
    const cell = (name: keyof typeof HEADINGS) => fields[columns.indexOf(name)]?.trim() ?? '';
    const role = roleOf(cell('角色'));
    const columnTexts = cell('栏目权限')
      .split(/[\s、;；]+/)
      .filter(Boolean);
    const unknown = columnTexts.find((text) => columnOf(text) === undefined);
    const noColumn = unknown === undefined ? undefined : `没有栏目「${unknown}」`;
    return {
      line,
      problem: role === undefined ? `没有角色「${cell('角色')}」` : noColumn,
      draft: {
        user_name: cell('账号'),
        nickname: cell('姓名'),
        ...(role !== undefined && { role }),
        department: cell('科室'),
        title: cell('职称'),
        phone: cell('手机号'),
        permission_column: columnTexts.flatMap((text) => columnOf(text) ?? []),
        expires_on: cell('有效期'),
      },
    };
  });
}
