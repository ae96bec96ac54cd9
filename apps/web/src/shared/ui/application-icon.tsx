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

import { imageAddress } from '../lib/image-source.ts';
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

interface ApplicationIconProps {
  apiType: number | undefined;
  /** Icon source of the application; drawn where there is no glyph of its own, or where the picture is asked for. */
  source?: string | undefined;
  size?: number;
  /** Shows the application's own picture even where a glyph stands for the tool. */
  picture?: boolean;
}

/** Icon of an application; decoration beside its name. */
export function ApplicationIcon({ apiType, source, size = 16, picture = false }: ApplicationIconProps) {
  const Glyph = apiType === undefined ? undefined : GLYPHS[apiType];
  const address = picture || !Glyph ? imageAddress(source) : null;
  if (address !== null) return <img className={styles.picture} src={address} width={size} height={size} alt="" />;
  const Drawn = Glyph ?? LayoutGrid;
  return <Drawn size={size} strokeWidth={1.6} aria-hidden="true" />;
}

/** The icon on its pale tile, as home and hints show it. */
export function ApplicationTile(props: Pick<ApplicationIconProps, 'apiType' | 'source'>) {
  return (
    <span className={styles.tile}>
      <ApplicationIcon {...props} size={17} />
    </span>
  );
}
