import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { FurtherHint } from './knowledge-types.ts';

/** Sub-hints of the diagnoses whose text holds none: when to go beyond the ordinary handling, and how. */
export const FURTHER_HINTS: Readonly<Partial<Record<DiagnosisId, readonly FurtherHint[]>>> = {
  MEGA: [{ title: '手足麻木或行走不稳', handling: '先补充维生素B12再用叶酸，并请神经内科评估。' }],
  PANC: [
    { title: '发热伴中性粒细胞明显减少', handling: '按粒细胞缺乏伴发热处理，留取培养后尽早使用抗菌药。' },
    { title: '血小板明显减少伴出血', handling: '评估输注指征，避免肌注和有创操作。' },
  ],
  ACD: [{ title: '合并小细胞或转铁蛋白饱和度降低', handling: '考虑同时缺铁，查明失血并评估补铁。' }],
  ITP: [
    { title: '出血明显或需要手术', handling: '按急症请血液科会诊，评估升血小板治疗与输注。' },
    { title: '妊娠期发现', handling: '与妊娠期血小板减少和子痫前期鉴别，产科与血液科共同管理。' },
  ],
  DIC: [{ title: '活动性出血或需要操作', handling: '按出血情况评估血小板、血浆和纤维蛋白原补充，动态复查积分。' }],
  POLY: [{ title: '伴血小板或白细胞增多、脾大', handling: '转血液科排查骨髓增殖性肿瘤。' }],
  LEUK: [
    { title: '伴凝血异常或出血', handling: '按早幼粒细胞白血病可能尽快处理，不等待全部结果。' },
    { title: '白细胞显著增高', handling: '评估白细胞淤滞与肿瘤溶解，监测钾、磷、尿酸和肌酐。' },
  ],
  VIRAL: [{ title: '发热持续或出现气促', handling: '复查炎症指标并做胸部影像，警惕合并细菌感染。' }],
  SEPSIS: [
    { title: '低血压或乳酸升高', handling: '按脓毒性休克流程处理，复查乳酸并请重症医学科会诊。' },
    { title: '可引流的感染灶', handling: '尽早影像定位并评估引流。' },
  ],
  EOS: [{ title: '伴胸痛、气促或神经症状', handling: '评估心、肺和神经系统受累，请相应专科会诊。' }],
  HCV: [{ title: '核酸阳性', handling: '评估肝纤维化后转专科抗病毒，治疗前同查乙肝。' }],
  SYPH: [
    { title: '妊娠期阳性', handling: '尽快规范治疗，并告知新生儿随访。' },
    { title: '出现神经、眼或耳症状', handling: '评估神经梅毒，必要时做脑脊液检查。' },
  ],
  CIRR: [
    { title: '腹胀伴发热或腹痛', handling: '做诊断性腹腔穿刺，排除自发性腹膜炎。' },
    { title: '意识或睡眠改变', handling: '查血氨与诱因，按肝性脑病处理。' },
  ],
  PANCR: [
    { title: '持续器官功能障碍', handling: '转重症监护，动态评估补液与呼吸支持。' },
    { title: '甘油三酯显著升高', handling: '禁脂并评估降脂措施，避免含脂肪乳的营养。' },
  ],
  UGIB: [{ title: '呕血、黑便伴头晕或低血压', handling: '建立静脉通路、备血，急诊内镜。' }],
  AKI: [
    { title: '高钾、严重酸中毒或肺水肿', handling: '立即处理并评估肾脏替代治疗。' },
    { title: '少尿且病因不明', handling: '超声排除梗阻，查尿沉渣和自身抗体。' },
  ],
  PRER: [{ title: '补足容量后仍不恢复', handling: '按肾小管损伤重新评估，请肾内科会诊。' }],
  NEPH: [{ title: '单侧下肢肿胀或突发气促', handling: '排查静脉血栓与肺栓塞，评估抗凝。' }],
  GN: [{ title: '肌酐短期内上升', handling: '按急进性肾炎尽快转肾内科，查抗中性粒细胞胞浆抗体等。' }],
  PREDM: [{ title: '合并肥胖、高血压或血脂异常', handling: '按心血管危险分层一并管理，评估药物干预。' }],
  HHS: [{ title: '意识障碍无改善', handling: '复查钠和渗透压下降速度，排查卒中和脑水肿。' }],
  SCH: [{ title: '备孕或妊娠', handling: '按妊娠期目标评估左甲状腺素，定期复查促甲状腺激素。' }],
  DYSL: [
    { title: '甘油三酯显著升高', handling: '优先降低胰腺炎风险，限酒限脂并评估药物。' },
    { title: '低密度脂蛋白胆固醇很高且有家族史', handling: '排查家族性高胆固醇血症，筛查直系亲属。' },
  ],
  VITDD: [{ title: '合并骨痛、骨折或血钙降低', handling: '查甲状旁腺激素与骨密度，转内分泌科。' }],
  HF: [
    { title: '急性气促、端坐呼吸', handling: '按急性心衰处理：吸氧、利尿，评估缺血与心律失常。' },
    { title: '利尿后血钾或肾功能变化', handling: '复查电解质和肌酐，调整利尿与相关用药。' },
  ],
  RHAB: [{ title: '肢体明显肿胀、剧痛或感觉减退', handling: '评估筋膜室综合征，请骨科急会诊。' }],
  HCC: [{ title: '甲胎蛋白持续升高而超声阴性', handling: '做增强磁共振，并缩短随访间隔。' }],
  PCA: [{ title: '伴骨痛或碱性磷酸酶升高', handling: '评估骨转移，转泌尿外科。' }],
  GOUT: [{ title: '合并慢性肾脏病或泌尿系结石', handling: '按肾功能选择降尿酸药物，评估碱化尿液。' }],
  RA: [{ title: '干咳、气促', handling: '评估间质性肺病，做胸部高分辨CT。' }],
};
