import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { Extension, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { limitPastedImages, readImages } from './rich-text-image.ts';

/** Inserts the images among the files at a position, or where the cursor is. */
export async function insertImages(editor: Editor, files: readonly File[], position?: number): Promise<void> {
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
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image.configure({ allowBase64: true }),
  ImageFiles,
];
