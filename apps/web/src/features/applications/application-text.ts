/** Category 1 interprets laboratory results; any other is big-data analysis. */
export function categoryText(category: number | undefined): string {
  return category === 1 ? '检验解读' : '大数据分析';
}
