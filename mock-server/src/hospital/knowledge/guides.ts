import { createHash } from 'node:crypto';
import type { Guide } from '@jianwei/api-client/model';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';

/**
 * Publications that the rule base names as its sources, under the names it uses for them. The hospital holds no copies:
 * each file is one page that says what the publication is and where it is found.
 */
export interface Publication {
  readonly title: string;
  readonly where: string;
  readonly diagnoses: readonly DiagnosisId[];
}

const TEXTBOOK = '医学教科书，以本院图书馆现行版本为准。';
const CHINESE = '中文指南或共识，可在中华医学会系列期刊、中国知网或万方数据按题名检索，或向本院图书馆索取。';
const INTERNATIONAL = '外文文献，可在 PubMed 按题名与年份检索，或向本院图书馆索取。';

function by(publisher: string): string {
  return `${publisher}发布，可在其网站或 PubMed 按题名与年份检索，或向本院图书馆索取。`;
}

function entry(title: string, where: string, ...diagnoses: DiagnosisId[]): Publication {
  return { title, where, diagnoses };
}

export const PUBLICATIONS: readonly Publication[] = [
  entry('内科学', TEXTBOOK, 'HEMO', 'PANC', 'ACD', 'LEUK', 'VIRAL', 'EOS', 'UGIB', 'NEPH', 'GN', 'RHAB'),
  entry('诊断学', TEXTBOOK, 'MEGA', 'PRER'),
  entry('血液病诊断及疗效标准', TEXTBOOK, 'IDA'),
  entry('WHO 2020', by('世界卫生组织（WHO）'), 'IDA'),
  entry('WHO 2016', by('世界卫生组织（WHO）'), 'POLY'),
  entry('Mentzer 1973', INTERNATIONAL, 'THAL'),
  entry('中国地贫指南 2018', CHINESE, 'THAL'),
  entry('ITP中国指南2020', CHINESE, 'ITP'),
  entry('ISTH 2001', by('国际血栓与止血学会（ISTH）'), 'DIC'),
  entry('PCT专家共识2012/2020', CHINESE, 'BACT'),
  entry('PCT 专家共识', CHINESE, 'SEPSIS'),
  entry('Sepsis-3', INTERNATIONAL, 'SEPSIS'),
  entry('慢乙肝防治指南2022', CHINESE, 'HBV'),
  entry('丙肝指南2022', CHINESE, 'HCV'),
  entry('梅毒指南', CHINESE, 'SYPH'),
  entry('EASL 2019', by('欧洲肝脏研究学会（EASL）'), 'HEPC'),
  entry('胆汁淤积性肝病共识 2021', CHINESE, 'CHOL'),
  entry('酒精性肝病指南2018', CHINESE, 'ALD'),
  entry('肝硬化诊治指南2019', CHINESE, 'CIRR'),
  entry('修订版 Atlanta 2012', INTERNATIONAL, 'PANCR'),
  entry('KDIGO 2024', by('改善全球肾脏病预后组织（KDIGO）'), 'CKD'),
  entry('KDIGO AKI 2012', by('改善全球肾脏病预后组织（KDIGO）'), 'AKI'),
  entry('尿路感染专家共识2015', CHINESE, 'UTI'),
  entry('CDS 2020/2024', by('中华医学会糖尿病学分会（CDS）'), 'DM'),
  entry('CDS 2020', by('中华医学会糖尿病学分会（CDS）'), 'PREDM'),
  entry('CDS', by('中华医学会糖尿病学分会（CDS）'), 'HHS'),
  entry('ADA', by('美国糖尿病学会（ADA）'), 'DM', 'PREDM'),
  entry('ADA/EASD 2024', by('美国糖尿病学会（ADA）与欧洲糖尿病研究学会（EASD）'), 'DKA', 'HHS'),
  entry('甲状腺疾病诊治指南', CHINESE, 'HYPERT'),
  entry('成人甲减指南2017', CHINESE, 'HYPOT', 'SCH'),
  entry('中国血脂管理指南2023', CHINESE, 'DYSL'),
  entry('PHPT指南2014', CHINESE, 'HPTH'),
  entry('维生素D应用共识2018', CHINESE, 'VITDD'),
  entry('第四版心肌梗死通用定义 2018', INTERNATIONAL, 'MI'),
  entry('中国心衰指南 2018', CHINESE, 'HF'),
  entry('ESC 2019', by('欧洲心脏病学会（ESC）'), 'VTE'),
  entry('IMWG', by('国际骨髓瘤工作组（IMWG）'), 'MM'),
  entry('原发性肝癌诊疗指南2024', CHINESE, 'HCC'),
  entry('前列腺癌筛查指南2022', CHINESE, 'PCA'),
  entry('高尿酸血症与痛风指南 2019', CHINESE, 'GOUT'),
  entry('EULAR/ACR 2019', by('欧洲抗风湿病联盟（EULAR）与美国风湿病学会（ACR）'), 'SLE'),
  entry('ACR/EULAR 2010', by('美国风湿病学会（ACR）与欧洲抗风湿病联盟（EULAR）'), 'RA'),
];

/** A link sends no token, so the name of the file is not one that somebody would guess. */
function fileName({ title }: Publication): string {
  return `${createHash('sha256').update(`guide:${title}`).digest('hex').slice(0, 32)}.pdf`;
}

const BY_FILE = new Map(PUBLICATIONS.map((publication) => [fileName(publication), publication]));

/** The publication of a file name of {@link guidesOf}; undefined for any other. */
export function findPublication(name: string): Publication | undefined {
  return BY_FILE.get(name);
}

/** Guideline files of a diagnosis. The address of a file is that of the back end and `url`. */
export function guidesOf(id: DiagnosisId): Guide[] {
  return PUBLICATIONS.filter(({ diagnoses }) => diagnoses.includes(id)).map((publication) => ({
    // A slash in a title would be read as a folder.
    original_file_name: `${publication.title.replaceAll('/', '／')}.pdf`,
    url: `/api/v2/guides/${fileName(publication)}`,
  }));
}
