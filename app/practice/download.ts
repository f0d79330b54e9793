/** Hands the visitor a file that was made in the browser; nothing is sent. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
