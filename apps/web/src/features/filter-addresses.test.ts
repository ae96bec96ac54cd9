import { describe, expect, test } from 'vitest';
import type { AddressState } from '../kit/lib/address.ts';
import * as accounts from './accounts/account-filter-state.ts';
import * as aiReports from './ai-reports/ai-report-words.ts';
import * as audit from './audit-rules/audit-filter-state.ts';
import * as blacklist from './blacklist/blacklist-filter-state.ts';
import * as cleaning from './cleaning/cleaning-filter-state.ts';
import * as datacentre from './datacenter/datacenter-state.ts';
import * as logs from './logs/log-filter-state.ts';
import * as models from './models/model-words.ts';
import * as prompts from './prompts/prompt-filter-state.ts';
import * as review from './report-review/review-filter-state.ts';
import * as usage from './statistics/usage-filter-state.ts';
import * as sync from './sync/sync-state.ts';

/** Lists whose links people keep, each with what may stand in its address beside free text, pages and days. */
const LISTS: Readonly<Record<string, readonly [AddressState<object>, Readonly<Record<string, string>>]>> = {
  accounts: [
    accounts.FILTERS,
    {
      role: '1 11',
      state: 'normal locked',
      facet: 'idle never mismatch',
      sort: 'user_name -user_name nickname role department title phone permission_column state last_seen_at expires_on',
      size: '26 52',
    },
  ],
  'AI reports': [
    aiReports.FILTERS,
    {
      tab: 'disagreed changed unread',
      sort: 'report time shown then now unread rules held feedback -reading',
      size: '24 48',
    },
  ],
  'audit rules': [
    audit.FILTERS,
    {
      tab: 'held decided',
      state: 'draft in_use archived',
      category: 'limit critical delta consistency completeness',
      by: 'judged agreed',
      hits: 'lately',
      size: '26 52',
    },
  ],
  blacklist: [
    blacklist.FILTERS,
    {
      state: 'released_today expired',
      kind: '1001 1002',
      sort: 'nickname kind reason prompt created_at created_by -hits_7d',
      size: '24 48',
    },
  ],
  'record of the blacklist': [
    blacklist.RECORD_FILTERS,
    {
      kind: '1001 1002',
      event: 'added released restored expired refused',
      sort: 'time event nickname kind summary by -address',
      size: '24 48',
    },
  ],
  cleaning: [
    cleaning.FILTERS,
    {
      tab: 'no_unit no_value mapped dismissed',
      sort: 'results -last_at last_at name -name unit -unit',
      size: '22 44',
      open: '1 20',
    },
  ],
  'data centre': [
    datacentre.STATE,
    {
      by: 'month',
      check: 'sex birth_date specimen unit range loinc duplicate corrected',
      source_item: '7 123456789012345',
      rows_sort: 'time source patient report item result unit range -found',
      sort: 'results name -name code -code first -first last -last',
      size: '24 48',
      items_size: '24 48',
    },
  ],
  logs: [
    logs.FILTERS,
    {
      kind: 'action visit login',
      role: '4 11',
      open: '1 20',
      sort: 'time user_name action object_name summary -address',
      size: '50 100',
    },
  ],
  models: [
    models.FILTERS,
    {
      state: 'in_use shadow off',
      sort: 'name -version population auc given incomplete drift feedback -state',
    },
  ],
  'a model': [models.DETAIL, { counted: 'given incomplete computed feedback', compare: 'yes', since: '2025-11-18' }],
  prompts: [
    prompts.FILTERS,
    {
      state: 'draft in_use archived',
      category: 'blood endocrine renal liver heart infection immune general',
      size: '30 60',
    },
  ],
  'reports to review': [
    review.FILTERS,
    {
      audit: 'held released timed_out',
      unread: 'yes no',
      tagged: 'yes no',
      disputed: 'yes',
      unit: 'yes',
      days: '1 30 299 359 366',
      useful: 'yes no',
      sort: 'report_id patient_name department report_time report_name abnormal_count unread_count rule_count audit_state -tag_count',
      size: '30 60',
      tab: 'rules audit tags',
    },
  ],
  usage: [
    usage.FILTERS,
    {
      role: '1 11',
      slot: '1-00 7-23 2-19',
      kind: 'read view open',
      rows: 'yes',
      sort: 'date department kind application -count',
      size: '24 48',
    },
  ],
  'rows of a source': [
    sync.INSPECT_STATE,
    {
      from: '2025-11-18',
      to: '2025-11-18T09:00:00+08:00',
      outcome: 'refused known read',
      reason: 'malformed no_patient no_item no_unit no_value',
      sort: 'time patient_name report_id item original read outcome -reason',
      size: '24 48',
    },
  ],
  'check of a source': [sync.CHECK_STATE, { held: 'yes' }],
};

const link = (name: string, value: string) => new URLSearchParams({ [name]: value });

describe.each(Object.entries(LISTS))('a link to the list of %s', (_name, [state, parts]) => {
  const cases = Object.entries(parts).flatMap(([name, values]) => values.split(' ').map((value) => [name, value]));

  test.each(cases)('%s=%s narrows it, and is written so again', (name = '', value = '') => {
    const read = state.read(link(name, value)) as Record<string, unknown>;
    expect(String(read[name])).toBe(value);
    expect({ ...read, [name]: undefined }).toEqual({ ...state.initial, [name]: undefined });
    expect(state.write(read).toString()).toBe(link(name, value).toString());
  });

  test.each(Object.keys(parts))('%s that nobody knows says nothing', (name) => {
    for (const text of ['x?', '-', '2025-13-45']) expect(state.read(link(name, text))).toEqual(state.initial);
  });

  test('every part keeps its words and its page', () => {
    for (const name of ['q', 'department', 'source', 'item', 'run', 'group', 'rule', 'account', 'application']) {
      if (!Object.hasOwn(state.initial, name)) continue;
      expect(state.read(link(name, '肾 内'))).toEqual({ ...state.initial, [name]: '肾 内' });
    }
    if (Object.hasOwn(state.initial, 'page'))
      expect(state.read(link('page', '3'))).toEqual({ ...state.initial, page: 2 });
  });
});

test.each([
  ['logs', logs.FILTERS, 'from', '2025-11-18 09:30', ['2025-11-18', '2025-11-18 9:30', 'x2025-11-18 09:30']],
  ['usage', usage.FILTERS, 'from', '2025-11-18', ['2025-11-18 09:30', '2025-11-31']],
  ['a model', models.DETAIL, 'at', '2025-11-18', ['18.11.2025']],
  ['data centre', datacentre.STATE, 'unlisted', '新'.repeat(200), ['新'.repeat(201)]],
  ['data centre', datacentre.STATE, 'source_item', '9', ['1234567890123456', '9a', 'a9']],
  ['logs', logs.FILTERS, 'role', '9', ['100', 'a1', '1a']],
  ['logs', logs.FILTERS, 'open', '9', ['9a', 'a9']],
  ['cleaning', cleaning.FILTERS, 'open', '9', ['9a', 'a9']],
  ['accounts', accounts.FILTERS, 'role', '9', ['12', 'a9', '9a']],
  ['usage', usage.FILTERS, 'role', '9', ['12', 'a9', '9a']],
  ['usage', usage.FILTERS, 'slot', '7-23', ['8-00', '7-24', 'a7-23', '7-230']],
  ['reports to review', review.FILTERS, 'days', '365', ['367', '0', '3650', 'a1', '1a']],
  ['models', models.FILTERS, 'sort', '-auc', ['-aucs', 'xauc']],
] as const)('%s: %s of an address is checked', (_list, state, name, good, bad) => {
  expect((state.read(link(name, good)) as Record<string, unknown>)[name]).toBe(good);
  for (const text of bad) expect(state.read(link(name, text))).toEqual(state.initial);
});

describe('what a call asks for', () => {
  test('accounts', () => {
    const { FILTERS, asked, filterOf } = accounts;
    const nothing = { q: '', department: '', page: 0, page_size: 13 };
    expect(asked(FILTERS.initial)).toEqual(nothing);
    expect(filterOf(FILTERS.initial)).toEqual({});
    const all = {
      ...FILTERS.initial,
      ...({ q: '江', role: '4', state: 'locked', facet: 'idle', department: '肾内科', application: 'A1' } as const),
      ...({ sort: '-role', page: 2, size: 26, open: 'U1' } as const),
    };
    const narrowed = {
      q: '江',
      role: 4,
      state: 'locked',
      facet: 'idle',
      department: '肾内科',
      application_id: 'A1',
    };
    expect(asked(all)).toEqual({ ...narrowed, sort: '-role', page: 2, page_size: 26 });
    expect(filterOf(all)).toEqual(narrowed);
    expect(FILTERS.read(new URLSearchParams(accounts.EVERY))).toEqual(FILTERS.initial);
  });

  test('rules that hold reports, and what they hold', () => {
    const { FILTERS, askedRules, askedHolds, isNarrowed } = audit;
    expect(askedRules(FILTERS.initial)).toEqual({ page: 0, page_size: 13 });
    expect(askedHolds(FILTERS.initial, '')).toEqual({ state: 'held', page: 0, page_size: 13 });
    const all = {
      ...FILTERS.initial,
      ...({
        q: '钾',
        state: 'in_use',
        category: 'limit',
        rule: 'R1',
        department: '肾内科',
        page: 1,
        size: 26,
      } as const),
    };
    expect(askedRules({ ...all, sort: '-name' })).toEqual({
      q: '钾',
      state: 'in_use',
      category: 'limit',
      sort: '-name',
      page: 1,
      page_size: 26,
    });
    // An order of the other list is none of this.
    expect(askedRules({ ...FILTERS.initial, sort: 'took' })).not.toHaveProperty('sort');
    expect(askedHolds({ ...FILTERS.initial, sort: 'per_day' }, '')).not.toHaveProperty('sort');
    const held = { rule_id: 'R1', department: '肾内科', page: 1, page_size: 26, q: '江' };
    expect(askedHolds({ ...all, sort: 'took' }, '江')).toEqual({ ...held, state: 'held', sort: 'took' });
    const decided = { ...all, tab: 'decided' } as const;
    expect(askedHolds(decided, '江')).toEqual({ ...held, state: 'decided', sort: '-held_at' });
    expect(askedHolds({ ...decided, by: 'agreed', sort: 'until' }, '江')).toEqual({
      ...held,
      state: 'agreed',
      sort: 'until',
    });
    expect(isNarrowed(FILTERS.initial)).toBe(false);
    expect(isNarrowed({ ...FILTERS.initial, tab: 'held', page: 3, open: 'R1' })).toBe(false);
    for (const part of [{ q: 'x' }, { rule: 'R' }, { by: 'judged' }, { department: 'd' }] as const)
      expect(isNarrowed({ ...FILTERS.initial, ...part })).toBe(true);
  });

  test('the blacklist and its record', () => {
    const { FILTERS, RECORD_FILTERS, asked, askedRecord, filterOf } = blacklist;
    expect(asked(FILTERS.initial)).toEqual({ state: 'active', q: '', page: 0, page_size: 12 });
    expect(filterOf(FILTERS.initial)).toEqual({});
    const some = { ...FILTERS.initial, kind: '1001', q: '江', sort: 'kind', open: 'new', size: 24 } as const;
    expect(asked(some)).toEqual({ state: 'active', kind: 1001, q: '江', sort: 'kind', page: 0, page_size: 24 });
    expect(filterOf({ kind: '1002', q: '江' })).toEqual({ kind: 1002, q: '江' });
    const all = { user_id: '', from: '', to: '', q: '', page: 0, page_size: 12 };
    expect(askedRecord(RECORD_FILTERS.initial)).toEqual(all);
    expect(
      askedRecord({ ...RECORD_FILTERS.initial, kind: '1002', event: 'added', account: 'U1', sort: '-time' }),
    ).toEqual({ ...all, user_id: 'U1', kind: 1002, event: 'added', sort: '-time' });
  });

  test('the cleaning queue', () => {
    expect(cleaning.asked({ ...cleaning.FILTERS.initial, open: '3', tab: 'mapped' })).toEqual({
      state: 'mapped',
      q: '',
      source: '',
      sort: '-results',
      page: 0,
      page_size: 11,
    });
  });

  test('the logs', () => {
    const nothing = { kind: 'change', q: '', action: '', object_type: '', object_id: '', from: '', to: '' };
    const page = { user_id: '', page: 0, page_size: 13 };
    expect(logs.asked({ ...logs.FILTERS.initial, open: '7' })).toEqual({ ...nothing, ...page });
    expect(logs.asked({ ...logs.FILTERS.initial, role: '4', account: 'U1', sort: 'time' })).toEqual({
      ...nothing,
      ...page,
      user_id: 'U1',
      role: 4,
      sort: 'time',
    });
  });

  test('the logs name each change by the word that its rows carry', () => {
    const { change = {}, login = {}, visit } = logs.ACTIONS;
    expect(change).toMatchObject({ 新增: '新增', 删除草稿: '删除草稿', 撤销: '撤销' });
    expect(login).toMatchObject({ '拒绝 1001': '拒绝 1001', 会话已过期: '会话已过期' });
    expect(visit).toBeUndefined();
  });

  test('prompts', () => {
    const { FILTERS, asked, isNarrowed } = prompts;
    expect(asked(FILTERS.initial)).toEqual({ kind: 'prompt', page: 0, page_size: 10 });
    expect(
      asked({ ...FILTERS.initial, q: '钾', state: 'draft', category: 'renal', sort: '-not_useful', page: 1, size: 30 }),
    ).toEqual({
      kind: 'prompt',
      q: '钾',
      state: 'draft',
      category: 'renal',
      sort: '-not_useful',
      page: 1,
      page_size: 30,
    });
    expect(asked({ ...FILTERS.initial, sort: 'mood' })).not.toHaveProperty('sort');
    expect(isNarrowed({ ...FILTERS.initial, page: 2, sort: 'name' })).toBe(false);
    for (const part of [{ q: 'x' }, { state: 'draft' }, { category: 'renal' }] as const)
      expect(isNarrowed({ ...FILTERS.initial, ...part })).toBe(true);
  });

  test('reports to review', () => {
    const { FILTERS, askedReports, isNarrowed } = review;
    expect(askedReports(FILTERS.initial, '')).toEqual({ page: 0, page_size: 15 });
    const asked = (part: object, keyword = '') => {
      const { page: _page, page_size: _size, ...rest } = askedReports({ ...FILTERS.initial, ...part }, keyword);
      return rest;
    };
    expect(asked({}, '江')).toEqual({ keyword: '江' });
    expect(asked({ date: '2025-11-18', department: '肾内科', audit: 'held', sort: '-tag_count' })).toEqual({
      date: '2025-11-18',
      department: '肾内科',
      audit_state: 'held',
      sort: '-tag_count',
    });
    expect(asked({ unread: 'yes', tagged: 'no' })).toEqual({ has_unread: true, tagged: false });
    expect(asked({ unread: 'no', tagged: 'yes' })).toEqual({ has_unread: false, tagged: true });
    expect(asked({ disputed: 'yes', unit: 'yes' })).toEqual({ disputed: true, unit_trouble: true });
    // How long ago, and what was said of it, mean something beside a rule alone.
    expect(asked({ days: '7', useful: 'yes' })).toEqual({});
    expect(asked({ rule: 'P1' })).toEqual({ prompt_rule_id: 'P1' });
    expect(asked({ rule: 'P1', days: '7', useful: 'no' })).toEqual({
      prompt_rule_id: 'P1',
      prompt_rule_days: 7,
      prompt_useful: false,
    });
    expect(asked({ rule: 'P1', useful: 'yes' })).toMatchObject({ prompt_useful: true });
    expect(isNarrowed({ ...FILTERS.initial, sort: 'report_id', page: 2, open: 'R' })).toBe(false);
    const narrowing = Object.keys(review.EVERY);
    expect(narrowing).toHaveLength(10);
    for (const name of narrowing) expect(isNarrowed({ ...FILTERS.initial, [name]: 'x' })).toBe(true);
  });

  test('usage', () => {
    const { FILTERS, asked } = usage;
    const nothing = { from: '', to: '', department: '', application_id: '', slot: '' };
    expect(asked(FILTERS.initial)).toEqual(nothing);
    expect(asked({ ...FILTERS.initial, role: '11', slot: '1-09', kind: 'read' })).toEqual({
      ...nothing,
      slot: '1-09',
      role: 11,
    });
  });

  test('rows of a source', () => {
    const { INSPECT_STATE, asked } = sync;
    const page = { page: 0, page_size: 12 };
    expect(asked(INSPECT_STATE.initial, '')).toEqual({ ...page, q: '' });
    expect(
      asked({ ...INSPECT_STATE.initial, outcome: 'refused', reason: 'no_unit', sort: '-time', size: 24 }, 'K'),
    ).toEqual({ page: 0, page_size: 24, q: 'K', outcome: 'refused', reason: 'no_unit', sort: '-time' });
  });

  test('the data centre: its range, one day of it, and the number that is open', () => {
    const { STATE, rangeAsked, dayAsked, openNumber, CLOSED, AFRESH } = datacentre;
    const state = { ...STATE.initial, from: '2025-11-01', to: '2025-11-18', source: 'LIS' };
    expect(rangeAsked(state)).toEqual({ from: '2025-11-01', to: '2025-11-18', source: 'LIS' });
    expect(dayAsked(state)).toEqual(rangeAsked(state));
    expect(dayAsked({ ...state, day: '2025-11-03' })).toEqual({ from: '2025-11-03', to: '2025-11-03', source: 'LIS' });
    expect(openNumber(STATE.initial)).toBeUndefined();
    expect(openNumber({ ...STATE.initial, check: 'unit', item: 'K' })).toEqual({ check: 'unit' });
    expect(openNumber({ ...STATE.initial, item: 'K', unlisted: '新' })).toEqual({ code: 'K' });
    expect(openNumber({ ...STATE.initial, unlisted: '新' })).toEqual({ name: '新' });
    expect(openNumber({ ...STATE.initial, unlisted: '新', source_item: '7' })).toEqual({ item_id: 7 });
    const open = { ...STATE.initial, check: 'unit', of: 'LIS', item: 'K', unlisted: 'x', source_item: '1', page: 2 };
    expect({ ...open, ...CLOSED }).toEqual(STATE.initial);
    expect(Object.assign({}, open, { items_page: 3 }, AFRESH)).toEqual(STATE.initial);
  });
});
