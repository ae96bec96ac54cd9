import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect } from 'react';
import styles from './rich-text-editor.module.css';
import { EXTENSIONS, insertImages } from './rich-text-extensions.ts';
import textStyles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { BlockSkeleton } from '../ui/skeleton.tsx';

export interface RichTextEditorProps {
  /** Accessible name of the text. */
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
    <div className={styles.editor} data-read-only={isReadOnly || undefined}>
      {!isReadOnly && (
        <RichTextToolbar editor={editor} label={label} onFiles={(files) => void insertImages(editor, files)} />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
