// How a body travels: sealed as it should be, and in every way it should not.

/** Modes with their weights; all but the first make the body one the server cannot take. */
export const wireModes = {
  sealed: 92,
  tampered: 1,
  truncated: 1,
  'wrong key': 1,
  'unknown version': 0.5,
  'no envelope': 1,
  plain: 1.5,
  twice: 0.5,
  'not JSON inside': 0.5,
  'cut outside': 1,
};

/** Bodies that are no JSON; each is refused wherever a body is wanted. */
export const brokenTexts = [
  '{',
  '{"a":1,}',
  '{"a":1',
  "{'a':1}",
  '\ufeff{}',
  'undefined',
  'NaN',
  '<xml/>',
  'a=1&b=2',
  '{"a":"\u0001"}',
  '',
];

/**
 * @param {string} text the JSON text of the body
 * @param {{ seal: (text: string) => string, sealOther: (text: string) => string }} engines with the hospital's key, and with another
 * @returns {string | Buffer} what is sent
 */
export function travel(mode, text, random, { seal, sealOther }) {
  const envelope = (sealed) => JSON.stringify({ data: sealed });
  switch (mode) {
    case 'plain':
      return text;
    case 'tampered': {
      const sealed = seal(text);
      const place = random.whole(3, sealed.length - 3);
      return envelope(`${sealed.slice(0, place)}${sealed[place] === 'A' ? 'B' : 'A'}${sealed.slice(place + 1)}`);
    }
    case 'truncated':
      return envelope(seal(text).slice(0, random.whole(0, 60)));
    case 'wrong key':
      return envelope(sealOther(text));
    case 'unknown version':
      return envelope(seal(text).replace(/^v1/, random.pick(['v2', 'v99', 'v01', 'V1'])));
    case 'no envelope':
      return random.pick([
        '{"data":1}',
        '{"data":null}',
        '{"data":"v1."}',
        '{"data":"v1.===="}',
        '{"data":"v1.中文"}',
        '{"data":["v1.AAAA"]}',
        '{"envelope":"v1.AAAA"}',
        '[]',
        'null',
        '"v1.AAAA"',
        '7',
      ]);
    case 'twice':
      return envelope(seal(envelope(seal(text))));
    case 'not JSON inside':
      return envelope(seal(random.pick(brokenTexts.slice(0, -1))));
    case 'cut outside':
      return envelope(seal(text)).slice(0, -random.whole(1, 3));
    default:
      return envelope(seal(text));
  }
}
