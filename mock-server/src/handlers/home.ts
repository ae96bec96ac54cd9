import type { HomeHint } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import { versionNotes } from '../hospital/version-notes.ts';
import { reportSummariesOn } from '../interpretation/report-summaries.ts';
import { listItem } from '../interpretation/wire-reports.ts';
import type { ReportSummary } from '../interpretation/report-summaries.ts';
import { applicationBrief, myApplications, wireApplicationList } from '../interpretation/wire-applications.ts';
import { hospitalDate } from '../store/time.ts';
import { byUrgency, readerOf } from './reports.ts';
import { ALL_TASKS, tasksOf } from './tasks.ts';

export const HOSPITAL_NAME = '江州市第一人民医院';

const PRIORITY_LINES = 10;
const DAY_MS = 86_400_000;

/** Reports issued up to the same time of day, so that two days compare. */
function upTo(summaries: readonly ReportSummary[], timeOfDay: string): ReportSummary[] {
  return summaries.filter(({ report }) => report.report_time.slice(11, 19) <= timeOfDay);
}

function needsFocus({ level }: ReportSummary): boolean {
  return level === 'focus';
}

export const homeHandlers = {
  listHomeTasks: ({ world, session }) => ({ now: world.nowText(), data: tasksOf(world, session, ALL_TASKS) }),

  getHomeSummary: (call) => {
    const { world, session } = call;
    const now = world.now();
    const nowText = world.nowText();
    const today = reportSummariesOn(world, hospitalDate(now));
    const yesterday = reportSummariesOn(world, hospitalDate(new Date(now.getTime() - DAY_MS)));
    const reader = readerOf(world, session);
    const unread = today.filter(({ report }) => !reader.readIds.has(report.report_id));
    const mine = myApplications(world, session.userId);
    const ordered = today.toSorted(byUrgency(world));
    const hintsOf = (isMine: boolean) =>
      ordered.flatMap(({ patient, report, triggered }) =>
        triggered
          .filter(({ application, hint }) => hint !== '' && reader.isOffered(application))
          .filter(({ application }) => mine.includes(application) === isMine)
          .map(({ application, hint }): HomeHint => ({
            ...applicationBrief(application),
            patient_id: patient.patient_id,
            patient_name: patient.name,
            report_id: report.report_id,
            hint,
          })),
      );
    const hints = hintsOf(true);
    const timeOfDay = nowText.slice(11, 19);
    return {
      hospital_name: HOSPITAL_NAME,
      knowledge_version: KNOWLEDGE_VERSION,
      data_time: nowText,
      counts: {
        critical: today.filter(({ level }) => level === 'critical').length,
        focus: today.filter(needsFocus).length,
        focus_change:
          upTo(today, timeOfDay).filter(needsFocus).length - upTo(yesterday, timeOfDay).filter(needsFocus).length,
        unread: unread.length,
        today: today.length,
        hints: hints.length,
      },
      priority: unread
        .toSorted(byUrgency(world))
        .slice(0, PRIORITY_LINES)
        .map((summary) => listItem(summary, reader)),
      hints: [...hints, ...hintsOf(false)],
      my_applications: wireApplicationList(call, mine, []),
      updates: versionNotes.map(({ title, daysAgo }) => ({
        date: hospitalDate(new Date(now.getTime() - daysAgo * DAY_MS)),
        title,
      })),
    };
  },
} satisfies Handlers;
