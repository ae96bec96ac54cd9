import { useGetVersionItem } from '@jianwei/api-client/system/system';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/wording';
import { appConfig } from '../../kit/lib/app-config.ts';
import { Brand, PRODUCT_NAME } from '../../kit/ui/brand.tsx';
import { Facts } from '../../kit/ui/facts.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './help-pages.module.css';

/** 关于我们: what the product is, on what it rests, and what it does not do. */
export function AboutPage() {
  const version = useGetVersionItem({ request: { suppress: true } }).data?.version;
  const { hospitalName } = appConfig();
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['产品', `${PRODUCT_NAME}：检验报告的判读、依据与评估，同屏呈现`],
    ['版本', version],
    ['使用单位', hospitalName],
    ['判读依据', '每条判断都列出所用的检验结果、界值与出处；由本系统设定或尚未复核之处注明「规则待临床复核」。'],
    ['参考区间', '先用报告自身给出的参考区间，报告没有时用知识库的参考区间并注明来源。'],
    ['免责声明', FOOTER_TEXT.reference_only],
    ['字体', '字标轮廓取自思源宋体（SIL Open Font License 1.1）。'],
  ];
  return (
    <section className={`jw-sheet ${styles.sheet}`}>
      <Brand />
      <p className={`jw-ink-2 ${styles.lead}`}>检微知著：每一个数值都有位置，每一条结论都有依据。</p>
      <SectionHeading title="关于本系统" />
      <Facts className={`jw-ruled ${styles.facts}`} facts={facts} />
    </section>
  );
}
