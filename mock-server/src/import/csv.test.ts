import { describe, expect, it } from 'vitest';
import { readCsvRecords } from '../tables/csv-records.ts';
import {
  importedPatients,
  importInto,
  openWorldForImport,
  rowsOf,
  storedRows,
  timesOf,
} from './import.test-support.ts';
import { importBytes, importText } from './import.ts';

const header = 'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range,flag,status';
const chinese = '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位,参考区间,标志,状态';
const who = '88,高远,男,1958-07-01,2025-11-10 08:00';
const csv = (...lines: string[]) => [header, ...lines].join('\n');
const read = (...lines: string[]) => importInto(openWorldForImport(), csv(...lines));

describe('readCsvRecords', () => {
  it('follows RFC 4180', () => {
    const text = '\ufeffa,"b ""c"", d"\r\n"two\r\nlines",\n\nlast,1';
    expect([...readCsvRecords(text)]).toEqual([
      { line: 1, fields: ['a', 'b "c", d'] },
      { line: 2, fields: ['two\r\nlines', ''] },
      { line: 5, fields: ['last', '1'] },
    ]);
  });
});

describe('a CSV file', () => {
  it.each([header, chinese])('is known by its header: %s', (names) => {
    const { world, account, rows } = importInto(
      openWorldForImport(),
      `\ufeff${names}\r\n${who},肌酐,血清,1.2,mg/dL,0.6-1.3,,\r\n${who},"白细胞计数",全血,↑12.5,10^9/L,"3.5-9.5",↑,\r\n`,
    );
    expect(account).toMatchObject({ format: 'CSV', rows: 2, reports: 1 });
    // 1.2, 0.6 and 1.3 mg/dL × 88.40 = 106.1, 53.04 and 114.9 μmol/L.
    expect(rows).toContain('CREA 106.1 μmol/L [53.04–114.9]');
    expect(importedPatients(world)).toMatchObject([{ name: '高远', gender: '男', birth_date: '1958-07-01' }]);
    expect(timesOf(world)).toEqual(['2025-11-10T08:00:00+08:00']);
  });

  it('takes codes of the catalogue, LOINC codes and names, the columns in any order', () => {
    const text = [
      'result,unit,loinc,code,item,patient_id,name,sex,birth_date,time',
      '4.4,mmol/L,2823-3,,血钾,88,高远,1,19580701,2025-11-10',
      '7.1,mmol/L,,GLU,血糖,88,高远,1,19580701,2025-11-10',
      '阴性,,,,乙肝表面抗原,88,高远,1,19580701,2025-11-10',
      '阴性,,,NOPE,,88,高远,1,19580701,2025-11-10',
    ].join('\n');
    const { rows, reasons } = importInto(openWorldForImport(), text);
    expect(rows.filter((row) => !row.startsWith('!'))).toEqual(['GLU 7.1 mmol/L', 'HBSAG 阴性', 'K 4.4 mmol/L']);
    expect(reasons).toEqual(['检验目录中没有项目代码 NOPE']);
  });

  it('finds the item of a fluid by its specimen', () => {
    expect(read(`${who},葡萄糖,脑脊液,3.1,mmol/L,,,`).rows).toEqual(['CSF-GLU 3.1 mmol/L']);
    expect(read(`${who},GLU,尿液,2+,,,,`).rows).toEqual(['UGLU 2+']);
  });

  it('keeps a range it cannot convert as it is, with its unit, so that nothing is judged by it', () => {
    expect(read(`${who},肌酐,血清,1.2,mg/dL,见附表,,`).rows).toEqual(['CREA 106.1 μmol/L [见附表]']);
    expect(read(`${who},肌酐,血清,1.2,mg/dL,男 0.6-1.3 女 0.5-1.1,,`).rows).toEqual([
      'CREA 106.1 μmol/L [男53.04–114.9 女44.2–97.24]',
    ]);
  });

  it('lists each line it cannot use with its number and reason', () => {
    const { account } = read(
      `${who},钾,血清,4.4,mmol/L,,,`,
      `${who},钾,血清,4.4,mmol/L,,,`,
      `${who},钠,血清,140`,
      `${who},氯,血清,,mmol/L,,,`,
      `${who},月相,血清,1,,,,`,
      `${who},钙,血清,2.3,mmol/L,,,也许`,
      '88,高远,男,1958-07-01,昨天,镁,血清,0.9,mmol/L,,,',
      '89,无名,不详,1958-07-01,2025-11-10,镁,血清,0.9,mmol/L,,,',
      '88,高近,男,1958-07-01,2025-11-10,镁,血清,0.9,mmol/L,,,',
      ',高远,男,1958-07-01,2025-11-10,镁,血清,0.9,mmol/L,,,',
    );
    expect(account).toMatchObject({ rows: 10, taken: 1 });
    expect(account.refused.map(({ place, reason }) => `${place}：${reason}`)).toEqual([
      expect.stringMatching(/^第 3 行 钾：已经导入过/),
      '第 4 行 钠：有 8 列，表头有 12 列',
      '第 5 行 氯：没有结果',
      '第 6 行 月相：检验目录中没有「月相」（血清）',
      '第 7 行 钙：不认识的状态「也许」',
      '第 8 行 镁：没有可用的时间「昨天」',
      '第 9 行 镁：该结果的患者不能导入：患者没有可用的性别',
      '第 10 行 镁：患者编号 88 已属于另一人（姓名、性别或出生日期不同）',
      '第 11 行 镁：该结果的患者不能导入：患者没有编号',
    ]);
  });

  it('is taken once, says which columns it does not read, and follows corrections', () => {
    const world = openWorldForImport();
    const text = `${header},doctor\n${who},钾,血清,4.4,mmol/L,,,,李`;
    expect(importText(world, 'a.csv', text).notes).toEqual([{ place: '表头', note: '列「doctor」未读取' }]);
    expect(importText(world, 'b.csv', text)).toMatchObject({ rows: 1, taken: 0, reports: 0 });
    expect(importText(world, 'c.csv', csv(`${who},钾,血清,4.9,mmol/L,,,更正`))).toMatchObject({ taken: 1, reports: 0 });
    expect(rowsOf(world)).toEqual(['K 4.9 mmol/L']);
    expect(storedRows(world)[0]?.source_status).toBe('corrected');
  });

  it.each([
    [
      'without a needed column',
      'patient_id,name,sex,time,item,result\n1,a,男,2025-11-10,钾,4',
      '表头缺少 出生日期（birth_date）',
    ],
    [
      'without any column for the item',
      'patient_id,name,sex,birth_date,time,result\n1,a,男,1958-07-01,2025-11-10,4',
      '项目名称（item）',
    ],
    ['with a column twice', `${header},结果\n`, '「结果」出现两次'],
    ['of a header alone', header, 'CSV 只有表头'],
    ['with a quote left open', csv(`${who},"钾,血清,4.4`), '引号不成对'],
  ])('%s is refused whole', (_what, text, reason) => {
    const world = openWorldForImport();
    expect(importText(world, 'bad.csv', text)).toMatchObject({
      rows: 0,
      taken: 0,
      reason: expect.stringContaining(reason) as string,
    });
    expect(importedPatients(world)).toEqual([]);
  });

  it('in GB18030 is refused whole: only HL7 names its character set', () => {
    const bytes = Buffer.from([...Buffer.from(`${header}\n1,`), 0xcd, 0xf5]);
    expect(importBytes(openWorldForImport(), 'gb.csv', bytes).reason).toBe('内容不是 UTF-8 编码');
  });
});
