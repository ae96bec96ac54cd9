import type { OperationId } from './types.ts';

/**
 * GETs whose answer depends on nothing but the data, the account, the url and the day: it is computed once and then
 * sent as ready text until one of them changes. The home summary is not among them: it states the time of day.
 */
export const cachedAnswers: ReadonlySet<OperationId> = new Set<OperationId>([
  'listReports',
  'listCollectedReports',
  'getReportAnalysis',
  'listLiteAnalysisDiagnoses',
  'getPatientInterpretation',
  'getPatientTimeline',
  'getDiagnosisKnowledge',
  'listPatientReports',
  'listPatientHistoryDiagnoses',
  'listPatientTaggedReports',
  'translatePatientId',
  'listReportApplications',
  'listDoctorApplications',
  'getApplication',
  'getGraceReport',
  'listGraceReports',
  'initGraceReport',
  'listLaboratoryTerms',
  'listOriginalLaboratories',
  'getLicense',
]);
