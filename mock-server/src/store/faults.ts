/** What a planned fault does to a call. `http` and `business` without a message answer only the status. */
export type FaultEffect =
  | { readonly kind: 'http'; readonly status: number; readonly message?: string }
  | { readonly kind: 'business'; readonly status: number; readonly message?: string }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'garble' };

export interface Fault {
  readonly id: string;
  /** An operationId, or `*` for every operation of the contract. */
  readonly operationId: string;
  /** The next matching call, the n-th one from now (1 = the next), or all of them. */
  readonly when: 'next' | 'all' | number;
  readonly effect: FaultEffect;
}

interface PlannedFault {
  readonly fault: Fault;
  callsToGo: number;
}

/** The faults planned in one world. Every planned fault counts the calls of its own operation. */
export class FaultPlan {
  #planned: PlannedFault[] = [];
  #count = 0;

  get isEmpty(): boolean {
    return this.#planned.length === 0;
  }

  add(fault: Omit<Fault, 'id'>): Fault {
    const added = { ...fault, id: `fault-${++this.#count}` };
    this.#planned.push({ fault: added, callsToGo: typeof fault.when === 'number' ? fault.when : 1 });
    return added;
  }

  list(): Fault[] {
    return this.#planned.map(({ fault }) => fault);
  }

  /** Removes one fault, or all of them. Returns how many went. */
  remove(id?: string): number {
    const before = this.#planned.length;
    this.#planned = id === undefined ? [] : this.#planned.filter(({ fault }) => fault.id !== id);
    return before - this.#planned.length;
  }

  /** Counts a call of the operation and returns the effects that hit it, in the order they were planned. */
  take(operationId: string): FaultEffect[] {
    const effects: FaultEffect[] = [];
    const spent = new Set<PlannedFault>();
    for (const planned of this.#planned) {
      if (planned.fault.operationId !== operationId && planned.fault.operationId !== '*') continue;
      if (planned.fault.when !== 'all') {
        planned.callsToGo -= 1;
        if (planned.callsToGo > 0) continue;
        spent.add(planned);
      }
      effects.push(planned.fault.effect);
    }
    if (spent.size > 0) this.#planned = this.#planned.filter((planned) => !spent.has(planned));
    return effects;
  }
}
