import { analysisHandlers } from './analysis.ts';
import { applicationsHandlers } from './applications.ts';
import { favouritesHandlers } from './favourites.ts';
import { graceHandlers } from './grace.ts';
import { homeHandlers } from './home.ts';
import { imagesHandlers } from './images.ts';
import { knowledgeHandlers } from './knowledge.ts';
import { licenseHandlers } from './license.ts';
import { lookupsHandlers } from './lookups.ts';
import { reportsHandlers } from './reports.ts';
import { sessionHandlers } from './session.ts';
import { systemHandlers } from './system.ts';
import { trackingHandlers } from './tracking.ts';
import type { Handlers } from './types.ts';

/** Everything this hospital can answer; what is not here answers 501. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...homeHandlers,
  ...reportsHandlers,
  ...analysisHandlers,
  ...knowledgeHandlers,
  ...applicationsHandlers,
  ...favouritesHandlers,
  ...graceHandlers,
  ...lookupsHandlers,
  ...trackingHandlers,
  ...imagesHandlers,
  ...systemHandlers,
  ...licenseHandlers,
};
