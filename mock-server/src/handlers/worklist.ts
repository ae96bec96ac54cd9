import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import {
  openLoopCounts,
  ownReportIds,
  worklistEntry,
  worklistOf,
  worklistRow,
  worklistVersion,
} from '../interpretation/worklist.ts';
import type { WorklistEntry } from '../interpretation/worklist.ts';
import { reportSummary } from '../interpretation/report-summaries.ts';
import { progressOf } from '../interpretation/wire-warnings.ts';
import { reportReadTimes } from '../store/clinical-marks.ts';
import { findReport } from '../store/clinical-reports.ts';
import { addFindingAnswer } from '../store/finding-answers.ts';
import type { Session } from '../store/session.ts';
import { inTransaction } from '../store/sql.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';

/** How long a call waits for a change, and how often it looks, in milliseconds. */
const WAIT_MS = 25_000;
const LOOK_MS = 250;

/** Roles that answer for patients of every department; others for their own only. */
const CLINICIANS: ReadonlySet<number> = new Set([1, 4]);

function inScope(world: World, session: Session, scope: Call<'listWorklist'>['query']['scope']) {
  if (scope === 'all') return () => true;
  if (scope === 'department') {
    return ({ summary }: WorklistEntry) => summary.patient.department === session.department;
  }
  const own = ownReportIds(world, session.userId);
  return ({ summary }: WorklistEntry) => own.has(summary.report.report_id);
}

const isOpen = ({ doneAt }: WorklistEntry) => doneAt === undefined;

/** Only time decides when it is over: the timer does not keep a server alive that is closing. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS).unref();
  });
}

function foundEntry(world: World, userId: string, reportId: string): WorklistEntry {
  const report = findReport(world, reportId);
  const summary = report && reportSummary(world, report);
  if (!summary) throw new Refusal('报告不存在或已撤回', 404);
  return worklistEntry(world, summary, reportReadTimes(world, userId));
}

type AnswerInput = Call<'answerWorklistFindings'>['body'];

/** The findings that an input answers, refused in words where it may not. */
function answeredFindings(entry: WorklistEntry, input: AnswerInput, session: Session): readonly string[] {
  const { summary, loop, openFindings, readAt } = entry;
  const { finding_id: findingId, answer, text = '' } = input;
  if (!CLINICIANS.has(session.role) && summary.patient.department !== session.department) {
    throw new Refusal('该报告属于其他科室，您无权答复');
  }
  if (answer === 'planned' && text.trim() === '') throw new Refusal('请填写安排的内容');
  if (readAt === undefined) throw new Refusal('请先阅读报告，再记为已处理');
  if (findingId === undefined) {
    if (loop !== undefined && progressOf(loop.step) === 'open') throw new Refusal('危急值未闭环，请先完成处置与闭环');
    return openFindings.map(({ finding_id: id }) => id);
  }
  if (summary.firstFinding?.findingId === findingId && summary.firstFinding.kind === 'critical') {
    throw new Refusal('危急值由处置回路记录');
  }
  if (!summary.urgentFindings.some(({ finding_id: id }) => id === findingId)) {
    throw new Refusal('该报告没有这项待答复的发现');
  }
  return openFindings.some(({ finding_id: id }) => id === findingId) ? [findingId] : [];
}

export const worklistHandlers = {
  listWorklist: ({ query, world, session }) => {
    const { date = hospitalDate(world.now()), scope, state } = query;
    const all = worklistOf(world, session.userId, date);
    const open = all.filter(isOpen);
    const wanted = all
      .filter(inScope(world, session, scope))
      .filter((entry) => state === undefined || isOpen(entry) === (state === 'open'));
    const places = new Map(wanted.map((entry, index) => [entry, index + 1]));
    return {
      ...pageOf(wanted, query, (entries) => entries.map((entry) => worklistRow(entry, places.get(entry) ?? 1))),
      counts: {
        open: open.length,
        done: all.length - open.length,
        unread: all.filter(({ readAt }) => readAt === undefined).length,
        department: open.filter(inScope(world, session, 'department')).length,
        loops: openLoopCounts(world),
      },
      version: worklistVersion(world, session.userId),
      time: world.nowText(),
    };
  },

  awaitWorklistChanges: async ({ query, world, session }) => {
    const until = Date.now() + WAIT_MS;
    let seen = world.dataVersion;
    let version = worklistVersion(world, session.userId);
    // Where time stands still nothing is to be waited for; a database that is closed has nothing to tell.
    while (version === query.version && !world.isClockStopped && Date.now() < until) {
      await rest();
      if (!world.db.isOpen) break;
      if (world.dataVersion !== seen) version = worklistVersion(world, session.userId);
      seen = world.dataVersion;
    }
    return { version, changed: version !== query.version };
  },

  answerWorklistFindings: ({ params, body, world, session }) =>
    inTransaction(world, () => {
      const { report_id: reportId } = params;
      const entry = foundEntry(world, session.userId, reportId);
      for (const findingId of answeredFindings(entry, body, session)) {
        addFindingAnswer(world, {
          report_id: reportId,
          finding_id: findingId,
          user_id: session.userId,
          answer: body.answer,
          content: body.text?.trim() ?? '',
          answer_time: world.nowText(),
        });
      }
      const { openFindings, doneAt } = foundEntry(world, session.userId, reportId);
      return {
        report_id: reportId,
        open_findings: [...openFindings],
        ...(doneAt === undefined ? {} : { done_at: doneAt }),
      };
    }),
} satisfies Handlers;
