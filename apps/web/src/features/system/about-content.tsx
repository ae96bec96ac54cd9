import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import type { ReactNode } from 'react';
import { appConfig } from '../../kit/lib/app-config.ts';
import { PRODUCT_NAME } from '../../kit/ui/brand.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import styles from './help-pages.module.css';
import { OPEN_PARTS } from './open-parts.ts';

const DOES = [
  '逐行判断检验结果，按危急、需关注、疑似诊断的次序说明，并列出所用的结果、界值与出处。',
  '提示可能的诊断与可靠性，指出还缺哪些检验，给出现在可做的检查与联系步骤。',
  '用公开发表的评分与分期工具计算，保存每次的输入、结果与规则版本。',
  '危急值从发现到复查闭环，每一步记录时间与人。',
];

const DOES_NOT = [
  '不作确诊，不开处方，不写药物剂量，不替代医师判断。',
  '不猜测：读不懂的结果、单位与区间一律写「无法判定」并说明原因。',
  '目录的成人参考区间只用于 18 岁及以上；更小者按报告自身的区间判断，报告未提供时按 WS/T 779、780-2021 提示超出，不判为正常。',
];

const PRIVACY = [
  '系统由医院部署，检验数据保存在医院自己的服务器，不交给第三方。',
  '登录前的页面不含患者信息；在线体验只在本机浏览器计算，输入的数值不上传、不保存。',
  '登录后的访问日志只记页面路径、时间与账号，不记地址里的患者或报告编号。',
  '分享给患者的链接有期限、可随时停用，姓名以星号遮盖。',
  '密码只保存不可还原的散列；传输内容加密。',
  '页面不加载外部站点的内容，不使用广告与统计跟踪。',
];

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <TitledSection title={title} className={styles.block}>
      <ul className="jw-dotted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What the product is, does and does not do, on what it rests, and whom to ask: the same inside and outside of a login. */
export function AboutContent() {
  const answer = useGetVersionItem({ request: { suppress: true } }).data;
  const { hospitalName, helpText } = appConfig();
  const { knowledge_version: knowledge, knowledge_date: released, rules = [] } = answer ?? {};
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['产品', `${PRODUCT_NAME}：检验报告的判读、依据与评估，同屏呈现`],
    ['版本', answer?.version],
    ['使用单位', hospitalName],
    ['判读依据', '每条判断都列出所用的检验结果、界值与出处；由本系统设定或尚未复核之处注明「规则待临床复核」。'],
    ['参考区间', '先用报告自身给出的参考区间，报告没有时用知识库的参考区间并注明来源。'],
    ['免责声明', FOOTER_TEXT.reference_only],
    ['联系方式', helpText ?? '请联系本院信息科'],
  ];
  const versions: readonly (readonly [string, ReactNode])[] = [
    ['知识库', knowledge && [knowledge, released && `${released} 发布`].filter(Boolean).join('，')],
    ...rules.map(({ name, versions: all }) => [name, all.join('、')] as const),
  ];
  const parts: readonly (readonly [string, ReactNode])[] = [
    ...Object.entries(OPEN_PARTS).map(([name, all]) => [name, all.join('、')] as const),
    ['SIL OFL 1.1', '字标轮廓取自思源宋体'],
  ];
  return (
    <>
      <p className={`jw-ink-2 ${styles.lead}`}>检微知著：每一个数值都有位置，每一条结论都有依据。</p>
      <TitledSection title="关于本系统">
        <Facts className={`jw-ruled ${styles.facts}`} facts={facts} />
      </TitledSection>
      <div className={`jw-halves jw-gap-24 ${styles.halves}`}>
        <Sentences title="能做什么" sentences={DOES} />
        <Sentences title="不做什么" sentences={DOES_NOT} />
      </div>
      <Sentences title="隐私" sentences={PRIVACY} />
      {knowledge && (
        <TitledSection title="知识与规则版本" aside={`${rules.length} 套规则`}>
          <Facts className={`jw-ruled ${styles.facts} ${styles.versions}`} facts={versions} />
        </TitledSection>
      )}
      <TitledSection title="开放源代码组件">
        <Facts className={`jw-ruled jw-break ${styles.facts} ${styles.parts}`} facts={parts} />
      </TitledSection>
    </>
  );
}
