import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus, usePassedFocus } from './use-kept-focus.ts';

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

function Strip({ onClose }: { onClose: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  usePassedFocus(part);
  return (
    <div ref={part}>
      <button type="button" onClick={onClose}>
        撤销
      </button>
    </div>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <button type="button">之前</button>
      {isOpen && <Strip onClose={() => setOpen(false)} />}
      <button type="button">之后</button>
    </main>
  );
}

test('a part that goes away passes the focus on to what stands behind it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.getByRole('button', { name: '之后' })).toHaveFocus();
});
