import { rows } from './equivalent-rows.mjs';
import { equivalentsOfRules } from './equivalents-of-rules.mjs';

/** Only speed, or nothing at all, tells these from the program. */
const cached = 'made again each time: slower, the same result';
const pastEnd = 'one round more, which a typed array past its end, or an empty text, takes without a trace';

const memoryOnly = 'the generation, or the second, keeps it from being handed out; it only stays in memory longer';
const onlyCompared = 'a number that is only compared with itself: another one is all it must be';
const ownListener =
  'a listener that is only there when there is a signal, which fires once; after the end it does nothing';
const damaged = 'what is damaged throws, or holds no times: nothing is remembered either way';

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
    [
      'query-client.ts',
      "'fetching'",
      '""',
      'what is at rest is old by then either way, and has nothing to be broken off',
    ],
    ['query-client.ts', 'query.promise?.then', 'query.promise.then', 'what is under way has a promise'],
    ['query-client.ts', 'query.state.data === undefined', 'true', 'the library breaks off what has data already'],
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
  ...equivalentsOfRules,
  ...rows('mock-server/src/handlers', [
    [
      'session.ts',
      '!account',
      'false',
      'a session has an account; it tells the compiler',
      'if (!account) throw new Error',
    ],
    ['session.ts', "'a session without an account'", '""', 'a session has an account; it tells the compiler'],
    [
      'session.ts',
      "''",
      '"Stryker was here!"',
      'what nobody typed belongs to no account, whatever it is called',
      'who:',
    ],
    ['session.ts', "''", '"Stryker was here!"', 'no account is called so either', 'findAccount(world, body.phone'],
    ...['true', 'from !== undefined || to !== undefined'].map((to) => [
      'courses.ts',
      'from !== undefined && to !== undefined',
      to,
      'a day is not greater than none',
    ]),
    ['courses.ts', 'from !== undefined', 'true', 'a day is not greater than none'],
    ['courses.ts', 'to !== undefined', 'true', 'a day is not greater than none'],
    ['guides.ts', 'rule !== undefined', 'true', 'the table names diagnoses of the rule base only'],
    [
      'guides.ts',
      'diagnoses.map(findDiagnosis).filter((rule) => rule !== undefined)',
      'diagnoses.map(findDiagnosis)',
      'the table names diagnoses of the rule base only',
    ],
    ['systems.ts', 'item !== undefined', 'true', 'the laboratories of a system are items of the catalogue'],
    ['tracking.ts', "''", '"Stryker was here!"', 'a text that is split has a first part', "[path = '']"],
    ['tracking.ts', '{\n    return false;\n  }', '{}', 'nothing returned is as good as false here'],
  ]),
  ...rows('apps/web/src', [
    ['parts/session/may-open.ts', 'path.length > 1', 'path.length >= 1', 'the path / without its slash is / again'],
    ['parts/session/may-open.ts', "'/'", '""', 'a text that is split has a first part', 'split('],
  ]),
];
