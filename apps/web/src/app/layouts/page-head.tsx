import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isInPanelFrame } from '../../kit/lib/panel-frame.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';
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

/** A frame of another system shows no browser buttons. Nothing before the first screen is ours to go back to. */
function Back() {
  const navigate = useNavigate();
  const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
  if (idx === 0) return null;
  return (
    <Button variant="text" size="small" icon={<ArrowLeft size={14} />} onClick={() => void navigate(-1)}>
      返回
    </Button>
  );
}

interface PageHeadProps {
  readonly route: RouteEntry;
  readonly slotRef: Ref<HTMLDivElement>;
  readonly hasBack?: boolean;
}

/** Breadcrumb, title and the place for the page's own buttons. */
export function PageHead({ route, slotRef, hasBack = false }: PageHeadProps) {
  const mayOpen = useMayOpen();
  const [query] = useSearchParams();
  const home = findRoute('/');
  const steps = [...(home === undefined ? [] : [home]), ...ancestorsOf(route)].filter((step) => mayOpen(step.path));
  // A panel over a report names the page itself, and what leads away from the report stays outside of it.
  const isInPanel = isInPanelFrame();
  return (
    <div className="jw-page-head" data-in-panel={isInPanel || undefined}>
      {hasBack && <Back />}
      {!isInPanel && (
        <nav aria-label="面包屑" className="jw-table-text jw-ink-3 jw-breadcrumb">
          <ol className="jw-row">
            {steps.map((step) => (
              <li key={step.path}>
                <Link to={addressOf(step, query)}>{step.title}</Link>
              </li>
            ))}
            <li aria-current="page">{route.title}</li>
          </ol>
        </nav>
      )}
      <div className="jw-row jw-between jw-gap-16 jw-page-title-row">
        <h1 tabIndex={-1} className={isInPanel ? 'jw-visually-hidden' : undefined}>
          {route.title}
        </h1>
        <div ref={slotRef} className="jw-row jw-gap-8 jw-page-actions" />
      </div>
    </div>
  );
}
