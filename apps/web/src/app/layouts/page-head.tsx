import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { findRoute, type RouteEntry } from '../route-table.ts';

function ancestorsOf(route: RouteEntry): RouteEntry[] {
  const parent = route.parent === undefined ? undefined : findRoute(route.parent);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** Breadcrumb, title and the place for the page's own buttons. */
export function PageHead({ route, slotRef }: { route: RouteEntry; slotRef: Ref<HTMLDivElement> }) {
  const mayOpen = useMayOpen();
  const home = findRoute('/');
  const steps = [...(home === undefined ? [] : [home]), ...ancestorsOf(route)].filter((step) => mayOpen(step.path));
  return (
    <div className="jw-page-head">
      <nav aria-label="面包屑" className="jw-breadcrumb">
        <ol>
          {steps.map((step) => (
            <li key={step.path}>
              <Link to={step.path}>{step.title}</Link>
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
