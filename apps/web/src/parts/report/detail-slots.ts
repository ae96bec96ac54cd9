import type { Patient, PlanLaboratory, ReportData, SuggestionDiagnosis } from '@jianwei/api-client/model';
import type { ComponentType } from 'react';
import type { LazyPart } from '../../kit/lib/lazy-part.tsx';
import type { CourseRange } from '../course/course-range.ts';

/** Lab items whose history is asked for; those of a saved plan name it. */
export interface TrendRequest {
  title: string;
  laboratories: readonly PlanLaboratory[];
  planId?: string;
}

export interface TrendSlotProps extends TrendRequest {
  patientId: string;
  patient?: Patient | undefined;
  /** Of the report behind it, ISO: the patient is told with the age of then. */
  reportTime?: string | undefined;
  onClose: () => void;
}

/** The course of items over the report. */
export interface CourseSlotProps {
  report: ReportData;
  patientId: string;
  /** One item, which brings what goes with it; or several, exactly these. */
  codes: readonly string[];
  /** Absent: the shortest span that says something. */
  range: CourseRange | undefined;
  onRange: (range: CourseRange) => void;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** What every panel of the detail page is told: whose report it speaks about, and how to leave. */
export interface DetailPanelProps {
  reportId: string;
  patientId: string;
  onClose: () => void;
  onOpenApplication: (applicationId: string) => void;
  /** Opens the history trend of lab items on top of the panel; absent where no trend can be shown. */
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Drawer of a diagnosis, or of a tool alone when only the api_type is given. */
export interface DiagnosisSlotProps extends DetailPanelProps {
  patient?: Patient | undefined;
  diagnosisId?: string | undefined;
  diagnosisName?: string | undefined;
  apiType?: number | undefined;
  /** Opens a tool in place of the drawer; absent where the reader has none. */
  onOpenTool?: ((apiType: number) => void) | undefined;
}

export interface TriggersSlotProps extends DetailPanelProps {
  onOpenTool: (apiType: number) => void;
}

/** Dialog of diseases. */
export interface DiseaseSlotProps extends DetailPanelProps {
  suspected: readonly SuggestionDiagnosis[];
  onOpenDiagnosis: (diagnosisId: string) => void;
  onOpenPage: (address: string) => void;
}

export interface ApplicationDialogSlotProps {
  reportId: string;
  /** Open tabs in the order in which they were opened. */
  applicationIds: readonly string[];
  selectedId: string;
  onSelect: (applicationId: string) => void;
  onCloseTab: (applicationId: string) => void;
  onClose: () => void;
}

/** The critical results of a report that wait for their end. */
export interface LoopSlotProps {
  reportId: string;
}

/**
 * What other features put into the detail page. The app fills the slots, because one feature does not import another;
 * every slot is a lazy component.
 */
export interface DetailSlots {
  Diagnosis: ComponentType<DiagnosisSlotProps>;
  Triggers: ComponentType<TriggersSlotProps>;
  ApplicationDialog: ComponentType<ApplicationDialogSlotProps>;
  Disease: ComponentType<DiseaseSlotProps>;
  Manager: ComponentType<DetailPanelProps>;
  Trend: LazyPart<TrendSlotProps>;
  Course: ComponentType<CourseSlotProps>;
  Plans: ComponentType<DetailPanelProps>;
  Loop: ComponentType<LoopSlotProps>;
  LoopPaper: ComponentType<LoopSlotProps>;
}
