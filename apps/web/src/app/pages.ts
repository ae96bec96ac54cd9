import type { ComponentType } from 'react';
import type * as SpecialisedPages from '../features/applications/specialised-pages.tsx';
import { isClinician } from '../parts/session/roles.ts';
import { withTrend } from './trend-slot.ts';

/** Loads a page for a role: home differs by it. */
type PageLoad = (role: number) => Promise<ComponentType>;

const entry: PageLoad = () => import('./entry-routes.tsx').then((module) => module.EntryRoute);

const specialised =
  (name: keyof typeof SpecialisedPages): PageLoad =>
  () =>
    import('../features/applications/specialised-pages.tsx').then((module) => module[name]);

/** The page of each ready path, loaded when it is first needed. The login pages are part of the first chunk and have none. */
export const PAGES: Record<string, PageLoad> = {
  '/plugin-login': entry,
  '/single-login': entry,
  '/report-detail': () =>
    import('../features/report-shell/interpretation-page.tsx').then((module) => module.InterpretationPage),
  '/encyclopedia-knowledge': () =>
    import('../features/report-shell/encyclopedia-page.tsx').then((module) => module.EncyclopediaPage),
  '/knowledge-detail': () => import('../features/report-shell/article-page.tsx').then((module) => module.ArticlePage),
  '/report': () => import('../features/report-shell/lab-report-page.tsx').then((module) => module.LabReportPage),
  '/app-application': () =>
    import('../features/report-shell/applications-page.tsx').then((module) => module.ApplicationsPage),
  '/river': () => import('../features/report-shell/river-page.tsx').then((module) => withTrend(module.RiverPage)),
  '/report-detail-radar': () => import('../features/report-shell/radar-page.tsx').then((module) => module.RadarPage),
  '/diagnostic-assist': () =>
    import('../features/assist/diagnostic-assist-page.tsx').then((module) => module.DiagnosticAssistPage),
  '/decision-assist': () =>
    import('../features/assist/decision-list-page.tsx').then((module) => module.DecisionListPage),
  '/decision-assist-detail': () =>
    import('../features/assist/decision-detail-page.tsx').then((module) => module.DecisionDetailPage),
  '/': (role) =>
    isClinician(role)
      ? import('../features/home/home-page.tsx').then((module) => module.HomePage)
      : import('../features/session/role-home.tsx').then((module) => module.RoleHome),
  '/excellent': () => import('../features/reports/report-list-page.tsx').then((module) => module.ReportListPage),
  '/detail': () => import('./detail-route.tsx').then((module) => module.DetailRoute),
  '/favorite-list': () =>
    import('../features/favourites/favourite-list-page.tsx').then((module) => module.FavouriteListPage),
  '/about-us': () => import('../features/system/about-page.tsx').then((module) => module.AboutPage),
  '/data': () => import('../features/lookup/laboratory-page.tsx').then((module) => module.LaboratoryPage),
  '/diagnosis-menu': () => import('../features/lookup/disease-lookup.tsx').then((module) => module.DiseaseMenuPage),
  '/crisis-reminder': () =>
    import('../features/warnings/warning-list-page.tsx').then((module) => module.WarningListPage),
  '/crisis-detail': () =>
    import('../features/warnings/warning-detail-page.tsx').then((module) => withTrend(module.WarningDetailPage)),
  '/editLicense': () => import('../features/license/license-page.tsx').then((module) => module.LicensePage),
  '/common-problem': () =>
    import('../features/system/common-problem-page.tsx').then((module) => module.CommonProblemPage),
  '/version-update': () => import('../features/system/version-page.tsx').then((module) => module.VersionPage),
  '/appstore': () => import('../features/applications/store-page.tsx').then((module) => module.StorePage),
  '/specialized-disease-application': () =>
    import('../features/applications/specialised-list-page.tsx').then((module) => module.SpecialisedListPage),
  '/specialized-disease-detail': specialised('SpecialisedOverview'),
  '/specialized-department': specialised('SpecialisedDepartments'),
  '/specialized-doctor': specialised('SpecialisedDoctors'),
  '/specialized-patient': specialised('SpecialisedPatients'),
  '/specialized-desc': specialised('SpecialisedDescription'),
  '/appstore-detail': () =>
    import('../features/applications/store-detail-page.tsx').then((module) => module.StoreDetailPage),
  '/user-defined-text': () =>
    import('../features/custom-texts/custom-text-page.tsx').then((module) => module.CustomTextPage),
};
