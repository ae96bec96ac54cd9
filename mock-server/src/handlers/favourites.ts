import type { Handlers } from '../contract/handler.ts';
import { reportSummary } from '../interpretation/report-summaries.ts';
import { listItem } from '../interpretation/wire-reports.ts';
import { addFavourite, favouriteReportIds, isFavourite, removeFavourite } from '../store/clinical-marks.ts';
import { findReport } from '../store/clinical-reports.ts';
import { foundReport } from './found.ts';
import { pageOf } from './paging.ts';
import { matchesKeyword, readerOf } from './reports.ts';

export const favouritesHandlers = {
  listCollectedReports: ({ query, world, session }) => {
    const reader = readerOf(world, session);
    const summaries = favouriteReportIds(world, session.userId)
      .map((reportId) => findReport(world, reportId))
      .map((report) => report && reportSummary(world, report))
      .filter((summary) => summary !== undefined)
      .filter((summary) => matchesKeyword(summary, query.keyword));
    return pageOf(summaries, query, (onPage) => onPage.map((summary) => listItem(summary, reader)));
  },

  // The three calls are GETs on the wire (G-08): repeating one changes nothing more.
  collectReport: ({ params, world, session }) => {
    foundReport(world, params.report_id);
    addFavourite(world, session.userId, params.report_id, world.nowText());
    return { collected: true };
  },

  checkReportCollected: ({ params, world, session }) => {
    foundReport(world, params.report_id);
    return { collected: isFavourite(world, session.userId, params.report_id) };
  },

  cancelReportCollection: ({ params, world, session }) => {
    foundReport(world, params.report_id);
    removeFavourite(world, session.userId, params.report_id);
    return { collected: false };
  },
} satisfies Handlers;
