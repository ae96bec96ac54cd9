import { expect, test } from 'vitest';
import { knownDiagnoses, knownGroups, knownParts } from './known-diagnoses.ts';
import { MAN, onlyReport } from './record.test-support.ts';
import { differingSourceFlag, sourceFlagMeaning, sourceFlagSide } from './source-flag.ts';

test.each([
  ['冠心病、高血压', ['冠心病', '高血压']],
  ['冠心病，高血压,糖尿病；贫血;痛风+肺炎', ['冠心病', '高血压', '糖尿病', '贫血', '痛风', '肺炎']],
  ['无症状高尿酸血症', ['无症状高尿酸血症']],
  ['无痛性甲状腺炎', ['无痛性甲状腺炎']],
  ['慢性肾脏病', ['慢性肾脏病']],
])('%s names %j', (tag, parts) => {
  expect(knownParts([tag])).toEqual(parts);
});

test.each([
  ...[
    '糖尿病待查',
    '糖尿病待排',
    '疑糖尿病',
    '糖尿病可能',
    '糖尿病？',
    '糖尿病?',
    '糖尿病家族史',
    '否认糖尿病',
    '除外糖尿病',
  ],
  ...[
    '排除糖尿病',
    '乙肝疫苗接种',
    '无糖尿病',
    '既往无糖尿病',
    '病史无糖尿病',
    '未患糖尿病',
    '未见糖尿病',
    '未发现糖尿病',
  ],
  ...['父亲糖尿病', '其母糖尿病', '兄弟糖尿病', '姐糖尿病', '祖父糖尿病', '祖母糖尿病'],
])('%s names nothing that the patient has', (tag) => {
  expect([knownParts([tag]), [...knownDiagnoses([tag])]]).toEqual([[], []]);
});

test.each<[string, readonly string[]]>([
  ['2型糖尿病', ['DM']],
  ['妊娠期糖尿病', ['GDM']],
  ['CKD5期', ['CKD']],
  ['CKD 3期', ['CKD']],
  ['CKD3a期', ['CKD']],
  ['CKD3-4期', ['CKD']],
  ['CKDx', []],
  ['XCKD', []],
  ['CKD5', []],
  ['健康体检', []],
  ['慢性肾脏病、2型糖尿病', ['CKD', 'DM']],
])('%s names the diagnoses %j', (tag, ids) => {
  expect([...knownDiagnoses([tag])]).toEqual(ids);
  expect([...knownDiagnoses([tag, tag])]).toEqual(ids);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['anaemia', ['缺铁性贫血', '贫血'], ['血小板减少']],
  [
    'dialysis',
    ['维持性血液透析', '血透', '血透史5年', '腹透', 'dialysis', 'MHD', 'CAPD', 'on HD', 'on PD'],
    ['血透史', '曾血透', '已停血透', '拒绝透析', 'MHDX', 'XCAPD', 'HD', 'PD'],
  ],
  [
    'haemodialysis',
    ['血液透析', '血透析', '血透史5年', '血透', '床旁血滤', '血液滤过', 'MHD', 'HD', 'CRRT'],
    ['血透史', '曾血透', '停血透', '拒绝血透', '拟血透', '腹膜透析', '血透改腹膜透析', 'CHD', 'HDL'],
  ],
  [
    'albuminGiven',
    [
      '人血白蛋白',
      '输白蛋白',
      '输注白蛋白',
      '补白蛋白',
      '补充白蛋白',
      '静滴白蛋白',
      '用白蛋白',
      '白蛋白输注',
      '白蛋白静滴',
      '白蛋白治疗',
      '白蛋白后',
    ],
    ['人血白蛋白输注史', '曾输白蛋白', '停人血白蛋白', '低白蛋白血症'],
  ],
  [
    'immunoglobulinGiven',
    [
      '丙种球蛋白',
      '丙球',
      'IVIG',
      'ivig',
      '静注免疫球蛋白',
      '人免疫球蛋白',
      '免疫球蛋白输注',
      '免疫球蛋白静滴',
      '免疫球蛋白治疗',
      '免疫球蛋白冲击',
    ],
    ['丙球输注史', '曾用丙球', '停丙球', '免疫球蛋白升高'],
  ],
  [
    'heparin',
    ['低分子肝素', '阿加曲班', '比伐芦定', '达比加群', 'Argatroban', 'Heparin'],
    ['肝素使用史', '曾用肝素', '停用肝素', '肝素过敏', '肝素诱导的血小板减少', '华法林'],
  ],
  [
    'diuretic',
    ['氢氯噻嗪', '吲达帕胺', '呋塞米', '托拉塞米', '布美他尼', '利尿剂'],
    ['利尿剂使用史', '曾用呋塞米', '停用呋塞米', '螺内酯'],
  ],
  [
    'pregnancyEnded',
    ['流产后', '清宫术', '药流', '人流', '引产', '葡萄胎清除术后', '产后3天'],
    ['先兆流产', '难免流产', '复发性流产', '习惯性流产', '流产史', '既往人流', '葡萄胎', '妊娠'],
  ],
  ['chylothorax', ['乳糜胸'], ['假性乳糜胸', '乳糜胸史', '曾乳糜胸', '既往乳糜胸']],
  [
    'secretagogue',
    ['格列美脲', '格列齐特', '格列吡嗪', '格列喹酮', '格列本脲', '优降糖', '消渴丸', '瑞格列奈', '那格列奈', '磺脲类'],
    ['停用格列美脲', '磺脲过敏', '恩格列净', '西格列汀'],
  ],
  [
    'peritonealDialysis',
    ['腹膜透析', '腹透', '腹透史2年', 'CAPD', 'CCPD', 'APD'],
    ['腹透史', '曾腹透', '停腹透', '拒绝腹透', '拟腹透', '腹透改血透', '血液透析', 'CAPDX'],
  ],
  [
    'thyroidectomy',
    [
      '甲状腺癌术后',
      '甲状腺切除',
      '甲状腺左叶切除',
      '甲状腺癌碘治疗后',
      '甲状腺癌碘核素治疗后',
      '甲状腺全切除',
      '甲状腺癌碘131治疗后',
      'PTC术后',
      'DTC术后',
      'FTC切除',
      '131I治疗',
      '131-I',
      'I131',
      'I-131',
      '碘131',
      '碘-131',
    ],
    [
      '甲状旁腺切除',
      '拟甲状腺切除',
      '待甲状腺切除',
      '甲状腺切除术前',
      '甲亢131I',
      'Graves病131I',
      '毒性结节131I',
      '甲状腺功能亢进131I',
      '甲状腺结节',
    ],
  ],
  [
    'thrombosis',
    ['肺栓塞', '肺动脉栓塞', '下肢静脉血栓', '深静脉血栓形成', 'DVT', 'VTE'],
    ['肺栓塞史', '既往DVT', '陈旧静脉血栓', '肺栓塞2年', '曾肺栓塞', 'VTE预防', 'VTE高危', 'DVT风险', 'XDVT'],
  ],
  [
    'infection',
    [
      '肺部感染',
      '肺炎',
      '脓毒症',
      '败血症',
      '菌血症',
      '肾盂肾炎',
      '腹膜炎',
      '胆管炎',
      '肝脓肿',
      '脓胸',
      '心内膜炎',
      '酵母菌感染',
      '蜂窝织炎',
      '丹毒',
    ],
    ['病毒感染', 'HIV感染', '幽门螺杆菌感染', '结核感染', '潜伏感染', '间质性肺炎', '肺炎术后', '既往肺炎', '肺炎病史'],
  ],
])('%s is named by tags that say so, and by none of what only sounds like it', (group, named, none) => {
  expect(named.filter((tag) => !knownGroups([tag]).includes(group))).toEqual([]);
  expect(none.filter((tag) => knownGroups([tag]).includes(group))).toEqual([]);
  expect(knownGroups(['健康体检', ...named])).toContain(group);
});

test('a name that is not all Latin is found whatever stands around it', () => {
  const ids = (tag: string) => [...knownDiagnoses([tag])];
  expect(ids('IgA肾病').length * ids('抗MDA5').length).toBeGreaterThan(0);
  expect([ids('IgA肾病2年'), ids('Ro52抗MDA5'), ids('痛风2年')]).toEqual([ids('IgA肾病'), ids('抗MDA5'), ids('痛风')]);
  expect(ids('痛风')).toHaveLength(1);
});

test('groups are told of each part of a tag', () => {
  expect(knownGroups(['贫血、血透史', '肺炎'])).toEqual(['anaemia', 'infection']);
  expect(knownGroups([])).toEqual([]);
});

test.each([
  ['normal', null, ['N', 'NEG', 'ND', 'NR', 'NORMAL', '正常', '阴性', '-', 'n']],
  [
    'high',
    'high',
    ['H', 'HU', 'HX', 'HIGH', '>', 'POS', 'DET', 'RR', '↑', '偏高', '升高', '增高', '增多', '高', '阳性', '+', 'Ｈ'],
  ],
  ['low', 'low', ['L', 'LU', 'LX', 'LOW', '<', '↓', '偏低', '降低', '减低', '减少', '低', ' l ']],
  ['abnormal', null, ['A', 'WR', 'ABN', 'ABNORMAL', '*', '异常']],
  ['critical', 'high', ['HH', '↑↑', '↑↑↑↑', 'H危', '危急值↑', '高危', '!!↑', 'H!!', '↑HH', '偏高危急']],
  ['critical', 'low', ['LL', '↓↓', '↓↓↓', 'L危急', '危↓', 'AA↓']],
  ['abnormal', null, ['N*', '*N']],
  ['critical', null, ['AA', '危', '危急', '危急值', 'CRIT', 'CRITICAL', 'PANIC', '!!', '危*']],
  ['high', 'high', ['(H)', '[H]', '【H】', 'N,H', 'H*', '↑*', '升高*', '*H']],
  ['low', 'low', ['↓*', '降低↓', '(L)', '-,L']],
  [null, null, ['', '()', '?', 'XYZ', '见备注', 'H?']],
])('flags that mean %s on the side %s', (meaning, side, flags) => {
  expect(flags.filter((flag) => sourceFlagMeaning(flag) !== meaning || sourceFlagSide(flag) !== side)).toEqual([]);
});

test('several flags: the strongest is meant, a side only where they agree', () => {
  expect(['N,H', 'A,HH', 'N,?', '?,L'].map((flag) => sourceFlagMeaning(flag))).toEqual([
    'high',
    'critical',
    'normal',
    'low',
  ]);
  expect(['H,L', 'H,HH', 'H,N', '?,L'].map((flag) => sourceFlagSide(flag))).toEqual([null, 'high', 'high', 'low']);
  expect([sourceFlagMeaning(), sourceFlagSide(), sourceFlagMeaning('H↓'), sourceFlagSide('H↓')]).toEqual([
    null,
    null,
    'high',
    'high',
  ]);
});

test.each<[string, string, string, readonly string[], readonly string[]]>([
  ['K', '3.0', '3.5-5.3', ['L', '↓', 'A', 'L,A', '*'], ['H', 'N', 'LL', 'L,H', '?', '见备注', 'N,L']],
  ['K', '5.9', '3.5-5.3', ['H', '↑', 'A'], ['L', 'N', 'HH', '危']],
  ['K', '6.9', '3.5-5.3', ['HH', 'H', 'AA', '危', '↑↑'], ['LL', 'N', '危↓']],
  ['K', '4.0', '3.5-5.3', ['N', '正常', '-'], ['H', 'L', 'A', 'HH', 'AA']],
  ['K', '溶血', '3.5-5.3', [], ['H', 'N', 'A']],
])('%s of %s beside %s agrees with %j and differs from %j', (code, result, range_text, agrees, differs) => {
  const [, { rows }] = onlyReport([[code, result, 'mmol/L', { range_text }]], MAN);
  const of = (flag: string) => rows.map((row) => differingSourceFlag(flag, row.flag))[0];
  expect(agrees.filter((flag) => of(flag) !== undefined)).toEqual([]);
  expect(differs.filter((flag) => of(flag) !== flag)).toEqual([]);
  expect(rows.map((row) => [differingSourceFlag(undefined, row.flag), differingSourceFlag('', row.flag)])).toEqual([
    [undefined, undefined],
  ]);
});
