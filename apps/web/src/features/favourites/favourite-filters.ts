export const FAVOURITE_PAGE_SIZES = [12, 24, 48] as const;

/** Search and page of the favourites, as the address holds them. */
export interface FavouriteFilters {
  keyword: string;
  /** Zero-based; one-based in the address. */
  page: number;
  pageSize: number;
}

/** What an address asks for; whatever it says wrongly becomes the default. */
export function readFavouriteFilters(query: URLSearchParams): FavouriteFilters {
  const page = query.get('page') ?? '';
  return {
    keyword: query.get('keyword') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
    pageSize: FAVOURITE_PAGE_SIZES.find((size) => String(size) === query.get('page_size')) ?? FAVOURITE_PAGE_SIZES[0],
  };
}

/** The address of filters; defaults are left out. */
export function writeFavouriteFilters({ keyword, page, pageSize }: FavouriteFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 0) query.set('page', String(page + 1));
  if (pageSize !== FAVOURITE_PAGE_SIZES[0]) query.set('page_size', String(pageSize));
  return query;
}
