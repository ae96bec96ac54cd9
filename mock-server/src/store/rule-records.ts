import type { PromptShow } from '@jianwei/api-client/model';
import type { Changeable, Json } from './changes.ts';
import { textOf } from './changes.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export type RuleKind = 'audit' | 'prompt' | 'push';
export type RuleState = 'draft' | 'in_use' | 'archived';

/** What follows when the condition of a rule holds. */
export interface RuleOutcome {
  readonly action: 'note' | 'hold' | 'critical' | 'prompt';
  /** Of a note or prompt: `attention` is to be looked at today, `remark` a remark. */
  readonly level: 'attention' | 'remark';
  readonly reason: string;
  /** Longest hold, minutes. */
  readonly max_minutes?: number;
  /** Of a prompt: where, to whom and how often it shows. */
  readonly show?: PromptShow;
}

export const LONGEST_HOLD_MINUTES = 120;

/** Condition as JSON, and outcome: what a version consists of. */
export interface RuleBody {
  readonly condition: unknown;
  readonly outcome: RuleOutcome;
}

export interface RuleRow {
  readonly rule_id: string;
  readonly kind: RuleKind;
  readonly name: string;
  readonly category: string;
  /** The smaller comes first. */
  readonly priority: number;
  readonly state: RuleState;
  readonly revision: number;
  /** Version in use, or that was last; 0 before the first. */
  readonly version: number;
  /** JSON of a RuleBody that is not in use; '' where nothing is being written. */
  readonly draft: string;
  readonly updated_at: string;
  readonly updated_by: string;
}

export interface RuleEdition {
  readonly rule_id: string;
  readonly version: number;
  readonly body: string;
  readonly enabled_at: string;
  readonly enabled_by: string;
  /** '' while it is in use. */
  readonly ended_at: string;
}

const ALL = new Query<RuleRow, [string]>('SELECT * FROM rule WHERE kind = ? ORDER BY priority, rule_id');
const ONE = new Query<RuleRow, [string]>('SELECT * FROM rule WHERE rule_id = ?');
const PUT = new Command<[string, string, string, string, number, string, number, number, string, string, string]>(
  `INSERT OR REPLACE INTO rule (rule_id, kind, name, category, priority, state, revision, version, draft, updated_at, updated_by)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const REMOVE = new Command<[string]>('DELETE FROM rule WHERE rule_id = ?');
const EDITIONS = new Query<RuleEdition, [string]>('SELECT * FROM rule_edition WHERE rule_id = ? ORDER BY version DESC');
const IN_USE = new Query<RuleEdition>(
  `SELECT rule_edition.* FROM rule_edition JOIN rule ON rule.rule_id = rule_edition.rule_id AND rule.version = rule_edition.version
   WHERE rule.state = 'in_use' ORDER BY rule.priority, rule.rule_id`,
);
const ADD_EDITION = new Command<[string, number, string, string, string]>(
  'INSERT INTO rule_edition (rule_id, version, body, enabled_at, enabled_by) VALUES (?, ?, ?, ?, ?)',
);
const END_EDITIONS = new Command<[string, string]>(
  `UPDATE rule_edition SET ended_at = ? WHERE rule_id = ? AND ended_at = ''`,
);
const REOPEN_EDITION = new Command<[string, number]>(
  `UPDATE rule_edition SET ended_at = '' WHERE rule_id = ? AND version = ?`,
);
const TRIED = new Query<{ tried_at: string }, [string]>('SELECT tried_at FROM rule_trial WHERE condition_key = ?');
const ADD_TRIAL = new Command<[string, string]>('INSERT OR REPLACE INTO rule_trial VALUES (?, ?)', 'nothing');
const EVER = new Query<{ n: number }, [string]>('SELECT count(*) AS n FROM rule_edition WHERE rule_id = ?');

/** Rules of a kind, the first to be asked first. */
export const listRules = (world: World, kind: RuleKind): RuleRow[] => ALL.all(world, kind);
export const findRule = (world: World, ruleId: string): RuleRow | undefined => ONE.get(world, ruleId);

/** Versions that were ever in use, the newest first. */
export const listEditions = (world: World, ruleId: string): RuleEdition[] => EDITIONS.all(world, ruleId);
/** The version in use of every rule in use. */
export const editionsInUse = (world: World): RuleEdition[] => IN_USE.all(world);
export const bodyOf = (text: string): RuleBody => JSON.parse(text) as RuleBody;
export const wasEverInUse = (world: World, ruleId: string): boolean => (EVER.get(world, ruleId)?.n ?? 0) > 0;

/** Writes a rule whole. */
export function putRule(world: World, row: RuleRow): void {
  const { rule_id: id, kind, name, category, priority, state, revision, version, draft, updated_at, updated_by } = row;
  PUT.run(world, id, kind, name, category, priority, state, revision, version, draft, updated_at, updated_by);
}

/** Takes away a rule that was never in use. */
export const removeRule = (world: World, ruleId: string): number => REMOVE.run(world, ruleId);

/** A version comes into use; the one before ends. */
export function addEdition(world: World, edition: Omit<RuleEdition, 'ended_at'>): void {
  END_EDITIONS.run(world, edition.enabled_at, edition.rule_id);
  ADD_EDITION.run(world, edition.rule_id, edition.version, edition.body, edition.enabled_at, edition.enabled_by);
}

export const endEditions = (world: World, ruleId: string, time: string): number =>
  END_EDITIONS.run(world, time, ruleId);

/** Whether this very condition was tried on stored reports. */
export const wasTried = (world: World, key: string): boolean => TRIED.get(world, key) !== undefined;
export const noteTrial = (world: World, key: string): number => ADD_TRIAL.run(world, key, world.nowText());

const STATES: Readonly<Record<string, string>> = { draft: '草稿', in_use: '在用', archived: '停用' };

/** Checks of an audit rule, and the systems of prompts, as the screens call them. */
const CATEGORIES: Readonly<Record<string, string>> = {
  limit: '限值',
  critical: '危急值',
  delta: '差值',
  consistency: '一致性',
  completeness: '完整性',
  blood: '血液',
  endocrine: '内分泌代谢',
  renal: '肾脏',
  liver: '肝胆胰',
  heart: '心血管',
  infection: '感染',
  immune: '免疫',
  general: '综合',
};

/** How a version that was switched on is taken back: the one before acts again, if one did; it had been tried. */
function withoutLastVersion(world: World, row: RuleRow, before: Record<'state' | 'version', Json | undefined>) {
  endEditions(world, row.rule_id, world.nowText());
  const version = Number(before.version);
  // Once in use, a rule is no draft any more: it stands as stopped.
  if (before.state !== undefined) return { state: 'archived', version: Math.max(version, 1) } as const;
  REOPEN_EDITION.run(world, row.rule_id, version);
  return { state: 'in_use', version } as const;
}

/** Rules in the change log; what a version says stands there as a sentence. */
export function ruleChangeable(sentence: (body: RuleBody) => string): Changeable {
  const say = (value: Json): string => (value === '' ? '' : sentence(bodyOf(textOf(value))));
  return {
    type: 'rule',
    label: '规则',
    administrators: ['/audit-rules-management', '/comprehensive-prompt'],
    fields: {
      name: { label: '名称' },
      category: { label: '类别', say: (category) => CATEGORIES[textOf(category)] ?? textOf(category) },
      priority: { label: '优先级' },
      state: { label: '状态', say: (state) => STATES[textOf(state)] ?? textOf(state) },
      version: { label: '版本' },
      draft: { label: '草稿', say },
      body: { label: '在用条件', say },
    },
    read: (world, id) => {
      const row = findRule(world, id);
      if (row === undefined) return undefined;
      const { name, category, priority, state, version, draft } = row;
      const body = listEditions(world, id).find((edition) => edition.version === version && edition.ended_at === '');
      return {
        name: `${id} ${name}`,
        values: { name, category, priority, state, version, draft, body: body?.body ?? '' },
      };
    },
    write: (world, id, values) => {
      const row = findRule(world, id);
      if (row === undefined) return;
      const { name = row.name, category = row.category, priority = row.priority, draft = row.draft } = values;
      const { state, version } = values;
      // A version that was stopped had been tried, and comes back as it was.
      const isBack = state === 'in_use' && row.state === 'archived';
      if (isBack) REOPEN_EDITION.run(world, id, row.version);
      const acts =
        version === undefined
          ? { state: isBack ? 'in_use' : row.state }
          : withoutLastVersion(world, row, { state, version });
      putRule(world, {
        ...row,
        ...acts,
        name: textOf(name),
        category: textOf(category),
        priority: Number(priority),
        draft: textOf(draft),
        revision: row.revision + 1,
      });
    },
  };
}
