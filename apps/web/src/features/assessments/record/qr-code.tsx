interface QrCodeProps {
  /** Row by row; true = dark. */
  modules: readonly (readonly boolean[])[];
  label: string;
  className?: string | undefined;
}

/** A QR code as one drawing; the room around it is up to where it stands. */
export function QrCode({ modules, label, className }: QrCodeProps) {
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
