/**
 * The text of a file. What is no UTF-8 is read as GB18030: so spreadsheets in China save their CSV, and so some laboratories
 * send.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
