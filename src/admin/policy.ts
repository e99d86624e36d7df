/**
 * The workbench's policy. Its page is made for one person and kept by nobody, so it can carry a nonce: the screens' library
 * writes its style sheets in the browser, under that nonce. Scripts come from our own files alone.
 */
export const workbenchPolicy = (styleNonce: string) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // The rich text's reader, what its editor pastes, and the cleaner that the screens' library brings.
    `trusted-types rich-text ProseMirrorClipboard dompurify`,
  ].join('; ')
