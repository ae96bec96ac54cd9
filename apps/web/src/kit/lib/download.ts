/** Hands a file to the browser, which keeps it under this name. */
export function downloadFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a CSV text to the browser as a file. */
export function downloadCsv(text: string, fileName: string): void {
  downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}
