/** Only speed, or nothing at all, tells these from the program. */
const cached = 'made again each time: slower, the same result';
const pastEnd = 'one round more, which a typed array past its end, or an empty text, takes without a trace';

const memoryOnly = 'the generation, or the second, keeps it from being handed out; it only stays in memory longer';
const onlyCompared = 'a number that is only compared with itself: another one is all it must be';
const ownListener =
  'a listener that is only there when there is a signal, which fires once; after the end it does nothing';
const damaged = 'what is damaged throws, or holds no times: nothing is remembered either way';

const early = 'facts that are not complete have been sent back before; it only tells the compiler';
const named = 'a source is only named where its value is there: the other question tells the compiler';
const always = 'within the limits of an input there is always a score';
const together = 'they are there together or not at all; the other question tells the compiler';
const noAlkalosis = 'only an alkalosis is told apart here; it tells the compiler';
const farOff = 'no edge of a bin lies so near a limit that this value is ever tried';

const rows = (folder, list) =>
  list.map(([file, original, replacement, reason, line]) => ({
    file: `${folder}/${file}`,
    original,
    replacement,
    reason,
    ...(line && { line }),
  }));

/**
 * Survivors that no test can tell from the program: `original` becomes `replacement` in `file`, on a line that holds `line` where
 * the two do not say enough. A row that meets no survivor any more is named by `npm run mutate`.
 * @type {{ file: string, original: string, replacement: string, line?: string, reason: string }[]}
 */
export const equivalents = [
  ...rows('packages/wire-cipher/src', [
    ['base64.ts', '{\n    return undefined;\n  }', '{}', 'a function that ends returns undefined'],
    [
      'base64.ts',
      'toBase64 !== undefined',
      'false',
      'the way without the native pair gives the same text, more slowly',
    ],
    [
      'base64.ts',
      'fromBase64 !== undefined',
      'false',
      'the way without the native pair gives the same bytes, more slowly',
    ],
    ['base64.ts', 'start < bytes.length', 'start <= bytes.length', pastEnd],
    ['base64.ts', 'index < binary.length', 'index <= binary.length', pastEnd],
    ['crypto-js-engine.ts', 'suite === undefined', 'true', cached],
    ['crypto-js-engine.ts', 'ready.set(version, suite);', ';', cached],
    [
      'crypto-js-engine.ts',
      'index < left.length',
      'index <= left.length',
      'both sides have the same length: nothing differs from nothing',
    ],
    ['crypto-js-engine.ts', 'index < bytes.length', 'index <= bytes.length', pastEnd],
    [
      'envelope.ts',
      '/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/',
      '/(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/',
      'it is held against four characters, as many as each way through it takes',
    ],
    [
      'envelope.ts',
      '/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/',
      '/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)/',
      'it is held against four characters, as many as each way through it takes',
    ],
    ['exempt-list.ts', '/[?#].*$/s', '/[?#].*/s', 'with the flag s the star takes all there is'],
    ['exempt-list.ts', "part.startsWith('*')", "part.endsWith('*')", 'a part is stars from end to end, or has none'],
    ['node-engine.ts', 'suite === undefined', 'true', cached],
    ['node-engine.ts', 'ready.set(version, suite);', ';', cached],
    ...['true', 'false', "typeof text !== 'string'"].map((to) => [
      'node-engine.ts',
      "typeof text === 'string'",
      to,
      'a text without an encoding is UTF-8, and bytes have none to be asked for',
    ]),
    [
      'node-engine.ts',
      "'string'",
      '""',
      'a text without an encoding is UTF-8, and bytes have none to be asked for',
      'update(text',
    ],
    ['node-engine.ts', "'utf8'", '""', 'UTF-8 is what is taken without a name', 'update(text'],
    ['node-engine.ts', 'end.length === 0', 'false', 'nothing put behind the start is the start'],
    ['node-engine.ts', 'used + bytes > ivPoolBytes', 'true', 'new random bytes each time: slower, as random'],
    [
      'node-engine.ts',
      'used + bytes > ivPoolBytes',
      'used + bytes >= ivPoolBytes',
      'the last bytes of a pool are left out: as random',
    ],
    ['node-engine.ts', "typeof key === 'string'", 'true', 'bytes are copied, whatever encoding is named with them'],
    ['web-crypto-engine.ts', 'suite === undefined', 'true', cached],
    ['web-crypto-engine.ts', 'ready.set(version, suite);', ';', cached],
  ]),
  ...rows('packages/api-client/src/transport', [
    [
      'error-catalogue.ts',
      "kind === 'network'",
      'false',
      'the row of a network failure is that of every other failure',
    ],
    [
      'error-catalogue.ts',
      "'network'",
      '""',
      'the row of a network failure is that of every other failure',
      'kind ===',
    ],
    ['error-catalogue.ts', 'status !== undefined', 'true', 'no row is named undefined'],
    ['exchange.ts', 'config.data === undefined', 'false', 'JSON of undefined is undefined'],
    ['failure-handler.ts', 'epoch += 1', 'epoch -= 1', onlyCompared],
    ['get-cache.ts', 'generation += 1', 'generation -= 1', onlyCompared],
    [
      'transport.ts',
      "`${config.authScheme ?? 'Bearer'} ${sessionToken}`.trim()",
      "`${config.authScheme ?? 'Bearer'} ${sessionToken}`",
      'Headers cut white space at both ends',
    ],
    ['get-cache.ts', 'entry.flight.isSettled()', 'true', memoryOnly, 'for (const'],
    ['get-cache.ts', 'entry.flight.isSettled()', 'false', memoryOnly],
    ['get-cache.ts', 'reads.delete(key);', ';', memoryOnly],
    ['get-cache.ts', '!isKept()', 'false', memoryOnly],
    ['get-cache.ts', 'forget();', ';', memoryOnly],
    ['get-cache.ts', '{\n  return false;\n}', '{}', 'nothing returned is as good as false here'],
    [
      'get-cache.ts',
      'false',
      'true',
      'an acting GET begins a generation at its end, so that nothing of it is handed out',
      'return false',
    ],
    ['reload-guard.ts', 'memory === undefined', 'false', 'asking what is not there throws, and the answer is no'],
    ['reload-guard.ts', "'{}'", '""', damaged],
    ['reload-guard.ts', "typeof stored !== 'object' || stored === null", 'false', damaged],
    [
      'reload-guard.ts',
      "typeof stored !== 'object' || stored === null",
      "typeof stored !== 'object' && stored === null",
      damaged,
    ],
    ['reload-guard.ts', "typeof stored !== 'object'", 'false', damaged],
    ['reload-guard.ts', 'stored === null', 'false', damaged],
    ['single-flight.ts', 'signal?.reason', 'signal.reason', ownListener],
    ['single-flight.ts', '{ once: true }', '{}', ownListener],
    ['single-flight.ts', 'true', 'false', ownListener, 'once: true'],
    ['single-flight.ts', "() => signal?.removeEventListener('abort', leave)", '() => undefined', ownListener],
    ['single-flight.ts', "'abort'", '""', ownListener, 'removeEventListener'],
  ]),
  ...rows('packages/clinical-rules/src/blood-gas', [
    ['blood-gas-facts.ts', '[]', '["Stryker was here"]', 'what is no item has no value that is null', 'raw.unread ??'],
    ['blood-gas-wire.ts', 'findUnit(unit)?.name', 'findUnit(unit).name', 'what was converted has a known unit'],
    ['blood-gas-wire.ts', "'ALB'", '""', 'albumin has no molar mass that a conversion could need'],
    ['blood-gas-wire.ts', 'value === null', 'false', 'a finding stands on a value that is there'],
    ['blood-gas-wire.ts', "''", '"Stryker was here!"', 'a finding stands on a value that is there', 'value === null'],
    [
      'blood-gas.ts',
      'hidden?.hasNormalGapAcidosis',
      'hidden.hasNormalGapAcidosis',
      'a high gap has been looked behind',
      "verdict === 'high'",
    ],
    ...[
      ["code === 'MAC_HAG' || code === 'MAC_NAG'", 'false'],
      ["code === 'MAC_HAG' || code === 'MAC_NAG'", "code === 'MAC_HAG' && code === 'MAC_NAG'"],
      ["code === 'MAC_HAG'", 'false'],
      ["code === 'MAC_NAG'", 'false'],
      ["'MAC_HAG'", '""'],
      ["'MAC_NAG'", '""'],
      ["'MAC'", '""'],
    ].map(([from, to]) => ['blood-gas.ts', from, to, noAlkalosis, 'return code ===']),
    ...[
      ['first !== undefined && expected !== null', 'true'],
      ['first !== undefined && expected !== null', 'first !== undefined || expected !== null'],
      ['first !== undefined', 'true'],
      ['expected !== null', 'true'],
    ].map(([from, to]) => ['blood-gas.ts', from, to, 'one code is there, and what it expects', 'const isJudged']),
    ['blood-gas.ts', 'compensation.added === null', 'false', 'only codes are asked of the set', 'const found'],
    ['blood-gas.ts', '[]', '["Stryker was here"]', 'only codes are asked of the set', 'const found'],
    ['blood-gas.ts', 'gap !== null', 'true', 'a gap that is high is there', 'const hidden'],
    ['blood-gas.ts', 'leading !== undefined', 'true', 'where nothing leads the pH is normal', 'const isWithheld'],
    ['blood-gas.ts', "gapVerdict === 'unknown'", 'true', 'an acidosis without a type has no gap', "includes('MAC')"],
    ['grades.ts', "item === 'k' || item === 'na'", 'true', 'no report says more than these by its range'],
    ['grades.ts', 'low !== undefined', 'true', 'nothing lies below a limit that is not there'],
    ['grades.ts', 'high !== undefined', 'true', 'nothing lies above a limit that is not there'],
    ['line-focus.ts', 'pao2 !== null', 'true', 'a hypoxia stands on an oxygen that is there'],
    ...[
      ['pf === null || pfGrade === null', 'pf === null && pfGrade === null'],
      ['pf === null', 'false'],
      ['pfGrade === null', 'false'],
    ].map(([from, to]) => ['hint-wording.ts', from, to, together, 'pfGrade === null']),
    ['hint-wording.ts', 'hidden.deltaBand === null', 'false', together, 'deltaRatio == null'],
  ]),
  ...rows('packages/clinical-rules/src/lab-inference', [
    ['changes.ts', "''", '"Stryker was here!"', 'each change of the table has an input', "[code = '']"],
    ['changes.ts', '[]', '["Stryker was here"]', 'what has no hours lies in no window', 'earlier.get(code)'],
    [
      'changes.ts',
      'sorted.length % 2 === 1',
      'false',
      'of an odd list the places on both sides of the middle are the middle one',
    ],
    ['changes.ts', 'sorted.length % 2', 'sorted.length * 2', 'as if the list were even: both sides are the middle one'],
    ['changes.ts', 'earlier.length === 0', 'false', 'of nothing nothing is made: slower, the same result'],
    ['folding.ts', '[]', '["Stryker was here"]', 'what was found stands in the table', 'implies ??'],
    ['graph.ts', "''", '"Stryker was here!"', 'a row behind a node has a code', 'first?.codes'],
    [
      'graph.ts',
      'node.reliable > (nodes.get(node.key)?.reliable ?? -1)',
      'node.reliable >= (nodes.get(node.key)?.reliable ?? -1)',
      'a node of the same key and colour is the same node',
    ],
    ['infer.ts', '[]', '["Stryker was here"]', 'each diagnosis has a required group', 'gates.toSorted'],
    ['infer.ts', "''", '"Stryker was here!"', 'what held is a fact', "fact?.text ?? ''"],
    ['infer.ts', '[]', '["Stryker was here"]', 'what held is a fact', 'fact?.codes'],
    ['infer.ts', '[]', '["Stryker was here"]', 'what held is a fact', 'fact?.laboratoryIds'],
    ['infer.ts', 'a.id < b.id', 'a.id <= b.id', 'no two have the same id'],
    ['infer.ts', 'rules.length === 0', 'false', 'of no rule nothing is made: slower, the same result'],
  ]),
  ...rows('packages/clinical-rules/src/ckd', [
    ['ckd-wire.ts', 'inputsUsed.egfr !== null', 'true', named],
    ['ckd-wire.ts', 'egfr === null || equation === null', 'egfr === null && equation === null', named],
    ...['egfr', 'equation', 'creatinine', 'ageYears', 'sex'].map((name) => [
      'ckd-wire.ts',
      `${name} === null`,
      'false',
      named,
      'if (egfr === null || equation',
    ]),
    ...['acr', 'aer', 'pcr'].map((name) => ['ckd-wire.ts', `${name} !== null`, 'true', named]),
  ]),
  ...rows('packages/clinical-rules/src/grace', [
    [
      'distance.ts',
      'ageYears === null || heartRatePerMin === null || systolicPressure === null || serumCreatinine === null',
      'false',
      early,
    ],
    [
      'distance.ts',
      'ageYears === null || heartRatePerMin === null || systolicPressure === null || serumCreatinine === null',
      '(ageYears === null || heartRatePerMin === null || systolicPressure === null) && serumCreatinine === null',
      early,
    ],
    ['distance.ts', 'ageYears === null || heartRatePerMin === null || systolicPressure === null', 'false', early],
    [
      'distance.ts',
      'ageYears === null || heartRatePerMin === null || systolicPressure === null',
      '(ageYears === null || heartRatePerMin === null) && systolicPressure === null',
      early,
    ],
    ['distance.ts', 'ageYears === null || heartRatePerMin === null', 'false', early],
    [
      'distance.ts',
      'ageYears === null || heartRatePerMin === null',
      'ageYears === null && heartRatePerMin === null',
      early,
    ],
    ['distance.ts', 'ageYears === null', 'false', early],
    ['distance.ts', 'heartRatePerMin === null', 'false', early],
    ['distance.ts', 'systolicPressure === null', 'false', early],
    ['distance.ts', 'serumCreatinine === null', 'false', early],
    ['distance.ts', 'from === null', 'false', early],
    ['distance.ts', '[]', '["Stryker was here"]', early],
    ['distance.ts', 'input.step < 1', 'true', 'whole steps have no decimals to be rounded'],
    ['distance.ts', 'input.step < 1', 'input.step <= 1', 'whole steps have no decimals to be rounded'],
    [
      'distance.ts',
      'nearest + offset * input.step',
      'nearest - offset * input.step',
      'the offsets are the same on both sides',
    ],
    ['distance.ts', 'value >= low', 'value > low', farOff],
    ['distance.ts', 'value <= high', 'true', farOff],
    ['distance.ts', 'value <= high', 'value < high', farOff],
    ['distance.ts', 'pressureHigh * pressurePerBin', 'pressureHigh / pressurePerBin', farOff],
    ['distance.ts', 'creatinineHigh * creatinineLimit', 'creatinineHigh / creatinineLimit', farOff],
    ['distance.ts', 'result !== null', 'true', always],
    ['distance.ts', 'result === null', 'false', always],
    [
      'distance.ts',
      '[1, 2, 3, 4]\n    .filter((value) => value !== from)',
      '[1, 2, 3, 4]',
      'the class it is stays in its own band',
    ],
    ['distance.ts', 'value !== from', 'true', 'the class it is stays in its own band'],
    [
      'grace-wire.ts',
      'firstInvalid === undefined',
      'false',
      'where nothing is missing something is invalid, else the text is not used',
    ],
    [
      'grace-wire.ts',
      "''",
      '"Stryker was here!"',
      'where nothing is missing something is invalid, else the text is not used',
      'firstInvalid',
    ],
    ['grace.ts', 'node.score >= score', 'node.score > score', 'at a node both lines that meet there give its value'],
    ['grace.ts', 'pressure === null', 'false', early],
    ['grace.ts', 'creatinine === null', 'false', early],
    ['grace.ts', 'missing.length > 0', 'false', 'what is missing is null, which is asked beside it'],
    ['grace.ts', 'age === null', 'false', 'what is null is missing, which is asked beside it'],
    ['grace.ts', 'heartRate === null', 'false', 'what is null is missing, which is asked beside it'],
    ['grace.ts', 'killip === null', 'false', 'what is null is missing, which is asked beside it'],
    ['grace-table.ts', '{ from: 0, points: 0 }', '{}', 'below the second bin there are no points either way'],
  ]),
  ...rows('apps/web/src', [
    ['parts/session/may-open.ts', 'path.length > 1', 'path.length >= 1', 'the path / without its slash is / again'],
    ['parts/session/may-open.ts', "'/'", '""', 'a text that is split has a first part', 'split('],
  ]),
];
