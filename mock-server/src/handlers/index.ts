import type { Handlers } from '../contract/handler.ts';
import { accountsHandlers } from './accounts.ts';
import { adrenalCortexHandlers } from './adrenal-cortex.ts';
import { aiReportsHandlers } from './ai-reports.ts';
import { aldosteronismHandlers } from './aldosteronism.ts';
import { analysisHandlers } from './analysis.ts';
import { appManageHandlers } from './app-manage.ts';
import { applicationsHandlers } from './applications.ts';
import { assistHandlers } from './assist.ts';
import { blacklistHandlers } from './blacklist.ts';
import { auditHandlers } from './audit.ts';
import { bloodGasHandlers } from './blood-gas.ts';
import { boardHandlers } from './board.ts';
import { cerebrospinalHandlers } from './cerebrospinal.ts';
import { changesHandlers } from './changes.ts';
import { ckdHandlers } from './ckd.ts';
import { syncHandlers } from './sync.ts';
import { cleaningHandlers } from './cleaning.ts';
import { commandHandlers } from './command.ts';
import { coursesHandlers } from './courses.ts';
import { covid19Handlers } from './covid19.ts';
import { customTextsHandlers } from './custom-texts.ts';
import { datacenterHandlers } from './datacenter.ts';
import { favouritesHandlers } from './favourites.ts';
import { gastricHandlers } from './gastric.ts';
import { graceHandlers } from './grace.ts';
import { guidesHandlers } from './guides.ts';
import { homeHandlers } from './home.ts';
import { imagesHandlers } from './images.ts';
import { knowledgeHandlers } from './knowledge.ts';
import { laboratoryHandlers } from './laboratory.ts';
import { licenseHandlers } from './license.ts';
import { logsHandlers } from './logs.ts';
import { lookupsHandlers } from './lookups.ts';
import { modelsHandlers } from './models.ts';
import { papersHandlers } from './papers.ts';
import { plansHandlers } from './plans.ts';
import { pleuralHandlers } from './pleural.ts';
import { pushHandlers } from './push.ts';
import { promptsHandlers } from './prompts.ts';
import { replayHandlers } from './replay.ts';
import { reportReviewHandlers } from './report-review.ts';
import { reportsHandlers } from './reports.ts';
import { researchHandlers } from './research.ts';
import { researchExportsHandlers } from './research-exports.ts';
import { researchMatchHandlers } from './research-match.ts';
import { researchNearHandlers } from './research-near.ts';
import { researchProjectsHandlers } from './research-projects.ts';
import { researchTablesHandlers } from './research-tables.ts';
import { rulesHandlers } from './rules.ts';
import { sessionHandlers } from './session.ts';
import { sharesHandlers } from './shares.ts';
import { ssoDemoHandlers } from './sso-demo.ts';
import { statisticsHandlers } from './statistics.ts';
import { interpretabilityHandlers } from './interpretability.ts';
import { systemHandlers } from './system.ts';
import { systemsHandlers } from './systems.ts';
import { thyroidFollowUpHandlers } from './thyroid-followup.ts';
import { thyroidFunctionHandlers } from './thyroid-function.ts';
import { trackingHandlers } from './tracking.ts';
import { warningsHandlers } from './warnings.ts';
import { worklistHandlers } from './worklist.ts';

/** Everything this hospital can answer; what is not here answers 501. */
export const handlers: Handlers = {
  ...rulesHandlers,
  ...researchHandlers,
  ...researchTablesHandlers,
  ...researchNearHandlers,
  ...researchProjectsHandlers,
  ...researchExportsHandlers,
  ...researchMatchHandlers,
  ...sessionHandlers,
  ...homeHandlers,
  ...pushHandlers,
  ...reportReviewHandlers,
  ...reportsHandlers,
  ...analysisHandlers,
  ...knowledgeHandlers,
  ...systemsHandlers,
  ...assistHandlers,
  ...applicationsHandlers,
  ...appManageHandlers,
  ...favouritesHandlers,
  ...ckdHandlers,
  ...auditHandlers,
  ...bloodGasHandlers,
  ...graceHandlers,
  ...pleuralHandlers,
  ...gastricHandlers,
  ...thyroidFollowUpHandlers,
  ...covid19Handlers,
  ...adrenalCortexHandlers,
  ...aldosteronismHandlers,
  ...thyroidFunctionHandlers,
  ...cerebrospinalHandlers,
  ...coursesHandlers,
  ...commandHandlers,
  ...lookupsHandlers,
  ...trackingHandlers,
  ...imagesHandlers,
  ...guidesHandlers,
  ...systemHandlers,
  ...laboratoryHandlers,
  ...licenseHandlers,
  ...plansHandlers,
  ...warningsHandlers,
  ...worklistHandlers,
  ...sharesHandlers,
  ...papersHandlers,
  ...customTextsHandlers,
  ...accountsHandlers,
  ...blacklistHandlers,
  ...cleaningHandlers,
  ...syncHandlers,
  ...ssoDemoHandlers,
  ...statisticsHandlers,
  ...interpretabilityHandlers,
  ...datacenterHandlers,
  ...modelsHandlers,
  ...aiReportsHandlers,
  ...changesHandlers,
  ...logsHandlers,
  ...boardHandlers,
  ...promptsHandlers,
  ...replayHandlers,
};
