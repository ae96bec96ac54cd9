import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Application } from '@jianwei/api-client/model';
import {
  Activity,
  Bean,
  Brain,
  ChartSpline,
  Droplets,
  FlaskConical,
  Gauge,
  HeartPulse,
  Hexagon,
  LayoutGrid,
  Microscope,
  Pill,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../kit/lib/image-source.ts';
import styles from './application.module.css';

const GLYPHS: Readonly<Record<number, LucideIcon>> = {
  2: ChartSpline,
  3: Droplets,
  4: Bean,
  5: HeartPulse,
  6: FlaskConical,
  7: Microscope,
  8: Pill,
  9: ShieldCheck,
  11: Hexagon,
  12: Gauge,
  14: Activity,
  15: Brain,
};

/** Identifiers of the product's own drawings: the glyph of the tool is the same icon without a request. */
const OWN_DRAWING = /^icon-[a-z0-9-]+$/;

const firstFilled = (...values: (string | undefined)[]) => values.find((value) => value !== undefined && value !== '');

/** Display name of an application: the two halves of the product call it application_name and name. */
export function applicationName(application: Pick<Application, 'application_name' | 'name'>): string {
  return firstFilled(application.application_name, application.name) ?? '';
}

interface ApplicationIconProps {
  /** A hospital's own picture is shown, under either of its names; the glyph stands in for one that does not load. */
  of: Pick<Application, 'app_icon' | 'application_icon'> & { api_type?: number | undefined };
  size?: number;
  /** Shows the server's picture also where it is the product's own drawing, in large places. */
  picture?: boolean;
}

/** Icon of an application; decoration beside its name. */
export function ApplicationIcon({ of: application, size = 16, picture = false }: ApplicationIconProps) {
  const { api_type: apiType } = application;
  const source = firstFilled(application.app_icon, application.application_icon);
  const Glyph = apiType === undefined ? undefined : GLYPHS[apiType];
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const isOwn = source !== undefined && OWN_DRAWING.test(source);
  const address = picture || !Glyph || !isOwn ? imageAddress(source) : null;
  if (address !== null && address !== failedAddress) {
    return (
      <img
        className={styles.picture}
        src={address}
        width={size}
        height={size}
        alt=""
        onError={() => setFailedAddress(address)}
      />
    );
  }
  const Drawn = Glyph ?? LayoutGrid;
  return <Drawn size={size} />;
}

interface ApplicationTileProps extends Pick<ApplicationIconProps, 'of'> {
  /** For cards; rows of a list take the small one. */
  isLarge?: boolean;
}

/** The icon on its pale tile, as home, hints and the store show it. */
export function ApplicationTile({ of, isLarge = false }: ApplicationTileProps) {
  return (
    <span className={styles.tile} data-large={isLarge || undefined}>
      <ApplicationIcon of={of} size={isLarge ? 20 : 17} />
    </span>
  );
}

interface InnerTestTagProps {
  apiType: number | undefined;
  /** What the hospital decided; where it says nothing the type of the tool does. */
  innerTest?: boolean | undefined;
}

/** 内测 for the applications in inner test: Grace (5) and pleural differentiation (6) unless the hospital decides otherwise. */
export function InnerTestTag({ apiType, innerTest }: InnerTestTagProps) {
  const hasTag = innerTest ?? (apiType === 5 || apiType === 6 || isUndetermined(apiType));
  const read = innerTest ?? apiType;
  return hasTag || isUndetermined(read) ? <span className={styles.tag}>{sayOf(read, '内测')}</span> : null;
}

const UNAVAILABLE = { stopped: '应用已停用', elsewhere: '本科室未开放' } as const;

/** Why the user may not use an application, in words; undefined where they may. */
export function unavailableText({ availability = 'offered' }: Pick<Application, 'availability'>): string | undefined {
  if (isUndetermined(availability)) return UNDETERMINED;
  return availability === 'offered' ? undefined : UNAVAILABLE[availability];
}

/** What an application is marked with: in inner test, and not to be used by the user. */
export function ApplicationTags({ of: application }: { of: Application }) {
  const unavailable = unavailableText(application);
  return (
    <>
      <InnerTestTag apiType={application.api_type} innerTest={application.inner_test} />
      {unavailable !== undefined && <span className={styles.tag}>{unavailable}</span>}
    </>
  );
}
