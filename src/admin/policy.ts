/**
 * The workbench's policy. Its page is made for one person and kept by nobody, so it can carry a nonce: the screens' library
 * writes its style sheets in the browser, under that nonce. Scripts come from our own files alone. Pages of shops that are being moved in
 * may be framed, to be compared with those here.
 */
export const workbenchPolicy = (styleNonce: string, oldShops: readonly string[] = []) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    [`frame-src 'self'`, ...oldShops.map((host) => `https://${host}`)].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // The rich text's reader, what its editor pastes, and the cleaner that the screens' library brings.
    `trusted-types rich-text ProseMirrorClipboard dompurify`,
  ].join('; ')
