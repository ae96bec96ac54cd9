import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PublicFrame } from '../../parts/public/public-frame.tsx';
import { type OnlineDraft, readFragment, rowOf, withRows } from './online-draft.ts';
import { OnlineForm } from './online-form.tsx';
import { Grounds, OnlineOutcome } from './online-outcome.tsx';
import { readOnline, showRows } from './online-reading.ts';
import { PaperCheckStrip } from './paper-check-strip.tsx';
import styles from './online.module.css';

/** The reading follows a change after this time, in milliseconds. */
const DELAY_MS = 150;

/** What is read of a draft, a moment after its last change. */
function useReading(draft: OnlineDraft) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return readOnline(settled, showRows(settled));
}

/** 在线体验: results are typed and read at once, by the rules in the page. Nothing is sent or kept. */
export function OnlinePage() {
  const [draft, setDraft] = useState(() => readFragment(window.location.hash));
  const [diagnosisId, setDiagnosisId] = useState('');
  // A paper that is checked is real, and its code is sent: the note is about the rest.
  const isChecking = new URLSearchParams(useLocation().search).has('code');
  const outcome = useReading(draft);
  const chosen = outcome?.diagnoses.find(({ id }) => id === diagnosisId);
  const add = (code: string) => {
    setDraft({ ...draft, rows: withRows(draft.rows, [rowOf(code)]) });
    requestAnimationFrame(() => document.getElementById(`online-${code}`)?.focus());
  };
  return (
    <PublicFrame note={isChecking ? '试填部分：演示数据，不保存不上传' : '演示数据，不保存不上传'}>
      <PaperCheckStrip />
      <div className={styles.page}>
        <div className="jw-stack jw-gap-16">
          <OnlineForm draft={draft} rows={showRows(draft)} marked={chosen?.evidenceCodes ?? []} onDraft={setDraft} />
          {chosen && <Grounds diagnosis={chosen} />}
        </div>
        <OnlineOutcome outcome={outcome} diagnosisId={chosen?.id ?? ''} onMark={setDiagnosisId} onAdd={add} />
      </div>
    </PublicFrame>
  );
}
