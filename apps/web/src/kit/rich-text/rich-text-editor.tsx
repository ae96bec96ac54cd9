import { lazyPart } from '../lib/lazy-part.tsx';
import { BlockSkeleton } from '../ui/skeleton.tsx';

/**
 * A small editor for formatted text with images. Images become part of the text (data URL) and must be smaller than 1 MB
 * (1048576 bytes). What it returns is shown with RichText, which cleans it. Loaded when it is first shown.
 */
export const RichTextEditor = lazyPart(
  'RichTextSurface',
  () => import('./rich-text-surface.tsx'),
  <BlockSkeleton lines={4} />,
);
