/** What opens the shared report in this tab: in the storage of the tab alone, never in an address. */
const TOKEN = 'cdss:reader-token';
const KEY = 'cdss:reader-key';

// Tabs that refuse storage keep it until they are left.
const memory = new Map<string, string>();

function read(name: string): string {
  try {
    return window.sessionStorage.getItem(name) ?? memory.get(name) ?? '';
  } catch {
    return memory.get(name) ?? '';
  }
}

function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    window.sessionStorage.setItem(name, value);
  } catch {
    // Kept in memory.
  }
}

/**
 * The token of `#t=…`, which is taken out of the address bar and the history with all that stands beside it; without one the
 * token that the tab has.
 */
export function takeToken(): string {
  const { hash, search, pathname } = window.location;
  const given = new URLSearchParams(hash.slice(1)).get('t');
  if (given !== null && given !== '') {
    if (given !== read(TOKEN)) write(KEY, '');
    write(TOKEN, given);
  }
  // A report id in the query opens nothing, and stays nowhere.
  if (hash !== '' || /[?&](report_id|t)=/.test(search)) window.history.replaceState(window.history.state, '', pathname);
  return read(TOKEN);
}

/** The key of the second step; '' where it was not taken. */
export function readerKey(): string {
  return read(KEY);
}

export function keepReaderKey(key: string): void {
  write(KEY, key);
}
