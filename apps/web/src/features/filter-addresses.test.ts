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
