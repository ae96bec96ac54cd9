interface Typed {
  readonly account: string;
  readonly password: string;
  /** Whether 登录 was pressed. */
  readonly isPressed: boolean;
}

const NOTHING: Typed = { account: '', password: '', isPressed: false };

let typed = NOTHING;

function valueOf(id: string): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

/** Saves what was typed and pressed in the frame of index.html before the application took its place. */
export function keepTypedBeforeStart(): void {
  const isPressed = document.querySelector('.login-submit[data-pressed]') !== null;
  typed = { account: valueOf('account'), password: valueOf('password'), isPressed };
}

/** What was typed before the start; handed out once. */
export function takeTypedBeforeStart(): Typed {
  const taken = typed;
  typed = NOTHING;
  return taken;
}
