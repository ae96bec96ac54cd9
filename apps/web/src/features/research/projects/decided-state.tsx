interface DecidedStateProps {
  word: string;
  by: string | undefined;
  reason: string | undefined;
  /** What holds beside it, such as until when. */
  more?: string;
}

/** The state of what was asked for: its word, who decided, and why. */
export function DecidedState({ word, by, reason = '', more = '' }: DecidedStateProps) {
  return (
    <>
      {word}
      <span className="jw-note">
        {by !== undefined && ` ${by}`}
        {reason !== '' && `：${reason}`}
        {more !== '' && ` ${more}`}
      </span>
    </>
  );
}
