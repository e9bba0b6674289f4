/** @returns a text for HTML or XML: between tags, or in quotes of `"` */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
