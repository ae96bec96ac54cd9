export interface AssessmentEntry {
  apiType: number;
  slug: string;
  /** Drawer title where the diagnosis brings no display name. */
  title: string;
  /** What it computes, in small beside the title. */
  subtitle: string;
  /** The entry on top of its timeline that starts a new record; only of tools whose records are made here. */
  createLabel?: string;
  /** Said where a patient has nothing to read, in place of 暂无数据. */
  emptyText?: string;
}

const NO_DATA_TEXT = '暂无数据';

/**
 * Every tool that an application may open, by api_type. A tool is one folder, one row here and its view in
 * `app/assessment-views.ts`.
 */
export const assessmentRegistry = [
  {
    apiType: 3,
    slug: 'blood-gas',
    title: '血气分析',
    subtitle: '酸碱平衡、电解质与氧合',
    emptyText: '该患者暂无血气记录',
  },
  {
    apiType: 4,
    slug: 'ckd',
    title: 'CKD分期',
    subtitle: '肾小球滤过率与白蛋白尿分期',
  },
  {
    apiType: 5,
    slug: 'grace',
    title: 'Grace评分',
    subtitle: '急性冠脉综合征院内死亡风险',
    createLabel: '新建评估',
  },
  {
    apiType: 6,
    slug: 'pleural',
    title: 'Light标准胸腔积液鉴别',
    subtitle: '渗出液与漏出液鉴别',
    createLabel: '新建鉴别',
  },
  {
    apiType: 7,
    slug: 'gastric',
    title: '胃功能血清学',
    subtitle: '胃蛋白酶原、胃泌素与幽门螺杆菌',
    emptyText: '暂无胃功能血清学记录',
  },
  {
    apiType: 8,
    slug: 'thyroid-followup',
    title: '甲状腺用药随访',
    subtitle: '甲状腺术后用药',
    createLabel: '新建随访',
  },
  {
    apiType: 9,
    slug: 'covid19',
    title: '新冠分型辅助',
    subtitle: '分型、预警与影像评分',
    createLabel: '新建评估',
  },
  {
    apiType: 11,
    slug: 'adrenal-cortex',
    title: '肾上腺皮质',
    subtitle: '肾上腺皮质功能分析',
    emptyText: '正在开发中',
  },
  {
    apiType: 12,
    slug: 'aldosteronism',
    title: '原发性醛固酮增多症',
    subtitle: '醛固酮与肾素比值',
  },
  {
    apiType: 14,
    slug: 'thyroid-function',
    title: '甲状腺功能辅助',
    subtitle: '甲状腺功能分型',
  },
  {
    apiType: 15,
    slug: 'cerebrospinal',
    title: '脑脊液分析',
    subtitle: '脑脊液常规与生化',
  },
] as const satisfies readonly AssessmentEntry[];

/** The folder, contract file and rule of a tool: one word in every layer. */
export type AssessmentSlug = (typeof assessmentRegistry)[number]['slug'];

/** The tool of an api_type; undefined for types that are no tool (none, 1, 2, unknown ones). */
export function assessmentOf(apiType: number | undefined): (AssessmentEntry & { slug: AssessmentSlug }) | undefined {
  return assessmentRegistry.find((entry) => entry.apiType === apiType);
}

/** Is there a tool of this api_type? Only then may a screen offer it. */
export function isAssessment(apiType: number | undefined): boolean {
  return assessmentOf(apiType) !== undefined;
}

/** What an assessment drawer says when there is nothing to show for its type. */
export function emptyTextOf(apiType: number | undefined): string {
  return assessmentOf(apiType)?.emptyText ?? NO_DATA_TEXT;
}

/** Title of a drawer: the diagnosis' display name if it has one, else the title of its type. */
export function drawerTitle(displayName: string | undefined, apiType: number | undefined): string {
  return displayName || (assessmentOf(apiType)?.title ?? '');
}
