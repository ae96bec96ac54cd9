/** Titles of the menu's pages in pinyin, so that the command box finds them by letters; a blank between syllables. */
export const PAGE_SPELLINGS: Readonly<Record<string, string>> = {
  '/': 'shou ye',
  '/excellent': 'ai bao gao jie du',
  '/favorite-list': 'wo de shou cang',
  '/about-us': 'guan yu wo men',
  '/data': 'dong jian yan',
  '/diagnosis-menu': 'cha ji bing',
  '/crisis-reminder': 'wei ji zhi ti xing',
  '/editLicense': 'xu ke zheng guan li',
  '/common-problem': 'chang jian wen ti',
  '/version-update': 'xi tong geng xin',
  '/appstore': 'ying yong shang dian',
  '/specialized-disease-application': 'zhuan bing ying yong',
  '/user-defined-text': 'zi ding yi wen ben',
  '/diagnostic-assist': 'fu zhu zhen duan',
  '/decision-assist': 'fu zhu jue ce',
};
