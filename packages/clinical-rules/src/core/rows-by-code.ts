interface Coded {
  readonly code: string;
}

/** Where the rows of each code stand in a list, gone through once: every tool and diagnosis looks for its own few. */
const PLACES = new WeakMap<readonly Coded[], ReadonlyMap<string, readonly number[]>>();

function placesIn(rows: readonly Coded[]): ReadonlyMap<string, readonly number[]> {
  const known = PLACES.get(rows);
  if (known !== undefined) return known;
  const places = new Map<string, number[]>();
  for (const [place, { code }] of rows.entries()) {
    const own = places.get(code);
    if (own === undefined) places.set(code, [place]);
    else own.push(place);
  }
  PLACES.set(rows, places);
  return places;
}

/** The first row of a code in a list that nobody changes. */
export function firstOfCode<Row extends Coded>(rows: readonly Row[], code: string): Row | undefined {
  const [place] = placesIn(rows).get(code) ?? [];
  return place === undefined ? undefined : rows[place];
}

/** The rows of these codes in a list that nobody changes, in its order. */
export function rowsOfCodes<Row extends Coded>(rows: readonly Row[], codes: readonly string[]): Row[] {
  const places = placesIn(rows);
  const found = [...new Set(codes)].flatMap((code) => places.get(code) ?? []);
  return found.toSorted((a, b) => a - b).flatMap((place) => rows[place] ?? []);
}
