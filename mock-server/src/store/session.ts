/** Who is signed in. One object per token and world, read from the world's database. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
  readonly nickname: string;
  readonly role: number;
  readonly department: string;
  readonly title: string;
  readonly permissionColumn: readonly string[];
}

/** Whether an account may work here; only normal ones may. An expired one is normal in the store, its last day is over. */
export type AccountState = 'normal' | 'locked' | 'expired';
