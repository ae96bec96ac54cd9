import { notice } from '../ui/notice.tsx';

/** An image of this many bytes or more is refused. */
export const IMAGE_LIMIT_BYTES = 1_048_576;

const TOO_LARGE = '上传图片必须小于1M';
const NO_IMAGE = '只能上传图片文件';

/** Why a file cannot be inserted; undefined when it can. */
export function imageProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/')) return NO_IMAGE;
  return file.size >= IMAGE_LIMIT_BYTES ? TOO_LARGE : undefined;
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

/** The images among the files, in their order; a file that cannot be inserted is told as an error notice. */
export async function readImages(files: readonly File[]): Promise<{ src: string; alt: string }[]> {
  const images: { src: string; alt: string }[] = [];
  for (const file of files) {
    const problem = imageProblem(file);
    if (problem !== undefined) {
      notice.error(problem);
      continue;
    }
    try {
      images.push({ src: await readDataUrl(file), alt: file.name });
    } catch {
      notice.error('图片未能读取，请重新选择');
    }
  }
  return images;
}

function dataUrlBytes(source: string): number {
  const data = source.slice(source.indexOf(',') + 1);
  return source.includes(';base64,') ? Math.floor((data.replace(/=+$/, '').length * 3) / 4) : data.length;
}

/** Pasted HTML whose inline images keep to the limit; pictures that only the other program can see are left out. */
export function limitPastedImages(html: string): string {
  if (!/<img\b/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  let isTooLarge = false;
  for (const image of page.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const isInline = source.startsWith('data:image/');
    const isOver = isInline && dataUrlBytes(source) >= IMAGE_LIMIT_BYTES;
    isTooLarge ||= isOver;
    if (isOver || !(isInline || /^https?:/.test(source))) image.remove();
  }
  if (isTooLarge) notice.error(TOO_LARGE);
  return page.body.innerHTML;
}
