import { expect, test } from 'vitest';
import { Query } from '../store/sql.ts';
import { itemOfKey, putMapping, putWording, type SourceItem } from '../store/source-records.ts';
import { findRun } from '../store/sync-records.ts';
import { importInto, openWorldForImport, rowsOf } from './import.test-support.ts';
import { importText } from './import.ts';

const HEADER = '来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位,参考区间\n';
const line = (report: string, item: string, result: string, unit: string) =>
  `CHECKUP,Z1,试例甲,男,1960-01-01,${report},2025-11-17 08:00,${item},血清,${result},${unit},0-125\n`;
const BNP = `${HEADER}${line('A', '脑钠肽前体X', '2318', 'pg/mL')}`;

const items = new Query<SourceItem>(
  "SELECT * FROM source_item WHERE name IN ('脑钠肽前体X', '类风湿因子') ORDER BY item_id DESC",
);
const held = new Query<{ read_at: string; value: string }, [number]>(
  'SELECT read_at, value FROM source_row WHERE item_id = ?',
);
const by = { mapped_at: '2025-11-18T10:00:00+08:00', mapped_by: '唐越' };

test('a row without an item becomes a source item of the source that its file names, with its raw value', () => {
  const { world, account } = importInto(openWorldForImport(), BNP);
  const [item] = items.all(world);
  expect(item).toMatchObject({ source_id: 'checkup', kind: 'no_item', unit: 'pg/mL', specimen: '血清' });
  expect(held.all(world, item?.item_id ?? 0)).toEqual([{ read_at: '', value: '2318' }]);
  expect(findRun(world, account.runId)).toMatchObject({
    kind: 'import',
    received: 1,
    no_item: 1,
    known: 0,
    messages: 1,
  });
});

test('a mapping reads what comes after it, and what is sent once more', () => {
  const { world } = importInto(openWorldForImport(), BNP);
  putMapping(world, items.all(world)[0]?.item_id ?? 0, { code: 'NTPROBNP', factor: null, addend: 0, reread: 0, ...by });
  expect(importText(world, 'again', BNP)).toMatchObject({ taken: 1, refused: [] });
  expect(rowsOf(world)).toEqual(['NTPROBNP 2318 pg/mL [0-125]']);
  expect(importText(world, 'a third time', BNP).refused[0]?.reason).toContain('已经导入过');
});

test('a factor converts value and interval, and the printed value stays readable', () => {
  const world = openWorldForImport();
  const key = {
    source_id: 'checkup',
    kind: 'no_item',
    code: '',
    name: '脑钠肽前体X',
    specimen: '血清',
    unit: 'pg/mL',
    wording: '',
  } as const;
  putMapping(world, itemOfKey(world, key).item_id, { code: 'NTPROBNP', factor: 2, addend: 0, reread: 0, ...by });
  importText(world, 'file', BNP);
  expect(rowsOf(world)).toEqual(['NTPROBNP 4636 pg/mL [0-250]']);
});

test('a text in place of a number waits for its wording, which says a result or that there is none', () => {
  const text = `${HEADER}${line('B', '类风湿因子', '复核中X', 'IU/mL')}`;
  const { world, account } = importInto(openWorldForImport(), text);
  const item = items.all(world).find(({ wording }) => wording === '复核中X');
  expect(item).toMatchObject({ kind: 'no_value', found_code: 'RF' });
  expect(findRun(world, account.runId)).toMatchObject({ no_value: 1 });
  putWording(world, item?.item_id ?? 0, { reading: '', made_at: by.mapped_at, made_by: by.mapped_by });
  const later = importText(world, 'later', text.replace(',B,', ',C,'));
  expect(later.refused[0]?.reason).toBe('来源注明「复核中X」，没有结果');
  expect(findRun(world, later.runId)).toMatchObject({ received: 1, no_value: 0 });
});
