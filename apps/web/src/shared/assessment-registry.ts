import type { ComponentType } from 'react';
import type { TrendRequest } from './lib/detail-slots.ts';
import { lazyPart } from './lib/lazy-part.tsx';

/** What the drawer around a tool must know before it closes. */
export interface AssessmentUnsaved {
  isDirty: boolean;
  hasReports: boolean;
  holdsResult: boolean;
}

/** What a tool gets from the drawer around it. */
export interface AssessmentViewProps {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  onUnsavedChange: (state: AssessmentUnsaved) => void;
  /** Something was saved: the page reloads when the drawer closes. */
  onSaved: () => void;
  /** Opens the history trend of lab items; absent where no trend can be shown. */
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
  /** Closes the drawer without asking. */
  onClose: () => void;
}

export interface AssessmentEntry {
  apiType: number;
  slug: string;
  /** Drawer title where the diagnosis brings no display name. */
  title: string;
  /** What it computes, in small beside the title. */
  subtitle: string;
  /** The entry on top of its timeline that starts a new record. */
  createLabel: string;
  emptyText: string;
  /** Its results are saved as reports of their own. */
  hasReports: boolean;
  status: 'ready' | 'to-come';
  /** The tool itself, loaded when it is first opened. */
  view?: ComponentType<AssessmentViewProps>;
}

const NO_DATA_TEXT = '暂无数据';

/** Every tool that an application may open, by api_type. A tool is one folder and one row. */
export const assessmentRegistry: readonly AssessmentEntry[] = [
  {
    apiType: 3,
    slug: 'blood-gas',
    title: '血气分析',
    subtitle: '酸碱平衡、电解质与氧合',
    createLabel: '',
    emptyText: '该患者暂无血气记录',
    hasReports: false,
    status: 'ready',
    view: lazyPart('blood-gas', () =>
      import('../features/assessments/blood-gas/blood-gas-view.tsx').then((m) => m.BloodGasView),
    ),
  },
  {
    apiType: 4,
    slug: 'ckd',
    title: 'CKD分期',
    subtitle: '肾小球滤过率与白蛋白尿分期',
    createLabel: '',
    emptyText: NO_DATA_TEXT,
    hasReports: false,
    status: 'ready',
    view: lazyPart('ckd', () => import('../features/assessments/ckd/ckd-view.tsx').then((m) => m.CkdView)),
  },
  {
    apiType: 5,
    slug: 'grace',
    title: 'Grace评分',
    subtitle: '急性冠脉综合征院内死亡风险',
    createLabel: '新建评估',
    emptyText: NO_DATA_TEXT,
    hasReports: true,
    status: 'ready',
    view: lazyPart('grace', () => import('../features/assessments/grace/grace-view.tsx').then((m) => m.GraceView)),
  },
  {
    apiType: 6,
    slug: 'pleural',
    title: 'Light标准胸腔积液鉴别',
    subtitle: '渗出液与漏出液鉴别',
    createLabel: '新建鉴别',
    emptyText: NO_DATA_TEXT,
    hasReports: true,
    status: 'ready',
    view: lazyPart('pleural', () =>
      import('../features/assessments/pleural/pleural-view.tsx').then((m) => m.PleuralView),
    ),
  },
  {
    apiType: 7,
    slug: 'gastric',
    title: '胃功能血清学',
    subtitle: '胃蛋白酶原、胃泌素与幽门螺杆菌',
    createLabel: '',
    emptyText: '暂无胃功能血清学记录',
    hasReports: false,
    status: 'ready',
    view: lazyPart('gastric', () =>
      import('../features/assessments/gastric/gastric-view.tsx').then((m) => m.GastricView),
    ),
  },
  {
    apiType: 8,
    slug: 'thyroid-followup',
    title: '甲状腺用药随访',
    subtitle: '甲状腺术后用药',
    createLabel: '新建随访',
    emptyText: NO_DATA_TEXT,
    hasReports: true,
    status: 'ready',
    view: lazyPart('thyroid-followup', () =>
      import('../features/assessments/thyroid-followup/thyroid-followup-view.tsx').then((m) => m.ThyroidFollowUpView),
    ),
  },
  {
    apiType: 9,
    slug: 'covid19',
    title: '新冠分型辅助',
    subtitle: '分型、预警与影像评分',
    createLabel: '新建评估',
    emptyText: NO_DATA_TEXT,
    hasReports: true,
    status: 'ready',
    view: lazyPart('covid19', () =>
      import('../features/assessments/covid19/covid19-view.tsx').then((m) => m.Covid19View),
    ),
  },
  {
    apiType: 11,
    slug: 'adrenal-cortex',
    title: '肾上腺皮质',
    subtitle: '肾上腺皮质功能分析',
    createLabel: '',
    emptyText: '正在开发中',
    hasReports: false,
    status: 'ready',
    view: lazyPart('adrenal-cortex', () =>
      import('../features/assessments/adrenal-cortex/adrenal-cortex-view.tsx').then((m) => m.AdrenalCortexView),
    ),
  },
  {
    apiType: 12,
    slug: 'aldosteronism',
    title: '原发性醛固酮增多症',
    subtitle: '醛固酮与肾素比值',
    createLabel: '',
    emptyText: NO_DATA_TEXT,
    hasReports: false,
    status: 'ready',
    view: lazyPart('aldosteronism', () =>
      import('../features/assessments/aldosteronism/aldosteronism-view.tsx').then((m) => m.AldosteronismView),
    ),
  },
  {
    apiType: 14,
    slug: 'thyroid-function',
    title: '甲状腺功能辅助',
    subtitle: '甲状腺功能分型',
    createLabel: '',
    emptyText: NO_DATA_TEXT,
    hasReports: false,
    status: 'ready',
    view: lazyPart('thyroid-function', () =>
      import('../features/assessments/thyroid-function/thyroid-function-view.tsx').then((m) => m.ThyroidFunctionView),
    ),
  },
  {
    apiType: 15,
    slug: 'cerebrospinal',
    title: '脑脊液分析',
    subtitle: '脑脊液常规与生化',
    createLabel: '',
    emptyText: NO_DATA_TEXT,
    hasReports: false,
    status: 'ready',
    view: lazyPart('cerebrospinal', () =>
      import('../features/assessments/cerebrospinal/cerebrospinal-view.tsx').then((m) => m.CerebrospinalView),
    ),
  },
];

const byType = new Map(assessmentRegistry.map((entry) => [entry.apiType, entry]));

/** The tool of an api_type; undefined for types that are no tool (none, 1, 2, unknown ones). */
export function assessmentOf(apiType: number | undefined): AssessmentEntry | undefined {
  return apiType === undefined ? undefined : byType.get(apiType);
}

/** May a screen offer the tool of this api_type? */
export function isReady(apiType: number | undefined): boolean {
  return assessmentOf(apiType)?.status === 'ready';
}

/** What an assessment drawer says when there is nothing to show for its type. */
export function emptyTextOf(apiType: number | undefined): string {
  return assessmentOf(apiType)?.emptyText ?? NO_DATA_TEXT;
}

/** Title of a drawer: the diagnosis' display name if it has one, else the title of its type. */
export function drawerTitle(displayName: string | undefined, apiType: number | undefined): string {
  return displayName !== undefined && displayName !== '' ? displayName : (assessmentOf(apiType)?.title ?? '');
}
