import { expect, it, test } from 'vitest';
import { partSigns } from './composite.ts';
import { grownIn } from './organism.ts';

it.each([
  '肺炎链球菌 大肠杆菌 大肠埃希菌 肺炎克雷伯菌 白念珠菌 新型隐球菌 烟曲霉 酵母样真菌 铜绿假单胞菌 单核细胞增生李斯特菌 伤寒沙门菌 布鲁菌',
  '脑膜炎奈瑟菌 梅毒螺旋体 产气荚膜梭菌 霍乱弧菌 流感嗜血菌 毛霉 恶性疟原虫 弓形虫 溶组织阿米巴 蛔虫卵 滋养体 包囊 微丝蚴 滴虫',
  '志贺菌 弯曲菌 嗜肺军团菌 奇异变形菌 沙雷菌 诺卡菌 奴卡菌 放线菌 马尔尼菲篮状菌 镰刀菌 立克次体 芽生孢子 假菌丝 线索细胞 厌氧菌 真菌',
  // Any genus and any worm, whether or not somebody listed it.
  '类鼻疽伯克霍尔德菌 多杀巴斯德菌 马耳他布鲁菌 革兰阳性菌 粪类圆线虫杆状蚴 华支睾吸虫 钩虫 丝状蚴',
])('names what grew or was seen: %s', (names) => {
  for (const name of names.split(' '))
    expect([name, grownIn(name), grownIn(`检出${name}`)]).toEqual([name, true, true]);
});

it.each([
  'Staphylococcus_aureus Gram-positive_cocci Bacillus_cereus Acid-fast_bacilli Acinetobacter_baumannii Enterobacter Bacterium Escherichia_coli',
  'E.coli E._coli Klebsiella Pseudomonas Candida_albicans Cryptococcus Aspergillus Listeria Salmonella Brucella Neisseria Gram-negative_rods',
  'S._aureus S._agalactiae S._pyogenes S._pneumoniae E._faecalis E._fecalis E._faecium E._fecium S._epidermidis P._aeruginosa',
  'A._baumannii S._maltophilia N._meningitidis Plasmodium P._falciparum P._vivax Babesia Trypanosoma Leishmania Trophozoites Gametocytes',
  'Microfilariae Mycobacteria Yeast Hyphae Fungi MRSA MSSA MRSE MRCS MRCNS VRE CRE CRKP CRAB CRPA',
])('names it in English: %s', (names) => {
  for (const name of names.split(' ').map((each) => each.replaceAll('_', ' ')))
    expect([name, grownIn(name)]).toEqual([name, true]);
});

// What an organism is called after, or what resistance it lacks, is no absence of it.
it.each([
  '革兰阴性杆菌 革兰氏阴性球菌 革兰染色阴性双球菌 凝固酶阴性葡萄球菌 氧化酶阴性杆菌 触酶阴性球菌 乳糖阴性杆菌 无乳链球菌 无芽胞厌氧菌 无芽孢杆菌 无色杆菌',
  '大肠埃希菌ESBL阴性 大肠埃希菌（ESBLs：阴性） 大肠埃希菌,内酰胺酶未检出 肺炎克雷伯菌碳青霉烯酶阴性 金黄色葡萄球菌D试验:阴性 gram_negative_bacilli',
  'gram-negative_rods coagulase-negative_staphylococcus coagulase_negative_cocci gramnegative_rods',
])('%s grew', (names) => {
  for (const name of names.split(' ').map((each) => each.replaceAll('_', ' ')))
    expect([name, grownIn(name)]).toEqual([name, true]);
});

it.each([
  '未见细菌 均未见真菌 未查见抗酸杆菌 均未查见虫卵 未检出沙门菌 均未检出沙门菌 未检测到结核分枝杆菌 均未检测到真菌 未找到滋养体 均未找到疟原虫',
  '未发现包囊 均未发现酵母 未生长细菌 均未生长真菌 无细菌生长 均无细菌生长 培养无细菌生长 经培养无细菌生长 孵育5天后未见细菌生长 培养5日无菌生长。 5_天无真菌生长',
  'no_growth No_growth_after_5_days no_organisms_seen No_organism no_bacteria no_bacterium no_bacterial_growth no_parasites no_parasite no_acid-fast_bacilli no_acid_fast_bacilli',
  '培养阴性 血培养阴性 血培养结果阴性 需氧血培养结果：阴性 厌氧培养:_阴性。',
])('%s: nothing grew', (texts) => {
  for (const text of texts.split(' ').map((each) => each.replaceAll('_', ' ')))
    expect([text, grownIn(text)]).toEqual([text, false]);
});

it.each([
  '厌氧菌培养 真菌培养 真菌涂片 真菌镜检 真菌检查 芽胞 链球菌待定 没有细菌 可能污染的葡萄球菌 正常菌群 阴性 bacteroid',
  '未见细菌，见上皮细胞 培养五日无菌生长 标本未见细菌；请复查 no_growth,_repeat no_growth;_repeat show_no_growth pending_cocci contaminant_cocci normal_flora_cocci cocci_not_seen',
  '结核分枝杆菌复合群一二三四培养阴性 血培养阴性杆 血，培养阴性 未见上皮细胞 no_cells mrsa rodsx',
])('neither is said by %s', (texts) => {
  for (const text of texts.split(' ').map((each) => each.replaceAll('_', ' ')))
    expect([text, grownIn(text)]).toEqual([text, null]);
});

test.each<[string, readonly string[] | null]>([
  ['IgG(+) C3d(-)', ['(+)', '(-)']],
  ['igg 2+，c3b ±', ['2+', '±']],
  ['抗-IgG 弱阳性、抗C4 阴性(-)', ['弱阳性', '阴性(-)']],
  ['抗–IgA：+2；IgM 阳性', ['+2', '阳性']],
  ['直接-/间接++', ['-', '++']],
  ['多抗 阳性+单抗 阴性', ['阳性', '阴性']],
  ['标本 IgG(+)', null],
  ['IgG(+) 标本', null],
  ['阳性', null],
])('%s has the signs %j', (text, signs) => {
  expect(partSigns(text)).toEqual(signs);
});

// Germs in general, what is done against them, and what is usual are none.
it.each(['少量杂菌', '建议抗菌治疗', '菌落计数', '混合菌生长', '抗菌药物', '寄生虫', '冬虫夏草', '细菌室'])(
  'names nothing that grew: %s',
  (text) => {
    expect(grownIn(text)).not.toBe(true);
  },
);
