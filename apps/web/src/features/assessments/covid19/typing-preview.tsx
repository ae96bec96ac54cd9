import type { Covid19Input } from '@jianwei/api-client/model';
import { answerCovid19 } from '@jianwei/clinical-rules/covid19/covid19-wire';
import { conclusionParts } from './covid19-text.ts';
import { PromptList } from './prompt-list.tsx';

/** What the rule says to the form as it stands. The saved record's own answer is the one that counts. */
export function TypingPreview({ body }: { body: Covid19Input }) {
  const { results, suggests, prompts } = answerCovid19({ ...body });
  return (
    <div className="jw-body jw-grid jw-gap-6">
      {results.map((result) => (
        <p key={result} className="jw-strong">
          {conclusionParts(result).join('，')}
        </p>
      ))}
      <p>{suggests.length > 0 ? suggests.join('；') : '暂无治疗建议'}</p>
      <PromptList prompts={prompts} />
    </div>
  );
}
