import type { LaboratoryRow } from '@jianwei/api-client/model';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { labRow } from './lab-row.test-support.ts';
import { ExplainedInAddress } from './explained-row.tsx';
import { LabTable, SourceTextDialog } from './lab-table.tsx';

const PLAIN = labRow({ original_specimen: '血清', original_units: 'mmol/L', abnormal: false });
const POTASSIUM: LaboratoryRow = {
  ...PLAIN,
  short_name: 'K',
  code: 'K+',
  calculate_result: 5.62,
  range_lower: '3.5',
  range_upper: '5.3',
  abnormal: true,
  abnormal_type: 1,
  state: 'abnormal',
  group_name: '电解质',
  knowledge_id: 'K1',
  knowledge: [{ knowledge_display: '临床意义', knowledge_content: '血钾升高见于肾功能不全、酸中毒与药物。' }],
};
const HAEMOGLOBIN: LaboratoryRow = {
  ...POTASSIUM,
  laboratory_id: 'L2',
  laboratory_name: '血红蛋白',
  short_name: 'Hb',
  original_result: '103',
  calculate_result: 103,
  range_lower: '130',
  range_upper: '175',
  abnormal_type: -1,
  group_name: '血常规',
};
const SODIUM: LaboratoryRow = {
  ...PLAIN,
  laboratory_id: 'L3',
  laboratory_name: '钠',
  short_name: 'Na',
  original_result: '138.2',
  calculate_result: 138.2,
  range_lower: '137',
  range_upper: '147',
  state: 'normal',
  group_name: '电解质',
};
const UNJUDGED: LaboratoryRow = {
  ...PLAIN,
  laboratory_id: 'L4',
  laboratory_name: '氯',
  short_name: 'Cl',
  original_result: '溶血',
  state: 'undetermined',
  undetermined_reason: '结果不是数值',
};
const PROTEIN: LaboratoryRow = {
  ...PLAIN,
  laboratory_id: 'L5',
  laboratory_name: '尿蛋白',
  original_result: '2+',
  original_reference_interval: '阴性',
  abnormal: true,
  abnormal_type: 1,
};

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('LabTable', () => {
  // covers A-2.7-09, A-2.7-13, A-2.7-14, A-2.7-18, A-2.7-19
  it('has the columns of the evidence table', () => {
    render(<LabTable caption="检验结果" rows={[POTASSIUM]} />);
    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['检验项目', '标本', '结果', '单位', '区间标尺', '参考区间']);
    const cells = within(rowOf(/钾/)).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent('血清');
    expect(cells[2]).toHaveTextContent('mmol/L');
    expect(cells[4]).toHaveTextContent('3.5–5.3');
  });

  it('marks a result converted from another unit and tells what the source printed', () => {
    render(<LabTable caption="检验结果" rows={[{ ...POTASSIUM, source_result: '21.98 mg/dL' }, SODIUM]} />);
    expect(within(rowOf(/钾/)).getByText('换算')).toHaveAttribute('title', '来源报告为 21.98 mg/dL，已换算');
    expect(within(rowOf(/钠/)).queryByText('换算')).not.toBeInTheDocument();
  });

  // covers A-2.7-07, A-2.7-08
  it('shows the code column only where it is asked for', () => {
    const { rerender } = render(<LabTable caption="检验结果" rows={[POTASSIUM]} />);
    expect(screen.queryByText('K+')).not.toBeInTheDocument();
    rerender(<LabTable caption="检验结果" rows={[POTASSIUM]} showCode />);
    expect(screen.getByRole('columnheader', { name: '代码' })).toBeInTheDocument();
    expect(screen.getByText('K+')).toBeInTheDocument();
  });

  // covers A-2.7-15, A-2.7-16, A-2.7-17
  it('says and draws the direction of a judged result, and none without abnormal_type', () => {
    render(<LabTable caption="检验结果" rows={[POTASSIUM, HAEMOGLOBIN, SODIUM]} />);
    expect(screen.getByRole('img', { name: '钾 5.62，升高，参考区间 3.5 至 5.3' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '血红蛋白 103，降低，参考区间 130 至 175' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '钠 138.2，参考区间 137 至 147' })).toBeInTheDocument();
    const arrows = (name: RegExp) => {
      const result = within(rowOf(name)).getAllByRole('cell')[1];
      return result?.querySelectorAll('svg path').length;
    };
    expect(arrows(/^钾/)).toBe(1);
    expect(arrows(/^血红蛋白/)).toBe(1);
    expect(arrows(/^钠/)).toBe(0);
  });

  it('doubles the arrow of a critical value and marks it 危', () => {
    render(<LabTable caption="检验结果" rows={[{ ...POTASSIUM, original_result: '6.82', critical: 'high' }]} />);
    expect(screen.getByRole('img', { name: '钾 6.82，升高，危急值，参考区间 3.5 至 5.3' })).toBeInTheDocument();
    expect(screen.getByText('危')).toBeInTheDocument();
    expect(within(rowOf(/钾/)).getAllByRole('cell')[1]?.querySelectorAll('svg path')).toHaveLength(2);
  });

  it('says that a result could not be judged, and why, without a ruler', () => {
    render(<LabTable caption="检验结果" rows={[UNJUDGED]} />);
    expect(screen.getByText('无法判定')).toBeInTheDocument();
    expect(rowOf(/氯/)).toHaveTextContent('结果不是数值');
    expect(rowOf(/氯/).querySelector('[data-ruler]')).toBeNull();
  });

  // covers A-2.7-19
  it.each([false, true])('keeps the reference interval of a result nobody could judge, compact %s', (compact) => {
    const row: LaboratoryRow = { ...UNJUDGED, original_reference_interval: '99-110' };
    render(<LabTable caption="检验结果" rows={[row]} compact={compact} />);
    const cells = within(rowOf(/氯/)).getAllByRole('cell');
    expect(cells.at(-1)).toHaveTextContent(compact ? '99–110无法判定结果不是数值' : '无法判定99–110结果不是数值');
  });

  // covers A-2.7-15, A-2.7-16
  it.each([
    [1, 1],
    [-1, 1],
    [undefined, 0],
  ] as const)('draws the arrow of a long result in words, abnormal_type %s', (type, arrows) => {
    const words: LaboratoryRow = { ...PROTEIN, original_units: '', original_result: '检出大量革兰阴性杆菌及真菌孢子' };
    if (type === undefined) delete words.abnormal_type;
    else words.abnormal_type = type;
    render(<LabTable caption="检验结果" rows={[words]} />);
    const result = within(rowOf(/尿蛋白/)).getAllByRole('cell')[1];
    expect(result).toHaveTextContent('检出大量革兰阴性杆菌及真菌孢子');
    expect(result?.querySelectorAll('svg path')).toHaveLength(arrows);
  });

  it('draws a ruler whose marker says where the result lies', () => {
    render(<LabTable caption="检验结果" rows={[POTASSIUM, HAEMOGLOBIN, SODIUM]} />);
    const drawn = (name: RegExp) => rowOf(name).querySelector('[data-ruler]')?.getAttribute('data-ruler');
    expect([drawn(/^钾/), drawn(/^血红蛋白/), drawn(/^钠/)]).toEqual(['above', 'below', 'within']);
  });

  it('draws no ruler for a qualitative result or for one with a comparator', () => {
    const comparator: LaboratoryRow = { ...SODIUM, original_result: '<137', comparator: '<' };
    render(<LabTable caption="检验结果" rows={[PROTEIN, comparator]} />);
    expect(document.querySelector('[data-ruler]')).toBeNull();
  });

  // covers A-2.7-10, A-2.7-11, A-2.7-12
  it('makes only names with knowledge clickable, with an asterisk', async () => {
    render(<LabTable caption="检验结果" rows={[POTASSIUM, SODIUM]} hasKnowledge />);
    expect(within(rowOf(/钾/)).getByText(/\*$/)).toBeInTheDocument();
    expect(within(rowOf(/钠/)).queryByText(/\*$/)).not.toBeInTheDocument();
    expect(within(rowOf(/钠/)).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(within(rowOf(/钾/)).getByRole('button', { name: /钾（K）/ }));
    expect(screen.getByRole('dialog', { name: '钾（K）' })).toBeInTheDocument();
  });

  it('stands in the address with the row that it explains, once where two tables hold the row', async () => {
    const Address = () => <output>{useLocation().search}</output>;
    const start = `/?report_id=R1&dialog=laboratory&row=${encodeURIComponent('诊断依据/L1')}`;
    render(
      <MemoryRouter initialEntries={[start]}>
        <ExplainedInAddress>
          <LabTable caption="检验结果" rows={[POTASSIUM]} hasKnowledge />
          <LabTable caption="诊断依据" rows={[POTASSIUM]} hasKnowledge />
        </ExplainedInAddress>
        <Address />
      </MemoryRouter>,
    );
    const dialog = screen.getByRole('dialog', { name: '钾（K）' });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('?report_id=R1');
    await userEvent.click(within(screen.getByRole('table', { name: '检验结果' })).getByRole('button', { name: /钾/ }));
    expect(screen.getByRole('dialog', { name: '钾（K）' })).toBeInTheDocument();
    expect(new URLSearchParams(screen.getByRole('status').textContent).get('row')).toBe('检验结果/L1');
  });

  it('groups rows with their counts and marks evidence', () => {
    render(<LabTable caption="检验结果" rows={[POTASSIUM, SODIUM, HAEMOGLOBIN]} grouped markedIds={new Set(['L2'])} />);
    expect(screen.getByRole('rowheader', { name: '电解质 2 项，异常 1' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: '血常规 1 项，异常 1' })).toBeInTheDocument();
    expect(screen.getAllByText('证据，')).toHaveLength(1);
    expect(rowOf(/^证据，\s*血红蛋白/)).toBeInTheDocument();
  });

  it('says where the range comes from when the report has none of its own', () => {
    render(<LabTable caption="检验结果" rows={[{ ...POTASSIUM, range_source: 'catalogue' }, SODIUM]} />);
    expect(screen.getByText('知识库')).toHaveAttribute('title', '本报告未给出参考区间，按知识库参考区间判读');
  });
});

describe('SourceTextDialog', () => {
  // covers A-2.7-20
  it('shows the source texts of the row', () => {
    render(<SourceTextDialog row={POTASSIUM} onClose={vi.fn()} />);
    expect(screen.getByRole('dialog', { name: '钾（K）' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '临床意义' })).toBeInTheDocument();
    expect(screen.getByText('血钾升高见于肾功能不全、酸中毒与药物。')).toBeInTheDocument();
  });

  // covers A-2.7-25
  it('says that the knowledge is still learned when nothing remains', () => {
    const knowledge = [{ knowledge_display: '说明', knowledge_content: '医生提供' }];
    render(<SourceTextDialog row={{ ...POTASSIUM, knowledge }} onClose={vi.fn()} />);
    expect(screen.getByText('正在学习中～')).toBeInTheDocument();
    expect(screen.queryByText('医生提供')).not.toBeInTheDocument();
  });
});
