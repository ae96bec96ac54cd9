import { describe, expect, it } from 'vitest';
import {
  importedPatients,
  importInto,
  openWorldForImport,
  rowsOf,
  storedRows,
  timesOf,
} from './import.test-support.ts';
import { importBytes, importText } from './import.ts';

const msh = 'MSH|^~\\&|LIS|North Hospital|HIS|Here|20251110100000||ORU^R01|1|P|2.5.1';
const pid = 'PID|1||4711^^^North^MR||Lindqvist^Maja||19600203|F';
const obr = 'OBR|1||L-1|PAN^Panel^L|||20251110093000';

function obx(
  code: string,
  value: string,
  more: {
    type?: string;
    unit?: string;
    range?: string;
    flag?: string;
    status?: string;
    time?: string;
    sub?: string;
  } = {},
) {
  const { type = 'NM', unit = '', range = '', flag = '', status = 'F', time = '', sub = '' } = more;
  return `OBX|1|${type}|${code}|${sub}|${value}|${unit}|${range}|${flag}|||${status}|||${time}`;
}

const message = (...segments: string[]) => [msh, pid, obr, ...segments].join('\r');
const read = (...segments: string[]) => importInto(openWorldForImport(), message(...segments));
const creatinine = '2160-0^Creatinine^LN';
const potassium = '2823-3^Potassium^LN';

describe('an HL7 v2 ORU^R01 message', () => {
  it('becomes a patient with results in the units of the catalogue, ranges and flags as given', () => {
    const { world, account, rows } = read(
      obx(creatinine, '1.50', { unit: 'mg/dL', range: '0.5-1.1', flag: 'H' }),
      obx(potassium, '4.10', { unit: 'mmol/L', range: '3.5-5.1', flag: 'N' }),
    );
    expect(account).toMatchObject({ format: 'HL7 v2 ORU^R01', rows: 2, taken: 2, reports: 1, refused: [] });
    // 1.5, 0.5 and 1.1 mg/dL × 88.40 = 132.6, 44.2 and 97.24 μmol/L; what needs no conversion stays as printed.
    expect(rows).toEqual(['CREA 132.6 μmol/L [44.2–97.24] H', 'K 4.10 mmol/L [3.5-5.1] N']);
    expect(storedRows(world).map(({ source_text: text }) => text)).toEqual(['1.50 mg/dL', '']);
    expect(importedPatients(world)).toMatchObject([
      { name: 'Maja Lindqvist', gender: '女', birth_date: '1960-02-03', inpatient_no: '4711' },
    ]);
  });

  it.each(['\r', '\n', '\r\n'])('may end its lines with %j', (end) => {
    const text = message(obx(potassium, '4.1', { unit: 'mmol/L' })).replaceAll('\r', end);
    expect(importInto(openWorldForImport(), `${text}${end}`).account).toMatchObject({ rows: 1, taken: 1 });
  });

  it('may come several to a file, framed by MLLP, in a batch', () => {
    const [one, other] = ['4.1', '4.4'].map((value) => message(obx(potassium, value, { unit: 'mmol/L' })));
    const framed = `\u000b${one}\r\u001c\r\u000b${(other ?? '').replace('4711', '4712').replace('L-1', 'L-2')}\r\u001c\r`;
    expect(importInto(openWorldForImport(), framed).account).toMatchObject({ rows: 2, taken: 2, reports: 2 });
    const batch = `FHS|^~\\&\rBHS|^~\\&\r${one}\rBTS|1\rFTS|1`;
    expect(importInto(openWorldForImport(), batch).account).toMatchObject({ rows: 1, taken: 1 });
  });

  it('brings its own delimiters and escapes', () => {
    const own = [
      'MSH*:~!+*LIS*North*HIS*Here*20251110100000**ORU:R01*1*P*2.4',
      'PID*1**4711:::North:MR**Lind!T!qvist:Maja**19600203*F',
      'OBR*1**L-1*PAN*** 20251110093000',
      'OBX*1*ST*HBSAG:HBsAg:L**a!F!b!S!c!T!d!R!e!E!f!.br!g!H!h!N!!X41!!Zx!******F',
    ].join('\r');
    const { world, rows } = importInto(openWorldForImport(), own);
    expect(rows).toEqual(['HBSAG a*b:c+d~e!f\nghA!Zx!']);
    expect(importedPatients(world)[0]?.name).toBe('Maja Lind+qvist');
  });

  it.each([
    ['SN', '<^10', { unit: 'ng/mL' }, 'PSA <10 ng/mL'],
    ['SN', '>=^10', { unit: 'ng/mL' }, 'PSA ≥10 ng/mL'],
    ['ST', '< 0.5', { unit: 'ng/mL' }, 'PSA <0.5 ng/mL'],
    ['ST', '4.20', { unit: 'μg/L' }, 'PSA 4.20 ng/mL'],
    ['FT', 'see note~call us', {}, 'PSA see note\ncall us'],
  ])('reads %s %s', (type, value, more, expected) => {
    expect(read(obx('2857-1^PSA^LN', value, { type, ...more })).rows).toEqual([expected]);
  });

  it.each([
    ['SN', '^1^:^320', 'ANA 1:320'],
    ['CE', '10828004^Detekterad^SCT', 'ANA 阳性'],
    ['CWE', 'N^Negative^L', 'ANA Negative'],
  ])('reads the word or titre %s %s', (type, value, expected) => {
    expect(read(obx('8061-4^ANA^LN', value, { type })).rows).toEqual([expected]);
  });

  it.each([
    ['ED', 'App^^^Base64^AAAA', '不支持的结果类型 ED（OBX-2）'],
    ['NM', 'high', '结果「high」不是数字'],
    ['NM', '4.1~4.2', '一行有 2 个结果'],
    ['NM', '""', '没有结果'],
    ['SN', '<>^4', '不认识的比较符 <>'],
    ['', '4.1', '没有结果类型（OBX-2）'],
  ])('refuses %s %s and says why', (type, value, reason) => {
    const { account, reasons } = read(obx(potassium, value, { type, unit: 'mmol/L' }));
    expect(reasons).toEqual([reason]);
    expect(account.taken + account.refused.length).toBe(account.rows);
    expect(account.refused[0]?.place).toBe('消息 1 第 4 段 OBX 2823-3 Potassium');
  });

  it.each([
    ['giga.l-1', '777-3^Platelets^LN', '221', 'PLT 221 10^9/L'],
    ['K/uL', '777-3^Platelets^LN', '221', 'PLT 221 10^9/L'],
    ['10\\S\\9/L', '777-3^Platelets^LN', '221', 'PLT 221 10^9/L'],
    ['10^9/L', '777-3^Platelets^LN', '221', 'PLT 221 10^9/L'],
    ['^x10^12/L', '789-8^Erythrocytes^LN', '4.5', 'RBC 4.5 10^12/L'],
    ['mEq/L', '17861-6^Calcium^LN', '5.0', 'CA 2.5 mmol/L'],
    ['mEq/L', potassium, '4.1', 'K 4.1 mmol/L'],
    ['mg/dL', '3094-0^Urea nitrogen^LN', '14', 'UREA 4.998 mmol/L'],
    ['mg/dL', '3091-6^Urea^LN', '30', 'UREA 4.995 mmol/L'],
    ['[IU]/mL', '10334-1^CA 125^LN', '12', 'CA125 12 U/mL'],
  ])('converts %s of %s', (unit, code, value, expected) => {
    expect(read(obx(code, value, { unit })).rows).toEqual([expected]);
  });

  it.each([
    ['4548-4^HbA1c^LN', '53', 'mmol/mol', /IFCC/],
    ['DD^D-dimer^L', '0.4', 'mg/L', /FEU 或 DDU/],
    [creatinine, '88', '', /没有单位/],
    [creatinine, '88', 'U/L', /不能换算/],
    [creatinine, '88', 'toString', /不能换算/],
    ['777-3^Platelets^LN', '221', '9/L', /不认识的单位 9\/L/],
    ['constructor^constructor^LN', '1', 'g/L', /检验目录中没有 LOINC constructor/],
    ['9^Moon phase^L', '1', '', /检验目录中没有「Moon phase」/],
    ['WBC^WBC^L', '6', '10^9/L', /须有标本/],
  ])('never guesses: %s %s %s', (code, value, unit, reason) => {
    const { account, reasons, rows } = read(obx(code, value, { unit }));
    expect(account.taken).toBe(0);
    expect(reasons[0]).toMatch(reason);
    // The doctor still sees that there was a result.
    expect(rows[0]).toContain(value);
  });

  it('looks local names up with the specimen of SPM or OBR-15', () => {
    const wbc = obx('WBC^WBC^L', '6', { unit: '10^9/L' });
    expect(read(wbc, 'SPM|1|||BLD^Whole blood').rows).toEqual(['WBC 6 10^9/L']);
    const urine = `${obr}||||||||UR`;
    const text = [msh, pid, urine, obx('GLU^GLU^L', 'Negative', { type: 'ST' })].join('\r');
    expect(importInto(openWorldForImport(), text).rows).toEqual(['UGLU Negative']);
    expect(read(obx(potassium, '40', { unit: 'mmol/L' }), 'SPM|1|||UR').reasons).toEqual([
      '标本为尿液，而 钾 的标本是血清',
    ]);
  });

  it('gives each result its own time, else that of its order, in the zone of the message', () => {
    const { world } = read(
      obx('2345-7^Glucose^LN', '90', { unit: 'mg/dL', time: '20251110080000+0700' }),
      obx(potassium, '4.1', { unit: 'mmol/L' }),
    );
    expect(timesOf(world)).toEqual(['2025-11-10T09:00:00+08:00', '2025-11-10T09:30:00+08:00']);
    const elsewhere = message(obx(potassium, '4.1', { unit: 'mmol/L' })).replace(
      '20251110100000',
      '20251110100000-0500',
    );
    expect(timesOf(importInto(openWorldForImport(), elsewhere).world)).toEqual(['2025-11-10T22:30:00+08:00']);
    expect(read(obx(potassium, '4.1', { unit: 'mmol/L', time: '2025' })).reasons).toEqual(['没有可用的时间']);
  });

  it('says comments in the account', () => {
    const { account } = read(obx(potassium, '4.1', { unit: 'mmol/L' }), 'NTE|1|L|drawn \\T\\ sent\\.br\\by hand');
    expect(account.notes).toEqual([
      { place: '消息 1 第 4 段 OBX 2823-3 Potassium', note: '附注：drawn & sent\nby hand' },
    ]);
  });
});

describe('the life of a result', () => {
  const send = (world: ReturnType<typeof openWorldForImport>, value: string, status: string) =>
    importText(world, 'update', message(obx(potassium, value, { unit: 'mmol/L', status })));

  it('is taken once, replaced by its final or corrected version, and taken out when withdrawn', () => {
    const world = openWorldForImport();
    expect(send(world, '4.1', 'P').notes).toMatchObject([{ note: '初步结果' }]);
    expect(storedRows(world)[0]?.source_status).toBe('preliminary');
    expect(send(world, '4.1', 'P')).toMatchObject({ taken: 0, rows: 1 });

    expect(send(world, '4.3', 'F').notes).toMatchObject([{ note: '正式结果 4.3 mmol/L 代替 4.1 mmol/L' }]);
    expect(send(world, '4.3', 'F').refused[0]?.reason).toMatch(/已经导入过/);
    expect(send(world, '4.2', 'P').refused[0]?.reason).toMatch(/已有此项的正式结果 4.3/);
    expect(send(world, '5.9', 'F').refused[0]?.reason).toMatch(/另一结果 4.3 mmol\/L，来源没有说明是更正/);
    expect(rowsOf(world)).toEqual(['K 4.3 mmol/L']);

    expect(send(world, '4.9', 'C').notes).toMatchObject([{ note: '更正后的结果，新结果 4.9 mmol/L 代替 4.3 mmol/L' }]);
    expect(rowsOf(world)).toEqual(['K 4.9 mmol/L']);

    expect(send(world, '4.9', 'D').refused[0]?.reason).toBe('结果已作废（D），先前的 4.9 mmol/L 已从报告移除');
    expect(rowsOf(world)).toEqual([]);
    expect(timesOf(world)).toHaveLength(1);
  });

  it.each([
    ['I', /标本在检/],
    ['O', /只有医嘱/],
    ['X', /不能得出结果/],
    ['W', /结果已作废/],
    ['?', /不认识的结果状态/],
  ])('with the status %s there is none', (status, reason) => {
    const { account, reasons } = read(obx(potassium, '4.1', { unit: 'mmol/L', status }));
    expect(account).toMatchObject({ rows: 1, taken: 0 });
    expect(reasons[0]).toMatch(reason);
  });

  it('refuses another person under the same number, in one file and in the next', () => {
    const one = message(obx(potassium, '4.1', { unit: 'mmol/L' }));
    const other = one.replace('Lindqvist^Maja', 'Berg^Ida').replace('L-1', 'L-9').replace('|4.1|', '|5.5|');
    const { world, account, reasons } = importInto(openWorldForImport(), `${one}\r${other}`);
    expect(account).toMatchObject({ rows: 2, taken: 1 });
    expect(reasons[0]).toBe('患者编号 4711 已属于另一人（姓名、性别或出生日期不同）');
    expect(importText(world, 'later', other)).toMatchObject({ rows: 1, taken: 0 });
    expect(importedPatients(world).map(({ name }) => name)).toEqual(['Maja Lindqvist']);
    expect(rowsOf(world)).toEqual(['K 4.1 mmol/L']);
  });

  it('does not give the number of one of our own patients to a stranger', () => {
    const { world, account } = importInto(
      openWorldForImport(),
      message(obx(potassium, '4.1', { unit: 'mmol/L' })).replace('4711', 'P1001'),
    );
    const [stranger] = importedPatients(world);
    expect(stranger?.inpatient_no).toBe(stranger?.patient_id);
    expect(account.notes[0]?.note).toMatch(/编号 P1001 在本院已有人使用/);
  });
});

describe('character sets', () => {
  // 王小明 (CDF5 D0A1 C3F7) and 钾 (BCD8) in GB 18030, and 亅 (81 7C), whose second byte is the field separator.
  const gb = (text: string) =>
    Buffer.from(
      text
        .replaceAll('{name}', '\u00cd\u00f5\u00d0\u00a1\u00c3\u00f7')
        .replaceAll('{k}', '\u00bc\u00d8')
        .replaceAll('{bar}', '\u0081\u007c'),
      'latin1',
    );
  const text = [
    'MSH|^~\\&|LIS|{bar}|HIS|Here|20251110100000||ORU^R01|1|P|2.4||||||GB 18030-2000',
    'PID|1||4711^^^North^MR||{name}||19600203|M',
    'OBR|1||L-1|PAN|||20251110093000',
    'OBX|1|NM|K^{k}^L||4.1|mmol/L|||||F',
  ].join('\r');

  it('follow MSH-18', () => {
    const world = openWorldForImport();
    expect(importBytes(world, 'gb.hl7', gb(text))).toMatchObject({ taken: 1, refused: [] });
    expect(importedPatients(world)[0]?.name).toBe('王小明');
    expect(storedRows(world)[0]).toMatchObject({ code: 'K', name: '钾' });
  });

  it('are refused whole where the bytes are none, or nobody here knows the set', () => {
    const world = openWorldForImport();
    const bytes = gb(text.replace('GB 18030-2000', 'UNICODE UTF-8'));
    expect(importBytes(world, 'gb.hl7', bytes).reason).toBe('内容不是 UTF-8 编码');
    expect(
      importBytes(world, 'x.hl7', gb(text.replace('{bar}', 'N').replace('GB 18030-2000', 'KS X 1001'))).reason,
    ).toMatch(/不支持的字符集 KS X 1001/);
    expect(importedPatients(world)).toEqual([]);
  });
});

describe('a file that is not what it says is refused whole', () => {
  const good = message(obx(potassium, '4.1', { unit: 'mmol/L' }));

  it.each([
    ['another message', good.replace('ORU^R01', 'ADT^A01'), '消息 1 不是 ORU^R01，而是 ADT^A01'],
    ['another message after a good one', `${good}\r${good.replace('ORU^R01', 'ORM^O01')}`, '消息 2 不是 ORU^R01'],
    ['a line that is no segment', `${good}\rand so on`, '第 5 行不是 HL7 段'],
    ['half an MLLP frame', `\u000b${good}\r`, 'MLLP 帧不完整'],
    ['a batch that is not all there', `BHS|^~\\&\r${good}\rBTS|2`, '批次声明 2 条消息，实有 1 条'],
    ['delimiters that are none', good.replace('MSH|^~\\&', 'MSH||||'), '分隔符不可用'],
    ['HL7 version 3', good.replace('2.5.1', '3.0'), '不是 HL7 v2'],
    ['nobody', [msh, obr, obx(potassium, '4.1')].join('\r'), '消息中没有 PID'],
    ['a patient without a birth date', good.replace('19600203', ''), '患者没有完整的出生日期'],
  ])('%s', (_what, text, reason) => {
    const world = openWorldForImport();
    const account = importBytes(world, 'bad', Buffer.from(text));
    expect(account.reason).toContain(reason);
    expect(account).toMatchObject({ rows: 0, taken: 0 });
    expect(importedPatients(world)).toEqual([]);
  });
});
