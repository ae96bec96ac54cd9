import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { findRoute, type RouteEntry } from '../route-table.ts';

function ancestorsOf(route: RouteEntry): RouteEntry[] {
  const parent = route.parent === undefined ? undefined : findRoute(route.parent);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** Address of a screen further up, with what it needs to know of the present address. */
function addressOf({ path, needs = [] }: RouteEntry, query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => needs.includes(name)));
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/** Breadcrumb, title and the place for the page's own buttons. */
export function PageHead({ route, slotRef }: { route: RouteEntry; slotRef: Ref<HTMLDivElement> }) {
  const mayOpen = useMayOpen();
  const [query] = useSearchParams();
  const home = findRoute('/');
  const steps = [...(home === undefined ? [] : [home]), ...ancestorsOf(route)].filter((step) => mayOpen(step.path));
  return (
    <div className="jw-page-head">
      <nav aria-label="面包屑" className="jw-breadcrumb">
        <ol>
          {steps.map((step) => (
            <li key={step.path}>
              <Link to={addressOf(step, query)}>{step.title}</Link>
            </li>
          ))}
          <li aria-current="page">{route.title}</li>
        </ol>
      </nav>
      <div className="jw-page-title-row">
        <h1 tabIndex={-1}>{route.title}</h1>
        <div ref={slotRef} className="jw-page-actions" />
      </div>
    </div>
  );
}
