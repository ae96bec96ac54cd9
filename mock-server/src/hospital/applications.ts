import { RISK_THRESHOLD, SET_SIZE } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import {
  RISK_INPUTS_TEXT,
  RISK_MODEL_EXPLANATION,
  RISK_MODEL_TITLE,
} from '@jianwei/clinical-rules/logistic-model/wording';
import { readTsv } from '../tables/read-table.ts';
import { flag, number, oneOf, optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';

/** One assessment tool that the hospital offers. */
export interface ApplicationEntry {
  readonly applicationId: string;
  /** Also names its icon; '' where there is no drawing. */
  readonly slug: string;
  readonly apiType: number;
  readonly name: string;
  readonly description: string;
  /** 1 = lab interpretation, 2 = big-data analysis. */
  readonly category: 1 | 2;
  readonly systems: readonly string[];
  /** The one disease the tool is for; absent for tools of a specimen or an organ function. */
  readonly disease?: string;
  readonly infos: readonly { readonly title: string; readonly content: string }[];
}

export const APPLICATION_AUTHOR = '江州市第一人民医院检验科';
export const APPLICATION_AUTHOR_TEXT = '由检验科与相关临床科室共同维护，规则来源见各工具说明。';

const ROW = record({
  apiType: number,
  slug: text,
  name: text,
  category: oneOf(1, 2),
  systems: words(text),
  disease: optional(text),
  isDefault: optional(flag),
  description: text,
  inputs: text,
  basis: text,
});
const ROWS = readTsv('applications.tsv', ROW, 'slug');

const idOf = ({ slug }: { readonly slug: string }): string => `app-${slug}`;

function toolOf(row: Read<typeof ROW>): ApplicationEntry {
  const { apiType, slug, name, description, category, systems, disease, inputs, basis } = row;
  return {
    applicationId: idOf(row),
    slug,
    apiType,
    name,
    description,
    category,
    systems,
    ...(disease && { disease }),
    infos: [
      { title: '所需检验', content: inputs },
      { title: '依据', content: basis },
      // Written with the rich-text editor, as administrators may.
      { title: '使用说明', content: '<p>结果仅供临床参考，<strong>不替代医师诊断</strong>。</p>' },
    ],
  };
}

/** The risk model, which is a demonstration; what it says of itself comes from its table. */
const RISK_MODEL: ApplicationEntry = {
  applicationId: 'app-ckd-risk',
  slug: 'ckd-risk',
  apiType: 2,
  name: RISK_MODEL_TITLE,
  description: '演示数据：由一次检验估算慢性肾脏病概率，并说明各项贡献。',
  category: 2,
  systems: ['泌尿', '内分泌代谢'],
  disease: '慢性肾脏病',
  infos: [
    { title: '所需检验', content: `同一份报告中的${RISK_INPUTS_TEXT}` },
    {
      title: '模型',
      content: `逻辑回归；训练集 ${SET_SIZE.train} 例，测试集 ${SET_SIZE.test} 例，判定阈值 ${RISK_THRESHOLD}。`,
    },
    { title: '数据说明', content: RISK_MODEL_EXPLANATION },
    { title: '使用说明', content: '结果仅供临床参考，不替代医师诊断。' },
  ],
};

/**
 * The eleven tools, in the order of their api_type, and behind them the risk model. Names of systems are those of the
 * disease system list.
 */
export const APPLICATIONS: readonly ApplicationEntry[] = [...ROWS.map(toolOf), RISK_MODEL];

/** What a doctor who never chose finds under 我的应用. */
export const DEFAULT_APPLICATION_IDS: readonly string[] = ROWS.filter(({ isDefault }) => isDefault).map(idOf);

/**
 * Where hints come from that no tool stands behind. It can be looked up, but it is no tool: it is in no list, and
 * nobody adds it to 我的应用.
 */
export const KNOWLEDGE_BASE: ApplicationEntry = {
  applicationId: 'app-knowledge-base',
  slug: '',
  apiType: 1,
  name: '检验知识库',
  description: '按疑似诊断给出考虑方向与处理建议。',
  category: 1,
  systems: ['其他'],
  infos: [
    { title: '内容', content: '疾病介绍、常用检验检查、判读条件、临床表现与提示。' },
    { title: '使用说明', content: '结果仅供临床参考，不替代医师诊断。' },
  ],
};

const BY_ID = new Map(APPLICATIONS.map((application) => [application.applicationId, application]));

export function findApplication(applicationId: string): ApplicationEntry | undefined {
  return BY_ID.get(applicationId);
}
