import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { incomplete, options, recordOf, severe, severeForm, openSaved, region } from './covid19.test-support.tsx';

describe('a saved record is read', () => {
  // covers A-2.11-11..22, A-2.11-24, A-4-08, A-9-52
  test('with everything it holds and everything that follows from it', async () => {
    await openSaved();
    expect(screen.getByRole('button', { name: '新建评估' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^2025-11-13 \d\d:05/ })).toHaveAttribute('aria-current', 'true');
    expect(region('结论').getByText('考虑新型冠状病毒感染（重型）')).toBeVisible();
    expect(region('结论').getByText(/^合并高危因素：高龄/)).toBeVisible();
    expect(region('治疗建议').getByText('氧疗/俯卧位、糖皮质激素评估、抗凝评估')).toBeVisible();
    expect(region('更多提示').getByText('影像评分≥6分，重症风险明显升高')).toBeVisible();
    expect(region('建议完善的检查').getByText('指氧饱和度、动脉血气')).toBeVisible();
    const general = region('一般信息');
    for (const text of ['宋立民', '69 岁', '78.5 kg', '170 cm', '27.16 kg/m²', '58 mmHg', '29%', '200.00 mmHg', '有']) {
      expect(general.getByText(text)).toBeVisible();
    }
    expect(region('高危因素').getByText('糖尿病')).toBeVisible();
    expect(region('高危因素').getByText('重度吸烟')).toBeVisible();
    expect(region('危重因素').getByText('无')).toBeVisible();
    expect(region('重症因素').getByText('静息状态下吸空气时指氧饱和度≤93%')).toBeVisible();
    const warnings = region('预警指标');
    expect(warnings.getByRole('row', { name: /^外周血淋巴细胞降低.* 检查 已出现$/ })).toBeVisible();
    expect(warnings.getByRole('row', { name: /^组织氧合指标.* 检查 无结果$/ })).toBeVisible();
    expect(warnings.getByRole('row', { name: /^胸部影像显示.* 其他 未出现$/ })).toBeVisible();
    expect(region('修改记录').getByText(/^医生 沈若溪$/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: '编辑' })).toBeVisible();
  });

  test('with every disease that was chosen, however many', async () => {
    const all = options.chronic_history.map(({ key }) => key);
    expect(options.chronic_history).toHaveLength(5);
    await openSaved(recordOf({ ...severeForm, chronic_history: all }));
    for (const { label } of options.chronic_history) expect(region('高危因素').getByText(label)).toBeVisible();
  });

  // covers A-2.11-27..29, A-9-41..43, A-9-45
  test('with percent, score and total of the lobes, in the table and in the picture', async () => {
    await openSaved();
    const rows = region('影像评估')
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '肺叶病变占比评分',
      '右肺上叶30%2',
      '右肺中叶20%1',
      '右肺下叶55%3',
      '左肺上叶25%1',
      '左肺下叶45%2',
      '总分总分≥6～7分提示重症风险明显升高9',
    ]);
    expect(region('影像评估').getByRole('img', { name: /右肺上叶 30%，2 分；右肺中叶 20%，1 分/ })).toBeVisible();
    expect(screen.getAllByText('肺叶命名以患者左右为准（待临床确认）')).not.toHaveLength(0);
  });

  test('with why it is so, what is to be reviewed and the reservation', async () => {
    await openSaved();
    const why = screen.getByRole('table', { name: '判断依据' });
    expect(within(why).getByRole('row', { name: '氧合指数≤300mmHg 200 mmHg' })).toBeVisible();
    expect(within(why).getByRole('row', { name: '高龄 高危因素' })).toBeVisible();
    expect(screen.getByText('依据：新型冠状病毒感染诊疗方案（试行第十版）2023')).toBeVisible();
    expect(screen.getByText('规则待临床复核')).toBeVisible();
    // On the screen, and once for paper.
    expect(screen.getAllByText('结果仅供临床参考，不替代医师诊断')).toHaveLength(2);
  });

  test('with how far the next type is', async () => {
    // 58 / 0.29 is 200 mmHg, which is 重型 up to 300; without the chosen factor 301 would be 中型.
    await openSaved(recordOf({ ...severeForm, severe_factor: [] }));
    expect(screen.getByText('氧合指数 200 mmHg → 301 mmHg').parentElement).toHaveTextContent('中型');
  });

  test('an incomplete one says that its type may be too low', async () => {
    await openSaved(incomplete);
    expect(region('更多提示').getByText('信息不全，分型可能偏低')).toBeVisible();
    expect(region('危重因素').getByText('未填写')).toBeVisible();
    expect(screen.getByText('已填写的项目中，没有符合更高分型的条件')).toBeVisible();
  });

  // covers A-2.11-23, A-3-238
  test('of its history the first three entries, and all when expanded', async () => {
    const [created] = severe.history;
    if (!created) throw new Error('no history');
    const { user_name: _name, ...nameless } = created;
    const history = [created, created, created, nameless].map((entry) => ({ ...entry, type: '修改' }));
    const { user } = await openSaved(recordOf(severeForm, { history }));
    expect(region('修改记录').getAllByRole('listitem')).toHaveLength(3);
    expect(region('修改记录').getByText('4 条')).toBeVisible();
    await user.click(region('修改记录').getByRole('button', { name: '展开全部' }));
    expect(region('修改记录').getAllByRole('listitem')).toHaveLength(4);
    expect(region('修改记录').getByText('医生 u-doctor')).toBeVisible();
    await user.click(region('修改记录').getByRole('button', { name: '收起' }));
    expect(region('修改记录').getAllByRole('listitem')).toHaveLength(3);
  });
});
