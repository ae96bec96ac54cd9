import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
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
import { IconButton } from '../ui/icon-button.tsx';
import styles from './rich-text-editor.module.css';

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** Whether the text at the cursor has it; absent for what is done once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

/** A format that is put on and taken off again; `name` is what the editor calls it. */
const format = (
  label: string,
  icon: LucideIcon,
  name: string,
  toggle: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({
  label,
  icon,
  run: (editor) => toggle(editor.chain().focus()).run(),
  isOn: (editor) => editor.isActive(name),
});

const TOOLS: readonly Tool[] = [
  format('标题', Heading, 'heading', (chain) => chain.toggleHeading({ level: 3 })),
  format('加粗', Bold, 'bold', (chain) => chain.toggleBold()),
  format('斜体', Italic, 'italic', (chain) => chain.toggleItalic()),
  format('下划线', Underline, 'underline', (chain) => chain.toggleUnderline()),
  format('无序列表', List, 'bulletList', (chain) => chain.toggleBulletList()),
  format('有序列表', ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
  format('引用', Quote, 'blockquote', (chain) => chain.toggleBlockquote()),
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

interface RichTextToolbarProps {
  editor: Editor;
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
    <div className={`jw-row jw-wrap ${styles.toolbar}`} role="toolbar" aria-label={`${label}的格式`}>
      {TOOLS.map(({ label: name, icon, run }, index) => (
        <IconButton
          key={name}
          icon={icon}
          size={16}
          className={styles.tool}
          label={name}
          aria-pressed={states[index]?.isOn}
          aria-disabled={states[index]?.isPossible === false || undefined}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        icon={ImagePlus}
        size={16}
        className={styles.tool}
        label="插入图片"
        title="插入图片（小于 1 MB）"
        onClick={() => input.current?.click()}
      />
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
