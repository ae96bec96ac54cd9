import { describedAnswer, partsOf, typesOf } from '../contract-document.ts';
import type { Answer } from '../failure.ts';
import { isRead } from '../read-names.ts';
import { sitesOf, withValue, type Site } from './sites.ts';

/** One thing about an answer that a tampering changes. */
export interface Tampering {
  readonly kind: Kind;
  /** JSON pointer, where `-` stands for every element of a list; or `status`. */
  readonly place: string;
  readonly origin: Site['property']['origin'];
  readonly answer: Answer;
}

export type Kind = 'status' | keyof typeof rows;

const typesIn = ({ property }: Site) => typesOf(property.schema);
const isDate = ({ property, value }: Site) =>
  typeof value === 'string' && partsOf(property.schema).some(({ pattern }) => pattern?.startsWith(String.raw`^\d{4}`));
const membersOf = ({ property }: Site) => partsOf(property.schema).find((part) => part.enum)?.enum;

/** A value of another type than any that is allowed; JSON has no more than these. */
const others = { string: '文本', number: 12.5, boolean: true, object: {}, array: [] } as const;
function ofAnotherType(types: readonly string[]): unknown {
  const isAllowed = (type: string) => types.includes(type) || (type === 'number' && types.includes('integer'));
  return Object.entries(others).find(([type]) => !isAllowed(type))?.[1];
}

/**
 * An optional property that is null tells a screen no more than one that is not there.
 * For each kind: whether it can be done at a site, and the value to put there (undefined takes the property out). */
const rows = {
  'dropped required property': [({ property }: Site) => property.isRequired, () => undefined],
  'dropped optional property that a screen reads': [
    ({ property, value }: Site) => !property.isRequired && value !== null && isRead(property.name),
    () => undefined,
  ],
  'dropped optional property that no screen reads': [
    ({ property, value }: Site) => !property.isRequired && value !== null && !isRead(property.name),
    () => undefined,
  ],
  null: [
    (site: Site) => site.value !== null && typesIn(site).length > 0 && !typesIn(site).includes('null'),
    () => null,
  ],
  type: [(site: Site) => typesIn(site).length > 0, (site: Site) => ofAnotherType(typesIn(site))],
  'unknown enum value': [
    (site: Site) => site.value !== null && membersOf(site) !== undefined,
    ({ value }: Site) => (typeof value === 'number' ? 9999 : `${String(value)}?`),
  ],
  'date form': [isDate, ({ value }: Site) => String(value).replaceAll('-', '/').replace('T', ' ')],
  'number as text': [
    (site: Site) => typeof site.value === 'number' && !typesIn(site).includes('string'),
    ({ value }: Site) => String(value),
  ],
} as const satisfies Record<string, readonly [(site: Site) => boolean, (site: Site) => unknown]>;

export const kinds = ['status', ...Object.keys(rows)] as Kind[];

/** Whether a mistake of this kind has to be found: of an optional property that no screen reads, nobody asks. */
export const isAsked = (kind: Kind): boolean => kind !== 'dropped optional property that no screen reads';

const OTHER_STATUSES = [200, 418, 500];

/** Every tampering of an answer: each changes one thing, at one place, of what the document describes. */
export function tamperingsOf(operationId: string, answer: Answer): Tampering[] {
  const schema = describedAnswer(operationId, answer.status, answer.body)?.schema;
  const statuses = OTHER_STATUSES.filter((status) => status !== answer.status).map((status): Tampering => ({
    kind: 'status',
    place: 'status',
    origin: 'specified',
    answer: { ...answer, status },
  }));
  const sites = schema ? sitesOf(answer.body, schema) : [];
  const changes = sites.flatMap((site) =>
    Object.entries(rows).flatMap(([kind, [applies, valueAt]]): Tampering[] => {
      if (!applies(site)) return [];
      // A back end leaves an optional property out everywhere; any other mistake is made once.
      const place = kind.startsWith('dropped optional') ? site.place : site.pointer;
      const body = withValue(answer.body, place, valueAt(site));
      return [{ kind: kind as Kind, place, origin: site.property.origin, answer: { ...answer, body } }];
    }),
  );
  return [...statuses, ...changes];
}
