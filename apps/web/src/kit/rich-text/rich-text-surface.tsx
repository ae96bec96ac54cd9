import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { EditorContent, Extension, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect } from 'react';
import styles from './rich-text-editor.module.css';
import { limitPastedImages, readImages } from './rich-text-image.ts';
import textStyles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { BlockSkeleton } from '../ui/skeleton.tsx';

/** Inserts the images among the files at a position, or where the cursor is. */
async function insertImages(editor: Editor, files: readonly File[], position?: number): Promise<void> {
  const images = await readImages(files);
  if (images.length === 0 || editor.isDestroyed) return;
  const content = images.map((attrs) => ({ type: 'image', attrs }));
  editor
    .chain()
    .focus()
    .insertContentAt(position ?? editor.state.selection.to, content)
    .run();
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Files that are pasted or dropped into the text become images of it. */
const ImageFiles = Extension.create({
  name: 'imageFiles',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          transformPastedHTML: limitPastedImages,
          handlePaste: (_view, event) => {
            const files = filesOf(event.clipboardData);
            if (files.length > 0) void insertImages(editor, files);
            return files.length > 0;
          },
          handleDrop: (view, event) => {
            const files = filesOf(event.dataTransfer);
            const place = files.length > 0 ? view.posAtCoords({ left: event.clientX, top: event.clientY }) : null;
            if (files.length > 0) void insertImages(editor, files, place?.pos);
            return files.length > 0;
          },
        },
      }),
    ];
  },
});

/** What the editor can do: the usual formats of a short text, links, and images as data URLs. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image.configure({ allowBase64: true }),
  ImageFiles,
];

interface RichTextEditorProps {
  label: string;
  /** HTML; '' = nothing written. */
  value: string;
  /** The text as HTML after every change; '' once nothing is left. */
  onChange: (html: string) => void;
  isReadOnly?: boolean;
}

/** The editor keeps an empty paragraph behind the last list or image to write on; it is no part of the text. */
const htmlOf = (editor: Editor): string => editor.getHTML().replace(/(<p><\/p>)+$/, '');

/** The editor itself, with its library. Use it through RichTextEditor, which loads it when needed. */
export function RichTextSurface({ label, value, onChange, isReadOnly = false }: RichTextEditorProps) {
  const editor = useEditor({
    // One that is made while rendering is thrown away when the rendering takes its time, with the page still holding it.
    immediatelyRender: false,
    extensions: EXTENSIONS,
    content: value,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(isReadOnly),
        class: `jw-break ${styles.surface} ${textStyles.text}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => {
    // A value from outside (another text to edit, a reset) takes the place of what is written.
    if (editor && value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return <BlockSkeleton lines={4} />;
  return (
    <div className={`jw-input ${styles.editor}`} data-read-only={isReadOnly || undefined}>
      {!isReadOnly && (
        <RichTextToolbar editor={editor} label={label} onFiles={(files) => void insertImages(editor, files)} />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
