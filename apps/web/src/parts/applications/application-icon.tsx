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
import styles from './application-icon.module.css';

/** Line drawings of the tools, in the colour of the text around them. */
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

interface ApplicationIconProps {
  apiType: number | undefined;
  /** Icon source of the application. A hospital's own picture is shown; the glyph stands in for one that does not load. */
  source?: string | undefined;
  size?: number;
  /** Shows the server's picture also where it is the product's own drawing, in large places. */
  picture?: boolean;
}

/** Icon of an application; decoration beside its name. */
export function ApplicationIcon({ apiType, source, size = 16, picture = false }: ApplicationIconProps) {
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

interface ApplicationTileProps extends Pick<ApplicationIconProps, 'apiType' | 'source'> {
  /** For cards; rows of a list take the small one. */
  isLarge?: boolean;
}

/** The icon on its pale tile, as home, hints and the store show it. */
export function ApplicationTile({ isLarge = false, ...icon }: ApplicationTileProps) {
  return (
    <span className={styles.tile} data-large={isLarge || undefined}>
      <ApplicationIcon {...icon} size={isLarge ? 20 : 17} />
    </span>
  );
}
