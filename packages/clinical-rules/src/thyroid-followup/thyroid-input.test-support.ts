/** Half a year after surgery, without complaints: the tests of the rule change one thing at a time. */
export const FOLLOWED_UP = {
  age: 38,
  lymph_metastasis: 0,
  capsular_invasion: '无',
  palpitation: '无',
  insomnia: '无',
  flushing: '无',
  diarrhea: '无',
  anxiety: '无',
  tsh: 0.3,
  ft3: 5,
  ft4: 17,
  weight: 60,
  operation: '双侧切除',
  months_since_surgery: 6,
};
