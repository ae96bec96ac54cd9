// What every screen and paper says; why a rule awaits review stands in wording.ts, which only they read who tell it.

export const REVIEW_MARK = '规则待临床复核';

export const FOOTER_TEXT: Record<'reference_only', string> = {
  reference_only: '结果仅供临床参考，不替代医师诊断',
};
