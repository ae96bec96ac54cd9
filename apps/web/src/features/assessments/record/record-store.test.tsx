import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changed, isTyped } from './record-state.ts';
import { useFormValues, useRecordFrame, useRecordState, useRecordStore, type RecordStore } from './record-store.ts';

interface Form {
  age: string;
  rate: string;
}
type Store = RecordStore<Form, { score: number }>;

const source: Form = { age: '67', rate: '80' };

/** A form with each kind of reader, and how often each of them was drawn. */
function open() {
  const drawn = { form: 0, frame: 0, rate: 0 };
  const count = (name: keyof typeof drawn) => {
    drawn[name] += 1;
  };
  function Values({ store }: { store: Store }) {
    const values = useFormValues(store, source);
    count('form');
    return <p>{`values ${values?.age} ${values?.rate}`}</p>;
  }
  function Frame({ store }: { store: Store }) {
    const { isStale, measured } = useRecordFrame(store);
    count('frame');
    return <p>{`stale ${isStale} score ${measured?.result.score ?? 'none'}`}</p>;
  }
  function Rate({ store }: { store: Store }) {
    const rate = useRecordState(store, ({ draft }) => (draft ?? source).rate);
    const isDirty = useRecordState(store, (state) => isTyped(state, source));
    count('rate');
    return <p>{`rate ${rate} dirty ${isDirty}`}</p>;
  }
  function Tool() {
    const store = useRecordStore<Form, { score: number }>();
    return (
      <>
        <Values store={store} />
        <Frame store={store} />
        <Rate store={store} />
        <input
          aria-label="age"
          onChange={(event) => store.setState((now) => changed(now, { age: event.target.value }, source))}
        />
      </>
    );
  }
  render(<Tool />);
  const key = (age: string) => fireEvent.change(screen.getByLabelText('age'), { target: { value: age } });
  return { drawn, key };
}

test('a key draws what it changes, and the frame only where the frame changes', () => {
  const { drawn, key } = open();
  screen.getByText('values 67 80');
  screen.getByText('stale false score none');
  screen.getByText('rate 80 dirty false');

  key('6');
  screen.getByText('values 6 80');
  screen.getByText('stale true score none');
  screen.getByText('rate 80 dirty true');
  expect(drawn).toEqual({ form: 2, frame: 2, rate: 2 });

  key('68');
  screen.getByText('values 68 80');
  expect(drawn).toEqual({ form: 3, frame: 2, rate: 2 });

  // Back to what the record gives: nothing would be lost, but what was computed stays stale.
  key('67');
  screen.getByText('stale true score none');
  screen.getByText('rate 80 dirty false');
  expect(drawn).toEqual({ form: 4, frame: 2, rate: 3 });
});
