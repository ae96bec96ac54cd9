/** Where an interval comes from. No national interval exists for the items marked as kit defaults. */
export const WST_405 = 'WS/T 405-2012';
export const WST_404_1 = 'WS/T 404.1-2012';
export const WST_404_2 = 'WS/T 404.2-2012';
export const WST_404_3 = 'WS/T 404.3-2012';
export const WST_404_4 = 'WS/T 404.4-2018';
export const WST_404_5 = 'WS/T 404.5-2015';
export const WST_404_6 = 'WS/T 404.6-2015';
export const WST_404_6_RECALLED = 'WS/T 404.6-2015（数值待核对）';
export const WST_404_7 = 'WS/T 404.7-2015';
export const WST_404_8 = 'WS/T 404.8-2015';
export const WST_645_1_RECALLED = 'WS/T 645.1-2018（数值待核对）';
export const THYROID_KIT = '试剂盒默认值（罗氏；WS/T 404.10-2022 按检测系统给出）';
export const KDIGO = 'KDIGO';
export const CDS = '中国2型糖尿病防治指南 2020/2024 界值';
export const LIPID_2023 = '中国血脂管理指南 2023 界值';
export const KIT = '试剂盒/操作规程默认值';
