/* Written by `npm run generate -w mock-server` from openapi/dist/openapi.json; a test fails when it is stale. */
import type {
  Account,
  AccountDetail,
  AccountImport,
  AccountImportInput,
  AccountInput,
  AccountLockInput,
  AccountOutcomes,
  AccountPage,
  AccountPages,
  AccountPasswordReset,
  AccountSessionsEnd,
  AccountSessionsEnded,
  AccountUnlockInput,
  AccountUpdate,
  AccountWithPassword,
  AddPlanInput,
  AdrenalCortexReport,
  AdrenalCortexValues,
  AldosteronismReport,
  Application,
  ApplicationList,
  ApplicationPatientPage,
  ApplicationUsage,
  AskInput,
  AssessmentReplay,
  AssistInput,
  AssistResult,
  AssistTerms,
  AuditHold,
  AuditHoldPage,
  AuthInfo,
  AvailableModelList,
  BlacklistAccounts,
  BlacklistChanged,
  BlacklistInput,
  BlacklistOutcomes,
  BlacklistPage,
  BlacklistRecordPage,
  BlacklistRelease,
  BlacklistReleases,
  BloodGasReport,
  BloodGasReportList,
  Board,
  BoardWall,
  CerebrospinalFluidReport,
  Change,
  ChangePage,
  ChangeUndo,
  ChangeVerification,
  CleaningChanged,
  CleaningDetail,
  CleaningDismissal,
  CleaningDismissals,
  CleaningItemPage,
  CleaningMany,
  CleaningMapping,
  CleaningOutcomes,
  CleaningPreview,
  CleaningReopening,
  CleaningTry,
  CollectedReportPage,
  CollectedState,
  CommandInput,
  CommandResult,
  CourseList,
  Covid19Init,
  Covid19Input,
  Covid19Options,
  Covid19Record,
  CreateShareInput,
  CreatedShare,
  CustomText,
  CustomTextInput,
  CustomTextList,
  DataItemPage,
  DataQuality,
  DataVolumes,
  DecisionAid,
  DecisionReportPage,
  DemoTicket,
  DemoTicketInput,
  DiagnosisKnowledge,
  DiseaseSystemList,
  DiseaseTaggingInput,
  DoctorApplications,
  DoctorApplicationsInput,
  EditPlanInput,
  EmbedSessionInput,
  EmptyBody,
  GastricReport,
  GraceInit,
  GraceInput,
  GraceOutput,
  GraceReport,
  GraceReportList,
  HistoryDiagnosisList,
  HoldDecision,
  HomeSummary,
  IndicatorList,
  IndicatorReportPage,
  IndicatorTargetInput,
  IndicatorTargetSaved,
  Interpretability,
  InterpretabilityReportPage,
  IssuePaperInput,
  IssuedPaper,
  KidneyReport,
  KidneyReportList,
  KnowledgeSearchResult,
  LabPlanList,
  LaboratoryKnowledgeDetail,
  LaboratoryTaggingInput,
  LaboratoryTermList,
  LayAnswer,
  License,
  LicenseCodeInput,
  LicenseIdentifier,
  LicenseVerification,
  LogDetail,
  LogPage,
  LoginInput,
  ManagedApplicationOrder,
  ManagedApplicationSaved,
  ManagedApplicationUpdate,
  ManagedApplications,
  ManagedOpenPage,
  ManagedOrderSaved,
  ModelAnsweredPage,
  ModelChanged,
  ModelDetail,
  ModelDrift,
  ModelDriftReportPage,
  ModelList,
  ModelShadow,
  ModelStateInput,
  ModelTimeline,
  NewCodes,
  OneTimePassword,
  OperationUserPhone,
  OriginalLaboratoryList,
  PageVisitLog,
  PasswordChange,
  PatientReportPage,
  PatientTimeline,
  PlanHistory,
  PlanHistoryInput,
  PlanIdBody,
  PleuralInit,
  PleuralInput,
  PleuralMeasureInput,
  PleuralOutcome,
  PleuralReport,
  PleuralReportList,
  PregnantStatusInput,
  PromptAnswer,
  PushDeliveryPage,
  PushPreview,
  PushPreviewInput,
  PushRevision,
  PushSave,
  PushState,
  PushTrial,
  PushTrialRowPage,
  QualityRowPage,
  RateAnswerInput,
  ReadShareInput,
  ReleasedReportPage,
  ReportData,
  ReportFeedbackAnswer,
  ReportFeedbackInput,
  ReportIdBody,
  ReportList,
  ReportPage,
  ReportPrompt,
  ReportReplay,
  ReportRules,
  ReportTagList,
  ReportTagTarget,
  ResearchCatalogue,
  ResearchComparison,
  ResearchCountInput,
  ResearchCounts,
  ResearchDecided,
  ResearchDecision,
  ResearchDistributions,
  ResearchDistributionsInput,
  ResearchExportCreated,
  ResearchExportInput,
  ResearchExportPage,
  ResearchInformedInput,
  ResearchMatch,
  ResearchMatchInput,
  ResearchNearDecided,
  ResearchNearPage,
  ResearchProjectDetail,
  ResearchProjectEdit,
  ResearchProjectInput,
  ResearchProjectPage,
  ResearchProjectRestore,
  ResearchProjectSaved,
  ResearchTable,
  ResearchTableInput,
  RuleCheck,
  RuleCheckInput,
  RuleChoices,
  RuleDetail,
  RuleDisable,
  RuleDisablings,
  RuleEnable,
  RuleHitPage,
  RuleInput,
  RuleOrder,
  RuleOutcomes,
  RulePage,
  RuleRestore,
  RuleRevision,
  RuleTrial,
  RuleTrialInput,
  RuleUpdate,
  SentCode,
  ShareList,
  SharedReport,
  ShownReport,
  ShownReportPage,
  SsoDemo,
  SuggestionDiagnosisList,
  SyncCheck,
  SyncImport,
  SyncImported,
  SyncManifest,
  SyncRetry,
  SyncRowPage,
  SyncRun,
  SyncRunDetail,
  SyncRunPage,
  SyncSource,
  SyncSources,
  SyncStoredPage,
  TaggedReportList,
  TaskList,
  ThyroidFollowUpForm,
  ThyroidFollowUpInit,
  ThyroidFollowUpList,
  ThyroidFollowUpRecord,
  ThyroidFunctionReport,
  TranslatedPatientId,
  UsageAction,
  UsageRowPage,
  UsageStatistics,
  VerifiedPaper,
  VerifiedReader,
  VerifyReaderInput,
  VersionItem,
  WarningCancelInput,
  WarningInput,
  WarningPage,
  WarningSaved,
  WorklistAnswerInput,
  WorklistAnswered,
  WorklistChanges,
  WorklistPage,
} from '@jianwei/api-client/model';
import type { Session } from '../store/session.ts';

type Nothing = object;

/** Every operation of the contract. */
export interface Operations {
  login: {
    params: Nothing;
    query: Nothing;
    body: LoginInput;
    session: undefined;
    answer: AuthInfo;
  };
  getOperationUserPhone: {
    params: Nothing;
    query: { readonly user_name: string };
    body: undefined;
    session: undefined;
    answer: OperationUserPhone;
  };
  sendOperationUserCode: {
    params: Nothing;
    query: { readonly phone: string };
    body: undefined;
    session: undefined;
    answer: SentCode;
  };
  createEmbedSession: {
    params: Nothing;
    query: Nothing;
    body: EmbedSessionInput;
    session: undefined;
    answer: AuthInfo;
  };
  getOwnSession: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AuthInfo;
  };
  logout: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  getSsoDemo: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: SsoDemo;
  };
  createDemoTicket: {
    params: Nothing;
    query: Nothing;
    body: DemoTicketInput;
    session: undefined;
    answer: DemoTicket;
  };
  getHomeSummary: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: HomeSummary;
  };
  listHomeTasks: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: TaskList;
  };
  listReports: {
    params: Nothing;
    query: {
      readonly tab: 'all' | 'unread' | 'critical' | 'focus' | 'hint';
      readonly keyword?: string;
      readonly department?: string;
      readonly date?: string;
      readonly audit_state?: 'held' | 'released' | 'timed_out';
      readonly prompt_rule_id?: string;
      readonly prompt_rule_days?: number;
      readonly prompt_useful?: boolean;
      readonly has_unread?: boolean;
      readonly disputed?: boolean;
      readonly unit_trouble?: boolean;
      readonly tagged?: boolean;
      readonly patient_id?: string;
      readonly sort?: 'report_id' | '-report_id' | 'patient_name' | '-patient_name' | 'department' | '-department' | 'report_time' | '-report_time' | 'report_name' | '-report_name' | 'abnormal_count' | '-abnormal_count' | 'unread_count' | '-unread_count' | 'rule_count' | '-rule_count' | 'audit_state' | '-audit_state' | 'tag_count' | '-tag_count';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ReportPage;
  };
  saveReportFeedback: {
    params: { readonly report_id: string };
    query: Nothing;
    body: ReportFeedbackInput;
    session: Session;
    answer: ReportFeedbackAnswer;
  };
  listPatientReports: {
    params: { readonly patient_id: string };
    query: {
      readonly start_date?: string;
      readonly end_date?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: PatientReportPage;
  };
  translatePatientId: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: TranslatedPatientId;
  };
  tagReportDisease: {
    params: Nothing;
    query: Nothing;
    body: DiseaseTaggingInput;
    session: Session;
    answer: EmptyBody;
  };
  tagReportLaboratory: {
    params: Nothing;
    query: Nothing;
    body: LaboratoryTaggingInput;
    session: Session;
    answer: EmptyBody;
  };
  listReportRules: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportRules;
  };
  listReportTags: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportTagList;
  };
  removeReportTag: {
    params: { readonly report_id: string };
    query: Nothing;
    body: ReportTagTarget;
    session: Session;
    answer: ReportTagList;
  };
  listLaboratoryTasks: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: TaskList;
  };
  listLaboratoryIndicators: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly department?: string;
    };
    body: undefined;
    session: Session;
    answer: IndicatorList;
  };
  setIndicatorTarget: {
    params: Nothing;
    query: Nothing;
    body: IndicatorTargetInput;
    session: Session;
    answer: IndicatorTargetSaved;
  };
  listIndicatorReports: {
    params: { readonly indicator_id: string };
    query: {
      readonly period: string;
      readonly department?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: IndicatorReportPage;
  };
  getPushStrategy: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: PushState;
  };
  savePushStrategy: {
    params: Nothing;
    query: Nothing;
    body: PushSave;
    session: Session;
    answer: PushState;
  };
  enablePushStrategy: {
    params: Nothing;
    query: Nothing;
    body: PushRevision;
    session: Session;
    answer: PushState;
  };
  listPushTrialRows: {
    params: Nothing;
    query: {
      readonly of?: 'pushes' | 'reports' | 'missed';
      readonly line_id?: string;
      readonly user_id?: string;
      readonly date?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: PushTrialRowPage;
  };
  tryPushStrategy: {
    params: Nothing;
    query: Nothing;
    body: PushRevision;
    session: Session;
    answer: PushTrial;
  };
  previewPush: {
    params: Nothing;
    query: Nothing;
    body: PushPreviewInput;
    session: Session;
    answer: PushPreview;
  };
  listPushDeliveries: {
    params: Nothing;
    query: {
      readonly user_id?: string;
      readonly report_id?: string;
      readonly from?: string;
      readonly to?: string;
      readonly waiting?: boolean;
      readonly channel?: 'bell' | 'critical_list' | 'bubble' | 'sms';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: PushDeliveryPage;
  };
  listPatientHistoryDiagnoses: {
    params: Nothing;
    query: { readonly patient_id?: string };
    body: undefined;
    session: Session;
    answer: HistoryDiagnosisList;
  };
  listPatientTaggedReports: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: TaggedReportList;
  };
  getReportAnalysis: {
    params: { readonly report_id: string };
    query: { readonly peek?: boolean };
    body: undefined;
    session: Session;
    answer: ReportData;
  };
  listLiteAnalysisDiagnoses: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SuggestionDiagnosisList;
  };
  getPatientInterpretation: {
    params: Nothing;
    query: { readonly patient_id?: string };
    body: undefined;
    session: Session;
    answer: ReportData;
  };
  getPatientTimeline: {
    params: Nothing;
    query: { readonly patient_id?: string };
    body: undefined;
    session: Session;
    answer: PatientTimeline;
  };
  getDiagnosisKnowledge: {
    params: Nothing;
    query: {
      readonly diagnosis_id?: string;
      readonly diagnosis_name?: string;
      readonly report_id?: string;
      readonly patient_id?: string;
    };
    body: undefined;
    session: Session;
    answer: DiagnosisKnowledge;
  };
  listDiseaseSystems: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: DiseaseSystemList;
  };
  searchKnowledge: {
    params: Nothing;
    query: { readonly keyword: string };
    body: undefined;
    session: Session;
    answer: KnowledgeSearchResult;
  };
  getLaboratoryKnowledge: {
    params: { readonly knowledge_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: LaboratoryKnowledgeDetail;
  };
  getAssistTerms: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AssistTerms;
  };
  assessFindings: {
    params: Nothing;
    query: Nothing;
    body: AssistInput;
    session: Session;
    answer: AssistResult;
  };
  listDecisionReports: {
    params: Nothing;
    query: {
      readonly keyword?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: DecisionReportPage;
  };
  getDecisionAid: {
    params: Nothing;
    query: {
      readonly diagnosis_id: string;
      readonly report_id?: string;
    };
    body: undefined;
    session: Session;
    answer: DecisionAid;
  };
  listReportApplications: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ApplicationList;
  };
  listDoctorApplications: {
    params: Nothing;
    query: {
      readonly patient_id?: string;
      readonly report_id?: string;
    };
    body: undefined;
    session: Session;
    answer: DoctorApplications;
  };
  saveDoctorApplications: {
    params: Nothing;
    query: Nothing;
    body: DoctorApplicationsInput;
    session: Session;
    answer: EmptyBody;
  };
  listManagedApplications: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ManagedApplications;
  };
  orderManagedApplications: {
    params: Nothing;
    query: Nothing;
    body: ManagedApplicationOrder;
    session: Session;
    answer: ManagedOrderSaved;
  };
  getApplication: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: Application;
  };
  getApplicationUsage: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ApplicationUsage;
  };
  listApplicationPatients: {
    params: { readonly id: string };
    query: {
      readonly department?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ApplicationPatientPage;
  };
  updateManagedApplication: {
    params: { readonly id: string };
    query: Nothing;
    body: ManagedApplicationUpdate;
    session: Session;
    answer: ManagedApplicationSaved;
  };
  listManagedApplicationOpens: {
    params: { readonly id: string };
    query: {
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ManagedOpenPage;
  };
  listCollectedReports: {
    params: Nothing;
    query: {
      readonly keyword?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: CollectedReportPage;
  };
  collectReport: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CollectedState;
  };
  checkReportCollected: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CollectedState;
  };
  cancelReportCollection: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CollectedState;
  };
  listLaboratoryTerms: {
    params: Nothing;
    query: {
      readonly page: number;
      readonly page_size: number;
      readonly standard_laboratory_name?: string;
      readonly type: 1 | 2;
    };
    body: undefined;
    session: Session;
    answer: LaboratoryTermList;
  };
  listOriginalLaboratories: {
    params: Nothing;
    query: {
      readonly standard_laboratory_name?: string;
      readonly standard_specimen?: string;
    };
    body: undefined;
    session: Session;
    answer: OriginalLaboratoryList;
  };
  measureGrace: {
    params: Nothing;
    query: Nothing;
    body: GraceInput;
    session: Session;
    answer: GraceOutput;
  };
  initGraceReport: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: GraceInit;
  };
  getGraceReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: GraceReport;
  };
  saveGraceReport: {
    params: { readonly id: string };
    query: Nothing;
    body: GraceInput;
    session: Session;
    answer: ReportIdBody;
  };
  deleteGraceReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  listGraceReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: GraceReportList;
  };
  listBloodGasReports: {
    params: Nothing;
    query: { readonly patient_id?: string };
    body: undefined;
    session: Session;
    answer: BloodGasReportList;
  };
  getBloodGasReport: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: BloodGasReport;
  };
  saveBloodGasCaseType: {
    params: {
      readonly report_id: string;
      readonly patient_id: string;
      readonly type: 1 | 2;
    };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  getKidneyReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: KidneyReport;
  };
  listKidneyReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: KidneyReportList;
  };
  measurePleural: {
    params: Nothing;
    query: Nothing;
    body: PleuralMeasureInput;
    session: Session;
    answer: PleuralOutcome;
  };
  initPleuralReport: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: PleuralInit;
  };
  getPleuralReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: PleuralReport;
  };
  savePleuralReport: {
    params: { readonly id: string };
    query: Nothing;
    body: PleuralInput;
    session: Session;
    answer: ReportIdBody;
  };
  deletePleuralReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  listPleuralReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: PleuralReportList;
  };
  getGastricReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: GastricReport;
  };
  listGastricReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  initThyroidFollowUp: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ThyroidFollowUpInit;
  };
  getThyroidFollowUp: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ThyroidFollowUpRecord;
  };
  saveThyroidFollowUp: {
    params: { readonly id: string };
    query: Nothing;
    body: ThyroidFollowUpForm;
    session: Session;
    answer: ReportIdBody;
  };
  listThyroidFollowUps: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ThyroidFollowUpList;
  };
  initCovid19Report: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: Covid19Init;
  };
  listCovid19Options: {
    params: { readonly patient_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: Covid19Options;
  };
  getCovid19Report: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: Covid19Record;
  };
  saveCovid19Report: {
    params: { readonly id: string };
    query: Nothing;
    body: Covid19Input;
    session: Session;
    answer: ReportIdBody;
  };
  listCovid19Reports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  getAdrenalCortexReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AdrenalCortexReport;
  };
  saveAdrenalCortexReport: {
    params: { readonly id: string };
    query: Nothing;
    body: AdrenalCortexValues;
    session: Session;
    answer: ReportIdBody;
  };
  listAdrenalCortexReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  getAldosteronismReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AldosteronismReport;
  };
  listAldosteronismReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  getThyroidFunctionReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ThyroidFunctionReport;
  };
  listThyroidFunctionReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  saveThyroidPregnancyStatus: {
    params: { readonly id: string };
    query: Nothing;
    body: PregnantStatusInput;
    session: Session;
    answer: EmptyBody;
  };
  getCerebrospinalFluidReport: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CerebrospinalFluidReport;
  };
  listCerebrospinalFluidReports: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportList;
  };
  listPlans: {
    params: Nothing;
    query: { readonly patient_id?: string };
    body: undefined;
    session: Session;
    answer: LabPlanList;
  };
  addPlan: {
    params: Nothing;
    query: Nothing;
    body: AddPlanInput;
    session: Session;
    answer: PlanIdBody;
  };
  editPlan: {
    params: Nothing;
    query: Nothing;
    body: EditPlanInput;
    session: Session;
    answer: PlanIdBody;
  };
  listPlanHistory: {
    params: Nothing;
    query: Nothing;
    body: PlanHistoryInput;
    session: Session;
    answer: PlanHistory;
  };
  deletePlan: {
    params: { readonly id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  listCourses: {
    params: { readonly patient_id: string };
    query: {
      readonly codes: string;
      readonly from?: string;
      readonly to?: string;
    };
    body: undefined;
    session: Session;
    answer: CourseList;
  };
  searchCommand: {
    params: Nothing;
    query: Nothing;
    body: CommandInput;
    session: Session;
    answer: CommandResult;
  };
  listWarnings: {
    params: Nothing;
    query: {
      readonly page: number;
      readonly page_size: number;
      readonly progress?: 'open' | 'closed' | 'cancelled';
      readonly report_id?: string;
      readonly keyword?: string;
      readonly warning_id?: string;
    };
    body: undefined;
    session: Session;
    answer: WarningPage;
  };
  createOrUpdateWarning: {
    params: Nothing;
    query: Nothing;
    body: WarningInput;
    session: Session;
    answer: WarningSaved;
  };
  cancelWarning: {
    params: Nothing;
    query: Nothing;
    body: WarningCancelInput;
    session: Session;
    answer: EmptyBody;
  };
  listWorklist: {
    params: Nothing;
    query: {
      readonly date?: string;
      readonly scope: 'mine' | 'department' | 'all';
      readonly state?: 'open' | 'done';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: WorklistPage;
  };
  awaitWorklistChanges: {
    params: Nothing;
    query: { readonly version: string };
    body: undefined;
    session: Session;
    answer: WorklistChanges;
  };
  answerWorklistFindings: {
    params: { readonly report_id: string };
    query: Nothing;
    body: WorklistAnswerInput;
    session: Session;
    answer: WorklistAnswered;
  };
  getBoard: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: Board;
  };
  openBoardWall: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: BoardWall;
  };
  changePassword: {
    params: Nothing;
    query: Nothing;
    body: PasswordChange;
    session: Session;
    answer: EmptyBody;
  };
  listAccounts: {
    params: Nothing;
    query: {
      readonly q?: string;
      readonly role?: number;
      readonly state?: 'normal' | 'locked';
      readonly department?: string;
      readonly application_id?: string;
      readonly idle_days?: number;
      readonly facet?: 'idle' | 'never' | 'mismatch';
      readonly sort: 'user_name' | '-user_name' | 'nickname' | '-nickname' | 'role' | '-role' | 'department' | '-department' | 'state' | '-state' | 'last_seen_at' | '-last_seen_at' | 'title' | '-title' | 'phone' | '-phone' | 'permission_column' | '-permission_column' | 'expires_on' | '-expires_on';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: AccountPage;
  };
  createAccount: {
    params: Nothing;
    query: Nothing;
    body: AccountInput;
    session: Session;
    answer: AccountWithPassword;
  };
  previewAccountPages: {
    params: Nothing;
    query: {
      readonly role?: number;
      readonly permission_column?: string;
    };
    body: undefined;
    session: Session;
    answer: AccountPages;
  };
  lockAccounts: {
    params: Nothing;
    query: Nothing;
    body: AccountLockInput;
    session: Session;
    answer: AccountOutcomes;
  };
  unlockAccounts: {
    params: Nothing;
    query: Nothing;
    body: AccountUnlockInput;
    session: Session;
    answer: AccountOutcomes;
  };
  importAccounts: {
    params: Nothing;
    query: Nothing;
    body: AccountImportInput;
    session: Session;
    answer: AccountImport;
  };
  getAccount: {
    params: { readonly user_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AccountDetail;
  };
  updateAccount: {
    params: { readonly user_id: string };
    query: Nothing;
    body: AccountUpdate;
    session: Session;
    answer: Account;
  };
  resetAccountPassword: {
    params: { readonly user_id: string };
    query: Nothing;
    body: AccountPasswordReset;
    session: Session;
    answer: OneTimePassword;
  };
  endAccountSessions: {
    params: { readonly user_id: string };
    query: Nothing;
    body: AccountSessionsEnd;
    session: Session;
    answer: AccountSessionsEnded;
  };
  listBlacklist: {
    params: Nothing;
    query: {
      readonly state?: 'active' | 'released_today' | 'expired';
      readonly kind?: 1001 | 1002;
      readonly q?: string;
      readonly sort?: 'nickname' | '-nickname' | 'kind' | '-kind' | 'reason' | '-reason' | 'prompt' | '-prompt' | 'created_at' | '-created_at' | 'created_by' | '-created_by' | 'hits_7d' | '-hits_7d';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: BlacklistPage;
  };
  addToBlacklist: {
    params: Nothing;
    query: Nothing;
    body: BlacklistInput;
    session: Session;
    answer: BlacklistChanged;
  };
  findBlacklistAccounts: {
    params: Nothing;
    query: { readonly q: string };
    body: undefined;
    session: Session;
    answer: BlacklistAccounts;
  };
  listBlacklistRecords: {
    params: Nothing;
    query: {
      readonly user_id?: string;
      readonly q?: string;
      readonly kind?: 1001 | 1002;
      readonly event?: 'added' | 'released' | 'restored' | 'expired' | 'refused';
      readonly from?: string;
      readonly to?: string;
      readonly sort?: 'time' | '-time' | 'event' | '-event' | 'nickname' | '-nickname' | 'kind' | '-kind' | 'summary' | '-summary' | 'by' | '-by' | 'address' | '-address';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: BlacklistRecordPage;
  };
  releaseManyFromBlacklist: {
    params: Nothing;
    query: Nothing;
    body: BlacklistReleases;
    session: Session;
    answer: BlacklistOutcomes;
  };
  releaseFromBlacklist: {
    params: { readonly id: string };
    query: Nothing;
    body: BlacklistRelease;
    session: Session;
    answer: BlacklistChanged;
  };
  getUsageStatistics: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly department?: string;
      readonly application_id?: string;
      readonly role?: number;
      readonly slot?: string;
      readonly by: 'day' | 'department' | 'application' | 'role' | 'hour';
      readonly compare: 'none' | 'previous';
    };
    body: undefined;
    session: Session;
    answer: UsageStatistics;
  };
  getInterpretability: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
      readonly group?: string;
    };
    body: undefined;
    session: Session;
    answer: Interpretability;
  };
  listInterpretabilityReports: {
    params: Nothing;
    query: {
      readonly counted: 'all' | 'whole' | 'concluded';
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
      readonly group?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: InterpretabilityReportPage;
  };
  listUsageRows: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly department?: string;
      readonly application_id?: string;
      readonly role?: number;
      readonly slot?: string;
      readonly kind?: 'read' | 'view' | 'open';
      readonly sort?: 'date' | '-date' | 'department' | '-department' | 'kind' | '-kind' | 'application' | '-application' | 'count' | '-count';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: UsageRowPage;
  };
  getDataVolumes: {
    params: Nothing;
    query: {
      readonly by?: 'day' | 'month';
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
    };
    body: undefined;
    session: Session;
    answer: DataVolumes;
  };
  getDataQuality: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
    };
    body: undefined;
    session: Session;
    answer: DataQuality;
  };
  listQualityRows: {
    params: Nothing;
    query: {
      readonly check?: 'sex' | 'birth_date' | 'specimen' | 'unit' | 'range' | 'loinc' | 'duplicate' | 'corrected';
      readonly code?: string;
      readonly name?: string;
      readonly item_id?: number;
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
      readonly sort?: 'time' | '-time' | 'source' | '-source' | 'patient' | '-patient' | 'report' | '-report' | 'item' | '-item' | 'result' | '-result' | 'unit' | '-unit' | 'range' | '-range' | 'found' | '-found';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: QualityRowPage;
  };
  listDataItems: {
    params: Nothing;
    query: {
      readonly from?: string;
      readonly to?: string;
      readonly source?: string;
      readonly q?: string;
      readonly sort?: 'results' | '-results' | 'name' | '-name' | 'code' | '-code' | 'first' | '-first' | 'last' | '-last';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: DataItemPage;
  };
  listNewCodes: {
    params: Nothing;
    query: { readonly source?: string };
    body: undefined;
    session: Session;
    answer: NewCodes;
  };
  listSyncSources: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SyncSources;
  };
  runSyncSource: {
    params: { readonly source_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SyncRun;
  };
  pauseSyncSource: {
    params: { readonly source_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SyncSource;
  };
  resumeSyncSource: {
    params: { readonly source_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SyncSource;
  };
  listSyncRuns: {
    params: Nothing;
    query: {
      readonly source_id?: string;
      readonly kind?: 'auto' | 'manual' | 'retry' | 'import';
      readonly from?: string;
      readonly to?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: SyncRunPage;
  };
  getSyncRun: {
    params: { readonly run_id: number };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: SyncRunDetail;
  };
  listSyncRows: {
    params: { readonly run_id: number };
    query: {
      readonly outcome?: 'read' | 'refused' | 'known';
      readonly reason?: 'malformed' | 'no_patient' | 'no_item' | 'no_unit' | 'no_value';
      readonly q?: string;
      readonly sort?: 'time' | '-time' | 'patient_name' | '-patient_name' | 'report_id' | '-report_id' | 'item' | '-item' | 'original' | '-original' | 'read' | '-read' | 'outcome' | '-outcome' | 'reason' | '-reason';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: SyncRowPage;
  };
  retrySyncRun: {
    params: { readonly run_id: number };
    query: Nothing;
    body: SyncRetry;
    session: Session;
    answer: SyncRun;
  };
  listSourceSyncRows: {
    params: Nothing;
    query: {
      readonly source_id: string;
      readonly from: string;
      readonly to?: string;
      readonly outcome?: 'read' | 'refused' | 'known';
      readonly reason?: 'malformed' | 'no_patient' | 'no_item' | 'no_unit' | 'no_value';
      readonly q?: string;
      readonly sort?: 'time' | '-time' | 'patient_name' | '-patient_name' | 'report_id' | '-report_id' | 'item' | '-item' | 'original' | '-original' | 'read' | '-read' | 'outcome' | '-outcome' | 'reason' | '-reason';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: SyncRowPage;
  };
  importSyncFile: {
    params: Nothing;
    query: Nothing;
    body: SyncImport;
    session: Session;
    answer: SyncImported;
  };
  getSyncCheck: {
    params: Nothing;
    query: {
      readonly source_id: string;
      readonly date: string;
    };
    body: undefined;
    session: Session;
    answer: SyncCheck;
  };
  checkSync: {
    params: Nothing;
    query: Nothing;
    body: SyncManifest;
    session: Session;
    answer: SyncCheck;
  };
  listSyncCheckRows: {
    params: Nothing;
    query: {
      readonly source_id: string;
      readonly date: string;
      readonly item?: string;
      readonly held?: boolean;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: SyncStoredPage;
  };
  listCleaningItems: {
    params: Nothing;
    query: {
      readonly state?: 'no_item' | 'no_unit' | 'no_value' | 'mapped' | 'dismissed';
      readonly source?: string;
      readonly q?: string;
      readonly sort?: 'results' | '-results' | 'last_at' | '-last_at' | 'name' | '-name' | 'unit' | '-unit';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: CleaningItemPage;
  };
  mapCleaningItems: {
    params: Nothing;
    query: Nothing;
    body: CleaningMany;
    session: Session;
    answer: CleaningOutcomes;
  };
  dismissCleaningItems: {
    params: Nothing;
    query: Nothing;
    body: CleaningDismissals;
    session: Session;
    answer: CleaningOutcomes;
  };
  getCleaningItem: {
    params: { readonly item_id: number };
    query: { readonly q?: string };
    body: undefined;
    session: Session;
    answer: CleaningDetail;
  };
  previewCleaningItem: {
    params: { readonly item_id: number };
    query: Nothing;
    body: CleaningTry;
    session: Session;
    answer: CleaningPreview;
  };
  mapCleaningItem: {
    params: { readonly item_id: number };
    query: Nothing;
    body: CleaningMapping;
    session: Session;
    answer: CleaningChanged;
  };
  dismissCleaningItem: {
    params: { readonly item_id: number };
    query: Nothing;
    body: CleaningDismissal;
    session: Session;
    answer: CleaningChanged;
  };
  reopenCleaningItem: {
    params: { readonly item_id: number };
    query: Nothing;
    body: CleaningReopening;
    session: Session;
    answer: CleaningChanged;
  };
  listChanges: {
    params: Nothing;
    query: {
      readonly object_type?: string;
      readonly object_id?: string;
      readonly user_id?: string;
      readonly action?: string;
      readonly from?: string;
      readonly to?: string;
      readonly q?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ChangePage;
  };
  verifyChanges: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ChangeVerification;
  };
  undoChange: {
    params: { readonly change_id: number };
    query: Nothing;
    body: ChangeUndo;
    session: Session;
    answer: Change;
  };
  listLogs: {
    params: Nothing;
    query: {
      readonly kind: 'change' | 'action' | 'visit' | 'login';
      readonly q?: string;
      readonly exact: boolean;
      readonly user_id?: string;
      readonly role?: number;
      readonly action?: string;
      readonly object_type?: string;
      readonly object_id?: string;
      readonly from?: string;
      readonly to?: string;
      readonly sort?: 'time' | '-time' | 'user_name' | '-user_name' | 'action' | '-action' | 'object_name' | '-object_name' | 'summary' | '-summary' | 'address' | '-address';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: LogPage;
  };
  getLogEntry: {
    params: {
      readonly kind: 'change' | 'action' | 'visit' | 'login';
      readonly id: number;
    };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: LogDetail;
  };
  listRules: {
    params: Nothing;
    query: {
      readonly kind?: 'audit' | 'prompt';
      readonly state?: 'draft' | 'in_use' | 'archived';
      readonly category?: 'limit' | 'critical' | 'delta' | 'consistency' | 'completeness' | 'blood' | 'endocrine' | 'renal' | 'liver' | 'heart' | 'infection' | 'immune' | 'general';
      readonly q?: string;
      readonly sort: 'priority' | '-priority' | 'rule_id' | '-rule_id' | 'name' | '-name' | 'category' | '-category' | 'level' | '-level' | 'state' | '-state' | 'per_day' | '-per_day' | 'agreement' | '-agreement' | 'shown' | '-shown' | 'not_useful' | '-not_useful' | 'updated_at' | '-updated_at';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: RulePage;
  };
  createRule: {
    params: Nothing;
    query: Nothing;
    body: RuleInput;
    session: Session;
    answer: RuleDetail;
  };
  tryRule: {
    params: Nothing;
    query: Nothing;
    body: RuleTrialInput;
    session: Session;
    answer: RuleTrial;
  };
  cancelRuleTrial: {
    params: { readonly trial_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: RuleTrial;
  };
  listRuleChoices: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: RuleChoices;
  };
  checkRule: {
    params: Nothing;
    query: Nothing;
    body: RuleCheckInput;
    session: Session;
    answer: RuleCheck;
  };
  disableRules: {
    params: Nothing;
    query: Nothing;
    body: RuleDisablings;
    session: Session;
    answer: RuleOutcomes;
  };
  orderRules: {
    params: Nothing;
    query: Nothing;
    body: RuleOrder;
    session: Session;
    answer: RulePage;
  };
  getRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: RuleDetail;
  };
  updateRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: RuleUpdate;
    session: Session;
    answer: RuleDetail;
  };
  enableRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: RuleEnable;
    session: Session;
    answer: RuleDetail;
  };
  disableRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: RuleDisable;
    session: Session;
    answer: RuleDetail;
  };
  restoreRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: RuleRestore;
    session: Session;
    answer: RuleDetail;
  };
  deleteRule: {
    params: { readonly rule_id: string };
    query: Nothing;
    body: RuleRevision;
    session: Session;
    answer: EmptyBody;
  };
  listRuleHits: {
    params: { readonly rule_id: string };
    query: {
      readonly days?: number;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: RuleHitPage;
  };
  getRuleTrial: {
    params: { readonly trial_id: string };
    query: {
      readonly list?: 'hits' | 'added' | 'dropped' | 'undetermined';
      readonly step?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: RuleTrial;
  };
  answerPrompt: {
    params: {
      readonly report_id: string;
      readonly rule_id: string;
    };
    query: Nothing;
    body: PromptAnswer;
    session: Session;
    answer: ReportPrompt;
  };
  listAuditHolds: {
    params: Nothing;
    query: {
      readonly state?: 'held' | 'decided' | 'judged' | 'agreed';
      readonly rule_id?: string;
      readonly report_id?: string;
      readonly department?: string;
      readonly q?: string;
      readonly sort: 'held_at' | '-held_at' | 'patient_name' | '-patient_name' | 'department' | '-department' | 'rule_id' | '-rule_id' | 'reason' | '-reason' | 'until' | '-until' | 'state' | '-state' | 'decided_by' | '-decided_by' | 'took' | '-took';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: AuditHoldPage;
  };
  decideAuditHold: {
    params: { readonly hold_id: string };
    query: Nothing;
    body: HoldDecision;
    session: Session;
    answer: AuditHold;
  };
  listReleasedReports: {
    params: Nothing;
    query: {
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ReleasedReportPage;
  };
  getResearchCatalogue: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ResearchCatalogue;
  };
  countCohort: {
    params: Nothing;
    query: Nothing;
    body: ResearchCountInput;
    session: Session;
    answer: ResearchCounts;
  };
  listCohortDistributions: {
    params: Nothing;
    query: Nothing;
    body: ResearchDistributionsInput;
    session: Session;
    answer: ResearchDistributions;
  };
  getTableOne: {
    params: Nothing;
    query: Nothing;
    body: ResearchTableInput;
    session: Session;
    answer: ResearchTable;
  };
  listResearchProjects: {
    params: Nothing;
    query: {
      readonly state?: 'draft' | 'running' | 'closed' | 'deleted';
      readonly owner: 'all' | 'me' | 'department';
      readonly keyword?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ResearchProjectPage;
  };
  addResearchProject: {
    params: Nothing;
    query: Nothing;
    body: ResearchProjectInput;
    session: Session;
    answer: ResearchProjectSaved;
  };
  editResearchProject: {
    params: Nothing;
    query: Nothing;
    body: ResearchProjectEdit;
    session: Session;
    answer: ResearchProjectSaved;
  };
  getResearchProject: {
    params: { readonly project_id: string };
    query: { readonly version?: number };
    body: undefined;
    session: Session;
    answer: ResearchProjectDetail;
  };
  restoreResearchProject: {
    params: { readonly project_id: string };
    query: Nothing;
    body: ResearchProjectRestore;
    session: Session;
    answer: ResearchProjectSaved;
  };
  deleteResearchProject: {
    params: { readonly project_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  compareProjectVersions: {
    params: { readonly project_id: string };
    query: {
      readonly from: number;
      readonly to: number;
    };
    body: undefined;
    session: Session;
    answer: ResearchComparison;
  };
  createResearchExport: {
    params: { readonly project_id: string };
    query: Nothing;
    body: ResearchExportInput;
    session: Session;
    answer: ResearchExportCreated;
  };
  saveProjectInformed: {
    params: { readonly project_id: string };
    query: Nothing;
    body: ResearchInformedInput;
    session: Session;
    answer: EmptyBody;
  };
  listResearchExports: {
    params: Nothing;
    query: {
      readonly project_id?: string;
      readonly state?: 'ready' | 'waiting' | 'refused' | 'used' | 'expired';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ResearchExportPage;
  };
  decideResearchExport: {
    params: { readonly export_id: string };
    query: Nothing;
    body: ResearchDecision;
    session: Session;
    answer: ResearchDecided;
  };
  getResearchExportFile: {
    params: { readonly export_id: string };
    query: { readonly part: 'data' | 'dictionary' };
    body: undefined;
    session: Session;
    answer: string;
  };
  listNearRequests: {
    params: Nothing;
    query: {
      readonly state?: 'waiting' | 'allowed' | 'refused';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ResearchNearPage;
  };
  decideNearRequest: {
    params: { readonly request_id: string };
    query: Nothing;
    body: ResearchDecision;
    session: Session;
    answer: ResearchNearDecided;
  };
  matchReportToProjects: {
    params: Nothing;
    query: Nothing;
    body: ResearchMatchInput;
    session: Session;
    answer: ResearchMatch;
  };
  getLicense: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: License;
  };
  activateLicense: {
    params: Nothing;
    query: Nothing;
    body: LicenseCodeInput;
    session: Session;
    answer: License;
  };
  getLicenseIdentifier: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: LicenseIdentifier;
  };
  verifyLicense: {
    params: Nothing;
    query: Nothing;
    body: LicenseCodeInput;
    session: Session;
    answer: LicenseVerification;
  };
  listShownReports: {
    params: Nothing;
    query: {
      readonly tab: 'all' | 'disagreed' | 'changed' | 'unread';
      readonly q?: string;
      readonly from?: string;
      readonly to?: string;
      readonly sort?: 'report' | '-report' | 'time' | '-time' | 'shown' | '-shown' | 'then' | '-then' | 'now' | '-now' | 'unread' | '-unread' | 'rules' | '-rules' | 'held' | '-held' | 'feedback' | '-feedback' | 'reading' | '-reading';
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ShownReportPage;
  };
  getShownReport: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ShownReport;
  };
  replayReport: {
    params: { readonly report_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: ReportReplay;
  };
  replayAssessment: {
    params: {
      readonly api_type: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 14 | 15;
      readonly id: string;
    };
    query: { readonly saving: number };
    body: undefined;
    session: Session;
    answer: AssessmentReplay;
  };
  listAvailableModels: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: AvailableModelList;
  };
  listModels: {
    params: Nothing;
    query: {
      readonly q?: string;
      readonly state?: 'in_use' | 'shadow' | 'off';
      readonly sort?: 'name' | '-name' | 'version' | '-version' | 'population' | '-population' | 'auc' | '-auc' | 'given' | '-given' | 'incomplete' | '-incomplete' | 'drift' | '-drift' | 'feedback' | '-feedback' | 'state' | '-state';
    };
    body: undefined;
    session: Session;
    answer: ModelList;
  };
  getModel: {
    params: { readonly artifact_id: string };
    query: { readonly version?: string };
    body: undefined;
    session: Session;
    answer: ModelDetail;
  };
  getModelDrift: {
    params: { readonly artifact_id: string };
    query: {
      readonly from?: string;
      readonly to?: string;
    };
    body: undefined;
    session: Session;
    answer: ModelDrift;
  };
  listModelReports: {
    params: { readonly artifact_id: string };
    query: {
      readonly version: string;
      readonly counted: 'given' | 'incomplete' | 'computed' | 'feedback';
      readonly since?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ModelAnsweredPage;
  };
  listModelDriftReports: {
    params: { readonly artifact_id: string };
    query: {
      readonly feature: string;
      readonly source_id?: string;
      readonly from?: string;
      readonly to?: string;
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ModelDriftReportPage;
  };
  listShadowReports: {
    params: { readonly artifact_id: string };
    query: {
      readonly page: number;
      readonly page_size: number;
    };
    body: undefined;
    session: Session;
    answer: ModelShadow;
  };
  setModelState: {
    params: { readonly artifact_id: string };
    query: Nothing;
    body: ModelStateInput;
    session: Session;
    answer: ModelChanged;
  };
  getModelTimeline: {
    params: { readonly artifact_id: string };
    query: { readonly at?: string };
    body: undefined;
    session: Session;
    answer: ModelTimeline;
  };
  getVersionItem: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: VersionItem;
  };
  saveLog: {
    params: Nothing;
    query: Nothing;
    body: PageVisitLog;
    session: Session;
    answer: EmptyBody;
  };
  trackAction: {
    params: Nothing;
    query: Nothing;
    body: UsageAction;
    session: Session;
    answer: EmptyBody;
  };
  getApplicationImage: {
    params: { readonly image_id: string };
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: string;
  };
  getShapImage: {
    params: { readonly name: string };
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: string;
  };
  getRocImage: {
    params: { readonly name: string };
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: string;
  };
  getGuideFile: {
    params: { readonly name: string };
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: string;
  };
  listShares: {
    params: Nothing;
    query: { readonly report_id: string };
    body: undefined;
    session: Session;
    answer: ShareList;
  };
  createShare: {
    params: Nothing;
    query: Nothing;
    body: CreateShareInput;
    session: Session;
    answer: CreatedShare;
  };
  revokeShare: {
    params: { readonly share_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
  readSharedReport: {
    params: Nothing;
    query: Nothing;
    body: ReadShareInput;
    session: undefined;
    answer: SharedReport;
  };
  verifySharedReader: {
    params: Nothing;
    query: Nothing;
    body: VerifyReaderInput;
    session: undefined;
    answer: VerifiedReader;
  };
  askSharedReport: {
    params: Nothing;
    query: Nothing;
    body: AskInput;
    session: undefined;
    answer: LayAnswer;
  };
  rateSharedAnswer: {
    params: Nothing;
    query: Nothing;
    body: RateAnswerInput;
    session: undefined;
    answer: EmptyBody;
  };
  issuePaper: {
    params: Nothing;
    query: Nothing;
    body: IssuePaperInput;
    session: Session;
    answer: IssuedPaper;
  };
  verifyPaper: {
    params: { readonly code: string };
    query: Nothing;
    body: undefined;
    session: undefined;
    answer: VerifiedPaper;
  };
  listCustomTexts: {
    params: Nothing;
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CustomTextList;
  };
  getCustomText: {
    params: { readonly diagnosis_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: CustomText;
  };
  saveCustomText: {
    params: { readonly diagnosis_id: string };
    query: Nothing;
    body: CustomTextInput;
    session: Session;
    answer: CustomText;
  };
  deleteCustomText: {
    params: { readonly diagnosis_id: string };
    query: Nothing;
    body: undefined;
    session: Session;
    answer: EmptyBody;
  };
}
