import { expect, test } from 'vitest';
import * as accounts from './accounts/account-filter-state.ts';
import * as audit from './audit-rules/audit-filter-state.ts';
import * as blacklist from './blacklist/blacklist-filter-state.ts';
import * as cleaning from './cleaning/cleaning-filter-state.ts';
import * as datacentre from './datacenter/datacenter-state.ts';
import * as logs from './logs/log-filter-state.ts';
import * as prompts from './prompts/prompt-filter-state.ts';
import * as review from './report-review/review-filter-state.ts';
import * as usage from './statistics/usage-filter-state.ts';
import * as sync from './sync/sync-state.ts';

test('a call asks for what its list is narrowed to: accounts', () => {
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

test('a call asks for what its list is narrowed to: rules that hold reports, and what they hold', () => {
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

test('a call asks for what its list is narrowed to: the blacklist and its record', () => {
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

test('a call asks for what its list is narrowed to: the cleaning queue', () => {
  expect(cleaning.asked({ ...cleaning.FILTERS.initial, open: '3', tab: 'mapped' })).toEqual({
    state: 'mapped',
    q: '',
    source: '',
    sort: '-results',
    page: 0,
    page_size: 11,
  });
});

test('a call asks for what its list is narrowed to: the logs', () => {
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

test('a call asks for what its list is narrowed to: prompts', () => {
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

test('a call asks for what its list is narrowed to: reports to review', () => {
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

test('a call asks for what its list is narrowed to: usage', () => {
  const { FILTERS, asked } = usage;
  const nothing = { from: '', to: '', department: '', application_id: '', slot: '' };
  expect(asked(FILTERS.initial)).toEqual(nothing);
  expect(asked({ ...FILTERS.initial, role: '11', slot: '1-09', kind: 'read' })).toEqual({
    ...nothing,
    slot: '1-09',
    role: 11,
  });
});

test('a call asks for what its list is narrowed to: rows of a source', () => {
  const { INSPECT_STATE, asked } = sync;
  const page = { page: 0, page_size: 12 };
  expect(asked(INSPECT_STATE.initial, '')).toEqual({ ...page, q: '' });
  expect(
    asked({ ...INSPECT_STATE.initial, outcome: 'refused', reason: 'no_unit', sort: '-time', size: 24 }, 'K'),
  ).toEqual({ page: 0, page_size: 24, q: 'K', outcome: 'refused', reason: 'no_unit', sort: '-time' });
});

test('a call asks for what its list is narrowed to: the data centre: its range, one day of it, and the number that is open', () => {
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
