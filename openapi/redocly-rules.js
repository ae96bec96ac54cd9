// Lint rules of this contract; what each demands stands in its message and in README.md.

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const COMPOSITIONS = ['allOf', 'anyOf', 'oneOf'];
const nameOf = (reference) => reference?.$ref?.split('/').at(-1);

/** A schema and everything it is composed of, each with the file it stands in; a reference counts with its siblings. */
function partsOf(schema, from, ctx, seen = new Set()) {
  if (schema === undefined || seen.has(schema)) return [];
  seen.add(schema);
  const own = { node: schema, from };
  if (schema.$ref !== undefined) {
    const { node, location } = ctx.resolve(schema, from);
    return [own, ...partsOf(node, location?.source.absoluteRef ?? from, ctx, seen)];
  }
  const inner = COMPOSITIONS.flatMap((key) => schema[key] ?? []);
  return [own, ...inner.flatMap((part) => partsOf(part, from, ctx, seen))];
}

const here = (ctx) => ctx.location.source.absoluteRef;

/** The transport reads a top-level `status` as the business status of an error, on any HTTP code. */
function noSuccessStatus() {
  return {
    Operation(operation, ctx) {
      for (const [code, reference] of Object.entries(operation.responses ?? {})) {
        if (!code.startsWith('2')) continue;
        const { node: response, location } = ctx.resolve(reference, here(ctx));
        const from = location?.source.absoluteRef ?? here(ctx);
        for (const media of Object.values(response?.content ?? {})) {
          const parts = partsOf(media.schema, from, ctx);
          if (!parts.some(({ node }) => node.properties && Object.hasOwn(node.properties, 'status'))) continue;
          ctx.report({
            message: `The ${code} body of ${operation.operationId} has a top-level status: that name is reserved for the business status.`,
            location: ctx.location.child(['responses', code]),
          });
        }
      }
    },
  };
}

/** Every operation, parameter, property and named schema says what it is. */
function described() {
  const isDescribed = (schema, ctx) =>
    Boolean(schema.description) ||
    (schema.$ref !== undefined && Boolean(ctx.resolve(schema, here(ctx)).node?.description));
  const demand = (node, ctx, what, path = []) => {
    if (!isDescribed(node, ctx)) {
      ctx.report({ message: `${what} needs a description.`, location: ctx.location.child(path) });
    }
  };
  return {
    Operation(operation, ctx) {
      demand(operation, ctx, `Operation ${operation.operationId}`);
    },
    Parameter(parameter, ctx) {
      demand(parameter, ctx, `Parameter ${parameter.name}`);
    },
    MediaType(media, ctx) {
      if (media.schema?.$ref !== undefined) demand(media.schema, ctx, `Schema ${nameOf(media.schema)}`, ['schema']);
    },
    Schema(schema, ctx) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        demand(property, ctx, `Property ${name}`, ['properties', name]);
      }
      for (const part of [schema.items, ...COMPOSITIONS.flatMap((key) => schema[key] ?? [])]) {
        if (part?.$ref !== undefined) demand(part, ctx, `Schema ${nameOf(part)}`);
      }
    },
  };
}

/** `x-enum-meanings` says of each member, null aside, what it means, in Chinese. */
function enumMeanings() {
  return {
    Schema(schema, ctx) {
      if (!Array.isArray(schema.enum)) return;
      const meanings = schema['x-enum-meanings'] ?? {};
      const members = schema.enum.filter((member) => member !== null).map(String);
      for (const member of members) {
        const meaning = meanings[member] ?? '';
        if (meaning === '') ctx.report({ message: `Enum member "${member}" has no meaning in x-enum-meanings.` });
        else if (!/\p{Script=Han}/u.test(meaning))
          ctx.report({ message: `The meaning of enum member "${member}" is not Chinese.` });
      }
      const strange = Object.keys(meanings).filter((member) => !members.includes(member));
      for (const member of strange)
        ctx.report({ message: `x-enum-meanings explains "${member}", which is no member.` });
    },
  };
}

const typesOf = (nodes) => new Set(nodes.flatMap(({ node }) => node.type ?? []));
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the description has to state the limits: with the unit behind a blank. Empty where there are none. */
function limitTexts(nodes) {
  const found = Object.assign({}, ...nodes.map(({ node }) => node));
  const byUnit = found['x-limits'];
  if (byUnit) return Object.entries(byUnit).map(([unit, [low, high]]) => `${low}–${high} ${unit}`);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = found;
  if (minimum !== undefined && maximum !== undefined) return [`${minimum}–${maximum} `];
  const sides = { '≥': minimum, '≤': maximum, '>': exclusiveMinimum, '<': exclusiveMaximum };
  return Object.entries(sides).flatMap(([sign, bound]) => (bound === undefined ? [] : [`${sign}${bound} `]));
}

/** Behind the limits stands a unit, or where it is said. */
const UNIT = String.raw`(?:[^\s\p{P}]|%|（单位)`;

/** Whether a text that fits has a greatest length: the pattern is anchored, and nothing in it may be repeated at will. */
function isBounded(pattern) {
  const plain = pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x');
  let outer = plain;
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, 'x');
  return /^\^[^|]*\$$/.test(outer) && !/[*+]|\{\d+,\}/.test(plain);
}

/** What is wrong with the limits of one value that a caller sends, given as the parts that describe it. */
function limitProblem(nodes) {
  const isListed = (key) => nodes.some(({ node }) => node[key] !== undefined);
  const types = typesOf(nodes);
  if (isListed('enum')) return undefined;
  if (types.has('number') || types.has('integer')) {
    const texts = limitTexts(nodes);
    if (texts.length === 0) return 'has no limits';
    // The unit of x-limits is part of the text.
    const isStated = (text) => {
      const stated = new RegExp(`${escaped(text)}${text.endsWith(' ') ? UNIT : ''}`, 'u');
      return nodes.some(({ node }) => stated.test(node.description ?? ''));
    };
    const missing = texts.filter((text) => !isStated(text));
    return missing.length === 0 ? undefined : `does not say "${missing.join('", "')}" with its unit in its description`;
  }
  const isShort = isListed('maxLength') || nodes.some(({ node }) => node.pattern && isBounded(node.pattern));
  if (types.has('string') && !isShort) return 'has no maxLength';
  return undefined;
}

/** Every problem of a value that a caller sends and of what is in it, with the way there. */
function inputProblems(schemas, way, ctx, trail = new Set()) {
  const nodes = schemas.flatMap(({ node, from }) => partsOf(node, from, ctx));
  const own = limitProblem(nodes);
  const problems = own === undefined ? [] : [`${way} ${own}.`];
  const isNested = ({ properties, items, additionalProperties }) => properties || items || additionalProperties;
  const objects = nodes.filter(({ node }) => isNested(node) && !trail.has(node));
  const below = new Set([...trail, ...objects.map(({ node }) => node)]);
  const fields = Map.groupBy(
    objects.flatMap(({ node, from }) => [
      ...Object.entries(node.properties ?? {}).map(([name, property]) => [`.${name}`, { node: property, from }]),
      ...(node.items ? [['[]', { node: node.items, from }]] : []),
      // True stands for anything: what is in it is checked elsewhere.
      ...(typeof node.additionalProperties === 'object' ? [['.*', { node: node.additionalProperties, from }]] : []),
    ]),
    ([name]) => name,
  );
  for (const [name, found] of fields) {
    problems.push(
      ...inputProblems(
        found.map(([, field]) => field),
        `${way}${name}`,
        ctx,
        below,
      ),
    );
  }
  return problems;
}

/** Numbers that are sent have limits, which their description states with the unit; texts have a greatest length. */
function inputLimits() {
  const check = (schema, way, ctx) => {
    for (const message of inputProblems([{ node: schema, from: here(ctx) }], way, ctx)) ctx.report({ message });
  };
  return {
    Parameter(parameter, ctx) {
      if (!parameter.schema) return;
      const described = { allOf: [parameter.schema], description: parameter.description };
      check(described, parameter.name, ctx);
    },
    RequestBody(body, ctx) {
      for (const media of Object.values(body.content ?? {})) check(media.schema, nameOf(media.schema) ?? 'body', ctx);
    },
  };
}

const DATE_FORMS = { date: 'CalendarDate', 'date-time': 'DateTime' };
/** One named schema for a day and one for a time, each with its pattern. */
function dateForms() {
  return {
    Schema(schema, ctx) {
      const name = DATE_FORMS[schema.format];
      if (name !== undefined && ctx.location.pointer.split('/').at(-1) !== name) {
        ctx.report({ message: `A ${schema.format} is written as a reference to ${name}.` });
      } else if (name !== undefined && schema.pattern === undefined) {
        ctx.report({ message: `${name} needs a pattern.` });
      }
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        if (property.type === 'string' && /(^|_)(time|date)$/.test(key)) {
          const location = ctx.location.child(['properties', key]);
          ctx.report({ message: `${key} is a day or a time: it refers to CalendarDate or DateTime.`, location });
        }
      }
    },
  };
}

const ERRORS = ['400', '401', '404', '413', '429', '500'];
/** Whether the operations of a document need a session unless they say otherwise. */
function sessionReader() {
  let byDefault = [];
  return {
    read: (root) => {
      byDefault = root.security ?? [];
    },
    isSignedIn: (operation) => (operation.security ?? byDefault).length > 0,
  };
}

/** Each operation lists the errors that it can give, and no other. */
function errorsListed() {
  const session = sessionReader();
  const problems = (operation, method, hasPathParameter) => {
    const codes = Object.keys(operation.responses ?? {}).filter((code) => !code.startsWith('2'));
    const needed = ['400', '500'];
    if (session.isSignedIn(operation)) needed.push('401');
    if (method !== 'get') needed.push('413');
    if (hasPathParameter) needed.push('404');
    const isUnneeded = (code) =>
      !ERRORS.includes(code) ||
      (code === '413' && method === 'get') ||
      (code === '401' && !needed.includes('401') && nameOf(operation.responses['401']) === 'Unauthorized');
    return [
      ...needed.filter((code) => !codes.includes(code)).map((code) => `has to list ${code}`),
      ...codes.filter(isUnneeded).map((code) => `cannot answer ${code}`),
    ];
  };
  return {
    Root: session.read,
    PathItem(item, ctx) {
      for (const method of METHODS.filter((name) => item[name] !== undefined)) {
        const operation = item[method];
        for (const problem of problems(operation, method, String(ctx.key).includes('{'))) {
          ctx.report({
            message: `${operation.operationId} ${problem}.`,
            location: ctx.location.child([method, 'responses']),
          });
        }
      }
    },
  };
}

/** An operation with a session, and one that opens one, names the schema of the 200 with a business status. */
function businessStatus() {
  const session = sessionReader();
  let schemas = {};
  return {
    Root(root) {
      session.read(root);
      schemas = root.components?.schemas ?? {};
    },
    Operation(operation, ctx) {
      const media = Object.values(operation.responses?.['200']?.content ?? {});
      const isExpected = session.isSignedIn(operation) || media.some(({ schema }) => nameOf(schema) === 'AuthInfo');
      const named = operation['x-business-status'];
      if (isExpected && named === undefined) {
        ctx.report({
          message: `${operation.operationId} may answer 200 with a business status: x-business-status names its schema.`,
        });
      } else if (!isExpected && named !== undefined) {
        ctx.report({ message: `${operation.operationId} knows no account: it has no business status.` });
      } else if (named !== undefined && !Object.hasOwn(schemas, named)) {
        ctx.report({ message: `x-business-status of ${operation.operationId} names ${named}, which is no schema.` });
      }
    },
  };
}

/** The sealed body and the paths that do without it stand in the document. */
function wireDescribed() {
  const patternOf = (glob) => new RegExp(`^${glob.split('*').map(escaped).join('[^/]*')}$`);
  return {
    Root(root, ctx) {
      const { envelope, exempt } = root['x-wire'] ?? {};
      if (!Object.hasOwn(root.components?.schemas ?? {}, envelope ?? '')) {
        ctx.report({ message: 'x-wire.envelope names the schema of a sealed body.' });
      }
      if (!Array.isArray(exempt)) ctx.report({ message: 'x-wire.exempt lists the paths whose bodies are plain.' });
      for (const glob of exempt ?? []) {
        if (Object.keys(root.paths ?? {}).some((path) => patternOf(glob).test(path))) continue;
        ctx.report({ message: `x-wire.exempt names ${glob}, which no path matches.` });
      }
    },
  };
}

export default function jianweiRules() {
  return {
    id: 'jianwei',
    rules: {
      oas3: {
        'no-success-status': noSuccessStatus,
        described,
        'enum-meanings': enumMeanings,
        'input-limits': inputLimits,
        'date-forms': dateForms,
        'errors-listed': errorsListed,
        'business-status': businessStatus,
        'wire-described': wireDescribed,
      },
    },
  };
}
