interface Typed {
  readonly account: string;
  readonly password: string;
}

let typed: Typed = { account: '', password: '' };

function valueOf(id: string): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

/** Saves what was typed into the frame of index.html before the application took its place. */
export function keepTypedBeforeStart(): void {
  typed = { account: valueOf('account'), password: valueOf('password') };
}

/** What was typed before the start; handed out once. */
export function takeTypedBeforeStart(): Typed {
  const taken = typed;
  typed = { account: '', password: '' };
  return taken;
}
