import { RISK_THRESHOLD, SET_SIZE } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import {
  RISK_INPUTS_TEXT,
  RISK_MODEL_EXPLANATION,
  RISK_MODEL_TITLE,
} from '@jianwei/clinical-rules/logistic-model/wording';

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

/** Tools that are made for one disease. */
const DISEASES: Readonly<Record<string, string>> = {
  ckd: '慢性肾脏病',
  grace: '急性冠脉综合征',
  pleural: '胸腔积液',
  'thyroid-followup': '分化型甲状腺癌术后',
  covid19: '新型冠状病毒感染',
  aldosteronism: '原发性醛固酮增多症',
  cerebrospinal: '中枢神经系统感染',
};

function entry(
  apiType: number,
  slug: string,
  name: string,
  description: string,
  category: 1 | 2,
  systems: readonly string[],
  inputs: string,
  basis: string,
): ApplicationEntry {
  const disease = DISEASES[slug];
  return {
    applicationId: `app-${slug}`,
    slug,
    apiType,
    name,
    description,
    category,
    systems,
    ...(disease === undefined ? {} : { disease }),
    infos: [
      { title: '所需检验', content: inputs },
      { title: '依据', content: basis },
      // Written with the rich-text editor, as administrators may.
      { title: '使用说明', content: '<p>结果仅供临床参考，<strong>不替代医师诊断</strong>。</p>' },
    ],
  };
}

/**
 * The eleven tools, in the order of their api_type, and behind them the risk model, which is a demonstration. Names of
 * systems are those of the disease system list.
 */
export const APPLICATIONS: readonly ApplicationEntry[] = [
  entry(
    3,
    'blood-gas',
    '血气分析',
    '判读酸碱失衡、电解质、乳酸与缺氧，支持急性、慢性两种类型。',
    1,
    ['呼吸', '内分泌代谢'],
    '动脉血气：pH、PaCO₂、碳酸氢根，宜同时有电解质与乳酸。',
    '酸碱代偿公式与阴离子间隙。',
  ),
  entry(
    4,
    'ckd',
    'CKD 分期',
    '按 GFR 与白蛋白尿分级定位风险，呈现历次轨迹。',
    1,
    ['泌尿', '内分泌代谢'],
    '估算肾小球滤过率或血肌酐，尿白蛋白/肌酐比值。',
    'KDIGO 慢性肾脏病分期与危险分层。',
  ),
  entry(
    5,
    'grace',
    'Grace 评分',
    '急性冠脉综合征院内死亡风险评分，保存后同事可见。',
    2,
    ['心血管'],
    '血肌酐、心肌坏死标志物；另需年龄、心率、收缩压与 Killip 分级。',
    'Granger，Arch Intern Med 2003；163：2345。',
  ),
  entry(
    6,
    'pleural',
    '胸腔积液鉴别',
    '依据 Light 标准鉴别渗出液与漏出液。',
    1,
    ['呼吸', '肿瘤', '感染'],
    '胸水与血清的总蛋白、乳酸脱氢酶。',
    'Light，Ann Intern Med 1972；77：507。',
  ),
  entry(
    7,
    'gastric',
    '胃功能',
    '联合胃蛋白酶原与胃泌素-17 评估胃黏膜状态。',
    1,
    ['消化', '肿瘤'],
    '胃蛋白酶原Ⅰ、Ⅱ及比值，胃泌素17，幽门螺杆菌抗体。',
    '中国早期胃癌筛查流程专家共识意见 2017。',
  ),
  entry(
    8,
    'thyroid-followup',
    '甲状腺用药随访',
    '记录术后左甲状腺素剂量、症状与 TSH 变化。',
    1,
    ['内分泌代谢', '肿瘤'],
    '促甲状腺激素、游离甲状腺素、游离三碘甲状腺原氨酸。',
    '中国甲状腺结节和分化型甲状腺癌诊治指南 2012。',
  ),
  entry(
    9,
    'covid19',
    '新冠分型辅助',
    '结合预警指标与肺叶影像评分，辅助临床分型。',
    2,
    ['感染', '呼吸'],
    '淋巴细胞、C反应蛋白、白细胞介素6、D-二聚体、氧合指数。',
    '新型冠状病毒感染诊疗方案（试行第十版）。',
  ),
  entry(
    11,
    'adrenal-cortex',
    '肾上腺皮质功能',
    '皮质醇节律与促肾上腺皮质激素联合判读。',
    1,
    ['内分泌代谢'],
    '皮质醇（8、16、0 时）、促肾上腺皮质激素、24 小时尿游离皮质醇。',
    '库欣综合征与肾上腺皮质功能减退相关指南。',
  ),
  entry(
    12,
    'aldosteronism',
    '原发性醛固酮增多症',
    '醛固酮／肾素比值筛查与药物影响提示。',
    1,
    ['内分泌代谢', '心血管'],
    '醛固酮、肾素活性或直接肾素浓度、血钾。',
    '原发性醛固酮增多症诊断治疗专家共识 2020。',
  ),
  entry(
    14,
    'thyroid-function',
    '甲状腺功能辅助',
    '按妊娠状态切换参考区间，判读甲状腺功能。',
    1,
    ['内分泌代谢', '产科'],
    '促甲状腺激素、游离甲状腺素，宜同时有甲状腺自身抗体。',
    '甲状腺疾病与妊娠期甲状腺疾病诊治指南。',
  ),
  entry(
    15,
    'cerebrospinal',
    '脑脊液分析',
    '整合压力、细胞、蛋白与糖，辅助鉴别感染类型。',
    1,
    ['神经', '感染'],
    '脑脊液压力、细胞、蛋白、葡萄糖、氯化物，同步血糖。',
    '脑脊液检查共识与教科书判读要点。',
  ),
  {
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
  },
];

/** What a doctor who never chose finds under 我的应用. */
export const DEFAULT_APPLICATION_IDS: readonly string[] = [
  'app-blood-gas',
  'app-ckd',
  'app-grace',
  'app-pleural',
  'app-thyroid-followup',
];

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
