/** What the figures of a model mean; static texts behind the info icons. */
export type ModelTopic = 'performance' | 'roc' | 'shap';

export const MODEL_TOPIC_TITLE: Record<ModelTopic, string> = {
  performance: '模型性能',
  roc: 'ROC曲线',
  shap: 'SHAP图',
};

/** Terms with their meaning, then how the whole is to be read. */
export const MODEL_EXPLANATION: Record<ModelTopic, { terms: readonly (readonly [string, string])[]; note: string }> = {
  performance: {
    terms: [
      ['训练集', '用来拟合模型的数据；在其上的表现通常偏好。'],
      ['测试集', '没有参与拟合的数据；在其上的表现更接近实际使用。'],
      ['灵敏度', '患病者中被判为阳性的比例，真阳性÷（真阳性＋假阴性）。'],
      ['特异度', '未患病者中被判为阴性的比例，真阴性÷（真阴性＋假阳性）。'],
      ['阳性预测值', '判为阳性者中确实患病的比例，随患病率变化。'],
      ['阴性预测值', '判为阴性者中确实未患病的比例，随患病率变化。'],
      ['准确率', '判断正确的例数占全部例数的比例。'],
      ['F1', '灵敏度与阳性预测值的调和平均。'],
      ['AUC', 'ROC曲线下面积；0.5 相当于随机，1 为完全区分。'],
    ],
    note: '训练集与测试集相差较大时，提示模型可能过拟合，使用时需更加谨慎。',
  },
  roc: {
    terms: [
      ['横轴', '1－特异度，即未患病者被误判为阳性的比例。'],
      ['纵轴', '灵敏度，即患病者被判为阳性的比例。'],
      ['曲线', '判断界值由高到低移动时，两者的变化轨迹；越靠近左上角，区分能力越好。'],
      ['对角线', '随机判断的水平，曲线下面积为 0.5。'],
    ],
    note: '曲线描述模型区分两组人群的能力，不说明概率本身是否准确。',
  },
  shap: {
    terms: [
      ['每一行', '一个特征，按对结果的平均影响由大到小排列。'],
      ['每个点', '一例样本；位于零线右侧表示该特征升高了风险，左侧表示降低。'],
      ['颜色', '该样本的特征值高低。'],
      ['离零线的距离', '影响的大小，单位为对数优势。'],
    ],
    note: 'SHAP 值说明模型如何得出结果，不代表因果关系。',
  },
};
