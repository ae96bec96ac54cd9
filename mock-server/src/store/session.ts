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

/** Whether an account may work here; locked, blacklisted and suspended ones may not. */
export type AccountState = 'normal' | 'locked' | 'blacklisted' | 'suspended';
