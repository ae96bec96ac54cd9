import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Names() {
  const part = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(['钾', '钠', '氯']);
  useKeptFocus(part);
  return (
    <div ref={part}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames((all) => all.filter((each) => each !== name))}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('what takes itself away gives the focus to what stood behind it, the last one to what stands before', async () => {
  const user = userEvent.setup();
  render(<Names />);
  await user.click(screen.getByRole('button', { name: '钠' }));
  expect(screen.getByRole('button', { name: '氯' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '钾' })).toHaveFocus();
});
