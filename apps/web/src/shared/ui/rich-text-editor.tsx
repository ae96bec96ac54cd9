import { lazyPart } from '../lib/lazy-part.tsx';
import { BlockSkeleton } from './skeleton.tsx';

export interface RichTextEditorProps {
  /** Accessible name of the text. */
  label: string;
  /** HTML; '' = nothing written. */
  value: string;
  /** The text as HTML after every change; '' once nothing is left. */
  onChange: (html: string) => void;
  isReadOnly?: boolean;
}

/**
 * A small editor for formatted text with images. Images become part of the text (data URL) and must be smaller than 1 MB
 * (1048576 bytes). What it returns is shown with RichText, which cleans it. Loaded when it is first shown.
 */
export const RichTextEditor = lazyPart<RichTextEditorProps>(
  'rich-text-editor',
  () => import('./rich-text-surface.tsx').then((module) => module.RichTextSurface),
  <BlockSkeleton lines={4} />,
);
