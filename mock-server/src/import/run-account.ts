import type { Arrival } from '../store/clinical-reports.ts';
import {
  findRun,
  insertRun,
  insertSyncRow,
  listSources,
  updateRun,
  type ReasonKind,
  type RunKind,
} from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import type { RowFate } from './report-draft.ts';
import type { RefusedRow, SourceContent, SourceRow } from './source.ts';

/** What is known of a run beside its content. */
export interface RunOptions {
  /** Absent: the source is the one that the content names, else files that were imported by hand. */
  readonly sourceId?: string;
  readonly kind?: RunKind;
  readonly fileName?: string;
  readonly byName?: string;
  readonly retryOf?: number;
}

const BY_HAND = 'file';

/** The source that a content belongs to: the one its sender names, for a bundle the one that sends bundles. */
export function sourceIdOf(world: World, { format, sender }: Pick<SourceContent, 'format' | 'sender'>): string {
  const sources = listSources(world);
  const named = sources.find(
    (source) => sender !== undefined && sender !== '' && [source.sender, source.name].includes(sender),
  );
  const bundles = format === 'FHIR R4' ? sources.find((source) => source.format === format) : undefined;
  return (named ?? bundles)?.source_id ?? BY_HAND;
}

/** Counts what becomes of the rows of a run, and keeps those that no report stands for. */
export class RunAccount {
  readonly sourceId: string;
  readonly arrival: Arrival & { readonly run_id: number };
  readonly #world: World;
  readonly #startedMs = performance.now();
  readonly #counts = { received: 0, known: 0, malformed: 0, no_patient: 0, no_item: 0, no_unit: 0, no_value: 0 };

  constructor(world: World, content: Omit<SourceContent, 'rows'>, options: RunOptions) {
    this.#world = world;
    this.sourceId = options.sourceId ?? sourceIdOf(world, content);
    const runId = insertRun(world, {
      source_id: this.sourceId,
      kind: options.kind ?? 'import',
      started_at: world.nowText(),
      took_ms: 0,
      messages: content.messages ?? content.count,
      ...this.#counts,
      retry_of: options.retryOf ?? null,
      file_name: options.fileName ?? '',
      by_name: options.byName ?? '',
    });
    this.arrival = { source_id: this.sourceId, received_at: world.nowText(), run_id: runId };
  }

  /** A row that was refused before there was a report for it. */
  refused({ place, reason }: RefusedRow, kind: ReasonKind): void {
    this.#counts.received += 1;
    this.#counts[kind] += 1;
    this.#keep('refused', { place, reason, kind, laboratoryId: '' });
  }

  /** A row of a report; a new report says itself which rows it brought. */
  stored(
    row: SourceRow,
    { fate, reason = '', kind }: { fate: RowFate; reason?: string; kind?: ReasonKind | undefined },
    isNewReport: boolean,
  ): void {
    this.#counts.received += 1;
    if (fate === 'known') this.#counts.known += 1;
    if (fate === 'refused' && kind !== undefined) this.#counts[kind] += 1;
    if (isNewReport && fate !== 'known') return;
    this.#keep(fate, {
      place: row.place,
      reason,
      kind: fate === 'refused' ? kind : undefined,
      laboratoryId: row.rowId,
    });
  }

  finish(): void {
    const run = findRun(this.#world, this.arrival.run_id);
    const took = Math.max(1, Math.round(performance.now() - this.#startedMs));
    if (run) updateRun(this.#world, run.run_id, { ...run, ...this.#counts, took_ms: took });
  }

  #keep(
    outcome: RowFate,
    row: {
      readonly place: string;
      readonly reason: string;
      readonly kind: ReasonKind | undefined;
      readonly laboratoryId: string;
    },
  ): void {
    insertSyncRow(this.#world, {
      run_id: this.arrival.run_id,
      outcome,
      reason_kind: row.kind ?? '',
      reason: row.reason,
      place: row.place,
      laboratory_id: row.laboratoryId,
      raw: '',
    });
  }
}
