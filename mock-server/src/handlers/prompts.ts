import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { promptsFor, promptsOn } from '../interpretation/report-prompts.ts';
import { findReport } from '../store/clinical-reports.ts';
import { putPromptAnswer } from '../store/prompt-feedback.ts';

export const promptsHandlers = {
  answerPrompt: ({ world, params, body, session }) => {
    const { report_id: reportId, rule_id: ruleId } = params;
    const report = findReport(world, reportId);
    const prompts = report === undefined ? [] : promptsOn(world, report.patient_id, reportId);
    const prompt = prompts.find(({ rule_id: id }) => id === ruleId);
    if (prompt === undefined) throw new Refusal('这份报告上没有这条提示', 404);
    putPromptAnswer(world, {
      rule_id: ruleId,
      report_id: reportId,
      user_id: session.userId,
      version: prompt.version,
      useful: body.useful ? 1 : 0,
      comment: body.comment?.trim() ?? '',
      answer_time: world.nowText(),
    });
    return promptsFor(world, [prompt], reportId, session.userId)[0] ?? prompt;
  },
} satisfies Handlers;
