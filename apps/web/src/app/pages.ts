import type { ComponentType } from 'react';
import type * as SpecialisedPages from '../features/applications/specialised-pages.tsx';
import { isClinician } from '../parts/session/roles.ts';
import { withTrend } from './trend-slot.ts';

/** Loads a page for a role: home differs by it. */
type PageLoad = (role: number) => Promise<ComponentType>;

const entry: PageLoad = () => import('./entry-routes.tsx').then((m) => m.EntryRoute);

const specialised =
  (name: keyof typeof SpecialisedPages): PageLoad =>
  () =>
    import('../features/applications/specialised-pages.tsx').then((m) => m[name]);

/** The page of each path, loaded when it is first needed. The login pages are part of the first chunk and have none. */
export const PAGES: Record<string, PageLoad> = {
  '/plugin-login': entry,
  '/single-login': entry,
  // In a build these have an entry of their own (reader-main.ts); here they stand for a development server.
  '/h5': () => import('../features/reader/h5-page.tsx').then((m) => m.H5Page),
  '/citizen-phone': () => import('../features/reader/citizen-page.tsx').then((m) => m.CitizenPage),
  '/citizen-chat-phone': () => import('../features/reader/chat-page.tsx').then((m) => m.ChatPage),
  '/radar-detail': () => import('../features/reader/radar-detail-page.tsx').then((m) => m.RadarDetailPage),
  '/demo': () => import('../features/demo/demo-page.tsx').then((m) => m.DemoPage),
  '/online': () => import('../features/online/online-page.tsx').then((m) => m.OnlinePage),
  '/single-demo': () => import('../features/embedding/single-demo-page.tsx').then((m) => m.SingleDemoPage),
  '/about-us-login': () => import('../features/system/about-login-page.tsx').then((m) => m.AboutLoginPage),
  '/report-detail': () => import('../features/report-shell/interpretation-page.tsx').then((m) => m.InterpretationPage),
  '/encyclopedia-knowledge': () =>
    import('../features/report-shell/encyclopedia-page.tsx').then((m) => m.EncyclopediaPage),
  '/knowledge-detail': () => import('../features/report-shell/article-page.tsx').then((m) => m.ArticlePage),
  '/report': () => import('../features/report-shell/lab-report-page.tsx').then((m) => m.LabReportPage),
  '/app-application': () => import('../features/report-shell/applications-page.tsx').then((m) => m.ApplicationsPage),
  '/river': () => import('../features/report-shell/river-page.tsx').then((m) => withTrend(m.RiverPage)),
  '/report-detail-radar': () => import('../features/report-shell/radar-page.tsx').then((m) => m.RadarPage),
  '/scientific-research-assist-common': () =>
    import('../features/report-shell/research-assist-page.tsx').then((m) => m.ResearchAssistPage),
  '/my-scientific-research-common': () =>
    import('../features/report-shell/research-mine-page.tsx').then((m) => m.ResearchMinePage),
  '/scientific-research-assist': () => import('../features/research/assist/assist-page.tsx').then((m) => m.AssistPage),
  '/my-scientific-research': () => import('../features/research/mine/mine-page.tsx').then((m) => m.MinePage),
  '/diagnostic-assist': () =>
    import('../features/assist/diagnostic-assist-page.tsx').then((m) => m.DiagnosticAssistPage),
  '/decision-assist': () => import('../features/assist/decision-list-page.tsx').then((m) => m.DecisionListPage),
  '/decision-assist-detail': () =>
    import('../features/assist/decision-detail-page.tsx').then((m) => m.DecisionDetailPage),
  '/': (role) =>
    isClinician(role)
      ? import('../features/home/home-page.tsx').then((m) => m.HomePage)
      : import('../features/session/role-home.tsx').then((m) => m.RoleHome),
  '/excellent': () => import('../features/reports/report-list-page.tsx').then((m) => m.ReportListPage),
  '/detail': () => import('./detail-route.tsx').then((m) => m.DetailRoute),
  '/favorite-list': () => import('../features/favourites/favourite-list-page.tsx').then((m) => m.FavouriteListPage),
  '/about-us': () => import('../features/system/about-page.tsx').then((m) => m.AboutPage),
  '/scientific-research': () => import('../features/research/projects/projects-page.tsx').then((m) => m.ProjectsPage),
  '/data': () => import('../features/lookup/laboratory-page.tsx').then((m) => m.LaboratoryPage),
  '/diagnosis-menu': () => import('../features/lookup/disease-lookup.tsx').then((m) => m.DiseaseMenuPage),
  '/crisis-reminder': () => import('../features/warnings/warning-list-page.tsx').then((m) => m.WarningListPage),
  '/crisis-detail': () =>
    import('../features/warnings/warning-detail-page.tsx').then((m) => withTrend(m.WarningDetailPage)),
  '/editLicense': () => import('../features/license/license-page.tsx').then((m) => m.LicensePage),
  '/common-problem': () => import('../features/system/common-problem-page.tsx').then((m) => m.CommonProblemPage),
  '/version-update': () => import('../features/system/version-page.tsx').then((m) => m.VersionPage),
  '/appstore': () => import('../features/applications/store-page.tsx').then((m) => m.StorePage),
  '/specialized-disease-application': () =>
    import('../features/applications/specialised-list-page.tsx').then((m) => m.SpecialisedListPage),
  '/specialized-disease-detail': specialised('SpecialisedOverview'),
  '/specialized-department': specialised('SpecialisedDepartments'),
  '/specialized-doctor': specialised('SpecialisedDoctors'),
  '/specialized-patient': specialised('SpecialisedPatients'),
  '/specialized-desc': specialised('SpecialisedDescription'),
  '/appstore-detail': () => import('../features/applications/store-detail-page.tsx').then((m) => m.StoreDetailPage),
  '/users': () => import('../features/accounts/accounts-page.tsx').then((m) => m.AccountsPage),
  '/logs': () => import('../features/logs/logs-page.tsx').then((m) => m.LogsPage),
  '/bulletin-board': () => import('../features/board/board-page.tsx').then((m) => m.BoardPage),
  '/app-manage': () => import('../features/app-manage/app-manage-page.tsx').then((m) => m.AppManagePage),
  '/data-cleaning': () => import('../features/cleaning/cleaning-page.tsx').then((m) => m.CleaningPage),
  '/data-synchronism': () => import('../features/sync/sync-page.tsx').then((m) => m.SyncPage),
  '/data-center': () => import('../features/datacenter/datacenter-page.tsx').then((m) => m.DataCentrePage),
  '/data-synchronism-inspect': () => import('../features/sync/inspect-page.tsx').then((m) => m.InspectPage),
  '/data-synchronism-check': () => import('../features/sync/check-page.tsx').then((m) => m.CheckPage),
  '/ai-platform': () => import('../features/models/models-page.tsx').then((m) => m.ModelsPage),
  '/ai-platform-detail': () => import('../features/models/model-page.tsx').then((m) => m.ModelPage),
  '/ai-report': () => import('../features/ai-reports/ai-reports-page.tsx').then((m) => m.AiReportsPage),
  '/analysis-report': () => import('../features/ai-reports/analysis-report-page.tsx').then((m) => m.AnalysisReportPage),
  '/blacklist': () => import('../features/blacklist/blacklist-page.tsx').then((m) => m.BlacklistPage),
  '/blacklist-record': () => import('../features/blacklist/record-page.tsx').then((m) => m.BlacklistRecordPage),
  '/operations-interpret-ability': () =>
    import('../features/statistics/interpretability-page.tsx').then((m) => m.InterpretabilityPage),
  '/operations-use-statistical': () => import('../features/statistics/usage-page.tsx').then((m) => m.UsagePage),
  '/comprehensive-prompt': () => import('../features/prompts/prompts-page.tsx').then((m) => m.PromptsPage),
  '/comprehensive-prompt-detail': () =>
    import('../features/prompts/prompt-detail-page.tsx').then((m) => m.PromptDetailPage),
  '/audit-rules-detail': () =>
    import('../features/audit-rules/rule-detail-page.tsx').then((m) => m.AuditRuleDetailPage),
  '/audit-rules-management': () => import('../features/audit-rules/audit-rules-page.tsx').then((m) => m.AuditRulesPage),
  '/laboratory': () => import('../features/laboratory/laboratory-page.tsx').then((m) => m.LaboratoryPage),
  '/push-strategy': () => import('../features/push-strategy/push-page.tsx').then((m) => m.PushStrategyPage),
  '/report-list': () => import('../features/report-review/report-review-page.tsx').then((m) => m.ReportReviewPage),
  '/user-defined-text': () => import('../features/custom-texts/custom-text-page.tsx').then((m) => m.CustomTextPage),
};
