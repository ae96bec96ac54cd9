import { DatabaseSync } from 'node:sqlite';
import { ClinicalMemo } from './clinical-memo.ts';
import { migrate } from './migrations.ts';
import { inTransaction } from './sql.ts';
import { openStateFile } from './state-file.ts';
import { WorldState } from './world-state.ts';
import type { World } from './world.ts';

/** A seeded hospital as bytes, and what was derived from its clinical rows (shared by its unchanged copies). */
interface Template {
  readonly bytes: Uint8Array;
  readonly clinicalMemo: ClinicalMemo;
}

const DEFAULT_WORLD = 'default';
const KEPT_TEMPLATES = 8;

/** Templates of a seed by their time, the oldest first; every server of the process copies from them. */
const templatesOf = new WeakMap<Seed, Map<string, Template>>();

function parseClock(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`时间无法识别：${text}`);
  return date;
}

/** Fills an empty world; called inside a transaction. */
export type Seed = (world: World) => void;

function buildTemplate(seed: Seed, now: Date): Template {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const world = new WorldState('template', db, now);
  inTransaction(world, () => {
    seed(world);
  });
  const bytes = db.serialize();
  world.close();
  return { bytes, clinicalMemo: new ClinicalMemo() };
}

/** The template of a seed at a time, built once and kept as long as few others are asked for. */
function templateOf(seed: Seed, now: Date, key = now.toISOString()): Template {
  const templates = templatesOf.get(seed) ?? new Map<string, Template>();
  templatesOf.set(seed, templates);
  const known = templates.get(key);
  if (known) return known;
  const template = buildTemplate(seed, now);
  if (templates.size >= KEPT_TEMPLATES) {
    const oldest = templates.keys().next().value;
    if (oldest !== undefined) templates.delete(oldest);
  }
  templates.set(key, template);
  return template;
}

function inMemory(template: Template): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.deserialize(template.bytes);
  return db;
}

/** A world of its own without a server. `clock` is an ISO time. */
export function createWorld(seed: Seed, clock: string): World {
  const now = parseClock(clock);
  const template = templateOf(seed, now);
  const world = new WorldState('single', inMemory(template), now);
  world.shareClinicalMemo(template.clinicalMemo);
  return world;
}

/** A copy of a world as it stands, to try something in; to be closed. */
export function copyOf(world: World): WorldState {
  const db = new DatabaseSync(':memory:');
  db.deserialize(world.db.serialize());
  return new WorldState('copy', db, world.now());
}

export interface WorldsOptions {
  /** What a new world holds. */
  readonly seed: Seed;
  /** `memory`, or the file that keeps the default world. */
  readonly state: string;
  /** ISO time at which every world stands unless it is given its own; absent = the real time. */
  readonly clock?: string | undefined;
}

/** All worlds of one server: the default one, and private copies by id. */
export class Worlds {
  readonly default: WorldState;
  readonly #options: WorldsOptions;
  readonly #worlds = new Map<string, WorldState>();
  #created = 0;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.default = new WorldState(DEFAULT_WORLD, this.#openDefault(), this.#clockOf(options.clock));
    if (options.state === 'memory') this.default.shareClinicalMemo(this.#template(options.clock).clinicalMemo);
  }

  get(id: string): WorldState | undefined {
    return id === DEFAULT_WORLD ? this.default : this.#worlds.get(id);
  }

  /** Throws RangeError for a clock that is no time or an id that is taken. */
  create(options: { readonly id?: string | undefined; readonly clock?: string | undefined }): WorldState {
    const id = options.id ?? this.#freeId();
    if (this.get(id)) throw new RangeError(`世界已存在：${id}`);
    const clock = options.clock ?? this.#options.clock;
    const template = this.#template(clock);
    const world = new WorldState(id, inMemory(template), this.#clockOf(clock), template.bytes.length);
    world.shareClinicalMemo(template.clinicalMemo);
    this.#worlds.set(id, world);
    return world;
  }

  /** Returns false for an unknown id; the default world cannot be dropped. */
  drop(id: string): boolean {
    const world = this.#worlds.get(id);
    if (!world) return false;
    this.#worlds.delete(id);
    world.close();
    return true;
  }

  /** Puts a world back to its seeded state: data, clock, ids, faults, sessions and journal. */
  reset(world: WorldState): void {
    const clock = world === this.default ? this.#options.clock : world.startClock?.toISOString();
    const template = this.#template(clock);
    if (world === this.default && this.#options.state !== 'memory') {
      world.close();
      world.replace(openStateFile(this.#options.state, template.bytes, 'replace'), this.#clockOf(clock));
      return;
    }
    world.close();
    world.replace(inMemory(template), this.#clockOf(clock));
    world.shareClinicalMemo(template.clinicalMemo);
  }

  close(): void {
    for (const world of this.#worlds.values()) world.close();
    this.#worlds.clear();
    this.default.close();
  }

  #openDefault(): DatabaseSync {
    const { state, clock } = this.#options;
    if (state === 'memory') return inMemory(this.#template(clock));
    return openStateFile(state, () => this.#template(clock).bytes, 'keep');
  }

  #clockOf(clock: string | undefined): Date | undefined {
    return clock === undefined ? undefined : parseClock(clock);
  }

  #freeId(): string {
    let id: string;
    do id = `world-${++this.#created}`;
    while (this.#worlds.has(id));
    return id;
  }

  // With the real clock one template serves for an hour: what is copied from it is at most that much older.
  #template(clock: string | undefined): Template {
    const now = this.#clockOf(clock) ?? new Date();
    return templateOf(this.#options.seed, now, clock === undefined ? now.toISOString().slice(0, 13) : undefined);
  }
}
