function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    // Deprecated, but the only way on plain-http addresses, where navigator.clipboard does not exist.
    return (document as { execCommand?: (command: string) => boolean }).execCommand?.('copy') ?? false;
  } finally {
    area.remove();
  }
}

/** Copies a text; answers whether the clipboard holds it now. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Permission refused: the selection way needs none.
    }
  }
  return copyBySelection(text);
}
