/**
 * Accounts that may not work now, and what became of them: changes and refused requests. What stood as a state of the account becomes a
 * row, so that an account can be both locked and listed.
 */
export const blacklistSchema = `
CREATE TABLE blacklist (
  entry_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES account (user_id),
  kind INTEGER NOT NULL CHECK (kind IN (1001, 1002)),
  reason TEXT NOT NULL,
  prompt TEXT NOT NULL,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  ends TEXT NOT NULL CHECK (ends IN ('date', 'never', 'password_reset')),
  expires_at TEXT NOT NULL DEFAULT '',
  released_at TEXT NOT NULL DEFAULT '',
  released_by TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX blacklist_user ON blacklist (user_id) WHERE released_at = '';

CREATE TABLE blacklist_event (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  event TEXT NOT NULL CHECK (event IN ('added', 'released', 'restored', 'refused')),
  entry_id TEXT NOT NULL REFERENCES blacklist (entry_id),
  summary TEXT NOT NULL,
  by_name TEXT NOT NULL,
  address TEXT NOT NULL
) STRICT;
CREATE INDEX blacklist_event_time ON blacklist_event (time, id);
CREATE INDEX blacklist_event_entry ON blacklist_event (entry_id, event, time);

INSERT INTO blacklist (entry_id, user_id, kind, reason, prompt, created_at, created_by, ends)
SELECT printf('BL%06d', row_number() OVER (ORDER BY user_id)), user_id, iif(state = 'blacklisted', 1001, 1002), '由账号状态转入',
  iif(state = 'blacklisted', '当前账号已被列入黑名单，请联系管理员', '当前账号已被暂停使用，请联系管理员'),
  strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours'), '系统', 'never'
FROM account WHERE state IN ('blacklisted', 'suspended');
INSERT INTO blacklist_event (time, event, entry_id, summary, by_name, address)
SELECT created_at, 'added', entry_id, reason, created_by, '' FROM blacklist;
INSERT INTO counter (prefix, value) SELECT 'BL', count(*) FROM blacklist HAVING count(*) > 0;
UPDATE account SET state = 'normal' WHERE state IN ('blacklisted', 'suspended');
`;
