import { Ban } from 'lucide-react';

/** What an account is told where neither the server nor the configuration has a text. */
export const DEFAULT_BLACKLIST_TEXT = '当前账号暂无法使用，请联系管理员';

/** Head of the prompt of a listed account. */
export function BlacklistTitle() {
  return (
    <span className="jw-row jw-gap-16 jw-blacklist-title">
      <span className="jw-grid jw-blacklist-icon">
        <Ban size={22} />
      </span>
      账号已停止使用
    </span>
  );
}

/** Body of the prompt of a listed account. */
export function BlacklistText({ text }: { text: string }) {
  return <p className="jw-ink-2 jw-blacklist-text">{text}</p>;
}
