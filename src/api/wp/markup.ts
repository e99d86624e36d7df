/** Plain text of ours as the markup that the wire's `rendered` fields hold. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Lines as paragraphs; nothing stays nothing. */
export const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('')
