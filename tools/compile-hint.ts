/** V8 reads it only at the very beginning of a file; for every other engine it is a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/**
 * The page's runtime, and React, which wakes a part of the page; of the workbench what its screens and the editor of pages are made of:
 * most of them is needed as soon as they run.
 */
const COMPILED_AHEAD = new Set(['runtime', 'shell', 'react', 'biblioteca', 'base', 'telas', 'partes', 'editor'])

/**
 * Chromium compiles a function when it is first called, on the thread that answers presses. With this sign it compiles while the
 * file arrives, on another thread. A widget's own chunk has none: it is small, and much of it waits for a press that may never come.
 */
export const compileHint = (chunkName: string) => (COMPILED_AHEAD.has(chunkName) ? COMPILE_HINT : '')
