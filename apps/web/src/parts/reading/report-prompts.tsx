import { useAnswerPrompt } from '@jianwei/api-client/prompts/prompts';
import { invalidateGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { ReportData, ReportPrompt } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnce } from '../../kit/lib/use-once.ts';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { isClinician } from '../session/roles.ts';
import { useSession } from '../session/session-store.ts';
import { PromptCard } from './prompt-card.tsx';
import styles from './prompt-card.module.css';

/** Prompts of the laboratory on a report, whole: on the screen where they are to be read there, on paper where they are to be printed. */
export function ReportPrompts({ report }: { report: ReportData }) {
  const { prompts = [], report_id: reportId = '' } = report;
  const shown = prompts.filter(({ places }) => places.includes('reading') || places.includes('print'));
  if (shown.length === 0) return null;
  const isPrinted = shown.some(({ places }) => places.includes('print'));
  const isRead = shown.some(({ places }) => places.includes('reading'));
  return (
    <div className={isPrinted ? (isRead ? undefined : 'jw-print-only') : 'jw-no-print'}>
      <TitledSection title="检验科提示" aside={`${shown.length} 条`}>
        <ul className={styles.list}>
          {shown.map((prompt) => (
            <li key={prompt.rule_id} className={placeClass(prompt)}>
              <PromptCard name={prompt.name} text={prompt.text} basis={prompt.basis} time={prompt.time}>
                {reportId !== '' && <Feedback prompt={prompt} reportId={reportId} />}
              </PromptCard>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}

function placeClass({ places }: ReportPrompt): string | undefined {
  if (!places.includes('print')) return 'jw-no-print';
  return places.includes('reading') ? undefined : 'jw-print-only';
}

/** 有用 or 不适用: one answer of each doctor, which may be changed. */
function Feedback({ prompt, reportId }: { prompt: ReportPrompt; reportId: string }) {
  const client = useQueryClient();
  const answer = useAnswerPrompt();
  const once = useOnce();
  const [given, setGiven] = useState(prompt.useful);
  const session = useSession();
  // Others read the same without its buttons.
  if (session === null || !isClinician(session.role)) return null;
  const say = (useful: boolean) =>
    void once(async () => {
      const saved = await answer.mutateAsync({ reportId, ruleId: prompt.rule_id, data: { useful } });
      setGiven(saved.useful);
      void invalidateGetReportAnalysis(client, reportId);
    });
  return (
    <span className="jw-row jw-gap-8 jw-no-print">
      <Button
        size="small"
        variant="text"
        aria-pressed={given === true}
        busy={answer.isPending}
        onClick={() => say(true)}
      >
        {given === true ? '✓ 有用' : '有用'}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-pressed={given === false}
        busy={answer.isPending}
        onClick={() => say(false)}
      >
        {given === false ? '✓ 不适用' : '不适用'}
      </Button>
    </span>
  );
}
