import { FileRefusal } from './source.ts';

/** The parts of FHIR R4 resources that are read. Everything is optional: a source owes us nothing. */
export interface Coding {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export interface Quantity {
  readonly value?: number;
  readonly comparator?: string;
  readonly unit?: string;
  readonly code?: string;
}

export interface Reference {
  readonly reference?: string;
}

export interface Identifier {
  readonly type?: CodeableConcept;
  readonly system?: string;
  readonly value?: string;
}

export interface PatientResource {
  readonly resourceType: 'Patient';
  readonly id?: string;
  readonly identifier?: readonly Identifier[];
  readonly name?: readonly { readonly text?: string; readonly family?: string; readonly given?: readonly string[] }[];
  readonly gender?: string;
  readonly birthDate?: string;
}

export interface ReferenceRange {
  readonly low?: Quantity;
  readonly high?: Quantity;
  readonly type?: CodeableConcept;
  readonly appliesTo?: readonly CodeableConcept[];
  readonly age?: { readonly low?: Quantity; readonly high?: Quantity };
  readonly text?: string;
}

/** What an observation and each of its components can say. */
export interface ObservationPart {
  readonly code?: CodeableConcept;
  readonly valueQuantity?: Quantity;
  readonly valueString?: string;
  readonly valueCodeableConcept?: CodeableConcept;
  readonly valueInteger?: number;
  readonly valueRange?: { readonly low?: Quantity; readonly high?: Quantity };
  readonly valueRatio?: { readonly numerator?: Quantity; readonly denominator?: Quantity };
  readonly dataAbsentReason?: CodeableConcept;
  readonly interpretation?: readonly CodeableConcept[];
  readonly referenceRange?: readonly ReferenceRange[];
}

export interface ObservationResource extends ObservationPart {
  readonly resourceType: 'Observation';
  readonly id?: string;
  readonly status?: string;
  readonly category?: readonly CodeableConcept[];
  readonly subject?: Reference;
  readonly specimen?: Reference;
  readonly effectiveDateTime?: string;
  readonly effectiveInstant?: string;
  readonly effectivePeriod?: { readonly start?: string };
  readonly issued?: string;
  readonly note?: readonly { readonly text?: string }[];
  readonly component?: readonly ObservationPart[];
  readonly hasMember?: readonly Reference[];
}

export interface DiagnosticReportResource {
  readonly resourceType: 'DiagnosticReport';
  readonly id?: string;
  readonly effectiveDateTime?: string;
  readonly effectivePeriod?: { readonly start?: string };
  readonly issued?: string;
  readonly specimen?: readonly Reference[];
  readonly result?: readonly Reference[];
}

export interface SpecimenResource {
  readonly resourceType: 'Specimen';
  readonly id?: string;
  readonly type?: CodeableConcept;
  readonly collection?: { readonly collectedDateTime?: string };
}

export type Resource = PatientResource | ObservationResource | DiagnosticReportResource | SpecimenResource;

/** A resource of the bundle or one contained in another, with the names under which others refer to it. */
export interface PlacedResource {
  /** Such as `entry[3]` or `entry[3].contained[0]`. */
  readonly place: string;
  /** The name that identifies it beyond the file. */
  readonly key: string;
  readonly names: readonly string[];
  /** Key of the resource that `#id` references in it start from. */
  readonly container: string;
  readonly resource: { readonly resourceType?: string; readonly id?: string };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(resource: Readonly<Record<string, unknown>>): string {
  return typeof resource['id'] === 'string' ? resource['id'] : '';
}

/** All resources of a bundle, contained ones after their own. Throws FileRefusal when the text is no bundle. */
export function readBundle(text: string): { readonly resources: readonly PlacedResource[]; readonly empty: number } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new FileRefusal('不是完整的 JSON 文件');
  }
  if (!isObject(content) || content['resourceType'] !== 'Bundle') {
    throw new FileRefusal('不是 FHIR Bundle（resourceType 不是 Bundle）');
  }
  const entries: unknown = content['entry'];
  if (!Array.isArray(entries) || entries.length === 0) throw new FileRefusal('Bundle 中没有 entry');
  const resources: PlacedResource[] = [];
  let empty = 0;
  entries.forEach((entry: unknown, index) => {
    const place = `entry[${index}]`;
    const resource = isObject(entry) ? entry['resource'] : undefined;
    if (!isObject(entry) || !isObject(resource)) {
      empty += 1;
      return;
    }
    const relative = `${String(resource['resourceType'])}/${idOf(resource)}`;
    const fullUrl = typeof entry['fullUrl'] === 'string' ? entry['fullUrl'] : undefined;
    const key = fullUrl ?? (idOf(resource) === '' ? '' : relative);
    const names = [fullUrl, idOf(resource) === '' ? undefined : relative].filter((name) => name !== undefined);
    // `#id` means the resource itself, and nothing outside this entry.
    const container = key === '' ? place : key;
    resources.push({ place, key, names, container, resource });
    const contained: readonly unknown[] = Array.isArray(resource['contained']) ? resource['contained'] : [];
    contained.forEach((inner, position) => {
      if (!isObject(inner)) return;
      const name = `${container}#${idOf(inner)}`;
      const inside = `${place}.contained[${position}]`;
      resources.push({ place: inside, key: key === '' ? '' : name, names: [name], container, resource: inner });
    });
  });
  return { resources, empty };
}

export function isResource<Type extends Resource['resourceType']>(
  resource: PlacedResource['resource'],
  type: Type,
): resource is Extract<Resource, { resourceType: Type }> {
  return resource.resourceType === type;
}
