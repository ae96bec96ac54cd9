import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import styles from './rich-text-editor.module.css';

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** Whether the text at the cursor has it; absent for what is done once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: '标题',
    icon: Heading,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    label: '加粗',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: '斜体',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: '下划线',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: '无序列表',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: '有序列表',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: '引用',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: '撤销',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: '重做',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface RichTextToolbarProps {
  editor: Editor;
  /** Accessible name of the text. */
  label: string;
  onFiles: (files: File[]) => void;
}

/** Formats of the text at the cursor, and the button that inserts images. */
export function RichTextToolbar({ editor, label, onFiles }: RichTextToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const states = useEditorState({
    editor,
    selector: (context) =>
      TOOLS.map((tool) => ({
        isOn: tool.isOn?.(context.editor),
        isPossible: tool.isPossible?.(context.editor) ?? true,
      })),
  });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${label}的格式`}>
      {TOOLS.map((tool, index) => {
        const Icon = tool.icon;
        return (
          <button
            key={tool.label}
            type="button"
            className={`jw-icon-button ${styles.tool ?? ''}`}
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={states[index]?.isOn}
            aria-disabled={states[index]?.isPossible === false || undefined}
            onClick={() => tool.run(editor)}
          >
            <Icon {...ICON} />
          </button>
        );
      })}
      <button
        type="button"
        className={`jw-icon-button ${styles.tool ?? ''}`}
        aria-label="插入图片"
        title="插入图片（小于 1 MB）"
        onClick={() => input.current?.click()}
      >
        <ImagePlus {...ICON} />
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="选择图片"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
