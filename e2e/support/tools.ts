import { SEED_MODEL_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import type { Locator, Page } from '@playwright/test';

/** A report as one assessment tool reads it. */
export interface ToolExample {
  readonly slug: string;
  readonly apiType: number;
  readonly title: string;
  readonly reportId: string;
  /** A text that stands in the tool once it has answered. */
  readonly shows: string;
  readonly paper: Paper;
}

/** What is printed: who and when, as it stands on the paper. */
export interface Paper {
  readonly patient: string;
  /** Of the report or of the saved assessment. */
  readonly time: string;
  /** The saved record to be read first. */
  readonly record?: RegExp;
  /** Where the record is, if not on the report of the example. */
  readonly reportId?: string;
}

export const toolExamples: readonly ToolExample[] = [
  {
    slug: 'blood-gas',
    apiType: 3,
    title: '血气分析',
    reportId: 'R1003-01',
    shows: '未选择病例类型',
    paper: { patient: '何秀兰', time: '2025-11-17 21:40', record: /^2025-11-17 21:40/ },
  },
  {
    slug: 'ckd',
    apiType: 4,
    title: 'CKD分期',
    reportId: 'R1004-01',
    shows: 'CKD G3b A3，极高危，建议每年随访3次',
    paper: { patient: '顾怀远', time: '2025-11-18 09:42' },
  },
  {
    slug: 'grace',
    apiType: 5,
    title: 'Grace评分',
    reportId: 'R1002-01',
    shows: '依据 3 条检验结果',
    paper: { patient: '严松年', time: '2025-11-18 09:50', record: /高危 171/ },
  },
  {
    slug: 'pleural',
    apiType: 6,
    title: 'Light标准胸腔积液鉴别',
    reportId: 'R1007-01',
    shows: '关于 Light 标准',
    paper: { patient: '蔺红梅', time: '2025-11-05 11:34', record: /^2025-11-05/, reportId: 'R1142-01' },
  },
  {
    slug: 'gastric',
    apiType: 7,
    title: '胃功能血清学',
    reportId: SEED_SPECIAL_REPORT_IDS.霍立新,
    shows: 'ABC(D)法C组（间隔取较短者）',
    paper: { patient: '霍立新', time: '2025-11-12 08:20' },
  },
  {
    slug: 'thyroid-followup',
    apiType: 8,
    title: '甲状腺用药随访',
    reportId: SEED_SPECIAL_REPORT_IDS.许静,
    shows: '按当前填写的内容评估，尚未保存',
    paper: { patient: '许静', time: '2025-07-16', record: /^2025-07-16/ },
  },
  {
    slug: 'covid19',
    apiType: 9,
    title: '新冠分型辅助',
    reportId: SEED_SPECIAL_REPORT_IDS.宋立民,
    shows: '考虑新型冠状病毒感染（重型）',
    paper: { patient: '宋立民', time: '2025-11-13 10:05' },
  },
  {
    slug: 'adrenal-cortex',
    apiType: 11,
    title: '肾上腺皮质',
    reportId: SEED_MODEL_REPORT_IDS.雷振邦皮质醇,
    shows: '皮质醇增多症可疑，建议复查，ACTH非依赖性',
    paper: { patient: '雷振邦', time: '2023-09-12 08:05' },
  },
  {
    slug: 'aldosteronism',
    apiType: 12,
    title: '原发性醛固酮增多症',
    reportId: SEED_MODEL_REPORT_IDS.连少华筛查,
    shows: '32.4 ÷ 0.2（下限） = 162（ng/dL ÷ ng/mL/h）',
    paper: { patient: '连少华', time: '2024-03-05 08:15' },
  },
  {
    slug: 'thyroid-function',
    apiType: 14,
    title: '甲状腺功能辅助',
    reportId: SEED_MODEL_REPORT_IDS.骆佳宁产检,
    shows: '甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗',
    paper: { patient: '骆佳宁', time: '2025-11-12 09:05' },
  },
  {
    slug: 'cerebrospinal',
    apiType: 15,
    title: '脑脊液分析',
    reportId: SEED_MODEL_REPORT_IDS.江鹤年复查,
    shows: '细菌性脑膜炎可能',
    paper: { patient: '江鹤年', time: '2025-03-05 09:40' },
  },
];

export function exampleOf(slug: string): ToolExample {
  const found = toolExamples.find((example) => example.slug === slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
}

/** Address of a tool on its example, or on another report. */
export function toolAddress({ apiType, reportId }: ToolExample, report = reportId): string {
  return `/detail?report_id=${report}&panel=assessment&api_type=${apiType}`;
}

export function toolDialog(page: Page, { title }: ToolExample): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Opens what a tool prints: the saved record where there are such, else what it reads from the report. */
export async function openPaper(page: Page, example: ToolExample): Promise<Locator> {
  await page.goto(toolAddress(example, example.paper.reportId));
  const tool = toolDialog(page, example);
  const { record } = example.paper;
  if (record) await tool.getByRole('navigation').getByRole('button', { name: record }).click();
  return tool;
}
